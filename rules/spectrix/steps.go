package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// inHand is the place of a step that is a hand and no group.
const inHand = "hand"

// mostSteps is how many steps a turn or a restoring may have: as many as there
// are cards.
const mostSteps = deckSize

// steps is a turn in which every step counts (SP-8, strict_table).
type steps struct {
	before []group       // the table when the turn began
	own    solver.Counts // cards that were laid in this turn
	made   int
}

func (s *steps) laid() int { return s.own.Sum() }

// playStep moves one card.
func (m *match) playStep(by rules.Seat, mv Step) error {
	if err := m.checkStep(by, mv); err != nil {
		return err
	}
	m.step(by, mv)
	return nil
}

// checkStep checks a step from end to end.
func (m *match) checkStep(by rules.Seat, mv Step) error {
	c, known := colourOf[mv.Card]
	switch {
	case !m.opt.StrictTable:
		return illegal(CodeWholeTable, "SP-8")
	case m.steps.made == mostSteps:
		return &rules.Illegal{Code: CodeTooManySteps, Rule: "SP-8", Data: OfCount{mostSteps}}
	case !known:
		return illegal(CodeUnknownCard, "SP-1")
	case mv.From == mv.To:
		return &rules.Illegal{Code: CodeNoGroup, Rule: "SP-8", Data: OfGroup{Group: mv.To}}
	case m.phase == PhaseRestore && (mv.From == inHand || mv.To == inHand):
		return &rules.Illegal{Code: CodeNotYours, Rule: "SP-8", Data: OfCards{[]string{mv.Card}}}
	}
	if err := m.checkFrom(by, mv.From, c); err != nil {
		return err
	}
	return m.checkTo(mv.To, c)
}

func (m *match) checkFrom(by rules.Seat, from string, c int) error {
	if from == inHand {
		if m.held.At(by)[c] == 0 {
			return &rules.Illegal{Code: CodeNotInHand, Rule: "SP-4", Data: OfCards{[]string{ring[c]}}}
		}
		return nil
	}
	switch i := m.groupAt(from); {
	case i < 0:
		return &rules.Illegal{Code: CodeNoGroup, Rule: "SP-8", Data: OfGroup{Group: from}}
	case m.table[i].counts[c] == 0:
		return &rules.Illegal{Code: CodeNotThere, Rule: "SP-8", Data: OfGroup{from, []string{ring[c]}}}
	}
	return nil
}

func (m *match) checkTo(to string, c int) error {
	switch {
	case to == inHand && m.steps.own[c] == 0:
		return &rules.Illegal{Code: CodeNotYours, Rule: "SP-8", Data: OfCards{[]string{ring[c]}}}
	case to != inHand && to != "" && m.groupAt(to) < 0:
		return &rules.Illegal{Code: CodeNoGroup, Rule: "SP-8", Data: OfGroup{Group: to}}
	}
	return nil
}

// step makes a checked step.
func (m *match) step(by rules.Seat, mv Step) {
	c := colourOf[mv.Card]
	m.table = slices.Clone(m.table)
	to := m.groupAt(mv.To)
	if mv.To == "" {
		m.keys++
		to, m.table = len(m.table), append(m.table, group{key: m.keys})
	}
	switch {
	case mv.From == inHand:
		m.lay(by, c)
		m.steps.own[c]++
	default:
		m.shift(m.groupAt(mv.From), c, -1)
	}
	if mv.To == inHand {
		m.goHome(by, c)
		m.steps.own[c]--
	} else {
		m.shift(to, c, 1)
	}
	m.table = slices.DeleteFunc(m.table, func(g group) bool { return g.counts.Sum() == 0 })
	m.steps.made++
	m.takeback = false
	m.note(Entry{Kind: LogStepped, Seat: by, Card: mv.Card})
	m.decision++
}

// shift changes how many cards of a colour a group has.
func (m *match) shift(i, c, by int) {
	counts := m.table[i].counts
	counts[c] += int8(by)
	m.table[i] = makeGroup(m.table[i].key, counts)
}

// broken lists the keys of groups that are none.
func (m *match) broken() (keys []string) {
	for _, g := range m.table {
		if !g.valid {
			keys = append(keys, keyName(g.key))
		}
	}
	return keys
}

// playDone ends a turn of steps, or restoring for a seat.
func (m *match) playDone(by rules.Seat, mv Done) error {
	switch {
	case m.phase == PhaseRestore && len(mv.White) > 0:
		return &rules.Illegal{Code: CodeNoWhiteLight, Rule: "SP-6", Data: OfGroup{Group: mv.White[0]}}
	case m.phase == PhaseRestore:
		m.doneRestoring(by)
		return nil
	case !m.opt.StrictTable:
		return illegal(CodeWholeTable, "SP-8")
	}
	c, err := m.checkDone(mv)
	if err != nil {
		return err
	}
	m.complete(by, c)
	return nil
}

func (m *match) checkDone(mv Done) (c commit, err error) {
	if !allValid(m.table) {
		return c, &rules.Illegal{Code: CodeInvalid, Rule: "SP-8", Data: OfGroups{m.broken()}}
	}
	c.laid = m.steps.own
	if c.groups, c.white, err = claimed(m.lying(), mv.White); err != nil {
		return c, err
	}
	return c, m.enough(c.laid.Sum(), len(c.white))
}

// lying is the groups of the table under their keys.
func (m *match) lying() []claim {
	list := make([]claim, len(m.table))
	for i, g := range m.table {
		list[i] = claim{g, keyName(g.key)}
		list[i].key = 0
	}
	return list
}

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
