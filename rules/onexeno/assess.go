package onexeno

import (
	"math/bits"

	"github.com/sobremesa-games/sobremesa/rules"
)

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
		found = m.assess(m.chosen(mv))
	case Pass:
		found = m.assess(choice{pass: true})
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

func (m *match) assess(c choice) []rules.Finding {
	w := m.world()
	list, places := w.fits(nil)
	match := rules.Finding{Property: Match, Chance: places > 0}
	trick := rules.Finding{Property: Trick}
	most := -1
	for _, f := range list {
		for set := f.set & w.field.fifth(); set != 0; set &= set - 1 {
			if got, takes := w.gain(choice{face: f.card(), turn: int(f.turn), place: bits.TrailingZeros64(set)}); takes {
				trick.Chance, most = true, max(most, got)
			}
		}
		match.Right = match.Right || !c.pass && f.card() == c.face && int(f.turn) == c.turn && f.set>>c.place&1 == 1
	}
	if !c.pass {
		got, takes := w.gain(c)
		trick.Right, trick.Best = takes, takes && got >= most
	}
	match.Best = match.Right || !match.Chance
	trick.Best = trick.Best || !trick.Chance
	return []rules.Finding{match, trick}
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
