package room

import (
	"sync/atomic"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Feed is one connection's window on a room: a slot of one snapshot, in which
// the newest wins. The room fills it, wakes the connection and never waits.
type Feed struct {
	room    *Room
	device  Device
	seat    rules.Seat // owned by the room, as is watches
	watches bool       // whoever looks asked for no seat

	wake  func()
	slot  atomic.Pointer[shown]
	seats atomic.Pointer[[]rules.Seat]
	role  atomic.Pointer[string]
	muted atomic.Pointer[[]rules.Seat]
	bye   atomic.Pointer[Bye]

	trips    trips        // of whoever calls Trip
	smallest atomic.Int64 // of trips
}

// shown is a document of one version.
type shown struct {
	doc  Document
	v    uint64
	seat rules.Seat
}

// Take is the newest snapshot. Doc is nil only together with a Bye, before the
// first document.
func (f *Feed) Take() Snapshot {
	s := Snapshot{Bye: f.bye.Load(), Seats: *f.seats.Load(), Role: *f.role.Load(), Muted: *f.muted.Load()}
	if newest := f.slot.Load(); newest != nil {
		s.V, s.Seat, s.Doc = newest.v, newest.seat, &newest.doc
	}
	return s
}

// Tell asks for a command and does not wait. Hear is told the outcome: by the
// room, once, when it is durable, and before the feed shows it; so a `done` that
// is put in a queue there is ahead of its patch. Hear must not block and must not
// call the room, which wakes the connection afterwards. A room that ends may
// leave commands unheard; it says Bye. Commands that name somebody are for Do.
func (f *Feed) Tell(cmd Command, hear func(Answer, *Refusal)) *Refusal {
	return f.room.hand(&call{cmd: cmd, hear: hear, feed: f})
}

// See shows another seat of the device from now on, Nobody to watch.
func (f *Feed) See(seat rules.Seat) error {
	var refusal *Refusal
	err := f.room.ask(func() { refusal = f.room.see(f, seat) })
	return failed(err, refusal)
}

// Close ends the feed; without another connection its seats count as absent.
func (f *Feed) Close() {
	_ = f.room.ask(func() { f.room.unwatch(f) })
}

// put shows a document, unless the feed shows it already.
func (f *Feed) put(s *shown) {
	if f.slot.Swap(s) != s {
		f.wake()
	}
}

// end says goodbye.
func (f *Feed) end(b *Bye) {
	f.bye.Store(b)
	f.wake()
}
