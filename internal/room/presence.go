package room

import (
	"time"
)

// presence is whether a device is at the table: it has a connection, or asked
// for something over HTTP within the grace time.
type presence struct {
	conns int
	came  time.Time // when it was last here again, or got its seats back from bots
	heard time.Time // when it last connected, or asked for something
	gone  time.Time // when it was last heard of, without a connection
	until time.Time // shown as here until then
	shown bool      // as here, in the newest table
	back  bool      // heard of since a bot last stood in
}

func (p *presence) here(now time.Time) bool {
	return p != nil && (p.conns > 0 || now.Before(p.until))
}

// of is the presence of a device, from now on known.
func (r *Room) of(d Device, now time.Time) *presence {
	p := r.people[d]
	if p == nil {
		p = &presence{gone: now, until: now}
		r.people[d] = p
	}
	return p
}

// touch notes that a device without a connection was heard of. Who has no seat
// is a passer-by.
func (r *Room) touch(d Device, now time.Time) {
	if !r.state.belongs(d) {
		return
	}
	p := r.of(d, now)
	if p.heard = now; !p.here(now) {
		p.came = now
	}
	if p.conns > 0 {
		return
	}
	p.gone, p.until = now, now.Add(r.state.grace)
	r.awaken(now)
	if !p.shown {
		r.stale, r.dirty = true, true
	}
}

// seatAll matches places and presences anew, after who sits where has changed,
// and forgets who is not concerned any more.
func (r *Room) seatAll(now time.Time) {
	s := r.state
	r.seated = make([]*presence, len(s.places))
	for i, p := range s.places {
		if p.kind == person {
			r.seated[i] = r.of(p.device, now)
		}
	}
	r.of(s.host, now)
	for d, p := range r.people {
		if p.conns == 0 && !s.belongs(d) {
			delete(r.people, d)
		}
	}
	r.audience = 0
	for _, f := range r.feeds {
		r.setSeats(f)
		r.count(f, 1)
	}
}

// count adds a feed to the audience, or takes it away, if its device has no seat.
func (r *Room) count(f *Feed, n int) {
	if len(*f.seats.Load()) == 0 {
		r.audience += n
	}
}

// setSeats tells a feed which seats and role its device has, and whom it does not
// hear. It shows the first seat, unless it shows another or was told to watch.
func (r *Room) setSeats(f *Feed) {
	seats := r.state.seatsOf(f.device)
	f.seats.Store(&seats)
	role := r.state.role(f.device)
	f.role.Store(&role)
	r.setMuted(f)
	if !r.state.holds(f.device, f.seat) && !f.watches {
		f.seat = r.state.firstOf(f.device)
	}
}

// connected reports whether somebody with a seat, or the host, has a connection.
func (r *Room) connected() bool {
	for _, p := range r.seated {
		if p != nil && p.conns > 0 {
			return true
		}
	}
	return r.people[r.state.host].conns > 0
}

// lastHere is when the last of those who count was there; they are all gone.
func (r *Room) lastHere() time.Time {
	last := r.people[r.state.host].until
	for _, p := range r.seated {
		if p != nil && p.until.After(last) {
			last = p.until
		}
	}
	return last
}

// unattended is how long a table goes on by itself, beyond the grace time, when
// everybody has gone: long enough for a tunnel, too short to play a match away.
const unattended = time.Minute

// sleepAt is when a table that everybody left stands still.
func (r *Room) sleepAt(time.Time) time.Time {
	if !r.awake || r.connected() {
		return time.Time{}
	}
	return r.lastHere().Add(r.state.grace + unattended)
}

// keepTime lets the clock run exactly while a match is played and somebody is
// there, or was a moment ago.
func (r *Room) keepTime(now time.Time) {
	if at := r.sleepAt(now); !at.IsZero() && !at.After(now) {
		r.awake = false
	}
	runs := r.state.phase == Playing && r.awake
	if runs == r.time.runs {
		return
	}
	r.waits = now
	for _, w := range []*stopwatch{&r.time, &r.playing} {
		if runs {
			w.run(now)
		} else {
			w.stop(now)
		}
	}
	if r.clocked() || r.state.limit() > 0 {
		r.stale, r.dirty = true, true
	}
}

// awaken ends a standstill: somebody is there.
func (r *Room) awaken(now time.Time) {
	r.awake = true
	r.keepTime(now)
}

// flipAt is when somebody who is shown as here is not any more.
func (r *Room) flipAt(now time.Time) (at time.Time) {
	for _, p := range r.people {
		if p.shown && p.conns == 0 {
			at = earlier(at, p.until)
		}
	}
	return at
}

// flip shows them as gone.
func (r *Room) flip(now time.Time) event {
	for _, p := range r.people {
		p.shown = p.shown && p.here(now)
	}
	r.stale, r.dirty = true, true
	return nil
}

// earlier is the first of two moments; the zero one is never.
func earlier(a, b time.Time) time.Time {
	if a.IsZero() || !b.IsZero() && b.Before(a) {
		return b
	}
	return a
}

// later is the second of two moments.
func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}
