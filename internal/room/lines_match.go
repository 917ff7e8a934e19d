package room

import (
	"strconv"

	"github.com/sobremesa-games/sobremesa/rules"
)

// linesOfResult are what is told of the match that is over: a line for everybody who
// won it, one about nobody where nobody did.
func (s *state) linesOfResult() (lines []line) {
	winners := s.match.result.Winners
	if len(winners) == 0 {
		winners = []rules.Seat{rules.Nobody}
	}
	for _, seat := range winners {
		l := s.about("match", seat)
		l.Bot = seat != rules.Nobody && l.name == 0
		l.Fields = map[string]string{"match": strconv.Itoa(s.matches)}
		lines = append(lines, l)
	}
	return lines
}
