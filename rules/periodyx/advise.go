package periodyx

import "github.com/sobremesa-games/sobremesa/rules"

// Advise is what the hard machine does, which knows what the seat has seen and
// no more; but of the cards of a duel the strongest, as it is judged. What a claim or a statement is about is the move itself, and is not
// told before it.
func (m *match) Advise(by rules.Seat) (rules.Hint, bool) {
	if m.phase == PhaseOver || m.mayMove(by, nil) != nil {
		return rules.Hint{}, false
	}
	p := player{m: m, by: by, r: rules.NewRand(rules.Seed{})} // always the same of equal ones
	mv := p.advised()
	h := rules.Hint{Do: mv.Do(), Card: cardOf(mv), Move: mv}
	if m.phase != PhaseRace && m.phase != PhaseState {
		_, h.Property = rules.Right(m.Assess(by, mv))
	}
	return h, true
}

// advised is the move that Assess holds for the best.
func (p player) advised() rules.Move {
	if p.m.phase == phaseAnswer && p.m.game != Match && p.m.game != Classes {
		return Show{code(p.dullest(p.strongest()))}
	}
	return p.hard()
}

// strongest is the own cards that do best in the duel.
func (p player) strongest() (set faces) {
	what := duels[p.m.game]
	most := p.strength(what, p.best())
	for f := range p.m.held.At(p.by).all {
		if p.strength(what, f) == most {
			set.add(f)
		}
	}
	return set
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
