package room

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// A closed place is one on which nobody sits: the host keeps it empty, and it goes
// with the open ones when a match is dealt.

// empty reports whether neither a person nor a bot has the place.
func (p place) empty() bool { return p.kind == open || p.kind == closed }

// shut lists the closed places, rising.
func (s *state) shut() []rules.Seat {
	seats := []rules.Seat{}
	for i, p := range s.places {
		if p.kind == closed {
			seats = append(seats, rules.Seat(i+1))
		}
	}
	return seats
}

// setShut closes exactly these places; bots leave them.
func (s *state) setShut(seats []rules.Seat) {
	for i := range s.places {
		p := &s.places[i]
		switch {
		case slices.Contains(seats, rules.Seat(i+1)):
			*p = place{kind: closed, bots: p.bots}
		case p.kind == closed:
			*p = place{kind: open, bots: p.bots}
		}
	}
}

// checkShut reports whether these of n places may be closed: no person may lose
// theirs, and none goes to a bot at once.
func (s *state) checkShut(e *configured, n int) *Refusal {
	seen := map[rules.Seat]bool{}
	for _, seat := range *e.Closed {
		bot := e.Bots != nil && slices.ContainsFunc(*e.Bots, func(b BotSeat) bool { return b.Seat == seat })
		switch {
		case seat < 1 || int(seat) > n || seen[seat] || bot:
			return badOption("closed")
		case s.places.Has(seat) && s.places.At(seat).kind == person:
			return refuse(SeatTaken)
		}
		seen[seat] = true
	}
	return nil
}
