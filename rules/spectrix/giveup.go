package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// penalty is how many cards a broken table costs.
const penalty = 3

// playGiveUp takes the own cards back. If the table is valid then, everything
// is as it was and the seat draws one card; else it draws three and the others
// may restore the table.
func (m *match) playGiveUp(by rules.Seat) error {
	switch {
	case m.phase == PhaseRestore:
		return illegal(rules.UnknownMove, "SP-8")
	case !m.opt.StrictTable:
		return illegal(CodeWholeTable, "SP-8")
	case allValid(m.table):
		return illegal(CodeValid, "SP-8")
	}
	m.takeHome(by)
	due := penalty
	if allValid(m.table) {
		due = 1
	}
	drawn := min(due, m.pile.Len())
	for range drawn {
		m.hold(by, m.take())
	}
	m.passes, m.takeback = 0, false
	m.note(Entry{Kind: LogGaveUp, Seat: by, Count: drawn})
	if allValid(m.table) {
		m.endTurn()
		return nil
	}
	m.steps.made = 0
	m.ready = rules.MakeBySeat[bool](m.n)
	m.ask(by, PhaseRestore)
	return nil
}

// takeHome brings every card that was laid in this turn back to the hand.
func (m *match) takeHome(by rules.Seat) {
	m.table = slices.Clone(m.table)
	for c, n := range m.steps.own {
		for range n {
			m.shift(m.leastMissed(c), c, -1)
			m.goHome(by, c)
		}
	}
	m.steps.own = solver.Counts{}
	m.table = slices.DeleteFunc(m.table, func(g group) bool { return g.counts.Sum() == 0 })
}

// leastMissed is the group from which a card of a colour is best taken away:
// cards of a colour are all the same, so that as few groups as possible break.
func (m *match) leastMissed(c int) int {
	best, least := -1, 4
	for i, g := range m.table {
		if g.counts[c] == 0 {
			continue
		}
		rest := g.counts
		rest[c]--
		worth := 1
		switch _, why := recognise(&rest); {
		case why == fine, rest.Sum() == 0:
			worth = 0
		case g.valid:
			worth = 2
		}
		if worth <= least {
			best, least = i, worth
		}
	}
	return best
}
