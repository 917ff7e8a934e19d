package periodyx

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// sorting deals hidden cards to places in hands, the first card to the first
// place; those left over are the pile.
type sorting struct {
	opt    *Options
	places []place
	stack  []cards.Card
	been   []bool // places that were tried for one card, those of the pile too
}

// sort shuffles the cards, and exchanges some until no place has a card that
// begins with a letter which the place is known to lack (PX-7).
func (m *match) sort(places []place, stack []cards.Card, r *rules.Rand) {
	rules.Shuffle(r, stack)
	s := sorting{opt: &m.opt, places: places, stack: stack}
	for i := range places {
		if !s.may(i, stack[i]) {
			s.been = make([]bool, len(stack))
			s.been[i] = true
			s.fill(i, r.N(len(stack)))
		}
	}
}

// may reports whether a card may lie in a place or, beyond them, in the pile.
func (s *sorting) may(i int, c cards.Card) bool {
	return i >= len(s.places) || !s.opt.beginsWithAny(c.Face(), s.places[i].lacks)
}

// fill exchanges the card of place i, which may not lie there, for one that may,
// and goes on with the place from which that one came; it searches from a place
// on. The true hands show that there is a way.
func (s *sorting) fill(i, from int) bool {
	for k := range s.stack {
		j := (from + k) % len(s.stack)
		if s.been[j] || !s.may(i, s.stack[j]) {
			continue
		}
		s.been[j] = true
		later := !s.may(j, s.stack[j]) // the place is not in order yet
		s.swap(i, j)
		if later || s.may(j, s.stack[j]) || s.fill(j, from) {
			return true
		}
		s.swap(i, j)
	}
	return false
}

func (s *sorting) swap(i, j int) { s.stack[i], s.stack[j] = s.stack[j], s.stack[i] }
