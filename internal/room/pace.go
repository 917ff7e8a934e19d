package room

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// pace is how many times the time of the clock a person has: 0 as everybody, 2 to
// 4, or unlimited.
type pace int

const (
	unlimited pace = -1
	paceMost       = 4
)

// paceOf reads the number that hosts set, of which 0 is no limit.
func paceOf(times int) pace {
	switch times {
	case 0:
		return unlimited
	case 1:
		return 0
	}
	return pace(times)
}

// shown is that number, nil for everybody's time.
func (p pace) shown() *int {
	if p == 0 {
		return nil
	}
	times := max(0, int(p))
	return &times
}

// of is the time that becomes of one that the rules grant.
func (p pace) of(grant time.Duration) time.Duration {
	if p == unlimited {
		return math.MaxInt64
	}
	return grant * time.Duration(max(1, p))
}

// grant is what a seat has for the present question, before any bank.
func (s *state) grant(seat rules.Seat) time.Duration {
	return s.places.At(seat).pace.of(s.match.turn.Grant)
}

// checkPaces reports whether these seats are people's, and the numbers in bounds.
func (s *state) checkPaces(times map[rules.Seat]int) *Refusal {
	for seat, n := range times {
		if !s.places.Has(seat) || s.places.At(seat).kind != person || n < 0 || n > paceMost {
			return badOption("time")
		}
	}
	return nil
}

// samePaces takes out of a change what is so already, nil if that is all.
func (s *state) samePaces(times map[rules.Seat]int) map[rules.Seat]int {
	left := map[rules.Seat]int{}
	for seat, n := range times {
		if !s.places.Has(seat) || s.places.At(seat).pace != paceOf(n) {
			left[seat] = n
		}
	}
	if len(left) == 0 {
		return nil
	}
	return left
}

// linesOfPaces is a line for each person whose time changes.
func (s *state) linesOfPaces(times map[rules.Seat]int, by rules.Seat) (lines []line) {
	for _, seat := range slices.Sorted(maps.Keys(times)) {
		l := s.act("time", by)
		l.Seat, l.name = seat, s.places.At(seat).named
		l.Fields = map[string]string{"times": strconv.Itoa(times[seat])}
		lines = append(lines, l)
	}
	return lines
}
