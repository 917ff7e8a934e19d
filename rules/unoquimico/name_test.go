package unoquimico

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	quiz    = `{"say_name":"quiz"}`
	forfeit = `{"say_name":"forfeit"}`
)

// wrong is a name offered that is not the card's.
func wrong(m *match) Name {
	a := m.question()
	return Name{a.Names[(slices.Index(a.Names, a.Card)+1)%len(a.Names)]}
}

func right(m *match) Name { return Name{m.question().Card} }

func TestUQ5AnnouncingAsksNothing(t *testing.T) {
	m := position{hands: []string{"Ca Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
	assert.Nil(t, m.view(1).Ask)
}

func TestUQ5TheQuizAsksForEachCardTheScientistFirst(t *testing.T) {
	m := position{options: quiz, hands: []string{"curie F Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "F", Scientist: "curie"})
	for i, card := range []string{"curie", "F"} {
		a := m.view(rules.Nobody).Ask
		require.NotNil(t, a)
		assert.Equal(t, card, a.Card)
		assert.Equal(t, 1-i, a.Left)
		assert.Equal(t, rules.Seat(1), a.Seat)
		assert.Equal(t, &Can{Name: true}, m.view(1).Can)
		assert.Nil(t, m.view(2).Can)
		do(t, m, 1, Name{card})
		assert.Equal(t, &Entry{Kind: LogNamed, Seat: 1, Card: card}, m.noted(LogNamed))
	}
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
}

func TestUQ5FourNamesOfTheSameKindEachOnce(t *testing.T) {
	orders := map[int]bool{}
	for i := range byte(40) {
		m := openWith(t, 2, quiz, rules.Seed{i})
		m.force, m.group = force{element: none, with: none, any: true}, 1
		for mv := range m.Legal(m.asked) {
			do(t, m, m.asked, mv)
			break
		}
		a := m.question()
		require.NotNil(t, a)
		assert.Len(t, a.Names, 4)
		assert.Len(t, faceSet(t, a.Names), 4)
		assert.Contains(t, a.Names, a.Card)
		for f := range faceSet(t, a.Names) {
			assert.Equal(t, isElement(deck().face[a.Card]), isElement(f))
		}
		orders[slices.Index(a.Names, a.Card)] = true
	}
	assert.Len(t, orders, 4, "the right name stands in every place")
}

func faceSet(t *testing.T, codes []string) map[cards.Face]bool {
	set := map[cards.Face]bool{}
	for _, c := range codes {
		f, ok := deck().face[c]
		require.True(t, ok)
		set[f] = true
	}
	return set
}

func TestUQ5AllFourNamesAreLegalAndNothingElse(t *testing.T) {
	m := position{options: quiz, hands: []string{"Ca Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	var names []rules.Move
	for _, n := range m.question().Names {
		names = append(names, Name{n})
	}
	assert.Equal(t, names, m.legal(1))
	assert.Equal(t, []rules.Move{TimeUp{}}, m.legal(rules.Nobody))
	refuse(t, m, 1, Name{"curie"}, CodeNotAsked, "UQ-5")
	refuse(t, m, 1, Name{}, CodeNotAsked, "UQ-5")
	for _, mv := range []rules.Move{Lay{Element: "Cu"}, Wild{}, Draw{}, Pass{}} {
		refuse(t, m, 1, mv, CodeNameFirst, "UQ-5")
	}
	refuse(t, m, 2, right(m), rules.NotYourTurn, "")
	refuse(t, m, 1, TimeUp{}, rules.NotYourTurn, "")
}

func TestUQ5InTheQuizAWrongNameInformsAndThePlayStands(t *testing.T) {
	m := position{options: quiz, hands: []string{"Ca Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	said := wrong(m)
	do(t, m, 1, said)
	assert.Equal(t, &Entry{Kind: LogMisnamed, Seat: 1, Card: "Ca", Name: said.Name}, m.noted(LogMisnamed))
	assert.Equal(t, []string{"Ca"}, m.view(2).Top)
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
}

func TestUQ5SilenceIsAWrongName(t *testing.T) {
	m := position{options: quiz, hands: []string{"Ca Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	refuse(t, m, rules.Nobody, TimeUp{}, CodeNotYetOver, "")
	do(t, m, 1, Lay{Element: "Ca"})
	assert.Equal(t, nameWindow, m.Turn().Window)
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, &Entry{Kind: LogMisnamed, Seat: 1, Card: "Ca"}, m.noted(LogMisnamed))
}

func TestUQ5OneHasGoneOutOnlyWhenTheLastNameIsSaid(t *testing.T) {
	m := position{options: quiz, hands: []string{"Ca", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	assert.Equal(t, PhaseName, m.Turn().Phase)
	do(t, m, 1, wrong(m))
	assert.Equal(t, rules.Seat(1), m.view(1).Past[1].Out)
}

func TestUQ5AForfeitBringsThePlayBackDrawsOneAndEndsTheTurn(t *testing.T) {
	m := position{options: forfeit, hands: []string{"curie F", "Na"}, laid: "Cu", top: "dalton+Fe", pile: "… Li"}.start(t)
	do(t, m, 1, Lay{Element: "F", Scientist: "curie"})
	do(t, m, 1, right(m))
	do(t, m, 1, wrong(m))
	assert.ElementsMatch(t, []string{"curie", "F", "Li"}, m.handOf(1), "going out is undone too")
	assert.Equal(t, []string{"dalton", "Fe"}, m.view(2).Top)
	assert.Equal(t, 2, m.group)
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
	assert.NotNil(t, m.noted(LogForfeited))
}

func TestUQ5AWrongScientistForfeitsWithoutASecondQuestion(t *testing.T) {
	m := position{options: forfeit, hands: []string{"curie F", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "F", Scientist: "curie"})
	do(t, m, 1, wrong(m))
	assert.Equal(t, 3, m.hands.At(1).Len())
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
}

func TestUQ5AForfeitWithNothingToDrawOnlyTakesThePlayBack(t *testing.T) {
	m := position{options: forfeit, hands: []string{"Ca Cu", "Na"}, top: "Fe"}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, []string{"Ca", "Cu"}, m.handOf(1))
	assert.Equal(t, 1, m.laid.Len())
}

func TestUQ5AComodinThatWasToFollowStaysWithAForfeit(t *testing.T) {
	m := position{options: `{"say_name":"forfeit","wild":"beside"}`, hands: []string{"Ca wild_1", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca", Wild: true})
	do(t, m, 1, wrong(m))
	assert.Contains(t, m.handOf(1), "wild_1")
	assert.Equal(t, PhasePlay, m.Turn().Phase)
}

func TestUQ5AComodinLaidBeforeAForfeitStaysOnTheTable(t *testing.T) {
	m := position{options: `{"say_name":"forfeit","wild":"beside"}`, hands: []string{"Ca wild_1", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 1, Lay{Element: "Ca"})
	do(t, m, 1, wrong(m))
	assert.Equal(t, []string{"wild"}, m.view(2).Top)
	assert.Equal(t, PhaseDrawTwo, m.Turn().Phase)
}

func TestUQ5AComodinHasNoNameToSay(t *testing.T) {
	m := position{options: forfeit, hands: []string{"Ca wild_1", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	assert.Equal(t, PhaseDrawTwo, m.Turn().Phase)
}

func TestUQ5ForfeitOfTheDrawnCard(t *testing.T) {
	m := position{options: forfeit, hands: []string{"F O", "Na"}, top: "Fe", pile: "… Li Ca"}.start(t)
	do(t, m, 1, Draw{})
	do(t, m, 1, Lay{Element: "Ca"})
	do(t, m, 1, wrong(m))
	assert.ElementsMatch(t, []string{"F", "O", "Ca", "Li"}, m.handOf(1))
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
}

func TestUQ5AForfeitUnderAComodinThatKeepsTheElementRestoresBoth(t *testing.T) {
	m := position{options: `{"say_name":"forfeit","after_wild":"element_in_force"}`, hands: []string{"curie Ca Cu", "Na"}, top: "Fe+wild_1", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca", Scientist: "curie"})
	do(t, m, 1, wrong(m))
	assert.Equal(t, []string{"Fe", "wild"}, m.view(2).Top)
	assert.Equal(t, 2, m.group)
	assert.Equal(t, PhasePlay, m.Turn().Phase, "the two were drawn before")
}

func TestUQ5AComodinFollowsWhenTheNamesAreSaidAndMayGoOut(t *testing.T) {
	for options, said := range map[string]func(*match) Name{
		`{"games":1,"say_name":"quiz","wild":"beside"}`:    wrong,
		`{"games":1,"say_name":"forfeit","wild":"beside"}`: right,
	} {
		m := position{options: options, hands: []string{"Ca wild_1", "Na"}, top: "Fe", pile: "…"}.start(t)
		do(t, m, 1, Lay{Element: "Ca", Wild: true})
		assert.Nil(t, m.noted(LogWild))
		assert.Equal(t, []string{"Ca"}, m.view(2).Top)
		do(t, m, 1, said(m))
		assert.Equal(t, rules.Seat(1), m.view(1).Past[1].Out)
		assert.Len(t, m.view(1).Past[1].Left[2], 3, "the next player draws two")
	}
}

func TestUQ5EachSilenceIsAnswered(t *testing.T) {
	m := position{options: quiz, hands: []string{"curie F Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "F", Scientist: "curie"})
	decision := m.Turn().Decision
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, "F", m.view(2).Ask.Card)
	assert.NotEqual(t, decision, m.Turn().Decision)
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
}
