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
	NameOf    = "name" // the name of a card, asked for (UQ-5)
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
// one; of an answer, whether the name was right. Best is laying something
// rather than nothing, and the right name.
func (m *match) Assess(by rules.Seat, mv rules.Move) []rules.Finding {
	switch mv := mv.(type) {
	case Name:
		right := mv.Name == m.question().Card
		return []rules.Finding{{Property: NameOf, Chance: true, Right: right, Best: right}}
	case Lay:
		return m.assess(by, deck().face[mv.Element], mv.Scientist == "")
	case Draw, Pass:
		return m.assess(by, none, false)
	}
	return nil
}

// assess judges laying an element, or none; alone says that it has to fit by
// what it shares.
func (m *match) assess(by rules.Seat, laid cards.Face, alone bool) []rules.Finding {
	if m.phase == PhaseDrawTwo || m.force.any || m.force.element == none {
		return nil
	}
	force := &deck().elements[m.force.element]
	var found []rules.Finding
	for _, p := range properties[:m.properties()] {
		f := rules.Finding{Property: p.name, Best: laid != none}
		for face := range m.offers(by).alone.all {
			f.Chance = f.Chance || p.shares(force, &deck().elements[face])
		}
		f.Right = f.Chance && alone && laid != none && p.shares(force, &deck().elements[laid])
		f.Best = f.Best || !f.Chance
		found = append(found, f)
	}
	return found
}

// properties is how many count in the table's mode (UQ-2).
func (m *match) properties() int {
	if m.opt.Mode == "simple" {
		return 1
	}
	return len(properties)
}
