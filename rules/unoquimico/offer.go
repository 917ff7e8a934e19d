package unoquimico

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// offer is what a seat may lay: elements alone, and every pair of one of the
// scientists with one of the elements in with.
type offer struct{ alone, with, scientists faces }

func (o offer) able() bool { return !o.alone.empty() || o.pairs() }
func (o offer) pairs() bool {
	return !o.with.empty() && !o.scientists.empty()
}

// fitting is the set of elements that fit on the top group (UQ-2, UQ-8, UQ-9).
func (m *match) fitting() faces {
	if m.force.any {
		return deck().isElement
	}
	return deck().fits[m.opt.simple()][m.force.element]
}

// offers is what s may lay now. After drawing it is the card drawn, or a pair
// with it (UQ-6).
func (m *match) offers(s rules.Seat) offer {
	held := *m.held.At(s)
	o := offer{alone: held.and(m.fitting()), with: held.and(deck().isElement), scientists: held.and(deck().scientists)}
	m.limitScientists(&o)
	if m.phase == PhaseDrawn {
		o.limitTo(m.drawn)
	}
	return o
}

// limitScientists applies the option of UQ-4.
func (m *match) limitScientists(o *offer) {
	stuck := o.alone.empty()
	switch {
	case m.opt.Scientists == "fitting" && !stuck:
		o.with = o.alone
	case m.opt.Scientists == "only_if_stuck" && !stuck:
		o.with = faces{}
	}
	if !o.pairs() {
		o.with, o.scientists = faces{}, faces{}
	}
}

func (o *offer) limitTo(drawn cards.Face) {
	var only faces
	only.add(drawn)
	o.alone = o.alone.and(only)
	switch {
	case isScientist(drawn):
		o.scientists = o.scientists.and(only)
	default:
		o.with = o.with.and(only)
	}
	if !o.pairs() {
		o.with, o.scientists = faces{}, faces{}
	}
}

// mayWild reports whether the asked seat may lay a comodín by itself: as the
// whole turn or, beside, before its own play or after drawing (UQ-8).
func (m *match) mayWild(s rules.Seat) bool {
	switch m.phase {
	case PhasePlay:
		return !m.wildsOf(s).empty()
	case PhaseDrawn:
		return isWild(m.drawn) || m.mayBeside(s)
	}
	return false
}

// mayBeside reports whether s may add a comodín to what it lays (UQ-8).
func (m *match) mayBeside(s rules.Seat) bool {
	return m.opt.Wild == "beside" && !m.wildsOf(s).empty()
}

func (m *match) wildsOf(s rules.Seat) faces { return m.held.At(s).and(deck().wilds) }
