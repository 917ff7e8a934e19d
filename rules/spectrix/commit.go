package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
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

// readGroups reads the groups in the order of their names.
func readGroups(named map[string][]string) ([]claim, error) {
	list := make([]claim, 0, len(named))
	for name, written := range named {
		var counts solver.Counts
		for _, code := range written {
			c, known := colourOf[code]
			if !known || counts[c] == copies {
				return nil, firstUnreadable(named)
			}
			counts[c]++
		}
		list = append(list, claim{makeGroup(0, counts), name})
	}
	slices.SortFunc(list, func(a, b claim) int { return byName(a.name, b.name) })
	for i := range list {
		if !list[i].valid {
			return nil, noGroup(&list[i])
		}
	}
	return list, nil
}

// byName puts numbers in their order: 2 before 10.
func byName(a, b string) int {
	if len(a) != len(b) {
		return len(a) - len(b)
	}
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// firstUnreadable names the first group with a card that is none, or more cards
// of a colour than there are.
func firstUnreadable(named map[string][]string) error {
	names := make([]string, 0, len(named))
	for name := range named {
		names = append(names, name)
	}
	slices.SortFunc(names, byName)
	for _, name := range names {
		var counts solver.Counts
		for _, code := range named[name] {
			c, known := colourOf[code]
			if !known {
				return &rules.Illegal{Code: CodeUnknownCard, Rule: "SP-1", Data: OfGroup{Group: name}}
			}
			if counts[c]++; counts[c] > copies {
				return &rules.Illegal{Code: CodeNotInHand, Rule: "SP-4", Data: OfCards{[]string{code}}}
			}
		}
	}
	panic("spectrix: all groups can be read")
}

// noGroup says why cards are no group.
func noGroup(g *claim) error {
	_, why := recognise(&g.counts)
	rule := "SP-2"
	if why == tooFew {
		rule = "SP-1"
	}
	return &rules.Illegal{Code: string(why), Rule: rule, Data: OfGroup{g.name, codes(g.counts)}}
}

// drawnFromHand is the cards of the new table that were not on the old one: the
// hand must have them, and nothing may be missing.
func (m *match) drawnFromHand(by rules.Seat, groups []claim) (laid solver.Counts, err error) {
	var sum [colours]int
	for i := range groups {
		for c, n := range groups[i].counts {
			sum[c] += int(n)
		}
	}
	var missing, foreign solver.Counts
	was, held := lies(m.table), m.held.At(by)
	for c := range colours {
		more := sum[c] - int(was[c])
		missing[c] = int8(max(-more, 0))
		foreign[c] = int8(min(max(more-int(held[c]), 0), copies))
		laid[c] = int8(min(more, copies))
	}
	switch {
	case missing.Sum() > 0:
		return laid, &rules.Illegal{Code: CodeMissing, Rule: "SP-4", Data: OfCards{codes(missing)}}
	case foreign.Sum() > 0:
		return laid, &rules.Illegal{Code: CodeNotInHand, Rule: "SP-4", Data: OfCards{codes(foreign)}}
	}
	return laid, nil
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
			return illegal(CodeUnknownCard, "SP-1")
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

// claimed parts the spectra that are claimed from the other groups (SP-6).
func claimed(groups []claim, names []string) (rest, white []claim, err error) {
	if len(names) == 0 {
		return groups, nil, nil
	}
	for _, name := range names {
		i := slices.IndexFunc(groups, func(g claim) bool { return g.name == name })
		if i < 0 || groups[i].set != solver.Spectrum {
			return nil, nil, &rules.Illegal{Code: CodeNoWhiteLight, Rule: "SP-6", Data: OfGroup{Group: name}}
		}
		white = append(white, groups[i])
		groups = slices.Delete(groups, i, i+1)
	}
	return groups, white, nil
}

// single checks the older edition's one action: a new group, or cards added to
// one that lies there (SP-3, actions=one).
func (m *match) single(c commit) error {
	var changed []string
	old := slices.Clone(m.table)
	unchanged := func(g claim) bool {
		i := slices.IndexFunc(old, func(o group) bool { return o.set == g.set })
		if i >= 0 {
			old = slices.Delete(old, i, i+1)
		}
		return i >= 0
	}
	var fresh []claim
	for _, g := range slices.Concat(c.groups, c.white) {
		if !unchanged(g) {
			fresh, changed = append(fresh, g), append(changed, g.name)
		}
	}
	for _, g := range c.white {
		if !slices.Contains(changed, g.name) {
			changed = append(changed, g.name)
		}
	}
	whole := len(old) == 0 || len(old) == 1 && len(fresh) == 1 && overlap(&old[0].counts, &fresh[0].counts) == old[0].counts.Sum()
	if len(changed) > 1 || !whole {
		return &rules.Illegal{Code: CodeOneAction, Rule: "SP-3", Data: OfGroups{changed}}
	}
	return nil
}

// complete puts a checked table in force, whose cards lie there already.
func (m *match) complete(by rules.Seat, c commit) {
	m.passes, m.takeback = 0, false
	switch laid := codes(c.laid); {
	case len(laid) > 0:
		m.note(Entry{Kind: LogPlayed, Seat: by, Cards: laid})
	default:
		m.note(Entry{Kind: LogRearranged, Seat: by})
	}
	all := slices.Concat(c.groups, c.white)
	m.keys = keyed(m.table, all, m.keys)
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

// pointsWhite is what White Light gives to all others, and pointsCard what each
// card left gives (SP-6, SP-9).
const (
	pointsWhite = 5
	pointsCard  = 5
)

// whiteLight gives the others their points and puts the spectrum back. In
// sudden death nobody counts points any more.
func (m *match) whiteLight(by rules.Seat) {
	points := map[rules.Seat]int{}
	for _, s := range m.in() {
		if s != by && m.sudden == 0 {
			points[s] = pointsWhite
			*m.totals.At(s) += pointsWhite
		}
	}
	m.note(Entry{Kind: LogWhite, Seat: by, Points: points})
	var spectrum solver.Counts
	spectrum.Add(solver.Spectrum, 1)
	m.putBack(spectrum)
}

func (m *match) groupAt(key string) int {
	return slices.IndexFunc(m.table, func(g group) bool { return keyName(g.key) == key })
}

// lay puts a card of the hand on the table.
func (m *match) lay(by rules.Seat, c int) { m.laid.Put(m.part(by, c)) }

// goHome takes a card of the table into a hand; everybody sees it.
func (m *match) goHome(by rules.Seat, c int) {
	f := takeColour(&m.laid, c)
	m.hold(by, cards.New(f))
	m.open.At(by)[c]++
}
