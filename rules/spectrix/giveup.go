package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// penalty is how many cards a broken table costs.
const penalty = 3

// playGiveUp takes the own cards back. If the table is valid then, the seat draws
// one card; else it draws three and the others may restore the table.
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
	if allValid(m.table) {
		m.giveUpWhole(by)
	} else {
		m.giveUpBroken(by)
	}
	return nil
}

// giveUpWhole draws a card and ends the turn; with nothing to draw it is a pass.
func (m *match) giveUpWhole(by rules.Seat) {
	if m.drawGivingUp(by, 1) == 0 {
		m.countPass()
		return
	}
	m.passes = 0
	m.endTurn()
}

// giveUpBroken draws the penalty, or what is left of it, and lets the others
// restore.
func (m *match) giveUpBroken(by rules.Seat) {
	m.drawGivingUp(by, penalty)
	m.passes, m.steps.made = 0, 0
	m.ready = rules.MakeBySeat[bool](m.n)
	m.begin(by, PhaseRestore)
}

func (m *match) drawGivingUp(by rules.Seat, due int) (drawn int) {
	drawn = min(due, m.pile.Len())
	for range drawn {
		m.hold(by, m.take())
	}
	m.takeback = false
	m.note(Entry{Kind: LogGaveUp, Seat: by, Count: drawn})
	return drawn
}

// takeHome brings every card that was laid in this turn back to the hand.
func (m *match) takeHome(by rules.Seat) {
	m.table = slices.Clone(m.table)
	for c := range m.steps.own {
		for m.steps.own[c] > 0 {
			m.shift(m.giver(c), c, -1)
			m.goHome(by, c)
			m.steps.own[c]--
		}
	}
	m.table = slices.DeleteFunc(m.table, func(g group) bool { return g.counts.Sum() == 0 })
}

// giver is the group from which an own card of a colour goes home. Cards of a
// colour are all the same: it is the one where that harms least.
func (m *match) giver(c int) int {
	best, least := -1, breaks
	for i := range m.table {
		if g := &m.table[i]; g.counts[c] > 0 {
			if h := m.harm(g, c); best < 0 || h < least {
				best, least = i, h
			}
		}
	}
	return best
}

// harm is what it does to a group to give a card away.
type harm int

const (
	mends  harm = iota // broken, and valid or empty without own cards
	idle               // broken, and broken by more than that
	bears              // valid as before
	breaks             // valid no more
)

func (m *match) harm(g *group, c int) harm {
	one, own := g.counts, g.counts
	one[c]--
	for k := range own {
		own[k] -= min(own[k], m.steps.own[k])
	}
	switch {
	case g.valid && whole(&one):
		return bears
	case g.valid:
		return breaks
	case whole(&one), whole(&own):
		return mends
	}
	return idle
}

// whole reports whether cards are a group, or none.
func whole(counts *solver.Counts) bool {
	_, why := recognise(counts)
	return why == fine || counts.Sum() == 0
}
