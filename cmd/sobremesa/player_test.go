package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/gorilla/websocket"
	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/stretchr/testify/require"
)

// player is a device in a seat of a killing. It plays whatever is legal, and
// keeps what it was told.
type player struct {
	k      *killing
	path   string // of its room
	seat   int
	secret string
	r      *rand.Rand
	conn   *websocket.Conn

	v       uint64 // of doc
	doc     []byte
	asked   int // ids given out
	counts  func()
	waits   bool     // something asked is not answered
	unheard *command // sent, and not answered
	told    []command
	heard   uint64 // newest version that it was told
}

// command is what a player asked, and the version that it was told.
type command struct {
	id, text string
	v        uint64
}

// received is a server frame, as far as players look.
type received struct {
	T, ID, Code string
	V           uint64
	Doc, P      json.RawMessage
	Moves       []json.RawMessage
}

// parted is why a player plays no more.
type parted struct {
	who  string
	last received
}

func (e *parted) Error() string {
	return fmt.Sprintf("%s was told %s %s %s", e.who, e.last.T, e.last.Code, e.last.ID)
}

func newPlayer(k *killing, room, seat int) *player {
	return &player{
		k: k, seat: seat, r: rand.New(rand.NewPCG(k.r.Uint64(), 2)),
		secret: fmt.Sprintf("room-%02d-seat-%02d-%s", room, seat, strings.Repeat("s", 40)),
	}
}

// call makes a request that has to succeed.
func (p *player) call(method, path string, body any) (answer map[string]any) {
	text := []byte(nil)
	if body != nil {
		var err error
		text, err = json.Marshal(body)
		require.NoError(p.k.t, err)
	}
	r, err := http.NewRequest(method, p.k.url+path, bytes.NewReader(text))
	require.NoError(p.k.t, err)
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+p.secret)
	res, err := client.Do(r)
	require.NoError(p.k.t, err)
	defer res.Body.Close()
	require.NoError(p.k.t, json.NewDecoder(res.Body).Decode(&answer))
	require.Less(p.k.t, res.StatusCode, 300, "%s %s: %v", method, path, answer)
	return answer
}

// connect opens the websocket and reads up to the whole document.
func (p *player) connect() error {
	d := websocket.Dialer{HandshakeTimeout: patience}
	conn, _, err := d.Dial("ws"+strings.TrimPrefix(p.k.url, "http")+p.path+"/ws", http.Header{"Authorization": {"Bearer " + p.secret}})
	if err != nil {
		return fmt.Errorf("connect: %w", err)
	}
	p.k.t.Cleanup(func() { _ = conn.Close() })
	p.conn, p.waits = conn, false
	for {
		if f, err := p.take(); err != nil || f.T == "state" {
			return err
		}
	}
}

// take is the next frame, and what it does to the document.
func (p *player) take() (f received, err error) {
	_ = p.conn.SetReadDeadline(time.Now().Add(patience))
	_, text, err := p.conn.ReadMessage()
	if err != nil {
		return f, err
	}
	if err := json.Unmarshal(text, &f); err != nil {
		return f, err
	}
	switch f.T {
	case "state":
		p.v, p.doc = f.V, f.Doc
	case "patch":
		p.v = f.V
		p.doc, err = patch.Apply(p.doc, f.P)
	}
	return f, err
}

// game is the game's part of the document.
func (p *player) game() string {
	var doc struct{ Game json.RawMessage }
	require.NoError(p.k.t, json.Unmarshal(p.doc, &doc))
	return string(doc.Game)
}

// play plays until the server is gone. It fails where something is refused, or
// not as it was told. Counts is called after each command, and after its done.
func (p *player) play(counts func()) error {
	for p.counts = counts; ; {
		p.answer()
		f, err := p.take()
		if err != nil {
			return nil
		}
		switch f.T {
		case "legal":
			p.waits = false
			if len(f.Moves) > 0 {
				p.ask(fmt.Sprintf(`"t":"move","at":%d,"move":%s`, f.V, f.Moves[p.r.IntN(len(f.Moves))]))
			}
		case "done":
			err = p.hear(f)
			p.counts()
		case "refused", "error", "bye":
			err = &parted{p.secret[:15], f}
		}
		if err != nil {
			return err
		}
	}
}

// answer asks for the moves of the seat where the document shows that it is
// waited for. The host of a match that is over asks for another.
func (p *player) answer() {
	if p.waits || p.unheard != nil || p.v < p.heard {
		return
	}
	var doc struct {
		Room struct{ Phase string }
		Game struct{ Turn struct{ Seats []int } }
	}
	_ = json.Unmarshal(p.doc, &doc)
	switch {
	case doc.Room.Phase == "over" && p.seat == 1:
		p.ask(`"t":"host","do":"rematch"`)
	case doc.Room.Phase == "playing" && slices.Contains(doc.Game.Turn.Seats, p.seat):
		p.waits = true
		p.send(`{"t":"legal","id":"legal"}`)
	}
}

// ask sends a command under an id that no player had before.
func (p *player) ask(members string) {
	p.asked++
	id := fmt.Sprintf("%s-%d", p.secret[:15], p.asked)
	p.unheard = &command{id: id, text: fmt.Sprintf(`{"id":%q,%s}`, id, members)}
	p.send(p.unheard.text)
	p.counts()
}

// send leaves it to the next take to notice that the server is gone.
func (p *player) send(text string) { _ = p.conn.WriteMessage(websocket.TextMessage, []byte(text)) }

// hear notes that the command in flight is done.
func (p *player) hear(f received) error {
	if p.unheard == nil || f.ID != p.unheard.id {
		return fmt.Errorf("%s was done, which was not asked", f.ID)
	}
	p.unheard.v = f.V
	p.told, p.heard, p.unheard = append(p.told, *p.unheard), max(p.heard, f.V), nil
	return nil
}

// sendAgain asks once more for what was not answered: it is done, now or before.
func (p *player) sendAgain() error {
	p.send(p.unheard.text)
	f, err := p.answerTo(p.unheard.id)
	if err != nil {
		return err
	}
	return p.hear(f)
}

// repeat sends some old commands again, which get the answers that they had.
func (p *player) repeat(most int) error {
	for range min(most, len(p.told)) {
		old := p.told[p.r.IntN(len(p.told))]
		p.send(old.text)
		f, err := p.answerTo(old.id)
		if err != nil {
			return err
		}
		if f.V != old.v {
			return fmt.Errorf("%s was done as version %d, and now as %d", old.id, old.v, f.V)
		}
	}
	return nil
}

// answerTo takes frames up to the done of a command.
func (p *player) answerTo(id string) (received, error) {
	for {
		f, err := p.take()
		if err == nil && f.ID == id && f.T != "done" {
			err = fmt.Errorf("%s of %s: %s", f.T, id, f.Code)
		}
		if err != nil || f.ID == id {
			return f, err
		}
	}
}
