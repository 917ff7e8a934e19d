package server_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"
	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/stretchr/testify/require"
)

// frame is a server frame, as far as tests look.
type frame struct {
	T       string
	V       uint64
	ID      string
	Code    string
	Rule    string
	Again   bool
	AfterMS int `json:"after_ms"`
	Stream  string
	Seats   []int
	Doc, P  json.RawMessage
	Hint    json.RawMessage
	Moves   []json.RawMessage
	From    *uint64

	raw string
}

// line is one connection of a device, by websocket or event stream. It keeps the
// document as a client does: replaced by state, merged by patch.
type line struct {
	t    *testing.T
	read func() (string, error)
	send func(text string)
	hang func()

	v   uint64
	doc []byte
}

// dial opens a websocket to a room.
func (d device) dial(path string) *line {
	d.h.t.Helper()
	conn, _, err := d.dialer(path, nil)
	require.NoError(d.h.t, err)
	return d.h.lineOf(conn)
}

func (d device) dialer(path string, header http.Header) (*websocket.Conn, *http.Response, error) {
	if header == nil {
		header = http.Header{}
	}
	if d.secret != "" {
		header.Set("Authorization", "Bearer "+d.secret)
	}
	url := "ws" + strings.TrimPrefix(d.h.url, "http") + path
	if !strings.Contains(path, "/ws") {
		url += "/ws"
	}
	dialer := websocket.Dialer{HandshakeTimeout: patience}
	return dialer.Dial(url, header)
}

func (h *house) lineOf(conn *websocket.Conn) *line {
	l := &line{t: h.t, hang: func() { _ = conn.Close() }}
	l.read = func() (string, error) {
		_ = conn.SetReadDeadline(time.Now().Add(patience))
		_, text, err := conn.ReadMessage()
		return string(text), err
	}
	l.send = func(text string) { require.NoError(h.t, conn.WriteMessage(websocket.TextMessage, []byte(text))) }
	h.t.Cleanup(l.hang)
	return l
}

// listen opens an event stream to a room.
func (d device) listen(path string) *line {
	d.h.t.Helper()
	res, err := (&http.Client{Transport: client.Transport}).Do(d.request("GET", path+"/events", nil))
	require.NoError(d.h.t, err)
	require.Equal(d.h.t, 200, res.StatusCode)
	require.Equal(d.h.t, "text/event-stream", res.Header.Get("Content-Type"))
	l := &line{t: d.h.t, hang: func() { _ = res.Body.Close() }}
	events := bufio.NewReader(res.Body)
	l.read = func() (string, error) { return readEvent(events) }
	d.h.t.Cleanup(l.hang)
	stream := l.next("hello").Stream
	require.NotEmpty(d.h.t, stream)
	overheard.keeps(stream)
	l.send = func(text string) {
		r := d.request("POST", path+"/frames", json.RawMessage(text))
		r.Header.Set("Sobremesa-Stream", stream)
		a := d.h.send(r)
		require.Equal(d.h.t, 202, a.status, "%s", a.body)
	}
	return l
}

func readEvent(events *bufio.Reader) (string, error) {
	name, err := events.ReadString('\n')
	if err != nil {
		return "", err
	}
	data, err := events.ReadString('\n')
	if err != nil {
		return "", err
	}
	if _, err = events.ReadString('\n'); name != "event: frame\n" {
		return "", fmt.Errorf("event %q", name)
	}
	return strings.TrimPrefix(strings.TrimSpace(data), "data: "), err
}

// take is the next frame, and what it does to the document.
func (l *line) take() frame {
	l.t.Helper()
	text, err := l.read()
	require.NoError(l.t, err)
	return l.apply(text)
}

func (l *line) apply(text string) frame {
	overheard.said(text)
	f := frame{raw: text}
	require.NoError(l.t, json.Unmarshal([]byte(text), &f), text)
	switch f.T {
	case "state":
		l.v, l.doc = f.V, f.Doc
	case "patch":
		require.Nil(l.t, f.From)
		require.GreaterOrEqual(l.t, f.V, l.v)
		doc, err := patch.Apply(l.doc, f.P)
		require.NoError(l.t, err)
		l.v, l.doc = f.V, doc
	}
	return f
}

// next is the next frame of a kind; others are passed over.
func (l *line) next(t string) frame {
	l.t.Helper()
	for {
		if f := l.take(); f.T == t {
			return f
		}
	}
}

// reach takes frames until the document is of the version or a later one.
func (l *line) reach(v uint64) {
	l.t.Helper()
	for l.doc == nil || l.v < v {
		l.take()
	}
}

// until takes frames until the document is as wanted.
func (l *line) until(isSo func() bool) {
	l.t.Helper()
	for !isSo() {
		l.take()
	}
}

// ask sends a frame and returns the answer with its id.
func (l *line) ask(id, text string) frame {
	l.t.Helper()
	l.send(text)
	for {
		if f := l.take(); f.ID == id {
			return f
		}
	}
}

// closed reads to the end, which has to be a close frame, and returns its number
// and the frames before it.
func (l *line) closed() (number int, before []frame) {
	l.t.Helper()
	for {
		text, err := l.read()
		if err == nil {
			before = append(before, l.apply(text))
			continue
		}
		var c *websocket.CloseError
		require.ErrorAs(l.t, err, &c)
		return c.Code, before
	}
}

// part is a member of the document by its path.
func (l *line) part(path ...string) any {
	var doc any
	require.NoError(l.t, json.Unmarshal(l.doc, &doc))
	for _, name := range path {
		o, _ := doc.(object)
		doc = o[name]
	}
	return doc
}
