package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

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

// Of three players two say that the time is over; of four they were no majority.
func TestSP11WhoIsOutNoLongerKeepsTheMatchGoing(t *testing.T) {
	m := position{options: `{"time_limit":30}`, hands: []string{"3YE", "LI", "GR", "TE"}, pile: pileOfAll, totals: []int{0, 0, 95, 0}}.start(t)
	do(t, m, 2, LastRound{})
	do(t, m, 4, LastRound{})
	assert.False(t, m.last)
	do(t, m, 1, play(t, "3YE"))
	assert.Equal(t, ReasonTime, m.result.Reason)
	assert.Equal(t, []rules.Seat{1}, m.result.Winners)
}

func TestSP11TheLastOneUnderTheTargetWinsWhateverItSaysOfTheTime(t *testing.T) {
	m := position{options: `{"time_limit":30}`, hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll, totals: []int{0, 95, 95}}.start(t)
	do(t, m, 1, LastRound{})
	do(t, m, 1, play(t, "3YE"))
	assert.Equal(t, ReasonLastIn, m.result.Reason)
}
