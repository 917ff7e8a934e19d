package spectrix

import (
	"cmp"
	"iter"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// Legal yields accepted moves: of the many new tables, the one that lays as much
// as whole groups and longer ones can, those that one action makes, and the one
// that help has shown. The first is what an absent player
// does: end the turn, if it may.
func (m *match) Legal(by rules.Seat) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		switch {
		case m.phase == PhaseOver:
		case by == rules.Nobody:
			m.yieldRoom(yield)
		case m.mayMove(by) != nil:
		case m.phase == PhaseBetween:
			yield(Next{})
		case m.phase == PhaseRestore:
			_ = yield(Done{}) && m.yieldSteps(by, yield)
		default:
			_ = m.yieldTurn(by, yield) && m.yieldHint(yield, by)
		}
	}
}

// yieldRoom yields the room's moves: first that a time of the rules is over, then
// that the playing time of the match is.
func (m *match) yieldRoom(yield func(rules.Move) bool) {
	if (m.phase == PhaseBetween || m.phase == PhaseRestore) && !yield(TimeUp{}) {
		return
	}
	if m.limited() {
		yield(LastRound{})
	}
}

func (m *match) yieldHint(yield func(rules.Move) bool, by rules.Seat) bool {
	return m.mayHint(by) != nil || yield(Hint{})
}

// yieldTurn yields how a turn may end, and what may be laid.
func (m *match) yieldTurn(by rules.Seat, yield func(rules.Move) bool) bool {
	if m.mayDraw(by) == nil && !yield(Draw{}) {
		return false
	}
	if m.mayPass(by) == nil && !yield(Pass{}) {
		return false
	}
	if m.opt.StrictTable {
		return m.yieldEnds(yield) && m.yieldSteps(by, yield)
	}
	return m.yieldTables(by, yield)
}

// yieldTables yields new tables, each once.
func (m *match) yieldTables(by rules.Seat, yield func(rules.Move) bool) bool {
	var seen [][]solver.Group
	for next := range m.tables(by) {
		shape := shapeOf(next)
		if slices.ContainsFunc(seen, func(s []solver.Group) bool { return slices.Equal(s, shape) }) {
			continue
		}
		seen = append(seen, shape)
		if !yield(m.write(next)) {
			return false
		}
	}
	return true
}

// tables yields what laying all that needs no rearranging makes of the table, and
// what one action does, with and without White Light. The best table is help: it is listed for who asked for all of it, and
// where a seat must play and has nothing else.
func (m *match) tables(by rules.Seat) iter.Seq[layout] {
	return func(yield func(layout) bool) {
		l, some := m.layoutOf(by), false
		if next, laid := l.withoutInserting(); laid > 0 && !m.opt.one() && !yield(next) {
			return
		}
		for next := range l.oneAction(!m.opt.WhiteNeedsCard) {
			if some = true; !yield(next) {
				return
			}
		}
		if m.hint < mostHint && (some || !m.opt.MustPlay) {
			return
		}
		if next, laid := m.best(by); laid > 0 || next.white {
			yield(next)
		}
	}
}

// shapeOf is a table without the order of its groups; a claimed spectrum comes
// first, marked by an empty group.
func shapeOf(l layout) []solver.Group {
	shape := slices.Clone(l.table)
	for i, g := range shape {
		shape[i] = ofSet(0, g).set
	}
	if l.white {
		shape = shape[1:]
	}
	slices.SortFunc(shape, func(a, b solver.Group) int {
		return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.Len, b.Len), trueFirst(a.Run, b.Run))
	})
	if l.white {
		return append(shape, solver.Group{})
	}
	return shape
}

// yieldEnds yields how a turn of steps may end beside drawing.
func (m *match) yieldEnds(yield func(rules.Move) bool) bool {
	if !allValid(m.table) {
		return yield(GiveUp{})
	}
	if _, err := m.checkDone(Done{}); err == nil && !yield(Done{}) {
		return false
	}
	for _, g := range m.table {
		if done := (Done{White: []string{keyName(g.key)}}); g.set == solver.Spectrum {
			if _, err := m.checkDone(done); err == nil && !yield(done) {
				return false
			}
		}
	}
	return true
}

// yieldSteps yields, for each card of the hand and of each group, the steps to a
// group of its own and to all groups that are valid with it or were not before.
func (m *match) yieldSteps(by rules.Seat, yield func(rules.Move) bool) bool {
	if m.phase != PhaseRestore && !m.yieldFrom(by, inHand, m.held.At(by), yield) {
		return false
	}
	for _, g := range m.table {
		if !m.yieldFrom(by, keyName(g.key), &g.counts, yield) {
			return false
		}
	}
	return true
}

func (m *match) yieldFrom(by rules.Seat, from string, counts *solver.Counts, yield func(rules.Move) bool) bool {
	for c, n := range counts {
		if n == 0 {
			continue
		}
		for _, to := range m.places(c) {
			step := stepOf(ring[c], from, to)
			if m.checkStep(by, step) == nil && !yield(step) {
				return false
			}
		}
	}
	return true
}

// places lists where a card of a colour may be put with some sense.
func (m *match) places(c int) []string {
	list := []string{"", inHand}
	for _, g := range m.table {
		more := g.counts
		more[c]++
		if _, why := recognise(&more); why == fine || !g.valid {
			list = append(list, keyName(g.key))
		}
	}
	return list
}
