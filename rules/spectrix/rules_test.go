package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const pileOfAll = "…"

func TestSP12TheDealIsFifteenTwelveOrTen(t *testing.T) {
	for n, want := range map[int]int{2: 15, 3: 15, 4: 12, 5: 12, 6: 10} {
		m := open(t, n, "")
		for s := range m.hands {
			assert.Equal(t, want, m.hands[s].Len())
		}
		assert.Equal(t, deckSize-n*want, m.pile.Len())
		assert.NoError(t, m.whole())
	}
}

func TestSP1ACollectionIsThreeOrMoreOfOneColour(t *testing.T) {
	m := position{hands: []string{"5PU OR", "LI LI"}, pile: pileOfAll}.start(t)
	why := refuse(t, m, 1, play(t, "2PU"), CodeTooFew, "SP-1")
	assert.Equal(t, OfGroup{"1", []string{"PU", "PU"}}, why.Data)
	do(t, m, 1, play(t, "5PU"))
	assert.Equal(t, map[int][]string{1: {"PU", "PU", "PU", "PU", "PU"}}, m.view(2).Table)
}

func TestSP2ASequenceIsConsecutiveAndGoesAcrossTheSeam(t *testing.T) {
	m := position{hands: []string{"LI YE OR RE GR", "LI LI"}, pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "YE OR GR"), CodeApart, "SP-2")
	refuse(t, m, 1, play(t, "YE RE GR"), CodeApart, "SP-2")
	do(t, m, 1, play(t, "OR LI YE GR"))
	assert.Equal(t, []string{"GR", "LI", "YE", "OR"}, m.view(0).Table[1], "in the ring's order, whatever was written")
}

func TestSP2ASequenceHasEachColourOnce(t *testing.T) {
	m := position{hands: []string{"YE 2OR RE", "LI"}, pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "YE 2OR RE"), CodeTwice, "SP-2")
}

func TestSP3ATurnLaysInAnyNumberOfActions(t *testing.T) {
	m := position{hands: []string{"3PU YE OR RE LB", "LI"}, table: "DB PU MA", pile: pileOfAll}.start(t)
	do(t, m, 1, play(t, "LB DB PU MA|3PU|YE OR RE"))
	assert.Equal(t, ReasonWentOut, m.past[1].Reason)
}

func TestSP3CardsMayBeAddedToAGroupThatLiesThere(t *testing.T) {
	m := position{hands: []string{"YE LI DB PU", "GR"}, table: "OR RE PK|3DB", pile: pileOfAll}.start(t)
	do(t, m, 1, play(t, "LI YE OR RE PK|4DB"))
	assert.Equal(t, []string{"LI", "YE", "OR", "RE", "PK"}, m.view(2).Table[1])
}

func TestSP3ADrawEndsTheTurn(t *testing.T) {
	m := position{hands: []string{"YE", "LI"}, pile: "GR TE"}.start(t)
	do(t, m, 1, Draw{})
	assert.Equal(t, map[string]int{"YE": 1, "TE": 1}, m.view(1).Hand)
	assert.Equal(t, rules.Seat(2), m.asked)
	assert.Equal(t, 1, m.view(0).Pile)
}

func TestSP3TheOlderEditionAllowsOneAction(t *testing.T) {
	p := position{options: `{"actions":"one"}`, hands: []string{"3PU YE OR RE LB TQ", "LI"}, table: "DB PU MA|4LB", pile: pileOfAll}
	for _, bad := range []string{"LB DB PU MA|5LB", "DB PU MA|4LB|3PU|YE OR RE", "LB DB PU MA|3LB TQ"} {
		m := p.start(t)
		var why *rules.Illegal
		require.ErrorAs(t, m.Play(1, play(t, bad)), &why, bad)
	}
	refuse(t, p.start(t), 1, play(t, "DB PU MA|4LB|3PU|YE OR RE"), CodeOneAction, "SP-3")
	for _, good := range []string{"DB PU MA|4LB|3PU", "DB PU MA|4LB|YE OR RE", "TQ LB DB PU MA|4LB", "DB PU MA|5LB"} {
		do(t, p.start(t), 1, play(t, good))
	}
}

