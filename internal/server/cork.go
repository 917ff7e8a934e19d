package server

import (
	"bufio"
	"net"
	"net/http"
	"sync"
	"time"
)

// corker is a ResponseWriter whose connection, once it is taken over, can be
// corked.
type corker struct{ http.ResponseWriter }

// Hijack takes the connection over.
func (c corker) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(c.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	return &corkedConn{Conn: conn}, rw, nil
}

// corkedConn gathers what is written between hold and release into one write,
// so that an answer and its patch cost one system call. The writer goroutine
// holds and releases; control frames that the reader's side answers with may
// come in between.
type corkedConn struct {
	net.Conn

	mu       sync.Mutex // guards what follows, and the order of writes
	held     *[]byte    // nil outside hold and release
	deadline time.Time  // of writes, as last set
}

// heldBuffers are for what is held; few connections write at the same moment.
var heldBuffers = sync.Pool{New: func() any { return new([]byte) }}

// heldKept is how large a buffer may be to be kept: a patch, not a document.
const heldKept = 4 << 10

func (c *corkedConn) hold() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.held = heldBuffers.Get().(*[]byte)
}

// release writes what was held. It fails with a timeout when the client has not
// read for the write deadline.
func (c *corkedConn) release() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	held := c.held
	c.held = nil
	err := c.extend()
	if err == nil && len(*held) > 0 {
		_, err = c.Conn.Write(*held)
	}
	if cap(*held) <= heldKept {
		*held = (*held)[:0]
		heldBuffers.Put(held)
	}
	return err
}

// extend keeps the deadline of writes at least writeTimeout ahead. It is set a
// little further, since setting it for each write would cost as much as a patch.
func (c *corkedConn) extend() error {
	const slack = time.Second
	now := time.Now()
	if c.deadline.Sub(now) >= writeTimeout {
		return nil
	}
	c.deadline = now.Add(writeTimeout + slack)
	return c.Conn.SetWriteDeadline(c.deadline)
}

// Write writes, or holds.
func (c *corkedConn) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held == nil {
		return c.Conn.Write(p)
	}
	*c.held = append(*c.held, p...)
	return len(p), nil
}

// SetWriteDeadline is for writes that are not held; release sets its own.
func (c *corkedConn) SetWriteDeadline(t time.Time) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held != nil {
		return nil
	}
	c.deadline = t
	return c.Conn.SetWriteDeadline(t)
}

// closeWrite says that nothing follows, and leaves what was sent to be read:
// closing at once would make the system throw it away where the client still
// sends.
func (c *corkedConn) closeWrite() {
	if half, ok := c.Conn.(interface{ CloseWrite() error }); ok {
		_ = half.CloseWrite()
	}
}
