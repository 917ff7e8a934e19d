package room

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// botsChanged is by seat the level of a bot that comes or changes, or that the
// place is open now.
func (s *state) botsChanged(bots []wire.BotSeat) map[string]string {
	fields := map[string]string{}
	for i, p := range s.places {
		if p.kind == robot {
			fields[rules.Seat(i+1).String()] = string(open)
		}
	}
	for _, b := range bots {
		if s.places.Has(b.Seat) && s.places.At(b.Seat).kind == robot && s.places.At(b.Seat).level == b.Level {
			delete(fields, b.Seat.String())
		} else {
			fields[b.Seat.String()] = string(b.Level)
		}
	}
	return fields
}

// shutChanged is by seat whether it is closed or open now.
func (s *state) shutChanged(seats []rules.Seat) map[string]string {
	fields, was := map[string]string{}, s.shut()
	for _, seat := range was {
		if !slices.Contains(seats, seat) {
			fields[seat.String()] = string(open)
		}
	}
	for _, seat := range seats {
		if !slices.Contains(was, seat) {
			fields[seat.String()] = string(closed)
		}
	}
	return fields
}