func TestSP3TheOlderEditionRearrangesNothing(t *testing.T) {
	m := position{options: `{"actions":"one"}`, hands: []string{"LB YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "LB DB PU MA|DB PU MA|DB PU MA"), CodeOneAction, "SP-3")
}

func TestSP4TheRulebooksFirstExampleIsLegal(t *testing.T) {
	m := position{hands: []string{"LB YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}.start(t)
	do(t, m, 1, play(t, "LB DB PU MA|DB PU MA|DB PU MA"))
	assert.Equal(t, []string{"LB"}, m.noted(LogPlayed).Cards)
}

func TestSP4TheRulebooksSecondExampleHasNoLegalTable(t *testing.T) {
	m := position{hands: []string{"LB YE", "LI"}, table: "4DB|3PU|3MA", pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "LB DB PU MA|DB PU MA|DB PU MA|DB"), CodeTooFew, "SP-1")
	refuse(t, m, 1, play(t, "LB DB PU MA|DB PU MA|DB PU MA"), CodeMissing, "SP-4")
	_, able := m.able(1)
	assert.False(t, able)
}

func TestSP4EveryCardOfTheTableStaysThere(t *testing.T) {
	m := position{hands: []string{"3YE LB", "LI"}, table: "4DB", pile: pileOfAll}.start(t)
	why := refuse(t, m, 1, play(t, "3DB|3YE"), CodeMissing, "SP-4")
	assert.Equal(t, OfCards{[]string{"DB"}}, why.Data)
	why = refuse(t, m, 1, play(t, "4DB|4YE"), CodeNotInHand, "SP-4")
	assert.Equal(t, OfCards{[]string{"YE"}}, why.Data)
}

func TestSP4ACommitLaysACard(t *testing.T) {
	m := position{hands: []string{"YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "DB PU MA|DB PU MA|DB PU MA"), CodeNothingLaid, "SP-3")
}

func TestSP4WhatIsMeantToBeLaidMustBeWhatIsLaid(t *testing.T) {
	m := position{hands: []string{"4YE", "LI"}, pile: pileOfAll}.start(t)
	mv := play(t, "3YE")
	mv.Cards = []string{"YE", "YE", "YE", "YE"}
	refuse(t, m, 1, mv, CodeOtherCards, "SP-4")
	mv.Cards = []string{"XX"}
	refuse(t, m, 1, mv, CodeUnknownCard, "SP-1")
	mv.Cards = mv.Cards[:0]
	do(t, m, 1, mv)
}

func TestSP4KeysGoToTheGroupWithTheLargestOverlap(t *testing.T) {
	m := position{hands: []string{"LB 4YE", "LI"}, table: "3DB|PU DB LB TQ|3GR", pile: pileOfAll}.start(t)
	mv := Play{Groups: map[string][]string{
		"b": {"DB", "DB", "DB", "DB"}, "a": {"LB", "LB", "LB"}, "3": {"GR", "GR", "GR"}, "x": {"YE", "YE", "YE"},
	}}
	refuse(t, m, 1, mv, CodeMissing, "SP-4")
	mv.Groups["b"], mv.Groups["a"] = []string{"DB", "DB", "DB"}, []string{"TQ", "LB", "DB", "PU"}
	do(t, m, 1, mv)
	table := m.view(2).Table
	assert.Equal(t, []string{"DB", "DB", "DB"}, table[1])
	assert.Equal(t, []string{"PU", "DB", "LB", "TQ"}, table[2])
	assert.Equal(t, []string{"GR", "GR", "GR"}, table[3])
	assert.Equal(t, []string{"YE", "YE", "YE"}, table[4], "a new group has a new key")
}

func TestSP5WhoCouldPlayMayDraw(t *testing.T) {
	m := position{hands: []string{"3YE OR", "LI"}, pile: pileOfAll}.start(t)
	do(t, m, 1, Draw{})
}

func TestSP5WithMustPlayWhoCanLayMayNotDraw(t *testing.T) {
	p := position{options: `{"must_play":true}`, hands: []string{"LB YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}
	m := p.start(t)
	why := refuse(t, m, 1, Draw{}, CodeCanPlay, "SP-5")
	assert.Equal(t, OfCount{1}, why.Data)
	assert.IsType(t, Play{}, m.first(1), "an absent player plays")
	p.table = "4DB|3PU|3MA"
	do(t, p.start(t), 1, Draw{})
}

func TestSP5ADrawnCardMayBePlayedAtOnceIfTheTableSaysSo(t *testing.T) {
	m := position{options: `{"play_drawn":true}`, hands: []string{"2YE OR", "LI"}, pile: "GR GR YE"}.start(t)
	do(t, m, 1, Draw{})
	assert.Equal(t, PhaseDrawn, m.phase)
	refuse(t, m, 1, Draw{}, CodeDrewAlready, "SP-5")
	do(t, m, 1, play(t, "3YE"))
	do(t, m, 2, Draw{})
	do(t, m, 2, Pass{})
	assert.Equal(t, rules.Seat(1), m.asked)
}

func TestSP6WhiteLightGivesAllOthersFivePointsAndGoesBack(t *testing.T) {
	m := position{hands: []string{"YE PU", "LI", "GR"}, table: "OR RE PK MA PU DB LB TQ TE GR LI", pile: "RE"}.start(t)
	do(t, m, 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"))
	assert.Equal(t, []int{0, 5, 5}, []int(m.totals))
	assert.Empty(t, m.table)
	assert.Equal(t, 13, m.pile.Len())
	assert.Equal(t, map[rules.Seat]int{2: 5, 3: 5}, m.noted(LogWhite).Points)
}

func TestSP6ASpectrumThatLiesThereMayBeClaimedWithoutACard(t *testing.T) {
	p := position{hands: []string{"YE PU", "LI"}, table: "YE OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll}
	do(t, p.start(t), 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"))
	p.options = `{"white_needs_card":true}`
	refuse(t, p.start(t), 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"), CodeNeedsCard, "SP-6")
}

func TestSP6TheRestOfTheTableMustBeValid(t *testing.T) {
	m := position{hands: []string{"YE PU", "LI"}, table: "OR RE PK MA PU DB LB TQ TE GR LI|3TE", pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"), CodeMissing, "SP-4")
	refuse(t, m, 1, play(t, "*3TE|YE OR RE PK MA PU DB LB TQ TE GR LI"), CodeNoWhiteLight, "SP-6")
	do(t, m, 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI|3TE"))
}

func TestSP6SeveralMayBeClaimedAlsoWithTheLastCard(t *testing.T) {
	const ring = "YE OR RE PK MA PU DB LB TQ TE GR LI"
	m := position{hands: []string{"YE", "2LI"}, table: ring + "|OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll}.start(t)
	do(t, m, 1, play(t, "*"+ring+"|*"+ring))
	assert.Equal(t, []int{0, 20}, []int(m.totals), "twice five and two cards")
	assert.Equal(t, rules.Seat(1), m.past[1].Out)
}

func TestSP7UnfinishedPlaysArePrivateIfTheTableSaysSo(t *testing.T) {
	assert.True(t, open(t, 2, `{"private_draft":true}`).view(0).Private)
	assert.False(t, open(t, 2, "").view(0).Private)
}

func TestSP8WithoutStrictTableDraftsCostNothing(t *testing.T) {
	m := position{hands: []string{"LB YE", "LI"}, table: "4DB|3PU|3MA", pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "LB DB PU MA|DB PU MA|DB PU MA|DB"), CodeTooFew, "SP-1")
	refuse(t, m, 1, Step{"DB", "1", ""}, CodeWholeTable, "SP-8")
	refuse(t, m, 1, Done{}, CodeWholeTable, "SP-8")
	refuse(t, m, 1, GiveUp{}, CodeWholeTable, "SP-8")
	assert.Equal(t, Draw{}, m.first(1), "who runs out of time draws one card")
}

// brokenTable is the rulebook's second example with every step counting.
func brokenTable(t *testing.T) *match {
	m := position{options: strict, hands: []string{"LB YE", "LI", "GR"}, table: "4DB|3PU|3MA", pile: pileOfAll}.start(t)
	do(t, m, 1, Step{"PU", "2", "1"})
	do(t, m, 1, Step{"LB", inHand, "1"})
	return m
}

func TestSP8EveryStepCountsOnAStrictTable(t *testing.T) {
	m := brokenTable(t)
	assert.Equal(t, []int{1, 2}, m.view(2).Broken)
	assert.Equal(t, map[string]int{"YE": 1}, m.view(1).Hand)
	refuse(t, m, 1, play(t, "4DB|3PU|3MA"), CodeStepByStep, "SP-8")
	refuse(t, m, 1, Draw{}, CodeInvalid, "SP-8")
	refuse(t, m, 1, Done{}, CodeInvalid, "SP-8")
	refuse(t, m, 1, Step{"PU", "1", inHand}, CodeNotYours, "SP-8")
	refuse(t, m, 1, Step{"GR", "1", "2"}, CodeNotThere, "SP-8")
	refuse(t, m, 1, Step{"DB", "1", "9"}, CodeNoGroup, "SP-8")
	refuse(t, m, 1, Step{"DB", "9", "1"}, CodeNoGroup, "SP-8")
	refuse(t, m, 1, Step{"DB", "1", "1"}, CodeNoGroup, "SP-8")
	refuse(t, m, 1, Step{"RE", inHand, "1"}, CodeNotInHand, "SP-4")
	do(t, m, 1, Step{"LB", "1", inHand})
	do(t, m, 1, Step{"PU", "1", "2"})
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
	do(t, m, 1, Step{"DB", inHand, "1"})
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
	refuse(t, m, 2, Step{"LI", inHand, "1"}, CodeNotYours, "SP-8")
	do(t, m, 2, Step{"PU", "1", "2"})
	do(t, m, 2, Done{})
	do(t, m, 3, Done{})
	assert.Equal(t, []int{10, 79}, []int{m.laid.Len(), m.pile.Len()}, "nothing is lost")
	assert.Equal(t, rules.Seat(2), m.asked)
	assert.Empty(t, m.noted(LogRestored).Cards)
}

func TestSP8ThePenaltyIsWhatIsLeftOfThePile(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE", "LI"}, table: "YE OR RE|4DB", pile: "TE GR"}.start(t)
	do(t, m, 1, Step{"OR", "1", "2"})
	do(t, m, 1, GiveUp{})
	assert.Equal(t, 4, m.hands[0].Len())
	assert.Equal(t, 2, m.noted(LogGaveUp).Count)
}

func TestSP8CardsSeenOnTheirWayHomeStayInTheHandForEverybody(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE TE", "3LI"}, table: "4DB|PU MA PK", pile: pileOfAll}.start(t)
	do(t, m, 1, Step{"LB", inHand, "1"})
	do(t, m, 1, GiveUp{})
	r := rules.NewRand(rules.Seed{81})
	for range 50 {
		c := m.Resample(2, r).(*match)
		assert.Positive(t, c.held.At(1)[colourOf["LB"]])
	}
}

func TestSP6ACardThatCameBackIsInNoHandDrawnBefore(t *testing.T) {
	m := position{hands: []string{"YE", "3LI", "2PK"}, table: "OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll}.start(t)
	m.hold(1, m.take())
	do(t, m, 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"))
	r := rules.NewRand(rules.Seed{82})
	for range 50 {
		c := m.Resample(1, r).(*match)
		assert.NoError(t, c.whole())
		for card := range c.hands.At(2).All() {
			assert.Zero(t, c.birth[card.Face()])
		}
	}
}

func TestSP8TheServerKeepsALargestValidSet(t *testing.T) {
	m := brokenTable(t)
	do(t, m, 1, GiveUp{})
	pile := m.pile.Len()
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, 10, m.laid.Len(), "all ten can lie in three groups")
	assert.Equal(t, pile, m.pile.Len())

	m = position{options: strict, hands: []string{"LB YE", "LI"}, table: "YE OR RE|4DB", pile: "TE"}.start(t)
	do(t, m, 1, Step{"OR", "1", "2"})
	do(t, m, 1, GiveUp{})
	do(t, m, 2, Step{"YE", "1", "2"})
	do(t, m, 2, Done{})
	assert.Equal(t, 7, m.laid.Len())
}

func TestSP8WhoHasPutTheTableRightAgainDrawsOne(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE", "LI"}, table: "3DB", pile: pileOfAll}.start(t)
	do(t, m, 1, Step{"LB", inHand, "1"})
	do(t, m, 1, GiveUp{})
	assert.Equal(t, 3, m.hands[0].Len())
	assert.Equal(t, PhasePlay, m.phase)
	assert.Equal(t, rules.Seat(2), m.asked)
}

func TestSP9TheOthersGetFivePointsForEachCardLeft(t *testing.T) {
	m := position{hands: []string{"3YE", "LI GR", "4OR"}, pile: pileOfAll}.start(t)
	do(t, m, 1, play(t, "3YE"))
	assert.Equal(t, []int{0, 10, 20}, []int(m.totals))
	assert.Equal(t, &Past{"went_out", 1, map[rules.Seat]int{1: 0, 2: 10, 3: 20}, map[rules.Seat][]string{1: {}, 2: {"GR", "LI"}, 3: {"OR", "OR", "OR", "OR"}}}, m.past[1])
	assert.Equal(t, PhaseBetween, m.phase)
}

func TestSP10WhoReachesTheTargetIsOutAtTheEndOfARoundOnly(t *testing.T) {
	m := position{hands: []string{"YE 3PU", "LI", "GR"}, table: "OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll, totals: []int{0, 0, 95}}.start(t)
	do(t, m, 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"))
	assert.Equal(t, 100, m.totals[2])
	assert.False(t, m.view(0).Seats.At(3).Out)
	do(t, m, 2, Draw{})
	do(t, m, 3, Draw{})
	do(t, m, 1, play(t, "3PU"))
	assert.True(t, m.view(0).Seats.At(3).Out)
	assert.Equal(t, []rules.Seat{1, 2}, m.Turn().Seats)
	assert.Equal(t, []rules.Seat{3}, m.noted(LogOut).Of)
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, []int{15, 15, 0}, []int{m.hands[0].Len(), m.hands[1].Len(), m.hands[2].Len()}, "dealt by the number still in")
}

func TestSP10TheTargetIsTheTables(t *testing.T) {
	m := position{options: `{"target":50}`, hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll, totals: []int{0, 45, 0}}.start(t)
	do(t, m, 1, play(t, "3YE"))
	assert.True(t, m.view(0).Seats.At(2).Out)
}

func TestSP11TheLastOneUnderTheTargetWins(t *testing.T) {
	m := position{hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll, totals: []int{60, 95, 95}}.start(t)
	do(t, m, 1, play(t, "3YE"))
	assert.Equal(t, &rules.Result{Reason: ReasonLastIn, Winners: []rules.Seat{1}, Totals: map[rules.Seat]int{1: 60, 2: 100, 3: 100}}, m.result)
}

// blocked ends the round with an empty pile and nobody able.
func blocked(t *testing.T, totals ...int) *match {
	m := position{hands: []string{"YE PU", "LB YE", "TE GR"}, table: "3RE", totals: totals}.start(t)
	for _, s := range rules.Seats(3) {
		do(t, m, s, Pass{})
	}
	return m
}

func TestSP11IfAllReachTheTargetTheLowestTotalWins(t *testing.T) {
	m := blocked(t, 95, 90, 99)
	assert.Equal(t, []rules.Seat{2}, m.result.Winners)
	assert.Equal(t, ReasonLowest, m.result.Reason)
}

func TestSP11AnExactTieIsPlayedOffInSuddenDeath(t *testing.T) {
	m := blocked(t, 90, 95, 90)
	assert.Equal(t, PhaseBetween, m.phase)
	assert.Equal(t, []rules.Seat{1, 3}, m.noted(LogSudden).Of)
	do(t, m, 1, Next{})
	do(t, m, 3, Next{})
	assert.Equal(t, 1, m.view(0).Sudden)
	assert.Equal(t, []int{15, 0, 15}, []int{m.hands[0].Len(), m.hands[1].Len(), m.hands[2].Len()})
	for !m.over() {
		require.NoError(t, m.Play(m.Turn().Seats[0], policy(rules.Hard)(m, m.Turn().Seats[0], nil)))
	}
	assert.Equal(t, []rules.Seat{m.out}, m.result.Winners)
	assert.Equal(t, map[rules.Seat]int{1: 100, 2: 105, 3: 100}, m.result.Totals, "nobody counts points any more")
}

func TestSP11ABlockedSuddenDeathGoesToTheFewestCardsElseAgainAtMostFiveTimes(t *testing.T) {
	m := blocked(t, 90, 95, 90)
	for round := 1; ; round++ {
		do(t, m, rules.Nobody, TimeUp{})
		m.pile, m.takeback = position{hands: []string{"", ""}}.start(t).pile, false
		for range 2 {
			require.NoError(t, m.Play(m.asked, Pass{}))
		}
		if m.over() {
			assert.Equal(t, mostSudden, round)
			break
		}
	}
	assert.Equal(t, []rules.Seat{1, 3}, m.result.Winners)

	m = blocked(t, 90, 95, 90)
	do(t, m, rules.Nobody, TimeUp{})
	m.pile = position{hands: []string{"", ""}}.start(t).pile
	m.part(3, colour(m.hands[2].For(3).Faces[0]))
	for range 2 {
		require.NoError(t, m.Play(m.asked, Pass{}))
	}
	assert.Equal(t, []rules.Seat{3}, m.result.Winners)
}

func TestSP11WithATimeLimitTheRoundIsFinishedAndTheLowestTotalWins(t *testing.T) {
	p := position{options: `{"time_limit":30}`, hands: []string{"3YE 2TE", "LI LB", "GR"}, pile: pileOfAll, totals: []int{20, 0, 40}}
	m := p.start(t)
	assert.Equal(t, []rules.Seat{2, 3}, m.Turn().May)
	do(t, m, rules.Nobody, LastRound{})
	assert.True(t, m.view(0).Last)
	refuse(t, m, 2, LastRound{}, CodeNoTime, "SP-11")
	do(t, m, 1, play(t, "3YE"))
	do(t, m, 2, Draw{})
	do(t, m, 3, Draw{})
	m.endRound(ReasonBound)
	assert.Equal(t, &rules.Result{Reason: ReasonTime, Winners: []rules.Seat{2}, Totals: map[rules.Seat]int{1: 30, 2: 15, 3: 50}}, m.result)

	refuse(t, open(t, 2, ""), 1, LastRound{}, CodeNoTime, "SP-11")
}

func TestSP11MoreThanHalfOfThePlayersCallTheTime(t *testing.T) {
	m := position{options: `{"time_limit":30}`, hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll}.start(t)
	before := m.decision
	do(t, m, 3, LastRound{})
	assert.False(t, m.last)
	assert.Equal(t, before, m.decision, "the player whose turn it is is asked the same")
	refuse(t, m, 3, LastRound{}, CodeNoTime, "SP-11")
	assert.Equal(t, LastRound{}, policy(rules.Easy)(m, 1, nil), "a machine agrees")
	do(t, m, 1, LastRound{})
	assert.True(t, m.last)
}

func TestSP12TheDealRotatesLeftOverTheSurvivors(t *testing.T) {
	m := position{hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll, totals: []int{0, 95, 0}}.start(t)
	m.dealer = 1
	do(t, m, 1, play(t, "3YE"))
	do(t, m, 1, Next{})
	do(t, m, 3, Next{})
	assert.Equal(t, rules.Seat(3), m.dealer)
	assert.Equal(t, rules.Seat(1), m.asked)
}

func TestSP12AHandIsShownByColour(t *testing.T) {
	m := position{hands: []string{"YE 3LI RE", "GR"}, pile: pileOfAll}.start(t)
	assert.Equal(t, map[string]int{"YE": 1, "RE": 1, "LI": 3}, m.view(1).Hand)
	assert.Nil(t, m.view(0).Hand)
}

func TestSP12TheRestIsThePileAndPlayBeginsLeftOfTheDealer(t *testing.T) {
	m := open(t, 4, "")
	assert.Equal(t, 48, m.view(0).Pile)
	assert.Equal(t, []rules.Seat{m.dealer.Next(4)}, m.Turn().Seats)
}

func TestSP13ALapOfPassesWithAnEmptyPileBlocksTheRound(t *testing.T) {
	m := position{hands: []string{"YE PU", "LB YE TE", "GR"}, table: "3RE"}.start(t)
	refuse(t, m, 1, Draw{}, CodeNothingToDraw, "SP-13")
	do(t, m, 1, Pass{})
	do(t, m, 2, Pass{})
	do(t, m, 3, Pass{})
	assert.Equal(t, ReasonBlocked, m.past[1].Reason)
	assert.Equal(t, []int{10, 15, 5}, []int(m.totals))
	refuse(t, position{hands: []string{"YE", "LI"}, pile: "TE"}.start(t), 1, Pass{}, CodeCanDraw, "SP-13")
}

func TestSP13APlayBeginsTheLapAnew(t *testing.T) {
	m := position{hands: []string{"YE PU", "LB 4RE", "GR"}, table: "3RE"}.start(t)
	do(t, m, 1, Pass{})
	do(t, m, 2, play(t, "4RE"))
	assert.Zero(t, m.passes)
}

func TestSP14ARoundEndsAsBlockedAfterManyTurns(t *testing.T) {
	m := position{hands: []string{"YE", "LI"}, pile: pileOfAll}.start(t)
	m.turns = turnsPerSeat*2 - 1
	do(t, m, 1, Draw{})
	assert.Equal(t, ReasonBound, m.past[1].Reason)
	assert.Equal(t, []int{10, 5}, []int(m.totals))
}

func TestSP16TheColoursAreTwelveWithCodesAndNames(t *testing.T) {
	seen := map[string]bool{}
	for i, c := range Colours() {
		assert.Equal(t, i+1, c.Number)
		for _, word := range []string{c.Code, c.NameEN} {
			assert.False(t, seen[word])
			seen[word] = true
		}
	}
	assert.Len(t, Colours(), 12)
}

func TestContradictingOptionsAreRefusedByName(t *testing.T) {
	for options, field := range map[string]string{
		`{"actions":"two"}`: "actions", `{"target":49}`: "target", `{"target":201}`: "target", `{"time_limit":241}`: "time_limit",
		`{"strict_table":true,"actions":"one"}`: "strict_table", `{"strict_table":true,"private_draft":true}`: "private_draft",
		`{"strict_table":true,"must_play":true}`: "must_play", `{"target":"x"}`: "target", `[]`: "options",
	} {
		_, err := newMatch(rules.Setup{Seats: 2, Rev: 1, Options: []byte(options)})
		var why *rules.Illegal
		require.ErrorAs(t, err, &why, options)
		assert.Equal(t, map[string]any{"field": field}, why.Data, options)
	}
	for _, seats := range []int{1, 7} {
		_, err := newMatch(rules.Setup{Seats: seats, Rev: 1})
		assert.Error(t, err)
	}
}
