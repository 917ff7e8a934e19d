package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// policy is how the machine plays at a level: easy does a few things a turn,
// medium all that it can without rearranging and fits in single cards, hard lays
// as much as can be laid. A broken table medium and hard restore, easy gives it up
// soon.
func policy(l rules.Level) rules.Policy {
	return func(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
		m := g.(*match)
		switch {
		case m.mayMove(by) != nil:
			return nil
		case m.phase == PhaseBetween:
			return Next{}
		case m.phase == PhaseRestore && l == rules.Easy && r.N(patience) == 0:
			return Done{}
		case m.phase == PhaseRestore:
			return m.restoring(by)
		}
		return m.choose(l, by)
	}
}

// What a child keeps in mind. With two things a turn it would win one match in
// eight against medium, with three it wins one in four.
const (
	attention = 3 // things that it does in a turn
	patience  = 2 // steps of restoring, on average, before it has enough
)

// choose is the move towards the table that a level wants.
func (m *match) choose(l rules.Level, by rules.Seat) rules.Move {
	next, able := m.wanted(l, by)
	if !able && m.opt.MustPlay {
		if _, able = m.able(by); able {
			next, _ = m.best(by)
		}
	}
	switch {
	case m.opt.StrictTable:
		return m.towards(by, next)
	case able:
		return m.write(next)
	}
	return m.ender(by)
}

// ender is how a turn ends in which nothing is laid.
func (m *match) ender(by rules.Seat) rules.Move {
	if m.mayDraw(by) == nil {
		return Draw{}
	}
	return Pass{}
}

// wanted is the table that a level makes of the present one, and whether it
// lays or claims anything.
func (m *match) wanted(l rules.Level, by rules.Seat) (next layout, able bool) {
	var laid int
	switch now := m.layoutOf(by); {
	case l == rules.Hard:
		next, laid = m.arranged(by, m.sudden == 0)
	case m.opt.one():
		next, laid = now.greedy()
	case l == rules.Easy:
		next, laid = now.withoutRearranging(attention)
	default:
		next, laid = now.withoutRearranging(deckSize)
	}
	return next, laid > 0 || next.white
}

// greedy is the layout after the largest new group or, without one, the longest
// addition to a group.
func (l *layout) greedy() (next layout, laid int) {
	var best action
	for a := range l.singles() {
		if (a.at == fresh || best.at != fresh || best.laid == 0) && a.laid > best.laid {
			best = a
		}
	}
	if best.laid == 0 {
		return *l, 0
	}
	return l.with(best), best.laid
}

// withoutRearranging is greedy as often as possible, but each time that it lays
// nothing one single card that fits in somewhere; so many things at most.
func (l *layout) withoutRearranging(most int) (next layout, laid int) {
	next = *l
	for range most {
		after, n := next.greedy()
		if n == 0 {
			after, n = next.insert()
		}
		if n == 0 {
			break
		}
		next, laid = after, laid+n
	}
	return next, laid
}

// withoutInserting is greedy as often as possible.
func (l *layout) withoutInserting() (next layout, laid int) {
	next = *l
	for {
		after, n := next.greedy()
		if n == 0 {
			return next, laid
		}
		next, laid = after, laid+n
	}
}

// insert is the layout with one card more within a sequence, which it parts in
// two, if any fits in so. No other group is touched.
func (l *layout) insert() (next layout, laid int) {
	for i, g := range l.table {
		for c := range colours {
			low, high, ok := parted(g, c)
			if !ok || l.hand[c] == 0 {
				continue
			}
			next = layout{table: slices.Clone(l.table), hand: l.hand}
			next.table[i] = low
			next.table = append(next.table, high)
			next.hand[c]--
			return next, 1
		}
	}
	return *l, 0
}

// parted is the two sequences that a second card of a colour makes of one, one
// ends and the other begins with it. A whole spectrum parts in the middle.
func parted(g solver.Group, c int) (low, high solver.Group, ok bool) {
	from, length := int(g.From), int(g.Len)
	if length == colours {
		from = c - colours/2
	}
	below := around(c-from) + 1
	above := length + 1 - below
	return run(from, below), run(c, above), g.Run && below >= 3 && above >= 3
}

