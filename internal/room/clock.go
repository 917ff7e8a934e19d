package room

import (
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Modes of the clock for thinking.
const (
	clockOff    = "off"
	clockGentle = "gentle" // twice the time of the rules
	clockFirm   = "firm"   // the time of the rules, and a bank for each seat
)

// gentler is how many times the time of the rules the gentle clock grants.
const gentler = 2

// Turns is what each clock grants for a turn, the bank of the firm one apart, where
// the rules grant a time.
func Turns(grant time.Duration) map[string]time.Duration {
	return map[string]time.Duration{clockGentle: gentler * grant, clockFirm: grant}
}

// stopwatch measures the time that the present question has been open, without
// pauses and without the times when nobody could serve the room.
type stopwatch struct {
	before time.Duration // until since
	since  time.Time
	runs   bool
}

func (w *stopwatch) spent(now time.Time) time.Duration {
	if !w.runs {
		return w.before
	}
	return w.before + now.Sub(w.since)
}

func (w *stopwatch) run(now time.Time) { w.since, w.runs = now, true }

func (w *stopwatch) stop(now time.Time) { w.before, w.runs = w.spent(now), false }

// set makes the watch show a time.
func (w *stopwatch) set(spent time.Duration, now time.Time) { w.before, w.since = spent, now }

// reading is the watch before an event: what was spent of the present time, what
// of it before the last event, and what each of the seats that are waited for has
// of its own, before any bank.
type reading struct {
	spent, used time.Duration
	seats       []rules.Seat
	grants      []time.Duration // of seats; nil where the question has no time
}

func (r *Room) readClock(now time.Time) reading {
	m := r.state.match
	if m == nil {
		return reading{}
	}
	w := reading{spent: r.time.spent(now), used: m.used, seats: m.turn.Seats}
	if m.turn.Grant > 0 && r.state.clock == clockFirm {
		for _, seat := range w.seats {
			w.grants = append(w.grants, r.state.grant(seat))
		}
	}
	return w
}

// debit takes from the banks of the seats what they used since the last event.
func (m *match) debit(w reading) {
	for i, grant := range w.grants {
		bank := m.bank.At(w.seats[i])
		*bank = max(0, *bank-max(0, w.spent-max(w.used, grant)))
	}
}

// charge debits the banks of the firm clock, and starts the watch anew where a
// new time begins.
func (r *Room) charge(e event, w reading, now time.Time) {
	m := r.state.match
	if m == nil {
		return
	}
	_, first := e.(*began)
	if !first {
		m.debit(w)
	}
	if m.asked == r.state.v {
		r.waits = now
	}
	spent := w.spent
	if m.timed == r.state.v {
		spent = 0
	}
	m.used = spent
	r.time.set(spent, now)
	if first {
		r.playing.set(0, now)
	}
	if m.limit() > 0 {
		m.played = r.playing.spent(now)
	}
}

// limit is how long a seat has for the present question, false without one. A
// time of the rules is for all seats and has no mode.
func (r *Room) limit(seat rules.Seat) (time.Duration, bool) {
	s, t := r.state, &r.state.match.turn
	switch {
	case t.Window > 0:
		return t.Window, true
	case t.Grant == 0 || s.clock == clockOff || s.places.At(seat).pace == unlimited:
		return 0, false
	case s.clock == clockGentle:
		return gentler * s.grant(seat), true
	}
	debited := max(0, s.match.used-s.grant(seat)) // for questions of the same time
	return s.grant(seat) + debited + *s.match.bank.At(seat), true
}

// clocked reports whether the present question has a time.
func (r *Room) clocked() bool {
	if !r.state.inPlay() {
		return false
	}
	_, limited := r.least(r.state.match.turn.Seats)
	return limited
}

// least is the shortest limit of some seats that are waited for, false if none has
// one.
func (r *Room) least(seats []rules.Seat) (least time.Duration, limited bool) {
	if window := r.state.match.turn.Window; window > 0 {
		return window, true
	}
	for _, seat := range seats {
		if limit, ok := r.limit(seat); ok && (!limited || limit < least) {
			least, limited = limit, true
		}
	}
	return least, limited
}

// awaited are the persons that are waited for, without the seats that bots play.
func (r *Room) awaited() []rules.Seat {
	return slices.DeleteFunc(slices.Clone(r.state.match.turn.Seats), r.state.byBot)
}

// clockAt is when the end of the present time is due: what was claimed before
// comes first.
func (r *Room) clockAt(now time.Time) time.Time {
	if len(r.claims) > 0 {
		return time.Time{}
	}
	return r.timeOver(now)
}

// timeOver is when the time of the present question is over for a person, or for
// all; zero for never. Bots take the time that they take.
func (r *Room) timeOver(now time.Time) time.Time {
	least, limited := r.least(r.awaited())
	if !r.time.runs || !limited {
		return time.Time{}
	}
	return now.Add(least - r.time.spent(now))
}

// timeIsUp is what happens then: a bot stands in for somebody who is away, for more
// than a blink and while others are there; else it is the room's own move, or the
// first legal move of the first seat without time.
func (r *Room) timeIsUp(now time.Time) event {
	m := r.state.match
	late := slices.DeleteFunc(r.awaited(), func(seat rules.Seat) bool {
		limit, limited := r.limit(seat)
		return !limited || limit > r.time.spent(now)
	})
	for _, seat := range late {
		if p := r.seated[seat-1]; r.connected() && !p.here(now) && now.Sub(p.gone) >= blink {
			return &stoodIn{Seat: seat, Why: overClock}
		}
	}
	switch {
	case m.turn.Window > 0:
		return &moved{Auto: autoWindow, Move: m.firstLegal(rules.Nobody)}
	case len(late) > 0:
		return r.auto(late[0], autoClock)
	}
	return nil
}

// auto is the first legal move of a seat.
func (r *Room) auto(seat rules.Seat, why string) event {
	return &moved{Seat: seat, Auto: why, Move: r.state.match.firstLegal(seat)}
}

// showClock is the clock as a document shows it. A clock that starts anew
// differs from the one before, if only by a millisecond, so that a patch
// carries it.
func (r *Room) showClock(now time.Time, before *Clock) *Clock {
	if !r.clocked() {
		return nil
	}
	least, _ := r.least(r.state.match.turn.Seats)
	left := max(0, least-r.time.spent(now)).Milliseconds()
	if before != nil && before.LeftMS == left && r.clockOf != r.state.match.timed {
		left = max(0, left-1)
	}
	return &Clock{Seats: append([]rules.Seat{}, r.state.match.turn.Seats...), LeftMS: left, Running: r.time.runs}
}
