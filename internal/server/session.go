package server

import (
	"net/http"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// session is one connection to a room, whatever carries it: frames come in
// through take, one at a time, and go out through fill, which wake asks for.
type session struct {
	s      *Server
	room   *room.Room
	kind   *rules.Kind
	device room.Device
	feed   *room.Feed
	crowd  *crowd // of the room

	taking  sync.Mutex // held over take where several requests bring frames
	budget  budget     // owned by whoever takes, as the next two
	bad     int        // malformed frames in a row
	looksOn bool       // was asked to show no seat
	pings   pings      // sent by the writer, whose answers are taken

	doc   *room.Document // last sent; owned by the writer, as the next three
	told  wire.Shows     // last
	spare [][]byte       // memory for out
	patch []byte         // memory for a patch
	wake  func()         // something waits in what follows, or in the feed
	close func()         // ends the session, once

	leaving atomic.Bool // the goodbye is on its way: nothing more is taken

	mu    sync.Mutex // guards what follows
	out   [][]byte   // frames that wait for the writer
	waits int        // bytes of them
	bye   *wire.Bye  // then the connection ends
	anew  bool       // the whole document of the seat is wanted
	wants rules.Seat
	asked int           // commands that the room has not answered
	idle  chan struct{} // closed when there are none, nil unless settle waits
}

// What bounds the answers that wait for a client that does not read. As many bytes
// again may be on their way.
const (
	outMost      = 256
	outBytesMost = 128 << 10
)

// newSession opens a session of the request's device in the room of its path;
// with ?seat= it shows that seat. Wake is called when there is something to fill
// frames with, perhaps before newSession returns; it must not block.
func (s *Server) newSession(r *http.Request, wake func()) (*session, error) {
	asked := r.URL.Query().Get("seat")
	seat, err := parseSeat(asked)
	if err != nil {
		return nil, err
	}
	if !s.commands.take(r) {
		return nil, &fault{code: wire.CodeSlowDown}
	}
	found, err := s.find(r)
	if err != nil {
		return nil, err
	}
	d := whoIs(r).device
	release, err := s.connections.add(r, found.Code(), found.Summary().Concerns(d))
	if err != nil {
		return nil, err
	}
	looksOn := asked != "" && seat == rules.Nobody
	feed, err := watch(found, d, seat, looksOn, wake)
	if err != nil {
		release()
		return nil, err
	}
	s.open.Add(1)
	crowd := s.crowds.join(found)
	return &session{
		s: s, room: found, kind: found.Summary().Kind, device: d, feed: feed, crowd: crowd, wake: wake, budget: newBudget(s.cfg.Rate), looksOn: looksOn,
		close: sync.OnceFunc(func() {
			s.open.Add(-1)
			s.crowds.leave(found)
			feed.Close()
			release()
		}),
	}, nil
}

func watch(found *room.Room, d room.Device, seat rules.Seat, looksOn bool, wake func()) (*room.Feed, error) {
	if looksOn {
		return found.LookOn(d, wake)
	}
	return found.Watch(d, seat, wake)
}

// greet queues the first frame; stream is the id of an event stream.
func (c *session) greet(stream string) {
	c.send(wire.Append(nil, wire.Hello{Protocol: wire.Protocol, Server: c.s.cfg.Version, Seats: c.feed.Take().Seats, Stream: stream}))
}

// queue puts a frame behind those that wait, for when the writer next wakes. A
// client that asks and does not read is ended.
func (c *session) queue(frame []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.waits += len(frame)
	if len(c.out) >= outMost || c.waits > outBytesMost {
		c.part(&wire.Bye{Code: wire.ByeSlow, Again: true})
		return
	}
	c.out = append(c.out, frame)
}

// asks notes that the room has one more command to answer, heard that it did.
func (c *session) asks() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.asked++
}

func (c *session) heard() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.asked--
	if c.asked == 0 && c.idle != nil {
		close(c.idle)
	}
}

// settle waits until the room has answered all commands, or has ended. Nothing
// may ask it meanwhile.
func (c *session) settle() {
	c.mu.Lock()
	idle := make(chan struct{})
	if c.asked > 0 {
		c.idle = idle
	} else {
		close(idle)
	}
	c.mu.Unlock()
	select {
	case <-idle:
	case <-c.room.Done():
	}
}

// send queues a frame and wakes the writer.
func (c *session) send(frame []byte) {
	c.queue(frame)
	c.wake()
}

// end makes the writer say goodbye.
func (c *session) end(b *wire.Bye) {
	c.leaving.Store(true)
	c.mu.Lock()
	c.part(b)
	c.mu.Unlock()
	c.wake()
}

// part is the end, with the lock held. The first reason for it stays.
func (c *session) part(b *wire.Bye) {
	if c.bye == nil {
		c.bye = b
	}
}

// see makes the writer send the whole document of a seat that is shown from now
// on.
func (c *session) see(seat rules.Seat) {
	c.mu.Lock()
	c.anew, c.wants = true, seat
	c.mu.Unlock()
	c.wake()
}

// fill gathers what is to be written now: answers first, then the document they
// led to. Nothing comes after a bye. The writer gives the frames back to sent once
// they are written.
func (c *session) fill() (frames [][]byte, bye *wire.Bye) {
	snap := c.feed.Take() // before the answers: they are there when what they did is
	c.mu.Lock()
	frames, c.out, c.waits = c.out, c.spare, 0
	bye = c.bye
	if c.anew && snap.Seat == c.wants {
		c.anew, c.doc = false, nil
	}
	c.mu.Unlock()
	c.spare = nil
	if frame := c.show(snap); frame != nil {
		frames = append(frames, frame)
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

// patchKept is how large a patch may be whose memory is kept.
const patchKept = 512

// sent counts written frames, and takes their memory back.
func (c *session) sent(frames [][]byte) {
	c.s.metrics.sent.Add(float64(len(frames)))
	clear(frames)
	c.spare = frames[:0]
	if cap(c.patch) > patchKept {
		c.patch = nil
	}
}

// show is the state or patch that leads from what was sent to the snapshot; nil
// where they look the same. A device gets a state when its seats or role are others, or whom it
// does not hear.
func (c *session) show(snap room.Snapshot) []byte {
	from := c.doc
	same := snap.Role == c.told.Role && slices.Equal(snap.Seats, c.told.Seats) && slices.Equal(snap.Muted, c.told.Muted)
	if snap.Doc == nil || snap.Doc == from && same {
		return nil
	}
	c.doc, c.told = snap.Doc, wire.Shows{Seat: snap.Seat, Seats: snap.Seats, Muted: snap.Muted, Role: snap.Role}
	if from == nil || !same {
		return wire.AppendState(nil, snap.V, c.told, snap.Doc)
	}
	if snap.Seat == rules.Nobody {
		return c.shared(from, snap)
	}
	frame, changed := wire.AppendPatch(c.patch[:0], snap.V, from, snap.Doc)
	c.patch = frame
	if !changed {
		return nil
	}
	return frame
}

// shared is the patch of a spectator, which all spectators share.
func (c *session) shared(from *room.Document, snap room.Snapshot) []byte {
	return c.crowd.patch(from, snap.Doc, func() []byte {
		c.s.metrics.shared.Inc()
		frame, changed := wire.AppendPatch(nil, snap.V, from, snap.Doc)
		if !changed {
			return nil
		}
		return frame
	}).frame()
}
