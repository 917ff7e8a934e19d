package room

import (
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Watch opens a feed for a connection of a device, which from now on is present.
// It shows the seat, one of the device's own; Nobody means the first of them, or
// to watch. The room calls wake whenever there is something new to Take, perhaps
// before Watch returns; wake must not block and must not call the room.
func (r *Room) Watch(d Device, seat rules.Seat, wake func()) (*Feed, error) {
	return r.open(&Feed{room: r, device: d, seat: seat, wake: wake})
}

// LookOn opens a feed as Watch does that shows no seat until See.
func (r *Room) LookOn(d Device, wake func()) (*Feed, error) {
	return r.open(&Feed{room: r, device: d, watches: true, wake: wake})
}

func (r *Room) open(f *Feed) (*Feed, error) {
	var refusal *Refusal
	err := r.query(func() bool {
		if r.seatsInFlight() {
			return false
		}
		refusal = r.watch(f)
		return true
	})
	if err := failed(err, refusal); err != nil {
		return nil, err
	}
	return f, nil
}

// seatsInFlight reports whether what is in flight may change who sits where.
func (r *Room) seatsInFlight() bool {
	if r.flight == nil {
		return false
	}
	_, move := r.flight.event.(*moved)
	return !move
}

func (r *Room) watch(f *Feed) *Refusal {
	s := r.state
	switch {
	case s.banished(f.device):
		return refuse(KickedOut)
	case f.watches:
	case f.seat == rules.Nobody:
		f.seat = s.firstOf(f.device)
	case !s.holds(f.device, f.seat):
		return refuse(NotYours)
	}
	r.feeds = append(r.feeds, f)
	r.setSeats(f)
	r.count(f, 1)
	if f.device != (Device{}) {
		r.arrive(f.device, time.Now())
	}
	r.serve(f)
	return nil
}

// arrive notes one more connection of a device.
func (r *Room) arrive(d Device, now time.Time) {
	p := r.of(d, now)
	if !p.here(now) {
		p.came = now
	}
	p.conns++
	p.heard, p.back = now, true
	r.notice(d, p, now)
	if r.connected() && !r.awake {
		r.awake = true
		r.keepTime(now)
	}
}

// notice lets the table be made anew if one of its people has come or gone.
// Who only looks on is shown as a number; see countAt.
func (r *Room) notice(d Device, p *presence, now time.Time) {
	if r.state.belongs(d) && p.shown != p.here(now) {
		r.stale, r.dirty = true, true
	}
}

// unwatch ends a feed.
func (r *Room) unwatch(f *Feed) {
	i := slices.Index(r.feeds, f)
	if i < 0 {
		return
	}
	r.feeds = slices.Delete(r.feeds, i, i+1)
	r.count(f, -1)
	r.depart(f.device, time.Now())
}

// depart notes one connection less.
func (r *Room) depart(d Device, now time.Time) {
	p := r.people[d]
	if p == nil {
		return // somebody without a secret
	}
	p.conns--
	if p.conns > 0 {
		return
	}
	p.gone, p.until = now, now
	r.notice(d, p, now)
	if !r.state.belongs(d) {
		delete(r.people, d)
	}
}

// see makes a feed show another seat.
func (r *Room) see(f *Feed, seat rules.Seat) *Refusal {
	if seat != rules.Nobody && !r.state.holds(f.device, seat) {
		return refuse(NotYours)
	}
	f.seat, f.watches = seat, seat == rules.Nobody
	r.serve(f)
	f.wake()
	return nil
}

// renumber follows the seats that were kept when the others went. What was said
// goes with the match before.
func (r *Room) renumber(keep []int) {
	for _, f := range r.feeds {
		f.seat = rules.Seat(slices.Index(keep, int(f.seat)) + 1)
	}
	r.says = nil
	if keep[len(keep)-1] != len(keep) {
		r.talk = nil // it names seats
	}
}

// sendAway ends the connections of whoever was kicked.
func (r *Room) sendAway() {
	for _, f := range slices.Clone(r.feeds) {
		if r.state.banished(f.device) {
			r.unwatch(f)
			f.end(&Bye{Code: ByeKicked})
		}
	}
}
