package spectrix

import (
	"slices"
	"strconv"

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

// stepOf is the step of a card from a place to another.
func stepOf(card, from, to string) Step {
	s := Step{Card: card, From: from, To: to}
	if from == inHand {
		s.From = ""
	}
	if s.Back = to == inHand; s.Back {
		s.To = ""
	}
	return s
}

// places are those that stepOf was given.
func (s Step) places() (from, to string) {
	from, to = s.From, s.To
	if from == "" {
		from = inHand
	}
	if s.Back {
		to = inHand
	}
	return from, to
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
	from, to := mv.places()
	switch {
	case !m.opt.StrictTable:
		return illegal(CodeWholeTable, "SP-8")
	case m.steps.made == mostSteps:
		return &rules.Illegal{Code: CodeTooManySteps, Rule: "SP-8", Data: OfCount{mostSteps}}
	case !known:
		return unknownCard(mv.Card)
	case from == to || mv.Back && mv.To != "":
		return &rules.Illegal{Code: CodeNoGroup, Rule: "SP-8", Data: OfGroup{Group: mv.To}}
	case m.phase == PhaseRestore && (from == inHand || to == inHand):
		return &rules.Illegal{Code: CodeNotYours, Rule: "SP-8", Data: OfCards{[]string{mv.Card}}}
	}
	if err := m.checkFrom(by, from, c); err != nil {
		return err
	}
	return m.checkTo(to, c)
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
	from, into := mv.places()
	m.table = slices.Clone(m.table)
	to := m.groupAt(into)
	if into == "" {
		m.keys++
		to, m.table = len(m.table), append(m.table, group{key: m.keys})
	}
	switch {
	case from == inHand:
		m.lay(by, c)
		m.steps.own[c]++
	default:
		m.shift(m.groupAt(from), c, -1)
	}
	key := ""
	if into == inHand {
		m.goHome(by, c)
		m.steps.own[c]--
	} else {
		key = keyName(m.table[to].key)
		m.shift(to, c, 1)
	}
	m.table = slices.DeleteFunc(m.table, func(g group) bool { return g.counts.Sum() == 0 })
	m.steps.made++
	m.takeback = false
	m.note(Entry{Kind: LogStepped, Seat: by, Card: mv.Card, Out: mv.From, Into: key, Back: mv.Back})
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

// groupAt is the place of the group with a key, or -1.
func (m *match) groupAt(key string) int {
	number, _ := strconv.Atoi(key)
	if keyName(number) != key {
		return -1
	}
	for i := range m.table {
		if m.table[i].key == number {
			return i
		}
	}
	return -1
}
