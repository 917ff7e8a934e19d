package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

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
