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
