package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestUQ1SevenCardsEachOneTurnedUpAndTheLeftOfTheDealerBegins(t *testing.T) {
	for n := 2; n <= 10; n++ {
		m := open(t, n, "")
		require.NoError(t, m.whole())
		for _, s := range rules.Seats(n) {
			assert.Equal(t, 7, m.hands.At(s).Len())
		}
		assert.Equal(t, 72-7*n-1, m.pile.Len())
		assert.Equal(t, []rules.Seat{m.dealer.Next(n)}, m.Turn().Seats)
		assert.Equal(t, &Entry{Kind: LogDealt, Game: 1, Seat: m.dealer, Card: code(topFace(m))}, m.noted(LogDealt))
	}
}

func TestUQ1EverySeatMayDealFirst(t *testing.T) {
	dealers := map[rules.Seat]bool{}
	for i := range byte(60) {
		dealers[openWith(t, 4, "", rules.Seed{i}).dealer] = true
	}
	assert.Len(t, dealers, 4)
}

// turnUp is a table at which the pile is about to be turned up; the last card
// comes first.
func turnUp(t *testing.T, seats int, options, pile string) *match {
	m := open(t, seats, options)
	m.clearTable()
	m.pile, m.log = cards.MakePile(cards.Counted, rules.Nobody), rules.Chronicle[Entry]{}
	for _, f := range faceList(t, pile) {
		m.pile.Put(cards.New(f))
	}
	m.stretch = 1
	m.turnUp()
	m.ask(1, PhasePlay)
	require.NoError(t, m.sound())
	return m
}

func topFace(m *match) cards.Face {
	c, _ := m.laid.Peek()
	return c.Face()
}

func TestUQ9AScientistTurnedUpTakesAnyElementUntilOneIsLaid(t *testing.T) {
	m := position{hands: []string{"wild_1 Na", "F Fe", "Cu Ag"}, top: "curie", pile: "…"}.start(t)
	assert.Equal(t, []string{"curie"}, m.view(1).Top)
	assert.Contains(t, m.legal(1), rules.Move(Lay{Element: "Na"}))

	stuck := position{hands: []string{"dalton", "F Fe"}, top: "curie", pile: "… Cu"}.start(t)
	do(t, stuck, 1, Draw{})
	do(t, stuck, 1, Pass{})
	assert.Equal(t, []string{"curie"}, stuck.view(2).Top, "it stays so for the next player")
	do(t, stuck, 2, Lay{Element: "F"})
	assert.Equal(t, []string{"F"}, stuck.view(1).Top)
}

func TestUQ9AScientistTurnedUpAlsoTakesAScientistWithAnElement(t *testing.T) {
	m := position{hands: []string{"dalton Na Fe", "F"}, top: "curie", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Na", Scientist: "dalton"})
	assert.Equal(t, []string{"dalton", "Na"}, m.view(2).Top)
}

func TestUQ9AComodinTurnedUpGoesBackAndAnotherCardIsTurned(t *testing.T) {
	m := turnUp(t, 2, "", "Fe Na Ca wild_1")
	assert.Equal(t, "wild_1", m.noted(LogPutBack).Card)
	assert.False(t, isWild(topFace(m)))
	assert.Equal(t, 3, m.pile.Len())
	assert.True(t, m.pile.Has(firstWild))
	assert.True(t, m.putBack.has(firstWild))
}

func TestUQ9IfOnlyComodinesAreLeftOneStaysAndNobodyDrawsTwo(t *testing.T) {
	for _, options := range []string{"", `{"after_wild":"element_in_force"}`} {
		m := turnUp(t, 10, options, "wild_2 wild_1")
		assert.Nil(t, m.noted(LogPutBack))
		assert.Equal(t, []string{"wild"}, m.view(1).Top)
		assert.Equal(t, PhasePlay, m.Turn().Phase)
		assert.True(t, m.putBack.has(firstWild+1), "everybody knows what the pile is")
	}
}

func TestUQ9TenPlayersWithOneComodinLeftTurnTheOtherCard(t *testing.T) {
	m := turnUp(t, 10, "", "Fe wild_1")
	assert.Equal(t, []string{"Fe"}, m.view(1).Top)
	assert.Equal(t, []cards.Face{firstWild}, m.pileFaces())
}

func (m *match) pileFaces() []cards.Face {
	var list []cards.Face
	for c := range m.pile.All() {
		list = append(list, c.Face())
	}
	return list
}

func TestUQ9BothComodinesTurnedUpGoBack(t *testing.T) {
	m := turnUp(t, 9, "", "Fe wild_2 wild_1")
	assert.Equal(t, []string{"Fe"}, m.view(1).Top)
	assert.ElementsMatch(t, []cards.Face{firstWild, firstWild + 1}, m.pileFaces())
	assert.Equal(t, deck().wilds, m.putBack)
}

func TestUQ9AComodinOverATurnedUpScientistStillTakesAnyElement(t *testing.T) {
	m := position{options: `{"after_wild":"element_in_force"}`, hands: []string{"wild_1 Na", "F", "Cu Ag"}, top: "curie", pile: "…"}.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 2, Draw{})
	do(t, m, 3, Lay{Element: "Cu"})
}
