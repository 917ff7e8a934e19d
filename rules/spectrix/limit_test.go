package spectrix

import (
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const halfHour = `{"time_limit":30}`

func TestSP11ThePlayingTimeIsTheTablesUntilItIsOver(t *testing.T) {
	m := open(t, 2, halfHour)
	limit, mv := rules.Timed(m).Ends()
	assert.Equal(t, 30*time.Minute, limit)
	do(t, m, rules.Nobody, mv)
	limit, _ = m.Ends()
	assert.Zero(t, limit)
	refuse(t, m, rules.Nobody, LastRound{}, CodeNoTime, "SP-11")

	m = open(t, 2, "")
	limit, _ = m.Ends()
	assert.Zero(t, limit)
	refuse(t, m, rules.Nobody, LastRound{}, CodeNoTime, "SP-11")
}

func TestSP11WithATimeLimitTheRoundIsFinishedAndTheLowestTotalWins(t *testing.T) {
	m := position{options: halfHour, hands: []string{"3YE 2TE", "LI LB", "GR"}, pile: pileOfAll, totals: []int{20, 0, 40}}.start(t)
	before := m.Turn()
	do(t, m, rules.Nobody, LastRound{})
	assert.Equal(t, before, m.Turn(), "the player whose turn it is is asked the same")
	assert.True(t, m.view(0).Last)
	assert.Equal(t, &Entry{Kind: LogLast, Round: 1}, m.noted(LogLast))
	do(t, m, 1, play(t, "3YE"))
	do(t, m, 2, Draw{})
	do(t, m, 3, Draw{})
	m.endRound(ReasonBound)
	assert.Equal(t, &rules.Result{Reason: ReasonTime, Winners: []rules.Seat{2}, Totals: map[rules.Seat]int{1: 30, 2: 15, 3: 50}}, m.result)
}

func TestSP11ATieAtTheEndOfThePlayingTimeIsShared(t *testing.T) {
	m := position{options: halfHour, hands: []string{"YE PU", "LB YE", "TE GR"}, table: "3RE", totals: []int{95, 95, 100}}.start(t)
	do(t, m, rules.Nobody, LastRound{})
	for _, s := range rules.Seats(3) {
		do(t, m, s, Pass{})
	}
	assert.Equal(t, []rules.Seat{1, 2}, m.result.Winners)
	assert.Equal(t, ReasonTime, m.result.Reason)
}

func TestSP11OnlyTheRoomSaysThatThePlayingTimeIsOver(t *testing.T) {
	m := position{options: halfHour, hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll}.start(t)
	assert.Empty(t, m.Turn().May)
	for _, s := range rules.Seats(3) {
		refuse(t, m, s, LastRound{}, rules.NotYourTurn, "SP-11")
		assert.NotContains(t, m.legal(s), LastRound{})
	}
	assert.Equal(t, []rules.Move{LastRound{}}, m.legal(rules.Nobody))
}

func TestSP11BetweenRoundsTheMatchEndsAtOnce(t *testing.T) {
	m := position{options: halfHour, hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll, totals: []int{20, 10, 40}}.start(t)
	do(t, m, 1, play(t, "3YE"))
	assert.Equal(t, []rules.Move{TimeUp{}, LastRound{}}, m.legal(rules.Nobody), "first what the end of the window is")
	do(t, m, rules.Nobody, LastRound{})
	assert.Equal(t, &rules.Result{Reason: ReasonTime, Winners: []rules.Seat{2}, Totals: map[rules.Seat]int{1: 20, 2: 15, 3: 45}}, m.result)
}

// even is three players with a time limit of whom two go into sudden death.
func even(t *testing.T) *match {
	m := position{options: halfHour, hands: []string{"YE PU", "LB YE", "TE GR"}, table: "3RE", totals: []int{90, 95, 90}}.start(t)
	for _, s := range rules.Seats(3) {
		do(t, m, s, Pass{})
	}
	require.Equal(t, 1, m.sudden)
	return m
}

func TestSP11BeforeSuddenDeathTheMatchEndsAtOnceAndTheWinIsShared(t *testing.T) {
	m := even(t)
	do(t, m, rules.Nobody, LastRound{})
	assert.Equal(t, ReasonTime, m.result.Reason)
	assert.Equal(t, []rules.Seat{1, 3}, m.result.Winners)
}

func TestSP11ASuddenDeathInProgressIsTheLast(t *testing.T) {
	m := even(t)
	do(t, m, rules.Nobody, TimeUp{})
	do(t, m, rules.Nobody, LastRound{})
	assert.False(t, m.over())
	m.pile = position{hands: []string{"", ""}}.start(t).pile
	for range 2 {
		require.NoError(t, m.Play(m.asked, Pass{}))
	}
	assert.Equal(t, ReasonSudden, m.result.Reason)
	assert.Equal(t, []rules.Seat{1, 3}, m.result.Winners, "blocked with as many cards: no further round")
}

func TestSP11WhileATableIsRestoredItsTimeGoesOn(t *testing.T) {
	m := position{options: `{"strict_table":true,"time_limit":30}`, hands: []string{"LB YE", "LI", "GR"}, table: "4DB|3PU|3MA", pile: pileOfAll}.start(t)
	do(t, m, 1, stepOf("PU", "2", "1"))
	do(t, m, 1, GiveUp{})
	before := m.Turn()
	assert.Equal(t, []rules.Move{TimeUp{}, LastRound{}}, m.legal(rules.Nobody))
	do(t, m, rules.Nobody, LastRound{})
	assert.Equal(t, before, m.Turn())
	do(t, m, rules.Nobody, TimeUp{})
	assert.True(t, m.last)
	assert.Equal(t, PhasePlay, m.phase)
}
