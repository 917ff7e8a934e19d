package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

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

func TestSP5WhoCouldPlayMayDraw(t *testing.T) {
	m := position{hands: []string{"3YE OR", "LI"}, pile: pileOfAll}.start(t)
	do(t, m, 1, Draw{})
}

func TestSP5WithMustPlayWhoCanLayMayNotDraw(t *testing.T) {
	p := position{options: `{"must_play":true}`, hands: []string{"LB YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}
	m := p.start(t)
	why := refuse(t, m, 1, Draw{}, CodeCanPlay, "SP-5")
	assert.Equal(t, OfAble{Count: 1}, why.Data)
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
