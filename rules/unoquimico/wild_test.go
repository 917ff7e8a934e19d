package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestUQ8TheNextPlayerDrawsTwoAndLaysNothing(t *testing.T) {
	m := position{hands: []string{"wild_1 F", "Cu curie wild_2", "Ag Au"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	assert.Equal(t, PhaseDrawTwo, m.Turn().Phase)
	assert.Equal(t, 2, m.view(rules.Nobody).Seats[1].Must)
	assert.Equal(t, &Can{Draw: 2}, m.view(2).Can)
	for _, mv := range []rules.Move{Lay{Element: "Cu"}, Wild{}, Pass{}} {
		refuse(t, m, 2, mv, CodeMustDraw, "UQ-8")
	}
	do(t, m, 2, Draw{})
	assert.Equal(t, 5, m.hands.At(2).Len())
	assert.Equal(t, []rules.Seat{3}, m.Turn().Seats)
	assert.Zero(t, m.view(rules.Nobody).Seats[1].Must)
}

func TestUQ8AfterAComodinAnyElementFits(t *testing.T) {
	m := position{hands: []string{"wild_1 F", "Cu", "O He"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	assert.Equal(t, []string{"wild"}, m.view(3).Top)
	do(t, m, 2, Draw{})
	do(t, m, 3, Lay{Element: "He"})
	assert.Equal(t, &Entry{Kind: LogLaid, Seat: 3, Element: "He", Any: true}, m.noted(LogLaid))
	assert.Equal(t, []string{"He"}, m.view(3).Top)
}

func TestUQ8AfterWildTheElementInForceMayStay(t *testing.T) {
	m := position{options: `{"after_wild":"element_in_force"}`, hands: []string{"wild_1 wild_2 F", "Cu", "O He Ca"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	assert.Equal(t, []string{"Fe", "wild"}, m.view(3).Top)
	do(t, m, 2, Draw{})
	refuse(t, m, 3, Lay{Element: "He"}, CodeNoCommon, "UQ-2")
	do(t, m, 3, Lay{Element: "Ca"})
}

func TestUQ8WithoutAnElementInForceAnyFitsWhateverTheOption(t *testing.T) {
	m := position{options: `{"after_wild":"element_in_force"}`, hands: []string{"wild_1 F", "Cu", "O He"}, top: "curie", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	assert.Equal(t, []string{"wild"}, m.view(3).Top)
	do(t, m, 2, Draw{})
	do(t, m, 3, Lay{Element: "He"})
}

func TestUQ8TwoComodinesInARowWorkOneAfterTheOther(t *testing.T) {
	m := position{hands: []string{"wild_1 F", "Cu", "wild_2 Ag"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 2, Draw{})
	do(t, m, 3, Wild{})
	assert.Equal(t, &Can{Draw: 2}, m.view(1).Can)
}

func TestUQ8AComodinMayBeTheLastCardAndTheNextPlayerStillDraws(t *testing.T) {
	m := position{options: `{"games":1,"wild_points":3}`, hands: []string{"wild_1", "Na"}, top: "Fe", pile: "… curie wild_2"}.start(t)
	do(t, m, 1, Wild{})
	past := m.view(1).Past[1]
	assert.Equal(t, rules.Seat(1), past.Out)
	assert.Equal(t, []string{"Na", "wild_2", "curie"}, past.Left[2])
	assert.Equal(t, map[rules.Seat]int{1: -5, 2: 6}, past.Points)
}

func TestUQ8NoComodinNoPlay(t *testing.T) {
	m := position{hands: []string{"Ca", "wild_1"}, top: "Fe", pile: "…"}.start(t)
	refuse(t, m, 1, Wild{}, CodeNoWild, "UQ-8")
	m = position{hands: []string{"Ca wild_1", "Na"}, top: "Fe", pile: "…"}.start(t)
	refuse(t, m, 1, Lay{Element: "Ca", Wild: true}, CodeNotBeside, "UQ-8")
	m = position{options: `{"wild":"beside"}`, hands: []string{"Ca F", "Na"}, top: "Fe", pile: "…"}.start(t)
	refuse(t, m, 1, Lay{Element: "Ca", Wild: true}, CodeNoWild, "UQ-8")
}

func TestUQ8BesideAComodinGoesBeforeTheOwnPlay(t *testing.T) {
	m := position{options: `{"wild":"beside"}`, hands: []string{"wild_1 F Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	assert.Equal(t, []rules.Seat{1}, m.Turn().Seats)
	do(t, m, 1, Lay{Element: "F"})
	assert.Equal(t, PhaseDrawTwo, m.Turn().Phase)
	assert.Equal(t, []string{"F"}, m.view(2).Top)
}

func TestUQ8BesideAComodinGoesAfterTheOwnPlay(t *testing.T) {
	m := position{options: `{"wild":"beside"}`, hands: []string{"wild_1 F curie Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	assert.True(t, m.view(1).Can.Beside)
	do(t, m, 1, Lay{Element: "F", Scientist: "curie", Wild: true})
	assert.Equal(t, []string{"wild"}, m.view(2).Top)
	assert.Equal(t, []string{"Cu"}, m.handOf(1))
	assert.Equal(t, &Can{Draw: 2}, m.view(2).Can)
}

func TestUQ8BesideBothComodinesMakeTheNextPlayerDrawFour(t *testing.T) {
	m := position{options: `{"wild":"beside"}`, hands: []string{"wild_1 wild_2 F Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 1, Lay{Element: "F", Wild: true})
	do(t, m, 2, Draw{})
	assert.Equal(t, 5, m.hands.At(2).Len())
}

func TestUQ8BesideOneGoesOutWithAnElementAndAComodin(t *testing.T) {
	m := position{options: `{"wild":"beside"}`, hands: []string{"wild_1 Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Cu", Wild: true})
	assert.Equal(t, rules.Seat(1), m.view(1).Past[1].Out)
	assert.Len(t, m.view(1).Past[1].Left[2], 3, "seat 2 drew two")

	m = position{options: `{"wild":"beside"}`, hands: []string{"wild_1 Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 1, Lay{Element: "Cu"})
	assert.Len(t, m.view(1).Past[1].Left[2], 3, "before the play as after it")
}

func TestUQ8BesideADrawTheComodinEndsTheTurn(t *testing.T) {
	m := position{options: `{"wild":"beside"}`, hands: []string{"wild_1 F", "Na"}, top: "Fe", pile: "… O"}.start(t)
	do(t, m, 1, Draw{})
	do(t, m, 1, Wild{})
	assert.Equal(t, PhaseDrawTwo, m.Turn().Phase)
	assert.ElementsMatch(t, []string{"O", "F"}, m.handOf(1))
}

func TestUQ8BesideTheLastComodinesGoOutAndTheNextPlayerDrawsForBoth(t *testing.T) {
	p := position{options: `{"games":1,"wild":"beside"}`, hands: []string{"wild_1", "Na"}, top: "Fe", pile: "…"}
	m := p.start(t)
	do(t, m, 1, Wild{})
	assert.Equal(t, rules.Seat(1), m.view(1).Past[1].Out)
	assert.Len(t, m.view(1).Past[1].Left[2], 3)

	p.hands[0] = "wild_1 wild_2"
	m = p.start(t)
	do(t, m, 1, Wild{})
	assert.Equal(t, []rules.Seat{1}, m.Turn().Seats)
	do(t, m, 1, Wild{})
	assert.Len(t, m.view(1).Past[1].Left[2], 5)
}

func TestUQ8BesideAComodinLaidFirstMayBeFollowedByADrawAndTheCardDrawn(t *testing.T) {
	m := position{options: `{"wild":"beside","after_wild":"element_in_force"}`, hands: []string{"wild_1 F", "Na"}, top: "Fe", pile: "… Ca"}.start(t)
	do(t, m, 1, Wild{})
	refuse(t, m, 1, Lay{Element: "F"}, CodeNoCommon, "UQ-2")
	do(t, m, 1, Draw{})
	do(t, m, 1, Lay{Element: "Ca"})
	assert.Equal(t, &Can{Draw: 2}, m.view(2).Can)
}

func TestUQ8InTheSimpleModeTheElementBeneathIsFittedByStateAlone(t *testing.T) {
	m := position{options: `{"mode":"simple","after_wild":"element_in_force"}`, hands: []string{"wild_1 O", "Cu", "Al K"}, top: "Na", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 2, Draw{})
	refuse(t, m, 3, Lay{Element: "Al"}, CodeNoCommon, "UQ-2")
	do(t, m, 3, Lay{Element: "K"})
}

func TestUQ8WhoDrawsTwoIsAskedNoName(t *testing.T) {
	m := position{options: quiz, hands: []string{"wild_1 F", "Cu", "Na K"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 2, Draw{})
	assert.Equal(t, PhasePlay, m.Turn().Phase)
	assert.Equal(t, []rules.Seat{3}, m.Turn().Seats)
}
