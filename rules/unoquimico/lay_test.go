package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/elements"
	"github.com/stretchr/testify/assert"
)

func TestUQ2AnElementFitsByStateGroupOrPeriod(t *testing.T) {
	for _, c := range []struct {
		name, lay, onto string
		full, simple    bool
	}{
		{"a state and the period", "Ca", "Fe", true, true},
		{"a state alone", "Mg", "Fe", true, true},
		{"the sign counts", "F", "Na", false, false}, // −1 and +1; groups 17 and 1, periods 2 and 3
		{"the period alone", "Al", "Na", true, false},
		{"noble gases among themselves", "He", "Xe", true, true},
		{"nothing", "F", "Fe", false, false},
	} {
		for options, fits := range map[string]bool{`{}`: c.full, `{"mode":"simple"}`: c.simple} {
			m := position{options: options, hands: []string{c.lay + " Pt", "Cu"}, top: c.onto, pile: "…"}.start(t)
			assert.Equal(t, fits, m.offers(1).alone.has(deck().face[c.lay]), "%s %s", c.name, options)
		}
	}
}

// Whoever shares the group in this deck shares a state too.
func TestUQ2TheGroupAloneIsEnough(t *testing.T) {
	a, b := elements.Element{Group: 4, Period: 4, States: []int{1}}, elements.Element{Group: 4, Period: 5, States: []int{2}}
	assert.True(t, fits(&a, &b, false))
	assert.False(t, fits(&a, &b, true))
}

