package server

import (
	"bufio"
	"net"
	"net/http"
	"sync"
	"syscall"
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
	return newCork(conn), rw, nil
}

// corkedConn gathers what is written between hold and release into one write,
// so that an answer and its patch cost one system call. One goroutine at a time
// holds and releases; control frames that the reader's side answers with may
// come in between. Every write that waits has writeTimeout.
type corkedConn struct {
	net.Conn
	raw syscall.RawConn // nil where the connection is not the system's own

	mu   sync.Mutex // guards what follows, and the order of writes
	held *[]byte    // nil outside hold and the end of release or drain
	try  func(fd uintptr) bool
	n    int   // what try wrote
	err  error // what a write failed with: none follows
}

func newCork(conn net.Conn) *corkedConn {
	c := &corkedConn{Conn: conn}
	if system, ok := conn.(syscall.Conn); ok {
		c.raw, _ = system.SyscallConn()
	}
	c.try = func(fd uintptr) bool {
		c.n, c.err = writeNow(fd, *c.held)
		return true
	}
	return c
}

// heldBuffers are for what is held; few connections write at the same moment.
var heldBuffers = sync.Pool{New: func() any { return new([]byte) }}

// heldKept is how large a buffer may be to be kept: a patch, not a document.
const heldKept = 4 << 10

func (c *corkedConn) hold() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held == nil {
		c.held = heldBuffers.Get().(*[]byte)
	}
}

// release writes what was held as far as that needs no waiting. It reports
// whether a rest is for drain.
func (c *corkedConn) release() (rest bool, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.n = 0
	if c.raw != nil && c.err == nil {
		if err := c.raw.Write(c.try); err != nil {
			c.err = err
		}
	}
	if c.err == nil && c.n < len(*c.held) {
		*c.held = (*c.held)[:copy(*c.held, (*c.held)[c.n:])]
		return true, nil
	}
	c.letGo()
	return false, c.err
}

// drain writes the rest. It fails with a timeout when the client has not read
// for writeTimeout.
func (c *corkedConn) drain() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.write(*c.held)
	c.letGo()
	return c.err
}

// letGo gives the buffer of what was held back.
func (c *corkedConn) letGo() {
	held := c.held
	c.held = nil
	if cap(*held) <= heldKept {
		*held = (*held)[:0]
		heldBuffers.Put(held)
	}
}

// write writes all of p and waits as long as it may.
func (c *corkedConn) write(p []byte) {
	if c.err != nil {
		return
	}
	_ = c.Conn.SetWriteDeadline(time.Now().Add(writeTimeout))
	_, c.err = c.Conn.Write(p)
	_ = c.Conn.SetWriteDeadline(time.Time{})
}

// Write writes, or holds.
func (c *corkedConn) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held != nil {
		*c.held = append(*c.held, p...)
		return len(p), nil
	}
	if c.write(p); c.err != nil {
		return 0, c.err
	}
	return len(p), nil
}

// SetWriteDeadline does nothing: each write has its own.
func (c *corkedConn) SetWriteDeadline(time.Time) error { return nil }

// closeWrite says that nothing follows, and leaves what was sent to be read:
// closing at once would make the system throw it away where the client still
// sends.
func (c *corkedConn) closeWrite() {
	if half, ok := c.Conn.(interface{ CloseWrite() error }); ok {
		_ = half.CloseWrite()
	}
}
