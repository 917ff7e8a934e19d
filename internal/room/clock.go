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
// of it before the last event, what each of the seats that are waited for has of
// its own, before any bank.
type reading struct {
	spent, used, grant time.Duration
	seats              []rules.Seat
}

func (r *Room) readClock(now time.Time) reading {
	m := r.state.match
	if m == nil {
		return reading{}
	}
	return reading{r.time.spent(now), m.used, m.turn.Grant, m.turn.Seats}
}

// late is how much of their banks the seats have used since the last event.
func (w reading) late() time.Duration {
	if w.grant == 0 {
		return 0
	}
	return max(0, w.spent-max(w.used, w.grant))
}

// debit takes it from them.
func (m *match) debit(w reading) {
	for _, seat := range w.seats {
		bank := m.bank.At(seat)
		*bank = max(0, *bank-w.late())
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
	if r.state.clock == clockFirm && !first {
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
	t := &r.state.match.turn
	switch {
	case t.Window > 0:
		return t.Window, true
	case t.Grant == 0 || r.state.clock == clockOff:
		return 0, false
	case r.state.clock == clockGentle:
		return 2 * t.Grant, true
	}
	debited := max(0, r.state.match.used-t.Grant) // for questions of the same time
	return t.Grant + debited + *r.state.match.bank.At(seat), true
}

// clocked reports whether the present question has a time.
func (r *Room) clocked() bool {
	if !r.state.inPlay() {
		return false
	}
	t := &r.state.match.turn
	return t.Window > 0 || t.Grant > 0 && r.state.clock != clockOff
}

// least is the shortest limit of some seats that are waited for.
func (r *Room) least(seats []rules.Seat) time.Duration {
	if t := &r.state.match.turn; t.Window > 0 || len(seats) == 0 {
		return t.Window
	}
	least, _ := r.limit(seats[0])
	for _, seat := range seats[1:] {
		limit, _ := r.limit(seat)
		least = min(least, limit)
	}
	return least
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
	persons := r.awaited()
	if !r.time.runs || !r.clocked() || len(persons) == 0 && r.state.match.turn.Window == 0 {
		return time.Time{}
	}
	return now.Add(r.least(persons) - r.time.spent(now))
}

// timeIsUp is what happens then: a bot stands in for somebody who is away while
// others are there, else it is the room's own move, or the first legal move of the
// first seat without time.
func (r *Room) timeIsUp(now time.Time) event {
	m := r.state.match
	late := slices.DeleteFunc(r.awaited(), func(seat rules.Seat) bool {
		limit, _ := r.limit(seat)
		return limit > r.time.spent(now)
	})
	for _, seat := range late {
		if r.connected() && !r.seated[seat-1].here(now) {
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
	left := max(0, r.least(r.state.match.turn.Seats)-r.time.spent(now)).Milliseconds()
	if before != nil && before.LeftMS == left && r.clockOf != r.state.match.timed {
		left = max(0, left-1)
	}
	return &Clock{Seats: append([]rules.Seat{}, r.state.match.turn.Seats...), LeftMS: left, Running: r.time.runs}
}
