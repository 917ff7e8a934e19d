package server

import (
	"context"
	"encoding/json"
	"errors"
	"sync"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
	"golang.org/x/time/rate"
)

// session is one connection to a room, whatever carries it: frames come in
// through take, one at a time, and go out through fill.
type session struct {
	s      *Server
	room   *room.Room
	device room.Device
	feed   *room.Feed
	limit  *rate.Limiter
	over   int // frames beyond the limit in a row
	bad    int // malformed frames in a row

	taking sync.Mutex // held over take where several requests bring frames

	doc *room.Document // last sent; owned by the writer

	mu   sync.Mutex // guards what follows
	out  [][]byte   // frames that wait for the writer
	last *wire.Bye  // then the connection ends
	wake chan struct{}
}

// outMost bounds the answers that wait for a client that does not read.
const outMost = 256

// Numbers of misbehaviour that end a connection.
const (
	badMost    = 3
	floodTimes = 4
)

func (s *Server) newSession(r *room.Room, d room.Device) (*session, error) {
	feed, err := r.Watch(d, rules.Nobody)
	if err != nil {
		return nil, err
	}
	c := &session{s: s, room: r, device: d, feed: feed, wake: make(chan struct{}, 1), limit: rate.NewLimiter(rate.Inf, 0)}
	if s.cfg.Rate > 0 {
		c.limit = rate.NewLimiter(rate.Limit(s.cfg.Rate), int(2*s.cfg.Rate))
	}
	return c, nil
}

func (c *session) close() { c.feed.Close() }

// hello is the first frame; stream is the id of an event stream.
func (c *session) hello(stream string) []byte {
	return wire.Append(nil, wire.Hello{Protocol: wire.Protocol, Server: c.s.cfg.Version, Seats: c.feed.Take().Seats, Stream: stream})
}

// send puts a frame in the writer's queue. A client that asks and does not read
// is ended.
func (c *session) send(frame []byte) {
	c.mu.Lock()
	if len(c.out) >= outMost {
		c.last = &wire.Bye{Code: wire.ByeSlow, Again: true}
	} else {
		c.out = append(c.out, frame)
	}
	c.mu.Unlock()
	c.signal()
}

// end makes the writer say goodbye.
func (c *session) end(b *wire.Bye) {
	c.mu.Lock()
	c.last = b
	c.mu.Unlock()
	c.signal()
}

func (c *session) signal() {
	select {
	case c.wake <- struct{}{}:
	default:
	}
}

// fill gathers what is to be written now: answers first, then the document they
// led to. bye is set when nothing comes after it.
func (c *session) fill() (frames [][]byte, bye *wire.Bye) {
	snap := c.feed.Take() // before the answers: they are there when what they did is
	c.mu.Lock()
	frames, c.out, bye = c.out, nil, c.last
	c.mu.Unlock()
	if snap.Doc != nil && snap.Doc != c.doc {
		if frame := c.show(snap); frame != nil {
			frames = append(frames, frame)
		}
	}
	if bye == nil && snap.Bye != nil {
		bye = &wire.Bye{Code: snap.Bye.Code, Again: snap.Bye.Again, AfterMS: snap.Bye.AfterMS}
	}
	if bye != nil {
		frames = append(frames, wire.Append(nil, *bye))
		c.s.metrics.byes.WithLabelValues(bye.Code).Inc()
	}
	return frames, bye
}

// show is the state or patch that leads from what was sent to the snapshot; nil
// where they look the same.
func (c *session) show(snap room.Snapshot) []byte {
	from := c.doc
	c.doc = snap.Doc
	if from == nil {
		return wire.AppendState(nil, snap.V, snap.Doc)
	}
	if snap.Seat == rules.Nobody {
		return c.s.shared.patch(snap.V, from, snap.Doc)
	}
	frame, _ := wire.AppendPatch(make([]byte, 0, 256), snap.V, from, snap.Doc)
	return frame
}

// take handles one frame of the client.
func (c *session) take(ctx context.Context, raw []byte) {
	c.s.metrics.taken.Inc()
	if !c.allow() {
		return
	}
	f, err := wire.DecodeFrame(raw)
	if err != nil {
		c.malformed(raw)
		return
	}
	c.bad = 0
	c.do(ctx, f)
}

