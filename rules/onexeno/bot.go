package onexeno

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// policy is how the machine plays at a level: easy like a child that lays
// anything and sees every other row, medium takes the most it can, hard looks
// what the others make of the move. All lay only cards that match; whoever is not
// waited for claims or does nothing.
func policy(l rules.Level) rules.Policy {
	return func(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
		m := g.(*match)
		if mv, ok := m.spotted(l, by, r); ok {
			return mv
		}
		switch {
		case !slices.Contains(m.Turn().Seats, by):
			return nil
		case m.phase != PhasePlay:
			return Next{}
		}
		return m.move(by, m.choose(l, by, r))
	}
}

func (m *match) choose(l rules.Level, by rules.Seat, r *rules.Rand) choice {
	w := m.world()
	switch {
	case l == rules.Hard:
		return m.searched(by, r)
	case l == rules.Easy && r.N(2) == 0:
		return w.anything(r)
	}
	return w.greedy(r)
}

// anything is any card that can be laid, each place equally likely.
func (w *world) anything(r *rules.Rand) choice {
	var room [fitsMost]fit
	list, places := w.fits(room[:0])
	if places == 0 {
		return choice{pass: true}
	}
	return nth(list, r.N(places))
}

// move is the choice as a move. Where nothing matches and nobody may pass it is
// a misfit (OX-13).
func (m *match) move(by rules.Seat, c choice) rules.Move {
	if !c.pass {
		x, y := m.field.point(c.place)
		return Place{Card: code(c.face), Turn: c.turn, X: x, Y: y}
	}
	if m.mayPass(by) == nil {
		return Pass{}
	}
	mv, _ := m.anyPlace(by)
	return mv
}

// spotted is a claim of a card that does not match; a child sees one in four.
func (m *match) spotted(l rules.Level, by rules.Seat, r *rules.Rand) (rules.Move, bool) {
	if l == rules.Easy && r.N(4) > 0 {
		return nil, false
	}
	return m.mismatch(by)
}
