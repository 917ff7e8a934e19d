package periodyx

import "github.com/sobremesa-games/sobremesa/rules"

// Advise is what the hard machine does, which knows what the seat has seen and
// no more. What a claim or a statement is about is the move itself, and is not
// told before it.
func (m *match) Advise(by rules.Seat) (rules.Hint, bool) {
	if m.phase == PhaseOver || m.mayMove(by, nil) != nil {
		return rules.Hint{}, false
	}
	p := player{m: m, by: by, r: rules.NewRand(rules.Seed{})} // always the same of equal ones
	mv := p.hard()
	h := rules.Hint{Do: mv.Do(), Card: cardOf(mv), Move: mv}
	if m.phase != PhaseRace && m.phase != PhaseState {
		_, h.Property = rules.Right(m.Assess(by, mv))
	}
	return h, true
}

// cardOf is the own card that a move is made with.
func cardOf(mv rules.Move) string {
	switch mv := mv.(type) {
	case Table:
		return mv.Card
	case Predict:
		return mv.Card
	case Lay:
		return mv.Card
	case Show:
		return mv.Card
	}
	return ""
}
