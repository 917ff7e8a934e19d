package server

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// streamHeader names the event stream that a posted frame belongs to.
const streamHeader = "Sobremesa-Stream"

// deafMost is how long an event stream lasts whose client sends nothing: nobody
// can tell whether the other end of one still reads. Clients say alive to every
// ping.
const deafMost = 30 * time.Second

// eventStream is the writing side of one event stream.
type eventStream struct {
	*session
	bell    chan struct{} // something waits to be written; room for one ring
	deaf    *time.Timer   // runs out when the client shows no life
	pinging bool          // a ping is due, behind the first document; owned by serve
}

// alive notes a sign of life.
func (c *eventStream) alive() { c.deaf.Reset(deafMost) }

// streams are the open event streams by id. Safe for concurrent use.
type streams struct {
	mu   sync.Mutex
	open map[string]*eventStream
}

func (t *streams) add(id string, c *eventStream) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.open == nil {
		t.open = map[string]*eventStream{}
	}
	t.open[id] = c
}

func (t *streams) remove(id string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.open, id)
}

// find is the stream, if it is the device's.
func (t *streams) find(id string, d room.Device) *eventStream {
	t.mu.Lock()
	defer t.mu.Unlock()
	if c := t.open[id]; c != nil && c.device == d {
		return c
	}
	return nil
}

// events serves the frames of the server as an event stream, for networks that
// block websockets.
func (s *Server) events(w http.ResponseWriter, r *http.Request) {
	bell := make(chan struct{}, 1)
	opened, err := s.newSession(r, func() { ring(bell) })
	if bye := s.byeInStream(r, err); bye != nil {
		beStream(w)
		_ = writeEvent(w, wire.Append(nil, *bye))
		return
	}
	if err != nil {
		s.fail(w, err)
		return
	}
	c := &eventStream{session: opened, bell: bell, deaf: time.NewTimer(deafMost), pinging: true}
	defer c.close()
	defer c.deaf.Stop()
	id := wire.NewSecret()
	s.streams.add(id, c)
	defer s.streams.remove(id)
	s.sessions.Add(1)
	defer s.sessions.Done()
	s.metrics.streams.Inc()
	defer s.metrics.streams.Dec()
	c.greet(id)
	c.serve(r.Context(), w)
}

// byeInStream is the goodbye that tells a refusal inside of a stream, nil for none:
// the scripts of a browser, which asks for no other kind of answer, never learn its
// status, and would come back for ever.
func (s *Server) byeInStream(r *http.Request, err error) *wire.Bye {
	if err == nil || r.Header.Get("Accept") != streamType {
		return nil
	}
	return byeOf(faultOf(err).code)
}

const streamType = "text/event-stream"

func beStream(w http.ResponseWriter) {
	w.Header().Set("Content-Type", streamType)
	w.Header().Set("X-Accel-Buffering", "no") // for proxies that would gather events
}

func writeEvent(w io.Writer, frame []byte) error {
	_, err := fmt.Fprintf(w, "event: frame\ndata: %s\n\n", frame)
	return err
}

// ring makes a bell with room for one ring.
func ring(bell chan<- struct{}) {
	select {
	case bell <- struct{}{}:
	default: // it has rung
	}
}

// serve writes whenever the bell rings, until the client is gone or shows no
// life, or the session ends.
func (c *eventStream) serve(ctx context.Context, w http.ResponseWriter) {
	beStream(w)
	out := http.NewResponseController(w)
	_ = out.SetReadDeadline(time.Time{}) // the request is read
	ping := time.NewTicker(pingEvery)
	defer ping.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-c.deaf.C:
			return
		case <-ping.C:
			c.pinging = true
		case <-c.bell:
		}
		if over, err := c.flushEvents(w, out); over || err != nil {
			return
		}
	}
}

// flushEvents writes all that waits, and reports whether it ended with a goodbye.
func (c *eventStream) flushEvents(w http.ResponseWriter, out *http.ResponseController) (over bool, err error) {
	frames, bye := c.fill()
	if c.pinging && c.doc != nil && bye == nil {
		frames, c.pinging = append(frames, wire.Append(nil, wire.Ping{N: c.pings.next()})), false
	}
	_ = out.SetWriteDeadline(time.Now().Add(writeTimeout))
	for _, f := range frames {
		if err := writeEvent(w, f); err != nil {
			return false, err
		}
	}
	c.sent(frames)
	return bye != nil, out.Flush()
}

// frames takes one frame of an event stream's client; the answer comes on the
// stream.
func (s *Server) frames(w http.ResponseWriter, r *http.Request) {
	if err := s.takePosted(r); err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusAccepted, struct{}{})
}

func (s *Server) takePosted(r *http.Request) error {
	d, err := actor(r)
	if err != nil {
		return err
	}
	raw, err := readJSON(r)
	if err != nil {
		return err
	}
	c := s.streams.find(r.Header.Get(streamHeader), d)
	if code, ok := wire.ParseCode(param(r, "code")); c == nil || !ok || code != c.room.Code() {
		return &fault{code: wire.CodeNotFound}
	}
	if len(raw) > c.frameMost() {
		return &fault{code: wire.CodeTooLarge}
	}
	c.alive()
	c.taking.Lock()
	defer c.taking.Unlock()
	if !c.leaving.Load() {
		c.take(r.Context(), raw)
	}
	return nil
}
