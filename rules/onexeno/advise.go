package onexeno

import "github.com/sobremesa-games/sobremesa/rules"

// Advise is a claim of a card that does not match, else the card that takes
// most, else one that matches. Where there is none of them there is nothing to say.
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
	property := Trick
	c, takes := m.mostTaken(by, &w, list)
	switch {
	case takes:
	case places == 0:
		return rules.Hint{}, false
	default:
		property, c = Match, nth(list, 0)
	}
	mv := m.move(by, c)
	return rules.Hint{Do: mv.Do(), Property: property, Card: code(c.face), Move: mv}, true
}

// mostTaken is the card that takes most, always the same of equal ones, and false
// where none takes a trick. With spotting one that does not match may complete a
// row that does.
func (m *match) mostTaken(by rules.Seat, w *world, list []fit) (best choice, takes bool) {
	best, takes = w.mostTaken(list, rules.NewRand(rules.Seed{}))
	if !m.opt.Spotting {
		return best, takes
	}
	most := 0
	if takes {
		most, _ = w.gain(best)
	}
	m.yieldPlaces(by, func(mv rules.Move) bool {
		c := m.chosen(mv.(Place))
		if got, ok := w.gain(c); ok && got > most {
			best, most, takes = c, got, true
		}
		return true
	})
	return best, takes
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
