package onexeno

import "github.com/sobremesa-games/sobremesa/rules"

// Properties that a decision can be about.
const (
	Trick    = "trick"    // a row that a card completes (OX-7)
	Match    = "match"    // a card that fits somewhere (OX-4)
	Mismatch = "mismatch" // a card on the table that does not match (OX-13)
)

// Assess says whether a card of the hand fitted, and whether the move laid one
// that does; whether one could take a trick, and whether the move took one, best
// where no other takes more; with spotting, whether a mismatch lay there to be
// claimed, and whether the move claimed one.
func (m *match) Assess(by rules.Seat, mv rules.Move) []rules.Finding {
	if m.phase != PhasePlay && m.phase != PhaseClaims {
		return nil
	}
	var found []rules.Finding
	switch mv := mv.(type) {
	case Place:
		found = m.assess(by, m.chosen(mv))
	case Pass:
		found = m.assess(by, choice{pass: true})
	}
	if m.opt.Spotting {
		found = append(found, m.assessClaim(by, mv))
	}
	return found
}

func (m *match) chosen(mv Place) choice {
	p, _ := m.field.at(mv.X, mv.Y)
	return choice{face: deck().face[mv.Card], turn: mv.Turn, place: p}
}

func (m *match) assess(by rules.Seat, c choice) []rules.Finding {
	w := m.world()
	list, places := w.fits(nil)
	trick := m.assessTrick(by, &w, list, c)
	fits := assessMatch(list, places, c)
	fits.Best = fits.Right || !fits.Chance || trick.Right && trick.Best
	return []rules.Finding{fits, trick}
}

func assessMatch(list []fit, places int, c choice) rules.Finding {
	f := rules.Finding{Property: Match, Chance: places > 0}
	for _, fit := range list {
		f.Right = f.Right || fit.on(c.place) == c && fit.set>>c.place&1 == 1
	}
	return f
}

func (m *match) assessTrick(by rules.Seat, w *world, list []fit, c choice) rules.Finding {
	f, got := rules.Finding{Property: Trick}, 0
	best, chance := m.mostTaken(by, w, list)
	if !c.pass {
		got, f.Right = w.gain(c)
	}
	f.Chance, f.Best = chance, !chance
	if most, _ := w.gain(best); chance {
		f.Best = f.Right && got >= most
	}
	return f
}

func (m *match) assessClaim(by rules.Seat, mv rules.Move) rules.Finding {
	f := rules.Finding{Property: Mismatch}
	m.yieldClaims(by, func(claim rules.Move) bool {
		wrong := m.wrong(deck().face[claim.(Claim).Card])
		f.Chance = f.Chance || wrong
		f.Right = f.Right || wrong && claim == mv
		return true
	})
	_, claims := mv.(Claim)
	f.Best = f.Right || !f.Chance && !claims
	return f
}

// Assess says of the solitaire whether the top card of the pile fitted, and
// whether the move laid it.
func (g *solo) Assess(_ rules.Seat, mv rules.Move) []rules.Finding {
	_, lays := mv.(Place)
	fitted := !g.yieldPlaces(func(rules.Move) bool { return false })
	return []rules.Finding{{Property: Match, Chance: fitted, Right: fitted && lays, Best: lays || !fitted}}
}
