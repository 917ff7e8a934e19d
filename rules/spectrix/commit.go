package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// commit is a new table that was checked: all of it is done at once.
type commit struct {
	groups []claim // without those claimed
	white  []claim
	laid   solver.Counts
}

// playTable makes the whole new table (SP-4).
func (m *match) playTable(by rules.Seat, mv Play) error {
	switch {
	case m.phase == PhaseRestore:
		return illegal(rules.UnknownMove, "SP-8")
	case m.opt.StrictTable:
		return illegal(CodeStepByStep, "SP-8")
	}
	c, err := m.check(by, mv)
	if err != nil {
		return err
	}
	for colour, n := range c.laid {
		for range n {
			m.lay(by, colour)
		}
	}
	m.complete(by, c)
	return nil
}

// check is everything that a new table has to be (SP-3, SP-4, SP-6).
func (m *match) check(by rules.Seat, mv Play) (commit, error) {
	groups, err := readGroups(mv.Groups)
	if err != nil {
		return commit{}, err
	}
	var c commit
	if c.laid, err = m.drawnFromHand(by, groups); err != nil {
		return commit{}, err
	}
	if err := meant(c.laid, mv.Cards); err != nil {
		return commit{}, err
	}
	if c.groups, c.white, err = claimed(groups, mv.White); err != nil {
		return commit{}, err
	}
	if err := m.enough(c.laid.Sum(), len(c.white)); err != nil {
		return commit{}, err
	}
	if m.opt.one() {
		if err := m.single(c); err != nil {
			return commit{}, err
		}
	}
	return c, nil
}

// enough checks that a turn lays a card or claims White Light.
func (m *match) enough(laid, white int) error {
	switch {
	case laid == 0 && white == 0:
		return illegal(CodeNothingLaid, "SP-3")
	case laid == 0 && m.opt.WhiteNeedsCard:
		return illegal(CodeNeedsCard, "SP-6")
	}
	return nil
}

// meant checks that what is laid is what the mover says, if it says anything.
func meant(laid solver.Counts, cards []string) error {
	if len(cards) == 0 {
		return nil
	}
	rest := laid
	for _, code := range cards {
		c, known := colourOf[code]
		if !known {
			return unknownCard(code)
		}
		if rest[c]--; rest[c] < 0 {
			return &rules.Illegal{Code: CodeOtherCards, Rule: "SP-4", Data: OfCards{codes(laid)}}
		}
	}
	if rest.Sum() > 0 {
		return &rules.Illegal{Code: CodeOtherCards, Rule: "SP-4", Data: OfCards{codes(laid)}}
	}
	return nil
}

// complete puts a checked table in force, whose cards lie there already.
func (m *match) complete(by rules.Seat, c commit) {
	m.passes, m.takeback = 0, false
	all := slices.Concat(c.groups, c.white)
	m.keys = keyed(m.table, all, m.keys)
	m.noteTable(by, c.laid, m.remade(all, len(c.groups)))
	m.table = make([]group, 0, len(c.groups))
	for _, g := range all[:len(c.groups)] {
		m.table = append(m.table, g.group)
	}
	slices.SortFunc(m.table, func(a, b group) int { return a.key - b.key })
	for range c.white {
		m.whiteLight(by)
	}
	if m.hands.At(by).Len() == 0 {
		m.out = by
		m.endRound(ReasonWentOut)
		return
	}
	m.endTurn()
}

// noteTable tells what a turn laid, and where.
func (m *match) noteTable(by rules.Seat, laid solver.Counts, touched []int) {
	e := Entry{Kind: LogPlayed, Seat: by, Cards: codes(laid), Touched: touched}
	if len(e.Cards) == 0 {
		e.Kind = LogRearranged
	}
	if m.rev < revTouched {
		e.Touched = nil
	}
	m.note(e)
}

// remade lists the keys of the groups that lie otherwise than when the turn
// began: those changed or made, and those from the one at claimed on.
func (m *match) remade(groups []claim, claimed int) (keys []int) {
	for i, g := range groups {
		same := func(o group) bool { return o.key == g.key && o.counts == g.counts }
		if i >= claimed || !slices.ContainsFunc(m.steps.before, same) {
			keys = append(keys, g.key)
		}
	}
	slices.Sort(keys)
	return keys
}
