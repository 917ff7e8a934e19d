package unoquimico

import "github.com/sobremesa-games/sobremesa/rules"

// Advise is one of the moves that Assess holds for the best: that which uses most
// of what was possible, then the one that the machine likes best, then the first.
// Where nothing can be laid there is nothing to say.
func (m *match) Advise(by rules.Seat) (rules.Hint, bool) {
	var best rules.Hint
	right, worth := -1, 0
	for _, mv := range m.bests(by) {
		n, property := rules.Right(m.Assess(by, mv))
		if w := m.worth(by, mv); n > right || n == right && w > worth {
			best, right, worth = rules.Hint{Do: mv.Do(), Property: property, Move: mv}, n, w
		}
	}
	switch mv := best.Move.(type) {
	case Lay:
		best.Card = mv.Element
	case Wild, Name:
	default:
		return rules.Hint{}, false
	}
	return best, true
}

// bests are the moves that get rid of most, or the right name.
func (m *match) bests(by rules.Seat) (moves []rules.Move) {
	if m.phase == PhaseName && m.mayMove(by) == nil {
		return []rules.Move{Name{m.question().Card}}
	}
	most := m.most(by)
	for mv := range m.Legal(by) {
		if m.gain(by, mv) == most {
			moves = append(moves, mv)
		}
	}
	return moves
}
