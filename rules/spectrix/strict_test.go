package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestSP8WithoutStrictTableDraftsCostNothing(t *testing.T) {
	m := position{hands: []string{"LB YE", "LI"}, table: "4DB|3PU|3MA", pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "LB DB PU MA|DB PU MA|DB PU MA|DB"), CodeTooFew, "SP-1")
	refuse(t, m, 1, stepOf("DB", "1", ""), CodeWholeTable, "SP-8")
	refuse(t, m, 1, Done{}, CodeWholeTable, "SP-8")
	refuse(t, m, 1, GiveUp{}, CodeWholeTable, "SP-8")
	assert.Equal(t, Draw{}, m.first(1), "who runs out of time draws one card")
}

// brokenTable is the rulebook's second example with every step counting.
func brokenTable(t *testing.T) *match {
	m := position{options: strict, hands: []string{"LB YE", "LI", "GR"}, table: "4DB|3PU|3MA", pile: pileOfAll}.start(t)
	do(t, m, 1, stepOf("PU", "2", "1"))
	do(t, m, 1, stepOf("LB", inHand, "1"))
	return m
}

func TestSP8EveryStepCountsOnAStrictTable(t *testing.T) {
	m := brokenTable(t)
	assert.Equal(t, []int{1, 2}, m.view(2).Broken)
	assert.Equal(t, map[string]int{"YE": 1}, m.view(1).Hand)
	refuse(t, m, 1, play(t, "4DB|3PU|3MA"), CodeStepByStep, "SP-8")
	refuse(t, m, 1, Draw{}, CodeInvalid, "SP-8")
	refuse(t, m, 1, Done{}, CodeInvalid, "SP-8")
	refuse(t, m, 1, stepOf("PU", "1", inHand), CodeNotYours, "SP-8")
	refuse(t, m, 1, stepOf("GR", "1", "2"), CodeNotThere, "SP-8")
	refuse(t, m, 1, stepOf("DB", "1", "9"), CodeNoGroup, "SP-8")
	refuse(t, m, 1, stepOf("DB", "9", "1"), CodeNoGroup, "SP-8")
	refuse(t, m, 1, stepOf("DB", "01", "2"), CodeNoGroup, "SP-8")
	refuse(t, m, 1, stepOf("DB", "1", "1"), CodeNoGroup, "SP-8")
	refuse(t, m, 1, stepOf("RE", inHand, "1"), CodeNotInHand, "SP-4")
	do(t, m, 1, stepOf("LB", "1", inHand))
	do(t, m, 1, stepOf("PU", "1", "2"))
	do(t, m, 1, Draw{})
}

func TestSP8AStrictTurnEndsWithAValidTable(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}.start(t)
	for range 40 {
		if mv := policy(rules.Hard)(m, 1, nil); m.asked == 1 {
			do(t, m, 1, mv)
		}
	}
	assert.Equal(t, []string{"LB"}, m.noted(LogPlayed).Cards)
	assert.Len(t, m.table, 3)
	refuse(t, m, 2, GiveUp{}, CodeValid, "SP-8")
}

func TestSP8OwnCardsOnTheTableAreDoneWithOrTakenBack(t *testing.T) {
	m := position{options: strict, hands: []string{"DB YE", "LI"}, table: "3DB", pile: pileOfAll}.start(t)
	do(t, m, 1, stepOf("DB", inHand, "1"))
	why := refuse(t, m, 1, Draw{}, CodeLaidCards, "SP-8")
	assert.Equal(t, OfCards{[]string{"DB"}}, why.Data)
	assert.Equal(t, Done{}, m.first(1))
	do(t, m, 1, Done{})
}

func TestSP8WhoGivesUpABrokenTableDrawsThreeAndTheOthersRestore(t *testing.T) {
	m := brokenTable(t)
	assert.Equal(t, GiveUp{}, m.first(1), "who runs out of time gives up")
	do(t, m, 1, GiveUp{})
	assert.Equal(t, 5, m.view(2).Seats.At(1).Cards, "two of its own and three more")
	assert.Equal(t, PhaseRestore, m.phase)
	assert.Equal(t, []rules.Seat{2, 3}, m.Turn().Seats)
	assert.Equal(t, restoreWindow, m.Turn().Window)
	refuse(t, m, 1, Done{}, rules.NotYourTurn, "")
	refuse(t, m, 2, stepOf("LI", inHand, "1"), CodeNotYours, "SP-8")
	do(t, m, 2, stepOf("PU", "1", "2"))
	do(t, m, 2, Done{})
	do(t, m, 3, Done{})
	assert.Equal(t, []int{10, 79}, []int{m.laid.Len(), m.pile.Len()}, "nothing is lost")
	assert.Equal(t, rules.Seat(2), m.asked)
	assert.Empty(t, m.noted(LogRestored).Cards)
}

