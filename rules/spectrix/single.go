package spectrix

import (
	"iter"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// fresh is the place of an action that lays a new group.
const fresh = -1

// action is one new group, or cards added to one (SP-3, actions=one).
type action struct {
	at   int // place in the layout's table, or fresh
	set  solver.Group
	laid int
}

// singles yields actions: new groups as large as the hand makes them, then each
// group longer by one card and by as many as possible.
func (l *layout) singles() iter.Seq[action] {
	return func(yield func(action) bool) {
		_ = l.newGroups(yield) && l.longerGroups(yield)
	}
}

func (l *layout) newGroups(yield func(action) bool) bool {
	for c := range colours {
		if n := l.hand[c]; n >= 3 && !yield(action{fresh, solver.Group{From: uint8(c), Len: uint8(n)}, int(n)}) {
			return false
		}
	}
	for c := range colours {
		if n := l.reach(c, 1, colours); n >= 3 && !yield(action{fresh, run(c, n), n}) {
			return false
		}
	}
	return true
}

// reach is how many colours in a row, from one on in a direction, the hand has.
func (l *layout) reach(c, direction, most int) (n int) {
	for n < most && l.hand[around(c+n*direction)] > 0 {
		n++
	}
	return n
}

func around(c int) int { return (c%colours + colours) % colours }

// run is a sequence; a whole spectrum begins with the first colour.
func run(from, length int) solver.Group {
	if length == colours {
		return solver.Spectrum
	}
	return solver.Group{From: uint8(around(from)), Len: uint8(length), Run: true}
}

func (l *layout) longerGroups(yield func(action) bool) bool {
	for i, g := range l.table {
		for _, more := range l.additions(g) {
			longer := g
			if longer.Len += uint8(more[0] + more[1]); g.Run {
				longer = run(int(g.From)-more[0], int(g.Len)+more[0]+more[1])
			}
			if !yield(action{i, longer, more[0] + more[1]}) {
				return false
			}
		}
	}
	return true
}

// additions is how many cards may be put before and after a group: one, and as
// many as possible.
func (l *layout) additions(g solver.Group) (list [][2]int) {
	add := func(before, after int) {
		if more := [2]int{before, after}; before+after > 0 && !slices.Contains(list, more) {
			list = append(list, more)
		}
	}
	if !g.Run {
		n := int(l.hand[g.From])
		add(0, min(n, 1))
		add(0, n)
		return list
	}
	room := colours - int(g.Len)
	after := l.reach(int(g.From+g.Len), 1, room)
	before := l.reach(int(g.From)-1, -1, room)
	add(0, min(after, 1))
	add(min(before, 1), 0)
	add(0, after)
	add(before, 0)
	add(min(before, room-after), after)
	return list
}

// with is the layout after an action.
func (l *layout) with(a action) layout {
	next := layout{table: slices.Clone(l.table), hand: l.hand}
	next.hand.Add(a.set, -1)
	if a.at == fresh {
		next.table = append(next.table, a.set)
		return next
	}
	next.hand.Add(l.table[a.at], 1)
	next.table[a.at] = a.set
	return next
}

// claim is the layout with White Light claimed for the group at i.
func (l *layout) claim(i int) layout {
	table := slices.Clone(l.table)
	table[0], table[i] = table[i], table[0]
	return layout{table: table, hand: l.hand, white: true}
}

// oneAction yields the layouts after each action, also with the spectrum claimed
// that it makes; and where a claim needs no card, with one that lies there.
func (l *layout) oneAction(bare bool) iter.Seq[layout] {
	return func(yield func(layout) bool) {
		for a := range l.singles() {
			next := l.with(a)
			if !yield(next) || a.set == solver.Spectrum && !yield(next.claim(next.spectrum())) {
				return
			}
		}
		if i := l.spectrum(); i >= 0 && bare {
			yield(l.claim(i))
		}
	}
}

// spectrum is the place of a whole spectrum on the table, or -1.
func (l *layout) spectrum() int { return slices.Index(l.table, solver.Spectrum) }

// bestSingle is the layout after the action that lays most. A spectrum that it
// makes is claimed and, where a claim needs no card and nothing can be laid, one
// that lies there.
func (l *layout) bestSingle(bare bool) (next layout, laid int) {
	next = *l
	for after := range l.oneAction(bare) {
		n := l.hand.Sum() - after.hand.Sum()
		if n > laid || n == laid && after.white && !next.white {
			next, laid = after, n
		}
	}
	return next, laid
}

// single checks the older edition's one action: a new group, or cards added to
// one that lies there (SP-3, actions=one). To claim a spectrum that lies there
// is an action, too.
func (m *match) single(c commit) error {
	gone, made := m.changed(slices.Concat(c.groups, c.white))
	acts := made
	for _, w := range c.white {
		if !slices.ContainsFunc(made, func(g claim) bool { return g.name == w.name }) {
			acts = append(acts, w)
		}
	}
	longer := len(gone) == 1 && len(made) == 1 && overlap(&gone[0].counts, &made[0].counts) == gone[0].counts.Sum()
	if len(acts) > 1 || len(gone) > 0 && !longer {
		return &rules.Illegal{Code: CodeOneAction, Rule: "SP-3", Data: OfGroups{names(acts)}}
	}
	return nil
}

// changed is the groups of the table that a new one has no more, and those that
// it has instead.
func (m *match) changed(groups []claim) (gone []group, made []claim) {
	gone = slices.Clone(m.table)
	for _, g := range groups {
		i := slices.IndexFunc(gone, func(o group) bool { return o.set == g.set })
		if i < 0 {
			made = append(made, g)
			continue
		}
		gone = slices.Delete(gone, i, i+1)
	}
	return gone, made
}

func names(groups []claim) []string {
	list := make([]string, len(groups))
	for i := range groups {
		list[i] = groups[i].name
	}
	return list
}
