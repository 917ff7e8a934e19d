package unoquimico

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// policy is how the machine plays at a level. Easy lays anything that may be
// laid, medium gets rid of as many cards as it can, hard also keeps a hand in
// which much fits.
func policy(l rules.Level) rules.Policy {
	return func(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
		m := g.(*match)
		moves := slices.Collect(m.Legal(by))
		if m.phase == PhaseName {
			return m.guess(l, moves, r)
		}
		if l == rules.Easy {
			return childish(moves, r)
		}
		return slices.MaxFunc(moves, func(a, b rules.Move) int { return m.worth(by, a, l) - m.worth(by, b, l) })
	}
}

// guess says the right name, at the easy level three times in four.
func (m *match) guess(l rules.Level, moves []rules.Move, r *rules.Rand) rules.Move {
	if l == rules.Easy && r.N(4) == 0 {
		return moves[r.N(len(moves))]
	}
	return Name{Name: code(m.play.questions[0])}
}

// childish is any lay or, without one, whatever comes first.
func childish(moves []rules.Move, r *rules.Rand) rules.Move {
	lays := slices.DeleteFunc(slices.Clone(moves), func(mv rules.Move) bool { _, ok := mv.(Lay); return !ok })
	if len(lays) == 0 {
		return moves[0]
	}
	return lays[r.N(len(lays))]
}

// Worth of a card laid; what stays in the hand and fits counts less.
const (
	worthCard = 1000
	worthLay  = 500
)

// worth is how much better a move is than passing.
func (m *match) worth(by rules.Seat, mv rules.Move, l rules.Level) int {
	switch mv := mv.(type) {
	case Lay:
		return m.worthOfLay(by, mv, l)
	case Wild:
		return m.worthOfWild(by, l)
	case Draw:
		return 1
	}
	return 0
}

func (m *match) worthOfLay(by rules.Seat, mv Lay, l rules.Level) int {
	worth := worthLay + worthCard
	if mv.Scientist != "" {
		worth += worthCard
	}
	if mv.Wild {
		worth += worthCard
	}
	if l == rules.Hard {
		worth += m.stays(by, deck().face[mv.Element]).len()
	}
	return worth
}

// stays is the part of the hand that fits on e, once e is laid: what is left
// to follow it with if nobody changes the element in force much.
func (m *match) stays(by rules.Seat, e cards.Face) faces {
	rest := m.held.At(by).and(deck().fits[m.opt.simple()][e])
	rest.remove(e)
	return rest
}

// worthOfWild is high when the next player is about to go out.
func (m *match) worthOfWild(by rules.Seat, l rules.Level) int {
	const danger = 2 // cards in a hand that may be gone in one turn
	if l == rules.Hard && m.hands.At(by.Next(m.n)).Len() <= danger {
		return 4 * worthCard
	}
	return worthCard
}
