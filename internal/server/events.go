package server

import (
	"context"
	"io"
	"net/http"
	"sync"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// streamHeader names the event stream that a posted frame belongs to.
const streamHeader = "Sobremesa-Stream"

// streams are the open event streams by id. Safe for concurrent use.
type streams struct {
	mu   sync.Mutex
	open map[string]*session
}

func (t *streams) add(id string, c *session) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.open == nil {
		t.open = map[string]*session{}
	}
	t.open[id] = c
}

func (t *streams) remove(id string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.open, id)
}

// find is the stream, if it is the device's.
func (t *streams) find(id string, d room.Device) *session {
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
	found, err := s.find(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	c, err := s.newSession(found, whoIs(r).device)
	if err != nil {
		s.fail(w, err)
		return
	}
	defer c.close()
	id := wire.NewSecret()
	s.streams.add(id, c)
	defer s.streams.remove(id)
	s.sessions.add()
	defer s.sessions.done()
	s.metrics.streams.Inc()
	defer s.metrics.streams.Dec()
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("X-Accel-Buffering", "no") // for proxies that would gather events
	w.WriteHeader(http.StatusOK)
	c.send(c.hello(id))
	c.stream(r.Context(), w)
}

// stream writes until the client is gone or the session ends.
func (c *session) stream(ctx context.Context, w http.ResponseWriter) {
	out := http.NewResponseController(w)
	ping := time.NewTicker(pingEvery)
	defer ping.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ping.C:
			c.send(wire.Append(nil, wire.Ping{}))
		case <-c.wake:
		case <-c.feed.Ready():
		}
		frames, bye := c.fill()
		_ = out.SetWriteDeadline(time.Now().Add(writeTimeout))
		for _, f := range frames {
			_, _ = w.Write(append(append([]byte("event: frame\ndata: "), f...), "\n\n"...))
		}
		if out.Flush() != nil || bye != nil {
			return
		}
	}
}

// frames takes one frame of an event stream's client; the answer comes on the
// stream.
func (s *Server) frames(w http.ResponseWriter, r *http.Request) {
	d, err := actor(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	c := s.streams.find(r.Header.Get(streamHeader), d)
	if c == nil {
		s.fail(w, &fault{code: wire.CodeNotFound})
		return
	}
	raw, err := io.ReadAll(r.Body)
	if err != nil || len(raw) > frameMost {
		s.fail(w, &fault{code: wire.CodeTooLarge})
		return
	}
	c.taking.Lock()
	c.take(r.Context(), raw)
	c.taking.Unlock()
	writeJSON(w, http.StatusAccepted, struct{}{})
}