// restoring is the next step towards the table as it was; where it is whole, or
// has seen too many steps, the machine is done.
func (m *match) restoring(by rules.Seat) rules.Move {
	if !allValid(m.table) && m.steps.made < mostSteps {
		if step, ok := m.nextStep(by, m.unbroken()); ok {
			return step
		}
	}
	return Done{}
}

// unbroken is the table before the turn that broke it. It is whole and of the same
// cards, since those laid went home, and stays the same whatever is done since: a
// way there never turns back.
func (m *match) unbroken() layout { return layout{table: sets(m.steps.before)} }

// mended is the broken table with every card in a group: since the cards that
// broke it went home, there is one.
func (m *match) mended() (want layout) {
	for _, g := range m.largest(lies(m.table)) {
		want.table = append(want.table, g.set)
	}
	return want
}

// amiss is how many cards lie elsewhere than in a layout of the same cards.
func (m *match) amiss(want layout) (n int) {
	goal := claims(want.table)
	keyed(m.table, goal, m.keys)
	for i := range goal {
		n += goal[i].counts.Sum()
		if at := m.groupAt(keyName(goal[i].key)); at >= 0 {
			n -= overlap(&goal[i].counts, &m.table[at].counts)
		}
	}
	return n
}

// towards is the next step that brings the table nearer to a layout, and the end
// of the turn once it is there.
func (m *match) towards(by rules.Seat, want layout) rules.Move {
	if mv, ok := m.nextStep(by, want); ok && m.steps.made < mostSteps {
		return mv
	}
	if allValid(m.table) {
		return m.finish(by, want)
	}
	return GiveUp{}
}

// finish ends a turn of steps with a valid table.
func (m *match) finish(by rules.Seat, want layout) rules.Move {
	done := Done{}
	for _, g := range m.table {
		if want.white && g.set == solver.Spectrum && len(done.White) == 0 {
			done.White = []string{keyName(g.key)}
		}
	}
	if _, err := m.checkDone(done); err == nil {
		return done
	}
	return m.ender(by)
}

// nextStep moves a card to a group that lacks it: from a group that has too
// many, or from the hand. Then cards that were laid and are not wanted go home.
func (m *match) nextStep(by rules.Seat, want layout) (Step, bool) {
	goal := claims(want.table)
	keyed(m.table, goal, m.keys)
	surplus := m.surplus(goal)
	for i := range goal {
		for c := range colours {
			if step, ok := m.stepTo(&goal[i], c, surplus); ok && m.checkStep(by, step) == nil {
				return step, true
			}
		}
	}
	for c := range colours {
		if from, ok := surplus[c]; ok {
			if step := stepOf(ring[c], from, inHand); m.checkStep(by, step) == nil {
				return step, true
			}
		}
	}
	return Step{}, false
}

// stepTo is the step that brings a card of a colour to a group of the goal,
// unless it has enough.
func (m *match) stepTo(g *claim, c int, surplus map[int]string) (step Step, lacks bool) {
	to, has := "", int8(0)
	if at := m.groupAt(keyName(g.key)); at >= 0 {
		to, has = keyName(g.key), m.table[at].counts[c]
	}
	from, ok := surplus[c]
	if !ok {
		from = inHand
	}
	return stepOf(ring[c], from, to), has < g.counts[c]
}

// surplus names for each colour a group that has more of it than the goal.
func (m *match) surplus(goal []claim) map[int]string {
	groups := map[int]string{}
	for _, g := range m.table {
		extra := g.counts
		for i := range goal {
			if goal[i].key == g.key {
				for c, n := range goal[i].counts {
					extra[c] -= n
				}
			}
		}
		for c, n := range extra {
			if n > 0 {
				groups[c] = keyName(g.key)
			}
		}
	}
	return groups
}
