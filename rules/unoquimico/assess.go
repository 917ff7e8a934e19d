package unoquimico

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/elements"
)

// Properties that a decision can be about.
const (
	Oxidation = "oxidation" // a shared signed oxidation state (UQ-2)
	Group     = "group"
	Period    = "period"
	NameOf    = "name"      // the name of a card, asked for (UQ-5)
	Pair      = "scientist" // a scientist could go with an element (UQ-4)
	Comodin   = "wild"      // it was the moment for a comodín (UQ-8)
)

// properties are what elements share, in the order of the findings; shares says
// whether two do.
var properties = []struct {
	name   string
	shares func(a, b *elements.Element) bool
}{
	{Oxidation, func(a, b *elements.Element) bool {
		return slices.ContainsFunc(states(a), func(s int) bool { return slices.Contains(states(b), s) })
	}},
	{Group, func(a, b *elements.Element) bool { return a.Group == b.Group }},
	{Period, func(a, b *elements.Element) bool { return a.Period == b.Period }},
}

// Assess says for each property that elements share whether the hand held one
// that shares it with the element in force, and whether the move laid such a
// one; whether a scientist could go with an element, and did; whether it was the
// moment for a comodín, and it was laid; of an answer, whether the name was
// right. Best is what gets rid of most cards, a comodín kept for its moment, and
// the right name.
func (m *match) Assess(by rules.Seat, mv rules.Move) []rules.Finding {
	found := m.known(by, mv)
	if m.acts() != nil {
		return found
	}
	best := m.isBest(by, mv)
	lay, _ := mv.(Lay)
	paired, wild := m.offers(by).pairs(), m.wildIsDue(by)
	return append(found,
		rules.Finding{Property: Pair, Chance: paired, Right: paired && lay.Scientist != "", Best: best},
		rules.Finding{Property: Comodin, Chance: wild, Right: wild && (lay.Wild || mv == rules.Move(Wild{})), Best: best},
	)
}

// known is what the move says of its player's knowledge of elements.
func (m *match) known(by rules.Seat, mv rules.Move) []rules.Finding {
	switch mv := mv.(type) {
	case Name:
		right := m.phase == PhaseName && mv.Name == m.question().Card
		return []rules.Finding{{Property: NameOf, Chance: true, Right: right, Best: right}}
	case Lay:
		if mv.Scientist == "" {
			return m.sharing(by, deck().face[mv.Element], m.isBest(by, mv))
		}
	}
	return m.sharing(by, none, m.isBest(by, mv))
}

// sharing judges laying an element that has to fit by what it shares, or none
// such.
func (m *match) sharing(by rules.Seat, laid cards.Face, best bool) []rules.Finding {
	if m.acts() != nil || m.force.any || m.force.element == none {
		return nil
	}
	force := &deck().elements[m.force.element]
	var found []rules.Finding
	for _, p := range properties[:m.properties()] {
		f := rules.Finding{Property: p.name, Best: best}
		for face := range m.offers(by).alone.all {
			f.Chance = f.Chance || p.shares(force, &deck().elements[face])
		}
		f.Right = f.Chance && laid != none && p.shares(force, &deck().elements[laid])
		found = append(found, f)
	}
	return found
}

// isBest reports whether no other move gets rid of more.
func (m *match) isBest(by rules.Seat, mv rules.Move) bool {
	return m.acts() != nil || m.gain(by, mv) >= m.most(by)
}

// most is the most that by can gain.
func (m *match) most(by rules.Seat) (most int) {
	for mv := range m.Legal(by) {
		most = max(most, m.gain(by, mv))
	}
	return most
}

// gain is what a move is worth whichever element it lays. A comodín beside the
// own play takes nothing from it, and is worth the same before it as after it.
func (m *match) gain(by rules.Seat, mv rules.Move) int {
	switch mv := mv.(type) {
	case Lay:
		own := (1 + spends(Lay{Element: mv.Element, Scientist: mv.Scientist})) * worthCard
		if mv.Wild {
			return own + worthUrgent
		}
		return own
	case Wild:
		if m.opt.Wild == "beside" && m.phase == PhasePlay {
			return m.gainOfLays(by) + worthUrgent
		}
	}
	return m.worth(by, mv)
}

// gainOfLays is the most that by can gain by a lay without a comodín.
func (m *match) gainOfLays(by rules.Seat) (most int) {
	for mv := range m.Legal(by) {
		if lay, ok := mv.(Lay); ok && !lay.Wild {
			most = max(most, m.gain(by, lay))
		}
	}
	return most
}

// wildIsDue reports whether by can lay a comodín, and nothing is better.
func (m *match) wildIsDue(by rules.Seat) bool {
	return m.mayWild(by) && m.isBest(by, Wild{})
}

// properties is how many count in the table's mode (UQ-2).
func (m *match) properties() int {
	if m.opt.Mode == "simple" {
		return 1
	}
	return len(properties)
}
