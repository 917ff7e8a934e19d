package server

import (
	"cmp"
	"context"
	"errors"
	"io"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/gorilla/websocket"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// Times of a websocket (RELIABILITY, tiers): a ping finds half-open sockets.
const (
	pingEvery    = 10 * time.Second
	silentMost   = 25 * time.Second
	writeTimeout = 5 * time.Second
	lingerMost   = time.Second // for the client's half of the closing
)

// Frames of clients are a few hundred bytes and those of servers hardly more,
// while thousands of connections wait at once.
const (
	readBuffer  = 512
	writeBuffer = 1024
)

// upgrader leaves the origin to the caller. Compression stays off: the sizes of
// frames would tell of hidden cards.
var upgrader = &websocket.Upgrader{
	ReadBufferSize: readBuffer, WriteBufferSize: writeBuffer, WriteBufferPool: &sync.Pool{}, HandshakeTimeout: writeTimeout,
	CheckOrigin: func(*http.Request) bool { return true },
	Error: func(w http.ResponseWriter, _ *http.Request, status int, _ error) {
		writeJSON(w, status, wire.Fault{Error: wire.FaultCode{Code: wire.CodeMalformed}})
	},
}

// websocket opens a connection. It lives on after the request, whose buffers are
// given back.
func (s *Server) websocket(w http.ResponseWriter, r *http.Request) {
	l := newLine(&s.pump)
	c, err := s.connect(r, l.wake)
	if s.tellsInside(r, err) {
		s.turnAway(w, r, err)
		return
	}
	if err != nil {
		s.fail(w, err)
		return
	}
	conn, err := upgrader.Upgrade(corker{w}, r, nil)
	if err != nil {
		c.close()
		return // answered
	}
	s.sessions.Add(1)
	s.metrics.websockets.Inc()
	go c.serve(conn, l)
}

// connect checks who wants to connect, and opens the session.
func (s *Server) connect(r *http.Request, wake func()) (*session, error) {
	if !s.mayUpgrade(r) {
		return nil, &fault{code: wire.CodeBadOrigin}
	}
	return s.newSession(r, wake)
}

// tellsInside reports whether a refusal is told in a frame: the scripts of a
// browser never learn the status of a refused upgrade, and would come back for
// ever.
func (s *Server) tellsInside(r *http.Request, err error) bool {
	if err == nil || r.Header.Get("Origin") == "" || !websocket.IsWebSocketUpgrade(r) {
		return false
	}
	return byeOf(faultOf(err).code) != nil
}

// laterMS is when somebody who was one too many may come again.
const laterMS = 10_000

// byeOf is the goodbye that stands for a refused connection; nil where none
// does.
func byeOf(code string) *wire.Bye {
	switch code {
	case wire.CodeKicked:
		return &wire.Bye{Code: wire.ByeKicked}
	case wire.CodeNotFound:
		return &wire.Bye{Code: wire.ByeClosed}
	case wire.CodeSlowDown:
		return &wire.Bye{Code: wire.ByeFlood, Again: true, AfterMS: laterMS}
	}
	return nil
}

// turnAway says bye to a client before anything else.
func (s *Server) turnAway(w http.ResponseWriter, r *http.Request, err error) {
	bye := byeOf(faultOf(err).code)
	conn, err := upgrader.Upgrade(w, r, nil)
	if err != nil {
		return // answered
	}
	defer conn.Close()
	_ = conn.SetWriteDeadline(time.Now().Add(writeTimeout))
	if conn.WriteMessage(websocket.TextMessage, wire.Append(nil, *bye)) == nil {
		_ = conn.WriteControl(websocket.CloseMessage, closeText(bye.Code), time.Now().Add(writeTimeout))
	}
}

func closeText(bye string) []byte {
	return websocket.FormatCloseMessage(wire.CloseNumber(bye), bye)
}

// serve reads until the connection ends, while its line writes.
func (c *session) serve(conn *websocket.Conn, l *line) {
	c.greet("")
	l.start(c, conn)
	farewell := c.read(conn)
	c.settle()
	l.finish()
	if farewell != nil {
		l.farewell(farewell)
	}
	_ = conn.Close()
	c.close()
	c.s.metrics.websockets.Dec()
	c.s.sessions.Done()
}

// read takes frames until the connection ends. After a goodbye it only waits
// for the client's. It returns what to answer to a close frame, which is for
// after all that waits to be written; nil if there came none.
func (c *session) read(conn *websocket.Conn) (farewell []byte) {
	conn.SetCloseHandler(func(code int, _ string) error {
		farewell = websocket.FormatCloseMessage(code, "")
		return nil
	})
	conn.SetPingHandler(func(text string) error { return c.pinged(conn, text) })
	conn.SetPongHandler(func(text string) error { return c.ponged(conn, text) })
	_ = c.stayAlive(conn)
	var raw []byte
	for {
		kind, in, err := conn.NextReader()
		if errors.Is(err, websocket.ErrReadLimit) { // a length that no number can have
			c.end(&wire.Bye{Code: wire.ByeMalformed})
		}
		if err != nil {
			return farewell
		}
		if c.leaving.Load() {
			continue
		}
		raw, err = readFrame(raw, in, c.frameMost())
		switch {
		case err == nil && kind == websocket.TextMessage:
			if c.tryTake(raw) != nil {
				return nil
			}
		case err == nil || errors.Is(err, errTooLarge):
			c.end(&wire.Bye{Code: wire.ByeMalformed})
		default:
			return farewell
		}
	}
}

func (c *session) tryTake(raw []byte) (err error) {
	defer c.survive(&err)
	c.take(context.Background(), raw)
	return nil
}

func (c *session) stayAlive(conn *websocket.Conn) error {
	if c.leaving.Load() {
		return nil
	}
	return conn.SetReadDeadline(time.Now().Add(silentMost))
}

// pinged answers a ping of the client's, which costs as much as a frame.
func (c *session) pinged(conn *websocket.Conn, text string) error {
	if c.leaving.Load() {
		return nil
	}
	switch c.budget.spend() {
	case flooded:
		c.end(&wire.Bye{Code: wire.ByeFlood})
	case paid:
		_ = conn.WriteControl(websocket.PongMessage, []byte(text), time.Now().Add(writeTimeout)) // who cannot be written to is found by the line
		c.wake()
	}
	return nil
}

// ponged takes an answer to a ping of ours, or one that nobody asked for: it costs
// as much as a frame.
func (c *session) ponged(conn *websocket.Conn, text string) error {
	if n, err := strconv.ParseUint(text, 10, 64); err == nil {
		c.returned(n)
	}
	if c.budget.spend() == flooded {
		c.end(&wire.Bye{Code: wire.ByeFlood})
	}
	return c.stayAlive(conn)
}

var errTooLarge = errors.New("server: frame too large")

// frameMost is how many bytes a frame of the client may have.
func (c *session) frameMost() int { return cmp.Or(c.kind.Message, frameMost) }

// readFrame reads a whole message of at most so many bytes into buf's memory.
// What is larger is not read further.
func readFrame(buf []byte, in io.Reader, most int) ([]byte, error) {
	if cap(buf) == 0 || cap(buf) > readBuffer {
		buf = make([]byte, 0, readBuffer)
	}
	buf = buf[:0]
	for {
		if len(buf) == cap(buf) {
			buf = append(buf, 0)[:len(buf)]
		}
		n, err := in.Read(buf[len(buf):cap(buf)])
		buf = buf[:len(buf)+n]
		switch {
		case len(buf) > most:
			return buf, errTooLarge
		case err == io.EOF:
			return buf, nil
		case err != nil:
			return buf, err
		}
	}
}

// leave gives the client a moment to say goodbye, too.
func (c *session) leave(conn *websocket.Conn) {
	c.leaving.Store(true)
	conn.NetConn().(*corkedConn).closeWrite()
	_ = conn.SetReadDeadline(time.Now().Add(lingerMost))
}

// Wait waits until all connections have ended, at most until ctx does.
func (s *Server) Wait(ctx context.Context) {
	ended := make(chan struct{})
	go func() {
		s.sessions.Wait()
		close(ended)
	}()
	select {
	case <-ended:
	case <-ctx.Done():
	}
}
