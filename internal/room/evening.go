package room

import (
	"cmp"
	"slices"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// eveningMost is how many scores are kept: four full tables.
const eveningMost = 40

// Score is what somebody has done in the matches that they finished here.
type Score struct {
	Name   string     `json:"name,omitempty"`
	Bot    bool       `json:"bot,omitempty"`  // the bots of one place
	Seat   rules.Seat `json:"seat,omitempty"` // theirs now, absent for who has left
	Played int        `json:"played"`
	Won    int        `json:"won"`
	Points int        `json:"points"` // Result.Totals added up: few are good where the game counts what is left in the hand
}

// score is a Score as the state has it. It is a person's for good: a seat that is
// left takes nothing along.
type score struct {
	n                   uint32
	bot                 bool
	played, won, points int
	device              Device // of who left with it; zero while its seat is held
	named               uint64 // version that named them
}

// countMatch adds a result to the scores of those who hold the seats.
func (s *state) countMatch(result *rules.Result) {
	s.matches++
	for _, seat := range rules.Seats(s.match.setup.Seats) {
		c := s.scoreOf(seat)
		c.played++
		c.points += result.Totals[seat]
		if slices.Contains(result.Winners, seat) {
			c.won++
		}
	}
}

// own is where a place keeps the score of who holds it.
func (p *place) own() **score {
	if p.kind == person {
		return &p.score
	}
	return &p.bots
}

// scoreOf is the score of who holds a seat, a new one for a first match.
func (s *state) scoreOf(seat rules.Seat) *score {
	p := s.places.At(seat)
	own := p.own()
	if *own == nil {
		s.scored++
		*own = &score{n: s.scored, bot: p.kind != person}
		s.evening = append(s.evening, *own)
		s.forgetScore()
	}
	return *own
}

// forgetScore drops the oldest score of somebody who is not there, where there
// are too many.
func (s *state) forgetScore() {
	if len(s.evening) <= eveningMost {
		return
	}
	gone := func(c *score) bool { return s.seatOf(c) == rules.Nobody }
	if i := slices.IndexFunc(s.evening, gone); i >= 0 {
		s.evening = slices.Delete(s.evening, i, i+1)
	}
}

// seatOf is whose seat a score is of, Nobody where nobody is there who has it.
func (s *state) seatOf(c *score) rules.Seat {
	i := slices.IndexFunc(s.places, func(p place) bool { return !p.empty() && *p.own() == c })
	return rules.Seat(i + 1)
}

// putAside keeps the score of who gives up a place.
func (p *place) putAside() {
	if p.score != nil {
		p.score.device, p.score.named = p.device, p.named
	}
}

// takeUp is the score with a number that a device left with, nil without one.
func (s *state) takeUp(d Device, n uint32) *score {
	for _, c := range s.evening {
		if c.n == n && c.device == d {
			c.device = Device{}
			return c
		}
	}
	return nil
}

// scoreFor is the number of the score that a device goes on with under a name: of
// several people on one device each has their own. 0 for a new one.
func (r *Room) scoreFor(d Device, name string) (n uint32) {
	for _, c := range r.state.evening {
		if c.device != d {
			continue
		}
		if wire.Skeleton(r.names[c.named]) == wire.Skeleton(name) {
			return c.n
		}
		n = cmp.Or(n, c.n)
	}
	if r.state.firstOf(d) != rules.Nobody {
		return 0
	}
	return n
}

// showEvening is all scores, nil before the first match is over.
func (r *Room) showEvening() map[uint32]Score {
	if len(r.state.evening) == 0 {
		return nil
	}
	shown := make(map[uint32]Score, len(r.state.evening))
	for _, c := range r.state.evening {
		seat, named := r.state.seatOf(c), c.named
		if seat != rules.Nobody {
			named = r.state.named(seat)
		}
		shown[c.n] = Score{Name: r.names[named], Bot: c.bot, Seat: seat, Played: c.played, Won: c.won, Points: c.points}
	}
	return shown
}

// totals is the matches that who holds each seat has won, nil before the first
// is over.
func (s *state) totals() map[rules.Seat]int {
	if s.matches == 0 {
		return nil
	}
	totals := make(map[rules.Seat]int, len(s.places))
	for i := range s.places {
		totals[rules.Seat(i+1)] = 0
		if c := *s.places[i].own(); c != nil && !s.places[i].empty() {
			totals[rules.Seat(i+1)] = c.won
		}
	}
	return totals
}
