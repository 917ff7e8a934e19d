package unoquimico

import (
	"iter"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Legal yields every accepted move, the lays first. The first is what an
// absent player does.
func (m *match) Legal(by rules.Seat) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		switch {
		case by == rules.Nobody:
			m.yieldTime(yield)
		case m.mayMove(by) != nil:
		case m.phase == PhaseName:
			m.yieldNames(yield)
		case m.phase == PhaseBetween:
			yield(Next{})
		case m.phase == PhaseDrawTwo:
			yield(Draw{})
		default:
			_ = m.yieldLays(by, yield) && m.yieldOthers(by, yield)
		}
	}
}

func (m *match) yieldTime(yield func(rules.Move) bool) {
	if m.phase == PhaseName || m.phase == PhaseBetween {
		yield(TimeUp{})
	}
}

func (m *match) yieldNames(yield func(rules.Move) bool) {
	for _, f := range m.play.names {
		if !yield(Name{Name: deck().code[f]}) {
			return
		}
	}
}

// yieldLays yields lays alone, then with a scientist; each also with a comodín
// after it where that is allowed.
func (m *match) yieldLays(by rules.Seat, yield func(rules.Move) bool) bool {
	o, code, beside := m.offers(by), &deck().code, m.mayBeside(by)
	lay := func(mv Lay) bool {
		if !yield(mv) {
			return false
		}
		mv.Wild = true
		return !beside || yield(mv)
	}
	for e := range o.alone.all {
		if !lay(Lay{Element: code[e]}) {
			return false
		}
	}
	for s := range o.scientists.all {
		for e := range o.with.all {
			if !lay(Lay{Element: code[e], Scientist: code[s]}) {
				return false
			}
		}
	}
	return true
}

// yieldOthers yields draw, pass and comodín.
func (m *match) yieldOthers(by rules.Seat, yield func(rules.Move) bool) bool {
	if m.mayDraw(by) && !yield(Draw{}) {
		return false
	}
	if m.mayPass(by) && !yield(Pass{}) {
		return false
	}
	return !m.mayWild(by) || yield(Wild{})
}

func (m *match) mayDraw(by rules.Seat) bool {
	switch m.phase {
	case PhaseDrawTwo:
		return true
	case PhasePlay:
		return m.left() > 0 && (m.opt.VoluntaryDraw || !m.offers(by).able())
	}
	return false
}

func (m *match) mayPass(by rules.Seat) bool {
	switch m.phase {
	case PhaseDrawn:
		return true
	case PhasePlay:
		return m.left() == 0 && !m.offers(by).able() && !m.mayWild(by)
	}
	return false
}
