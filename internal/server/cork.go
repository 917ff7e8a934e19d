package server

import (
	"bufio"
	"encoding/binary"
	"net"
	"net/http"
	"sync"
	"syscall"
	"time"

	"github.com/gorilla/websocket"
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

// corkedConn gathers what is written until it is released into one write, so
// that an answer and its patch cost one system call. Write never waits, whoever
// calls it. One goroutine at a time releases and drains.
type corkedConn struct {
	net.Conn
	raw syscall.RawConn // nil where the connection is not the system's own

	mu   sync.Mutex // guards what follows, and is held for moments only
	held *[]byte    // what waits to be released, nil for nothing
	err  error      // what a write failed with: none follows

	// Owned by whoever releases.
	rest *[]byte // what release left for drain
	try  func(fd uintptr)
	n    int // of rest, what try wrote
}

func newCork(conn net.Conn) *corkedConn {
	c := &corkedConn{Conn: conn}
	if system, ok := conn.(syscall.Conn); ok {
		c.raw, _ = system.SyscallConn()
	}
	c.try = func(fd uintptr) {
		var err error
		if c.n, err = writeNow(fd, *c.rest); err != nil {
			c.fail(err)
		}
	}
	return c
}

// heldBuffers are for what is held; few connections write at the same moment.
var heldBuffers = sync.Pool{New: func() any { return new([]byte) }}

// heldKept is how large a buffer may be to be kept: a patch, not a document.
const heldKept = 4 << 10

// Write holds p. It fails when an earlier write has failed.
func (c *corkedConn) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err != nil {
		return 0, c.err
	}
	held := c.room()
	*held = append(*held, p...)
	return len(p), nil
}

// text holds a message as a text frame. It fails when an earlier write has
// failed.
func (c *corkedConn) text(message []byte) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err != nil {
		return c.err
	}
	held := c.room()
	*held = append(appendTextHeader(*held, len(message)), message...)
	return nil
}

// appendTextHeader appends what stands before n bytes of a server's text in one
// frame (RFC 6455, section 5.2).
func appendTextHeader(dst []byte, n int) []byte {
	const finalText = 0x80 | websocket.TextMessage
	switch {
	case n < 126:
		return append(dst, finalText, byte(n))
	case n < 1<<16:
		return binary.BigEndian.AppendUint16(append(dst, finalText, 126), uint16(n))
	}
	return binary.BigEndian.AppendUint64(append(dst, finalText, 127), uint64(n))
}

// room is the buffer for what is to be held.
func (c *corkedConn) room() *[]byte {
	if c.held == nil {
		c.held = heldBuffers.Get().(*[]byte)
	}
	return c.held
}

// SetWriteDeadline does nothing: drain has its own.
func (c *corkedConn) SetWriteDeadline(time.Time) error { return nil }

// release writes what is held as far as that needs no waiting. It reports
// whether a rest is for drain.
func (c *corkedConn) release() (rest bool, err error) {
	if !c.take() {
		return false, c.failed()
	}
	c.n = 0
	if c.raw != nil {
		if err := c.raw.Control(c.try); err != nil { // cheaper than its Write, which would wait
			c.fail(err)
		}
	}
	if err := c.failed(); err != nil || c.n == len(*c.rest) {
		c.letGo()
		return false, err
	}
	*c.rest = (*c.rest)[:copy(*c.rest, (*c.rest)[c.n:])]
	return true, nil
}

// drain writes the rest, and what was held meanwhile. It fails with a timeout
// when the client has not read for writeTimeout.
func (c *corkedConn) drain() error {
	for more := true; more && c.failed() == nil; more = c.take() {
		_ = c.Conn.SetWriteDeadline(time.Now().Add(writeTimeout))
		if _, err := c.Conn.Write(*c.rest); err != nil {
			c.fail(err)
		}
		_ = c.Conn.SetWriteDeadline(time.Time{})
		c.letGo()
	}
	return c.failed()
}

// take makes what is held the rest, if anything is.
func (c *corkedConn) take() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err != nil || c.held == nil {
		return false
	}
	c.rest, c.held = c.held, nil
	return true
}

// letGo gives the buffer of the rest back.
func (c *corkedConn) letGo() {
	if cap(*c.rest) <= heldKept {
		*c.rest = (*c.rest)[:0]
		heldBuffers.Put(c.rest)
	}
	c.rest = nil
}

func (c *corkedConn) fail(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err == nil {
		c.err = err
	}
}

func (c *corkedConn) failed() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.err
}

// closeWrite says that nothing follows, and leaves what was sent to be read:
// closing at once would make the system throw it away where the client still
// sends.
func (c *corkedConn) closeWrite() {
	if half, ok := c.Conn.(interface{ CloseWrite() error }); ok {
		_ = half.CloseWrite()
	}
}
