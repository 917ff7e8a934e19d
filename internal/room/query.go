package room

import (
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// View is the document of a seat of the device, Nobody for a spectator's, with
// the clock as it is now.
func (r *Room) View(d Device, seat rules.Seat) (v uint64, doc *Document, err error) {
	var refusal *Refusal
	err = r.query(func() (now bool) {
		v, doc, refusal, now = r.view(d, seat)
		return now
	})
	return v, doc, failed(err, refusal)
}

// view answers at once whatever is durable and known; ok is false where it has
// to wait for the append in flight.
func (r *Room) view(d Device, seat rules.Seat) (v uint64, doc *Document, refusal *Refusal, ok bool) {
	if r.seatsInFlight() || r.flight != nil && (int(seat) >= len(r.views) || r.views[seat] == nil) {
		return 0, nil, nil, false
	}
	switch {
	case r.state.banished(d):
		return 0, nil, refuse(KickedOut), true
	case seat != rules.Nobody && !r.state.holds(d, seat):
		return 0, nil, refuse(NotYours), true
	}
	now := time.Now()
	r.touch(d, now)
	if r.flight == nil {
		r.publish(now)
		r.show(seat)
	}
	s := r.without(d, r.views[seat])
	return s.v, r.timed(&s.doc, now), nil, true
}

// timed is the document with the clock of this moment.
func (r *Room) timed(doc *Document, now time.Time) *Document {
	clock, ends := doc.Room.Clock, doc.Room.Ends
	if runs := clock != nil && clock.Running || ends != nil && ends.Running; !runs || r.flight != nil {
		return doc
	}
	table := *doc.Room
	table.Clock, table.Ends = r.showClock(now, nil), r.showLimit(now)
	return &Document{Room: &table, Game: doc.Game}
}

// Legal is the moves of a seat of the device.
func (r *Room) Legal(d Device, seat rules.Seat) (v uint64, moves []rules.Move, complete bool, err error) {
	var refusal *Refusal
	err = r.query(func() bool {
		if r.flight != nil {
			return false
		}
		v = r.state.v
		moves, complete, refusal = r.legal(d, seat)
		return true
	})
	return v, moves, complete, failed(err, refusal)
}

func (r *Room) legal(d Device, seat rules.Seat) ([]rules.Move, bool, *Refusal) {
	if seat == rules.Nobody {
		seat = r.state.firstOf(d)
	}
	if !r.state.holds(d, seat) {
		return nil, false, refuse(NotYours)
	}
	r.touch(d, time.Now())
	if refusal := r.playable(); refusal != nil {
		return nil, false, refusal
	}
	m := r.state.match
	return slices.Collect(m.game.Legal(seat)), m.turn.Complete, nil
}

// failed joins the two ways in which a question fails.
func failed(err error, refusal *Refusal) error {
	if err == nil && refusal != nil {
		return refusal
	}
	return err
}