func TestSP8ThePenaltyIsWhatIsLeftOfThePile(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE", "LI"}, table: "YE OR RE|4DB", pile: "TE GR"}.start(t)
	do(t, m, 1, stepOf("OR", "1", "2"))
	do(t, m, 1, GiveUp{})
	assert.Equal(t, 4, m.hands[0].Len())
	assert.Equal(t, 2, m.noted(LogGaveUp).Count)
}

func TestSP8TheServerKeepsALargestValidSet(t *testing.T) {
	m := brokenTable(t)
	do(t, m, 1, GiveUp{})
	pile := m.pile.Len()
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, 10, m.laid.Len(), "all ten can lie in three groups")
	assert.Equal(t, pile, m.pile.Len())

	m = position{options: strict, hands: []string{"LB YE", "LI"}, table: "YE OR RE|4DB", pile: "TE"}.start(t)
	do(t, m, 1, stepOf("OR", "1", "2"))
	do(t, m, 1, GiveUp{})
	do(t, m, 2, stepOf("YE", "1", "2"))
	do(t, m, 2, Done{})
	assert.Equal(t, 7, m.laid.Len())
}

func TestSP8WhoHasPutTheTableRightAgainDrawsOne(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE", "LI"}, table: "3DB", pile: pileOfAll}.start(t)
	do(t, m, 1, stepOf("LB", inHand, "1"))
	do(t, m, 1, GiveUp{})
	assert.Equal(t, 3, m.hands[0].Len())
	assert.Equal(t, PhasePlay, m.phase)
	assert.Equal(t, rules.Seat(2), m.asked)
}

// The own green goes home from the broken group, not from the collection.
func TestSP8OwnCardsGoHomeFromTheGroupsThatTheyBroke(t *testing.T) {
	m := position{options: strict, hands: []string{"GR TE YE", "LI"}, table: "YE OR RE|4GR", pile: pileOfAll}.start(t)
	do(t, m, 1, stepOf("GR", inHand, "1"))
	do(t, m, 1, stepOf("TE", inHand, "1"))
	do(t, m, 1, GiveUp{})
	assert.Equal(t, map[int][]string{1: {"YE", "OR", "RE"}, 2: {"GR", "GR", "GR", "GR"}}, m.view(0).Table)
	assert.Equal(t, 1, m.noted(LogGaveUp).Count, "nothing is broken: one card")
}

func TestSP13WhoGivesUpWithNothingToDrawPasses(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE", "TE LI"}, table: "3DB"}.start(t)
	do(t, m, 1, Pass{})
	do(t, m, 2, stepOf("TE", inHand, "1"))
	do(t, m, 2, GiveUp{})
	assert.Equal(t, ReasonBlocked, m.past[1].Reason)
}

func TestSP8TheLogNamesTheGroupsOfAStep(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE", "LI"}, table: "3DB|3PU", pile: pileOfAll}.start(t)
	for _, s := range []Step{stepOf("PU", "2", "1"), stepOf("LB", inHand, "1"), stepOf("LB", "1", inHand), stepOf("PU", "1", "")} {
		do(t, m, 1, s)
	}
	entries := m.view(1).Log.Entries
	var steps []Entry
	for _, e := range entries[len(entries)-4:] {
		steps = append(steps, *e)
	}
	assert.Equal(t, []Entry{
		{Kind: LogStepped, Seat: 1, Card: "PU", Out: "2", Into: "1"}, {Kind: LogStepped, Seat: 1, Card: "LB", Into: "1"},
		{Kind: LogStepped, Seat: 1, Card: "LB", Out: "1", Back: true}, {Kind: LogStepped, Seat: 1, Card: "PU", Out: "1", Into: "3"},
	}, steps)
}