func TestUQ2ARefusalNamesTheFactsOfBothElements(t *testing.T) {
	m := position{hands: []string{"F Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	why := refuse(t, m, 1, Lay{Element: "F"}, CodeNoCommon, "UQ-2")
	assert.Equal(t, Facts{
		Element: Property{Symbol: "F", Oxidation: []int{-1}, Group: 17, Period: 2},
		Onto:    Property{Symbol: "Fe", Oxidation: []int{2, 3}, Group: 8, Period: 4},
	}, why.Data)

	simple := position{options: `{"mode":"simple"}`, hands: []string{"Al Cu", "K"}, top: "Na", pile: "…"}
	why = refuse(t, simple.start(t), 1, Lay{Element: "Al"}, CodeNoCommon, "UQ-2")
	assert.True(t, why.Data.(Facts).Simple)
}

func TestUQ3LayingPassesTheTurnToTheLeft(t *testing.T) {
	m := position{hands: []string{"Ca Cu", "Na K", "Zn Au"}, top: "Fe", pile: "…", turn: 3}.start(t)
	refuse(t, m, 1, Lay{Element: "Ca"}, rules.NotYourTurn, "")
	refuse(t, m, rules.Nobody, Draw{}, rules.NotYourTurn, "")
	do(t, m, 3, Lay{Element: "Zn"})
	assert.Equal(t, []rules.Seat{1}, m.Turn().Seats)
	assert.Equal(t, &Entry{Kind: LogLaid, Seat: 3, Element: "Zn"}, m.noted(LogLaid))
}

func TestUQ3OnlyCardsOfTheHandAreLaid(t *testing.T) {
	m := position{hands: []string{"Ca Cu curie wild_1", "Na"}, top: "Fe", pile: "…"}.start(t)
	for _, mv := range []Lay{{Element: "Na"}, {Element: "Uuq"}, {Element: ""}, {Element: "Ca", Scientist: "dalton"}} {
		refuse(t, m, 1, mv, CodeNotInHand, "UQ-3")
	}
	refuse(t, m, 1, Lay{Element: "wild_1"}, CodeNotAnElement, "UQ-3")
	refuse(t, m, 1, Lay{Element: "Ca", Scientist: "Cu"}, CodeNotAScientist, "UQ-4")
	refuse(t, m, 1, Name{Name: "Ca"}, rules.UnknownMove, "UQ-5")
	refuse(t, m, 1, Next{}, rules.UnknownMove, "UQ-13")
}

func TestUQ4AScientistTakesAnyElementEvenWhenOneFits(t *testing.T) {
	m := position{hands: []string{"Ca F curie Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "F", Scientist: "curie"})
	assert.Equal(t, []string{"curie", "F"}, m.view(2).Top)
	assert.Equal(t, 2, m.view(2).Cards[0])
	assert.Equal(t, 2, m.group)
}

func TestUQ4AScientistIsNeverLaidAlone(t *testing.T) {
	m := position{hands: []string{"curie dalton", "Na"}, top: "Fe", pile: "… F"}.start(t)
	why := refuse(t, m, 1, Lay{Element: "curie"}, CodeNotAnElement, "UQ-4")
	assert.Equal(t, OfCard{"curie"}, why.Data)
	assert.Equal(t, []rules.Move{Draw{}}, m.legal(1), "a hand of scientists must draw")
}

func TestUQ4FittingAsksForAFittingElementOfWhoHoldsOne(t *testing.T) {
	p := position{options: `{"scientists":"fitting"}`, hands: []string{"Ca F curie Cu", "Na"}, top: "Fe", pile: "…"}
	m := p.start(t)
	why := refuse(t, m, 1, Lay{Element: "F", Scientist: "curie"}, CodeNeedsFit, "UQ-4")
	assert.Equal(t, OfCards{Fits: []string{"Ca", "Cu"}}, why.Data)
	do(t, m, 1, Lay{Element: "Ca", Scientist: "curie"})

	p.hands[0] = "F curie Li"
	do(t, p.start(t), 1, Lay{Element: "F", Scientist: "curie"})
}

func TestUQ4OnlyIfStuckKeepsScientistsFromWhoHoldsAFit(t *testing.T) {
	p := position{options: `{"scientists":"only_if_stuck"}`, hands: []string{"Ca F curie Cu", "Na"}, top: "Fe", pile: "…"}
	m := p.start(t)
	refuse(t, m, 1, Lay{Element: "Ca", Scientist: "curie"}, CodeOnlyIfStuck, "UQ-4")
	refuse(t, m, 1, Lay{Element: "F", Scientist: "curie"}, CodeOnlyIfStuck, "UQ-4")
	do(t, m, 1, Lay{Element: "Ca"})

	p.hands[0] = "F curie Li"
	do(t, p.start(t), 1, Lay{Element: "Li", Scientist: "curie"})
}

func TestUQ4ScientistAndElementAsTheLastTwoCardsGoOut(t *testing.T) {
	m := position{options: `{"games":1}`, hands: []string{"curie F", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "F", Scientist: "curie"})
	r, over := m.Result()
	assert.True(t, over)
	assert.Equal(t, rules.Result{Reason: "games_played", Winners: []rules.Seat{1}, Totals: map[rules.Seat]int{1: -5, 2: 1}}, r)
}

func TestUQ4AnElementOfTheTopGroupIsInForceNotItsScientist(t *testing.T) {
	m := position{hands: []string{"Cu F", "Na"}, top: "curie+Fe", pile: "…"}.start(t)
	assert.Equal(t, []string{"Cu"}, m.view(1).Can.Alone)
}

func TestUQ4AScientistTakesOneElementAndNoOtherCard(t *testing.T) {
	m := position{hands: []string{"curie dalton F wild_1", "Na"}, top: "Fe", pile: "…"}.start(t)
	refuse(t, m, 1, Lay{Element: "curie", Scientist: "dalton"}, CodeNotAnElement, "UQ-4")
	refuse(t, m, 1, Lay{Element: "wild_1", Scientist: "dalton"}, CodeNotAnElement, "UQ-3")
	refuse(t, m, 1, Lay{Element: "F", Scientist: "wild_1"}, CodeNotAScientist, "UQ-4")
	refuse(t, m, 1, Lay{Scientist: "curie"}, CodeNotInHand, "UQ-3")
}

// Where any element fits, nobody with an element is stuck.
func TestUQ4WhereAnyElementFitsTheOptionsTakeEachForAFit(t *testing.T) {
	p := position{options: `{"scientists":"only_if_stuck"}`, hands: []string{"F O curie", "Na"}, top: "wild_1", pile: "…"}
	m := p.start(t)
	why := refuse(t, m, 1, Lay{Element: "F", Scientist: "curie"}, CodeOnlyIfStuck, "UQ-4")
	assert.Equal(t, OfCards{Fits: []string{"O", "F"}}, why.Data)
	do(t, m, 1, Lay{Element: "F"})

	p.options = `{"scientists":"fitting"}`
	do(t, p.start(t), 1, Lay{Element: "F", Scientist: "curie"})
	p.top = "dalton"
	do(t, p.start(t), 1, Lay{Element: "O", Scientist: "curie"})
}
