package server

import (
	"errors"
	"os"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/gorilla/websocket"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// line is the writing side of one websocket. Somebody wakes it, the pump lets it
// step, and it writes what its session has to say. A client that reads too
// slowly is waited for in a goroutine of its own.
type line struct {
	pump  *pump
	state atomic.Uint32
	stop  atomic.Bool   // nobody reads the connection any more
	wrote chan struct{} // closed when nothing will be written any more, once stopped

	// Owned by the step at work, after start.
	session *session
	conn    *websocket.Conn
	cork    *corkedConn
	closed  bool // a goodbye was written, or the connection failed

	ping    *time.Timer
	pinging atomic.Bool // a ping is due
}

// States of a line: it rests, waits for its step, or steps; and what it is woken
// for during a step, another one sees to.
const (
	waiting uint32 = iota // also before start: so that nothing is written yet
	resting
	stepping
	woken
)

func newLine(p *pump) *line { return &line{pump: p, wrote: make(chan struct{})} }

// start lets the line write what its session has to say.
func (l *line) start(c *session, conn *websocket.Conn) {
	l.session, l.conn, l.cork = c, conn, conn.NetConn().(*corkedConn)
	l.pinging.Store(true) // a race may come soon, and needs a round trip
	l.ping = time.AfterFunc(pingEvery, func() {
		l.pinging.Store(true)
		l.wake()
	})
	l.pump.push(l)
}

// finish writes what still waits, and returns when nothing will be written any
// more.
func (l *line) finish() {
	l.ping.Stop()
	l.stop.Store(true)
	l.wake()
	<-l.wrote
}

// wake makes the line step soon. It never blocks.
func (l *line) wake() {
	for {
		switch l.state.Load() {
		case resting:
			if l.state.CompareAndSwap(resting, waiting) {
				l.pump.push(l)
				return
			}
		case stepping:
			if l.state.CompareAndSwap(stepping, woken) {
				return
			}
		default:
			return
		}
	}
}

// step writes what waits.
func (l *line) step() {
	l.state.Store(stepping)
	stop := l.stop.Load()
	over, rest, err := l.flush()
	if rest && err == nil {
		go func() { l.rest(stop, over, l.cork.drain()) }()
		return
	}
	l.rest(stop, over, err)
}

// rest ends a step, which met stop, ended with a goodbye if over, or failed.
func (l *line) rest(stop, over bool, err error) {
	switch {
	case err != nil:
		l.lose(err)
	case over:
		l.session.leave(l.conn)
	}
	l.closed = l.closed || over || err != nil
	if stop {
		close(l.wrote)
		return
	}
	if !l.state.CompareAndSwap(stepping, resting) {
		l.state.Store(waiting)
		l.pump.push(l)
	}
}

// flush writes all that waits in one go. It reports whether that ended with a
// goodbye, and whether a rest could not be written without waiting.
func (l *line) flush() (over, rest bool, err error) {
	if l.closed {
		return false, false, nil
	}
	defer l.session.survive(&err)
	frames, bye := l.session.fill()
	for _, f := range frames {
		err = errors.Join(err, l.cork.text(f))
	}
	if l.pinging.Swap(false) {
		l.ping.Reset(pingEvery)
		err = errors.Join(err, l.conn.WriteControl(websocket.PingMessage, strconv.AppendUint(nil, l.session.pings.next(), 10), time.Now().Add(writeTimeout)))
	}
	if bye != nil {
		err = errors.Join(err, l.conn.WriteMessage(websocket.CloseMessage, closeText(bye.Code)))
	}
	l.session.sent(frames)
	rest, failed := l.cork.release()
	return bye != nil, rest, errors.Join(err, failed)
}

// farewell writes the answer to a close frame, once the line is finished.
func (l *line) farewell(text []byte) {
	if l.conn.WriteControl(websocket.CloseMessage, text, time.Now().Add(writeTimeout)) != nil {
		return
	}
	if rest, _ := l.cork.release(); rest {
		_ = l.cork.drain()
	}
}

// lose ends a connection that takes no more; the reader notices.
func (l *line) lose(err error) {
	if errors.Is(err, os.ErrDeadlineExceeded) {
		l.session.s.metrics.byes.WithLabelValues(wire.ByeSlow).Inc()
	}
	_ = l.conn.Close()
}
