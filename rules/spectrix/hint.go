package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// layout is a valid table and a hand, to think about.
type layout struct {
	table []solver.Group
	hand  solver.Counts
	white bool // the first group is a spectrum to be claimed
}

// layoutOf is the table at the beginning of the turn and all cards that by had
// in its hand then.
func (m *match) layoutOf(by rules.Seat) layout {
	l := layout{table: sets(m.steps.before), hand: *m.held.At(by)}
	for c, n := range m.steps.own {
		l.hand[c] += n
	}
	return l
}

func (l *layout) counts() (c solver.Counts) {
	for _, g := range l.table {
		c.Add(g, 1)
	}
	return c
}

// best is the table with most cards laid. White Light is claimed when it costs
// no card.
func (m *match) best(by rules.Seat) (next layout, laid int) { return m.arranged(by, false) }

// arranged is the best table, or a dear one: for the points that the others get
// White Light may cost cards, if the hand does not become empty anyway.
func (m *match) arranged(by rules.Seat, dear bool) (next layout, laid int) {
	l := m.layoutOf(by)
	if m.opt.one() {
		return l.bestSingle(!m.opt.WhiteNeedsCard)
	}
	plan, _ := solver.Few(l.table, l.hand)
	white, ok := solver.White(l.counts(), l.hand)
	switch {
	case !ok, white.Laid == 0 && m.opt.WhiteNeedsCard:
	case white.Laid == plan.Laid, dear && plan.Laid < l.hand.Sum():
		return l.after(&white, true), white.Laid
	}
	return l.after(&plan, false), plan.Laid
}

func (l *layout) after(plan *solver.Plan, white bool) layout {
	next := layout{table: slices.Clone(plan.Groups()), hand: l.hand, white: white}
	was, is := l.counts(), plan.Counts()
	for c := range colours {
		next.hand[c] -= is[c] - was[c]
	}
	return next
}

// able is how many cards by can lay, and whether it can lay or claim any. Where
// the table may be rearranged, a spectrum that can be claimed takes any card of
// the hand in: it parts where that card is.
func (m *match) able(by rules.Seat) (laid int, able bool) {
	l := m.layoutOf(by)
	if m.opt.one() {
		next, laid := l.bestSingle(!m.opt.WhiteNeedsCard)
		return laid, laid > 0 || next.white
	}
	laid, _ = solver.Most(l.counts(), l.hand)
	return laid, laid > 0
}

// write is a layout as a move. Groups have the keys of those that lie there now.
func (m *match) write(l layout) Play {
	list := claims(l.table)
	keyed(m.table, list, m.keys)
	held, was := l.hand, m.layoutOf(m.asked).hand
	for c := range held {
		was[c] -= held[c]
	}
	mv := Play{Groups: make(map[string][]string, len(list)), Cards: codes(was)}
	if len(mv.Cards) == 0 {
		mv.Cards = nil
	}
	for i := range list {
		name := keyName(list[i].key)
		mv.Groups[name] = list[i].codes()
		if i == 0 && l.white {
			mv.White = []string{name}
		}
	}
	return mv
}

// mostHint is the last grade.
const mostHint = 4

// playHint shows the next grade of help; the table is told.
func (m *match) playHint(by rules.Seat) error {
	if err := m.mayHint(by); err != nil {
		return err
	}
	m.hint++
	m.takeback = false
	m.note(Entry{Kind: LogHinted, Seat: by, Count: m.hint})
	m.decision++
	return nil
}

func (m *match) mayHint(by rules.Seat) error {
	switch {
	case m.phase == PhaseRestore:
		return illegal(rules.UnknownMove, "SP-8")
	case !m.opt.Hints:
		return illegal(CodeNoHints, "SP-5")
	case m.hint == mostHint:
		return illegal(CodeAllSaid, "SP-5")
	case m.hint > 0:
		if _, able := m.able(by); !able {
			return illegal(CodeAllSaid, "SP-5")
		}
	}
	return nil
}

// Helped is the hint in by's view, and its grade.
func (m *match) Helped(by rules.Seat) (hint any, grade int) {
	if h := m.hinted(by); h != nil {
		return h, h.Grade
	}
	return nil, 0
}

// hinted is the help that a seat has, nil without any.
func (m *match) hinted(to rules.Seat) *HintView {
	if m.hint == 0 || to != m.asked || !m.plays() {
		return nil
	}
	next, laid := m.best(m.asked)
	h := &HintView{Grade: m.hint, Cards: laid, White: next.white}
	if laid == 0 && !next.white {
		return h
	}
	mv := m.write(next)
	if m.hint >= 2 {
		h.With = m.spent(next)
	}
	if m.hint >= 3 {
		h.Touch = m.touched(mv)
	}
	if m.hint >= 4 {
		h.Groups, h.Claim = mv.Groups, mv.White
	}
	return h
}

// spent is the cards of the hand that a layout lays.
func (m *match) spent(next layout) map[string]int {
	l, with := m.layoutOf(m.asked), map[string]int{}
	for c := range colours {
		if n := int(l.hand[c] - next.hand[c]); n > 0 {
			with[ring[c]] = n
		}
	}
	return with
}

// touched lists the keys of groups that a move changes.
func (m *match) touched(mv Play) (keys []int) {
	for _, g := range m.table {
		name := keyName(g.key)
		if !slices.Equal(mv.Groups[name], g.codes()) || slices.Contains(mv.White, name) {
			keys = append(keys, g.key)
		}
	}
	return keys
}
