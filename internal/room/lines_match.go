package room

import (
	"strconv"

	"github.com/sobremesa-games/sobremesa/rules"
)

// lineOfResult is what is told of the match that is over.
func (s *state) lineOfResult() line {
	l := s.line("match")
	l.Fields = map[string]string{"match": strconv.Itoa(s.matches)}
	l.won = make(map[rules.Seat]uint64, len(s.match.result.Winners))
	for _, seat := range s.match.result.Winners {
		l.won[seat] = s.named(seat)
	}
	return l
}

// called is the names that versions gave, nil without any.
func (r *Room) called(by map[rules.Seat]uint64) map[rules.Seat]string {
	if len(by) == 0 {
		return nil
	}
	names := make(map[rules.Seat]string, len(by))
	for seat, named := range by {
		names[seat] = r.names[named]
	}
	return names
}
