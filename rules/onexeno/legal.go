package onexeno

import (
	"iter"
	"math/bits"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Legal yields every accepted move. The first is what an absent player does: lay
// a card or, where it may not match, pass (OX-13).
func (m *match) Legal(by rules.Seat) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		if by == rules.Nobody {
			m.yieldTime(yield)
			return
		}
		_ = m.yieldTurn(by, yield) && m.yieldClaims(by, yield)
	}
}

func (m *match) yieldTime(yield func(rules.Move) bool) {
	if m.phase == PhaseClaims || m.phase == PhaseBetween {
		yield(TimeUp{})
	}
}

// yieldTurn yields what an asked seat may do.
func (m *match) yieldTurn(by rules.Seat, yield func(rules.Move) bool) bool {
	switch {
	case !m.asks(by):
		return true
	case m.phase != PhasePlay:
		return yield(Next{})
	}
	pass := func() bool { return m.mayPass(by) != nil || yield(Pass{}) }
	if m.opt.Spotting {
		return pass() && m.yieldPlaces(by, yield)
	}
	return m.yieldPlaces(by, yield) && pass()
}

// yieldPlaces yields cards by arrival, their turns, and places by rows.
func (m *match) yieldPlaces(by rules.Seat, yield func(rules.Move) bool) bool {
	d, n := deck(), m.needs()
	for c := range m.hands.At(by).All() {
		f := c.Face()
		for turn, to := m.opt.turns(f); turn < to; turn++ {
			for set := n.fits(d.look[f].turned(turn)); set != 0; set &= set - 1 {
				x, y := m.field.point(bits.TrailingZeros64(set))
				if !yield(Place{d.code[f], turn, x, y}) {
					return false
				}
			}
		}
	}
	return true
}

// anyPlace is the first card that by may lay, and whether there is one.
func (m *match) anyPlace(by rules.Seat) (first Place, ok bool) {
	m.yieldPlaces(by, func(mv rules.Move) bool {
		first, ok = mv.(Place)
		return false
	})
	return first, ok
}