// allow spends one frame of the connection's rate.
func (c *session) allow() bool {
	if c.limit.Limit() == rate.Inf || c.limit.AllowN(time.Now(), 1) {
		c.over = 0
		return true
	}
	c.over++
	if c.over > (floodTimes-1)*c.limit.Burst() {
		c.end(&wire.Bye{Code: wire.ByeFlood})
		return false
	}
	c.send(wire.Append(nil, wire.Unread{Code: wire.CodeSlowDown}))
	return false
}

func (c *session) malformed(raw []byte) {
	c.bad++
	if c.bad >= badMost {
		c.end(&wire.Bye{Code: wire.ByeMalformed})
		return
	}
	c.send(wire.Append(nil, wire.Unread{Code: wire.CodeMalformed, ID: idIn(raw)}))
}

// idIn is the id of a frame that could not be read, where it has one.
func idIn(raw []byte) string {
	var f struct {
		ID string `json:"id"`
	}
	if json.Unmarshal(raw, &f) != nil || !wire.ValidID(f.ID) {
		return ""
	}
	return f.ID
}

// do carries a frame out. A refusal of a frame without an id has no answer.
func (c *session) do(ctx context.Context, f wire.Frame) {
	switch f := f.(type) {
	case wire.Move:
		c.move(ctx, f)
	case wire.Legal:
		c.legal(ctx, f)
	case wire.Say:
		c.command(ctx, f.ID, f.Seat, room.Say{Phrase: f.Phrase})
	case wire.Host:
		c.host(ctx, f)
	case wire.See:
		_ = c.feed.See(f.Seat)
	case wire.Back:
		_, _ = c.room.Do(ctx, room.Command{Device: c.device, Act: room.Back{}})
	case wire.Hint:
		c.refuse(f.ID, &fault{code: wire.CodeNotOffered})
	case wire.Undo:
		c.refuse(f.ID, &fault{code: wire.CodeNotOffered})
	case wire.Consent:
		c.refuse(f.ID, &fault{code: wire.CodeNotOffered})
	default: // draft, mute: they bind nobody and are not offered
	}
}

func (c *session) move(ctx context.Context, f wire.Move) {
	m, err := wire.DecodeMove(kindOf(c.room), f.Move)
	if err != nil {
		c.send(wire.Append(nil, wire.Unread{Code: wire.CodeMalformed, ID: f.ID}))
		return
	}
	c.run(ctx, room.Command{Device: c.device, ID: f.ID, Seat: f.Seat, At: f.At, Act: room.Move{Move: m}})
}

func (c *session) command(ctx context.Context, id string, seat rules.Seat, act room.Act) {
	c.run(ctx, room.Command{Device: c.device, ID: id, Seat: seat, Act: act})
}

// run carries out a command and answers it: done is queued before anybody is
// shown what it did.
func (c *session) run(ctx context.Context, cmd room.Command) {
	cmd.Durable = func(a room.Answer) { c.send(wire.AppendDone(nil, cmd.ID, a.V)) }
	if _, err := c.room.Do(ctx, cmd); err != nil && !errors.Is(err, context.Canceled) {
		c.refuse(cmd.ID, faultOf(err))
	}
}

func (c *session) refuse(id string, f *fault) {
	c.s.metrics.refused.WithLabelValues(f.code).Inc()
	c.send(wire.Append(nil, wire.Refused{ID: id, Code: f.code, Rule: f.rule, Data: f.data}))
}

func (c *session) host(ctx context.Context, f wire.Host) {
	act, err := hostAct(kindOf(c.room), f.Do, f.HostBody)
	if err != nil {
		c.refuse(f.ID, faultOf(err))
		return
	}
	c.command(ctx, f.ID, rules.Nobody, act)
}

func (c *session) legal(ctx context.Context, f wire.Legal) {
	moves, err := legalMoves(ctx, c.room, c.device, f.Seat)
	if err != nil {
		c.refuse(f.ID, faultOf(err))
		return
	}
	c.send(wire.Append(nil, wire.LegalMoves{ID: f.ID, Moves: moves}))
}
