package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// doneRestoring says that a seat restores nothing more.
func (m *match) doneRestoring(by rules.Seat) {
	*m.ready.At(by) = true
	m.takeback = false
	if len(m.unready()) == 0 {
		m.restored()
	}
}

// restored keeps as many cards as can lie in groups, and shuffles the rest into
// the pile; the next player goes on.
func (m *match) restored() {
	all := lies(m.table)
	fresh := m.largest(all)
	var kept solver.Counts
	for _, g := range fresh {
		for c, n := range g.counts {
			kept[c] += n
		}
	}
	m.keys = keyed(m.table, fresh, m.keys)
	m.table = nil
	for _, g := range fresh {
		m.table = append(m.table, g.group)
	}
	slices.SortFunc(m.table, func(a, b group) int { return a.key - b.key })
	for c := range all {
		all[c] -= kept[c]
	}
	m.note(Entry{Kind: LogRestored, Cards: codes(all)})
	if all.Sum() > 0 {
		m.putBack(all)
	}
	m.ready = rules.MakeBySeat[bool](m.n)
	m.endTurn()
}

// largest is a valid table of as many of the cards as possible; valid groups
// stay where that costs nothing.
func (m *match) largest(all solver.Counts) []claim {
	var valid []solver.Group
	loose := all
	for _, g := range m.table {
		if g.valid {
			valid = append(valid, g.set)
			loose.Add(g.set, -1)
		}
	}
	most, _ := solver.Most(solver.Counts{}, all)
	plan, _ := solver.Few(valid, loose)
	if all.Sum()-loose.Sum()+plan.Laid < most {
		plan, _ = solver.Arrange(solver.Counts{}, all)
	}
	return claims(plan.Groups())
}

func claims(sets []solver.Group) []claim {
	list := make([]claim, len(sets))
	for i, set := range sets {
		list[i] = claim{group: ofSet(0, set)}
	}
	return list
}
