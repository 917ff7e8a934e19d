package room

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// hold is who made the moves of a seat for a time.
type hold struct {
	sat   uint64 // version in which the person sat down, 0 for none
	named uint64 // version that named the person, likewise
	bot   bool
	until uint32 // number of the last entry of the log then
}

// holding is who holds the seats before an event, and the log then.
type holding struct {
	match  *match
	logged uint32
	seats  []hold
}

// holding notes who plays, unless the event is a move as any other.
func (s *state) holding(e event) holding {
	if s.match == nil {
		return holding{}
	}
	if mv, ok := e.(*moved); ok && !s.unusual(mv) {
		return holding{}
	}
	h := holding{match: s.match, logged: s.match.game.Logged()}
	for i := range s.match.setup.Seats {
		h.seats = append(h.seats, s.hold(i))
	}
	return h
}

// unusual reports whether a move is made by somebody else than the one before.
func (s *state) unusual(e *moved) bool {
	return e.Seat != rules.Nobody && (e.Auto == autoSkip || e.Auto == "" && s.places.At(e.Seat).standIn)
}

// hold is who plays at a place now.
func (s *state) hold(i int) hold {
	if i >= len(s.places) {
		return hold{}
	}
	p := &s.places[i]
	return hold{sat: p.sat, named: p.named, bot: p.kind == robot || p.standIn}
}

// handOver keeps who made the entries of the log until now, of seats that somebody
// else plays from now on. A turn that the host did not wait for was a bot's.
func (s *state) handOver(before holding, e event) {
	m := s.match
	if m == nil || m != before.match {
		return
	}
	for i, was := range before.seats {
		if s.hold(i) != was {
			m.wasHeld(rules.Seat(i+1), was, before.logged)
		}
	}
	if mv, ok := e.(*moved); ok && mv.Auto == autoSkip {
		was := before.seats[mv.Seat-1]
		m.wasHeld(mv.Seat, was, before.logged)
		m.wasHeld(mv.Seat, hold{sat: was.sat, named: was.named, bot: true}, m.game.Logged())
	}
}

// wasHeld keeps who made the entries of a seat up to a number, and forgets what
// no log shows any more.
func (m *match) wasHeld(seat rules.Seat, h hold, until uint32) {
	holds := m.holds.At(seat)
	if n := len(*holds); until == 0 || n > 0 && (*holds)[n-1].until >= until {
		return // there is no entry since
	}
	h.until = until
	*holds = slices.DeleteFunc(append(*holds, h), func(h hold) bool { return h.until+rules.LogMost <= m.game.Logged() })
}

// rewindHolds follows a log that has become shorter.
func (m *match) rewindHolds() {
	for i, holds := range m.holds {
		var kept []hold
		last := uint32(0)
		for _, h := range holds {
			if h.until = min(h.until, m.game.Logged()); h.until > last {
				last, kept = h.until, append(kept, h)
			}
		}
		m.holds[i] = kept
	}
}

// showHeld is who made the entries of each seat that are not of who has it now:
// up to which number of the log.
func (r *Room) showHeld() map[rules.Seat]map[uint32]Holder {
	if r.state.match == nil {
		return nil
	}
	var shown map[rules.Seat]map[uint32]Holder
	for i, holds := range r.state.match.holds {
		if len(holds) == 0 {
			continue
		}
		until := make(map[uint32]Holder, len(holds))
		for _, h := range holds {
			now := h.sat != 0 && i < len(r.state.places) && r.state.places[i].sat == h.sat
			until[h.until] = Holder{Name: r.names[h.named], Bot: h.bot, Now: now}
		}
		if shown == nil {
			shown = map[rules.Seat]map[uint32]Holder{}
		}
		shown[rules.Seat(i+1)] = until
	}
	return shown
}
