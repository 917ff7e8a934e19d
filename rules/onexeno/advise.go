package onexeno

import "github.com/sobremesa-games/sobremesa/rules"

// Advise is a claim of a card that does not match, else the card that takes
// most, else one that matches. Where nothing matches there is nothing to say.
func (m *match) Advise(by rules.Seat) (rules.Hint, bool) {
	if m.opt.Spotting {
		if mv, ok := m.mismatch(by); ok {
			return rules.Hint{Do: mv.Do(), Property: Mismatch, Card: mv.Card, Move: mv}, true
		}
	}
	if m.phase != PhasePlay || by != m.asked {
		return rules.Hint{}, false
	}
	w := m.world()
	list, places := w.fits(nil)
	if places == 0 {
		return rules.Hint{}, false
	}
	property := Trick
	c, takes := w.mostTaken(list, rules.NewRand(rules.Seed{})) // always the same of equal ones
	if !takes {
		property, c = Match, nth(list, 0)
	}
	mv := m.move(by, c)
	return rules.Hint{Do: mv.Do(), Property: property, Card: code(c.face), Move: mv}, true
}

// mismatch is the first claim by may make that is right.
func (m *match) mismatch(by rules.Seat) (found Claim, ok bool) {
	m.yieldClaims(by, func(mv rules.Move) bool {
		found = mv.(Claim)
		ok = m.wrong(deck().face[found.Card])
		return !ok
	})
	return found, ok
}

// Advise of the solitaire is what the hard machine does.
func (g *solo) Advise(by rules.Seat) (rules.Hint, bool) {
	if g.result != nil || by != soloSeat {
		return rules.Hint{}, false
	}
	mv := soloPolicy(rules.Hard)(g, by, nil)
	h := rules.Hint{Do: mv.Do(), Move: mv}
	if lay, ok := mv.(Place); ok {
		h.Property, h.Card = Match, lay.Card
	}
	return h, true
}
