package room

import (
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// silentFrom is when a person who is waited for, and for whom no bot plays, is
// silent: away for more than a blink, or here and not heard of for the grace
// time, pauses left out.
func (r *Room) silentFrom(seat rules.Seat, now time.Time) time.Time {
	p := r.seated[seat-1]
	if !p.here(now) {
		return p.gone.Add(blink)
	}
	return later(now.Add(r.state.grace-r.time.spent(now)), p.heard.Add(r.state.grace))
}

func (r *Room) isSilent(seat rules.Seat, now time.Time) bool {
	return !r.silentFrom(seat, now).After(now)
}

// showSilent reports whether the table says that the host may skip a seat's person.
func (r *Room) showSilent(seat rules.Seat, now time.Time) bool {
	s := r.state
	return s.phase == Playing && s.match.waits(seat) && !s.byBot(seat) && r.isSilent(seat, now)
}

// saysSilent reports whether the newest table calls anybody silent.
func (r *Room) saysSilent() bool {
	return slices.ContainsFunc(r.table.Seats, func(t TableSeat) bool { return t.Silent })
}

// silenceAt is when somebody becomes silent, and now where the newest table has
// it wrong.
func (r *Room) silenceAt(now time.Time) (at time.Time) {
	for _, seat := range r.state.match.turn.Seats {
		if r.state.byBot(seat) {
			continue
		}
		from := r.silentFrom(seat, now)
		switch shown, is := r.table.Seats.At(seat).Silent, !from.After(now); {
		case shown != is:
			return now
		case !is:
			at = earlier(at, from)
		}
	}
	return at
}

func (r *Room) showSilence(now time.Time) event {
	r.setTable(now)
	r.dirty = true
	return nil
}
