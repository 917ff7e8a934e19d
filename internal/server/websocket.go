package server

import (
	"context"
	"errors"
	"net"
	"net/http"
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
)

// Buffers are small: frames of clients are a few hundred bytes, and thousands
// of connections wait at once.
var writeBuffers = &sync.Pool{}

// upgrader checks the origin itself; compression stays off, since its size
// would tell of hidden cards.
func (s *Server) upgrader() *websocket.Upgrader {
	return &websocket.Upgrader{
		ReadBufferSize: 512, WriteBufferSize: 1024, WriteBufferPool: writeBuffers,
		HandshakeTimeout: writeTimeout, CheckOrigin: s.mayUpgrade,
		Error: func(w http.ResponseWriter, _ *http.Request, status int, _ error) {
			if status == http.StatusForbidden {
				writeFault(w, &fault{code: wire.CodeBadOrigin})
				return
			}
			writeFault(w, &fault{code: wire.CodeMalformed})
		},
	}
}

// websocket serves a connection until it ends: this goroutine reads, another
// one writes.
func (s *Server) websocket(w http.ResponseWriter, r *http.Request) {
	found, err := s.find(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	conn, err := s.upgrader().Upgrade(cork(w), r, nil)
	if err != nil {
		return // answered
	}
	c, err := s.newSession(found, whoIs(r).device)
	if err != nil {
		_ = conn.Close()
		return
	}
	s.sessions.add()
	defer s.sessions.done()
	s.metrics.websockets.Inc()
	defer s.metrics.websockets.Dec()
	c.serve(conn)
}

// serve runs the reader, and ends when both have.
func (c *session) serve(conn *websocket.Conn) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	c.send(c.hello(""))
	wrote := make(chan struct{})
	go func() {
		defer close(wrote)
		c.write(ctx, conn)
		_ = conn.Close() // the reader ends too
	}()
	c.read(ctx, conn)
	cancel()
	<-wrote
	c.close()
}

// read takes frames until the connection ends.
func (c *session) read(ctx context.Context, conn *websocket.Conn) {
	conn.SetReadLimit(frameMost)
	alive := func(string) error { return conn.SetReadDeadline(time.Now().Add(silentMost)) }
	_ = alive("")
	conn.SetPongHandler(alive)
	for {
		kind, raw, err := conn.ReadMessage()
		if err != nil {
			if errors.Is(err, websocket.ErrReadLimit) {
				c.end(&wire.Bye{Code: wire.ByeMalformed})
			}
			return
		}
		if kind != websocket.TextMessage {
			c.end(&wire.Bye{Code: wire.ByeMalformed})
			return
		}
		c.take(ctx, raw)
	}
}

// write sends what there is, whenever there is something, and pings.
func (c *session) write(ctx context.Context, conn *websocket.Conn) {
	ping := time.NewTicker(pingEvery)
	defer ping.Stop()
	for {
		select {
		case <-ctx.Done():
			c.flush(conn) // a bye may wait
			return
		case <-ping.C:
			if conn.WriteControl(websocket.PingMessage, nil, time.Now().Add(writeTimeout)) != nil {
				return
			}
			continue
		case <-c.wake:
		case <-c.feed.Ready():
		}
		if !c.flush(conn) {
			return
		}
	}
}

// flush writes all that waits in one go, and reports whether the connection
// stays.
func (c *session) flush(conn *websocket.Conn) bool {
	frames, bye := c.fill()
	if len(frames) == 0 {
		return true
	}
	corked, _ := conn.NetConn().(*corkedConn)
	if corked != nil {
		corked.hold()
	}
	_ = conn.SetWriteDeadline(time.Now().Add(writeTimeout))
	for _, f := range frames {
		if err := conn.WriteMessage(websocket.TextMessage, f); err != nil {
			return false
		}
	}
	c.s.metrics.sent.Add(float64(len(frames)))
	if bye != nil {
		text := websocket.FormatCloseMessage(wire.CloseNumber(bye.Code), bye.Code)
		_ = conn.WriteControl(websocket.CloseMessage, text, time.Now().Add(writeTimeout))
	}
	if corked != nil && corked.release() != nil {
		c.s.slow()
		return false
	}
	return bye == nil
}

// slow counts a client that read nothing within the write deadline.
func (s *Server) slow() { s.metrics.byes.WithLabelValues(wire.ByeSlow).Inc() }

// sessions counts open connections, so that a server that ends can wait for
// their last frames.
type sessions struct{ group sync.WaitGroup }

func (s *sessions) add()  { s.group.Add(1) }
func (s *sessions) done() { s.group.Done() }

// Wait waits until all connections have ended, at most until ctx does.
func (s *Server) Wait(ctx context.Context) {
	ended := make(chan struct{})
	go func() {
		s.sessions.group.Wait()
		close(ended)
	}()
	select {
	case <-ended:
	case <-ctx.Done():
	}
}

// corkedConn gathers the writes between hold and release into one, so that an
// answer and its patch cost one system call. The writer goroutine alone uses
// hold, release and, while it holds, Write.
type corkedConn struct {
	net.Conn
	held bool
	buf  []byte
}

func (c *corkedConn) hold() { c.held = true }

func (c *corkedConn) release() error {
	c.held = false
	_, err := c.Conn.Write(c.buf)
	if cap(c.buf) > bufferKept {
		c.buf = nil
	}
	c.buf = c.buf[:0]
	return err
}

// bufferKept is how large a write buffer may be to be kept for the next patch;
// a whole document is written once.
const bufferKept = 1 << 10

func (c *corkedConn) Write(p []byte) (int, error) {
	if !c.held {
		return c.Conn.Write(p)
	}
	c.buf = append(c.buf, p...)
	return len(p), nil
}
