package unoquimico

import (
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestUQ12OutIsMinusFiveTheOthersCountTheirHands(t *testing.T) {
	m := position{hands: []string{"Ca", "Na curie wild_1", "K Li"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	past := m.view(rules.Nobody).Past[1]
	assert.Equal(t, &Past{Reason: ReasonWentOut, Out: 1,
		Points: map[rules.Seat]int{1: -5, 2: 3, 3: 2},
		Left:   map[rules.Seat][]string{1: {}, 2: {"Na", "curie", "wild_1"}, 3: {"K", "Li"}}}, past)
	assert.Equal(t, past.Points, m.noted(LogGameOver).Points)
}

func TestUQ12AComodinCountsWhatTheTableSays(t *testing.T) {
	for _, points := range []int{0, 2, 5} {
		m := position{options: `{"wild_points":` + string(rune('0'+points)) + `}`, hands: []string{"Ca", "wild_1 wild_2"}, top: "Fe", pile: "…"}.start(t)
		do(t, m, 1, Lay{Element: "Ca"})
		assert.Equal(t, 2*points, m.view(1).Past[1].Points[2])
	}
}

func TestUQ13BetweenGamesAllMustAgreeAndTheDealMovesLeft(t *testing.T) {
	m := position{hands: []string{"Ca", "Na", "K"}, top: "Fe", pile: "…"}.start(t)
	dealer := m.dealer
	do(t, m, 1, Lay{Element: "Ca"})
	assert.Equal(t, PhaseBetween, m.Turn().Phase)
	assert.Equal(t, 30*time.Second, m.Turn().Window)
	assert.Equal(t, []rules.Seat{1, 2, 3}, m.Turn().Seats)
	refuse(t, m, 1, Draw{}, rules.UnknownMove, "UQ-13")
	decision := m.Turn().Decision
	do(t, m, 2, Next{})
	assert.Equal(t, []rules.Seat{1, 3}, m.Turn().Seats)
	assert.Equal(t, decision, m.Turn().Decision, "the others are asked the same")
	assert.True(t, m.view(1).Seats[1].Ready)
	assert.Equal(t, &Can{Next: true}, m.view(1).Can)
	refuse(t, m, 2, Next{}, rules.NotYourTurn, "")
	require.NoError(t, m.Play(1, Next{}))
	require.NoError(t, m.Play(3, Next{}))
	require.NoError(t, m.whole())
	assert.Equal(t, 2, m.view(1).Game)
	assert.Equal(t, dealer.Next(3), m.dealer)
	assert.Equal(t, []rules.Seat{m.dealer.Next(3)}, m.Turn().Seats)
	assert.NotEqual(t, decision, m.Turn().Decision)
}

func TestUQ13AfterTheWindowTheNextGameBegins(t *testing.T) {
	m := position{hands: []string{"Ca", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	assert.Equal(t, []rules.Move{TimeUp{}}, m.legal(rules.Nobody))
	require.NoError(t, m.Play(rules.Nobody, TimeUp{}))
	assert.Equal(t, 2, m.view(1).Game)
}

func TestUQ13AMatchHasAsManyGamesAsPlayersUnlessSaid(t *testing.T) {
	assert.Equal(t, 4, open(t, 4, "").games)
	assert.Equal(t, 7, open(t, 4, `{"games":7}`).games)
}

func TestUQ13TheLowestTotalWinsAndTiesAreShared(t *testing.T) {
	assert.Equal(t, []rules.Seat{2, 4}, lowest(map[rules.Seat]int{1: 3, 2: -1, 3: 0, 4: -1}))
	m := position{options: `{"games":1}`, hands: []string{"Ca", "Na"}, top: "Fe", pile: "…"}.start(t)
	m.totals = rules.BySeat[int]{6, 0}
	do(t, m, 1, Lay{Element: "Ca"})
	r, over := m.Result()
	assert.True(t, over)
	assert.Equal(t, rules.Result{Reason: "games_played", Winners: []rules.Seat{1, 2}, Totals: map[rules.Seat]int{1: 1, 2: 1}}, r)
	assert.Equal(t, &r, m.view(rules.Nobody).Result)
}

func TestAfterTheMatchNoMoveIsAccepted(t *testing.T) {
	m := position{options: `{"games":1}`, hands: []string{"Ca", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	for by := rules.Nobody; by <= 2; by++ {
		assert.Empty(t, m.legal(by))
		for _, mv := range Kind().Moves {
			refuse(t, m, by, mv, rules.Over, "UQ-13")
		}
	}
	assert.Empty(t, m.Turn().Seats)
}

func TestUQ14AGameOf200TurnsASeatEndsAsBlocked(t *testing.T) {
	m := position{options: `{"games":1}`, hands: []string{"Ca Cu", "Na curie"}, top: "Fe", pile: "…"}.start(t)
	m.turns = 200*2 - 2
	do(t, m, 1, Lay{Element: "Ca"})
	assert.Equal(t, PhasePlay, m.Turn().Phase)
	do(t, m, 2, Lay{Element: "Na", Scientist: "curie"})
	assert.Equal(t, ReasonWentOut, m.view(1).Past[1].Reason, "going out comes first")

	m = position{options: `{"games":1}`, hands: []string{"Ca Cu", "Na curie"}, top: "Fe", pile: "…"}.start(t)
	m.turns = 200*2 - 1
	do(t, m, 1, Lay{Element: "Ca"})
	assert.Equal(t, &Past{Reason: ReasonBound, Points: map[rules.Seat]int{1: 1, 2: 3},
		Left: map[rules.Seat][]string{1: {"Cu"}, 2: {"Na", "curie"}}}, m.view(1).Past[1])
}

func TestTakebackOnlyWhereNothingWasDrawnOrShown(t *testing.T) {
	m := position{hands: []string{"F O", "Na Zn"}, top: "Fe", pile: "…"}.start(t)
	assert.False(t, m.Turn().Takeback)
	do(t, m, 1, Draw{})
	assert.False(t, m.Turn().Takeback, "a card was drawn")
	do(t, m, 1, Pass{})
	assert.True(t, m.Turn().Takeback)
	do(t, m, 2, Lay{Element: "Zn"})
	assert.False(t, m.Turn().Takeback, "a card was shown")

	m = position{hands: []string{"F O", "Li"}, top: "Fe"}.start(t)
	do(t, m, 1, Pass{})
	assert.False(t, m.Turn().Takeback, "whoever can draw nothing and passes cannot lay")
	do(t, m, 2, Pass{})
	assert.False(t, m.Turn().Takeback, "blocked: the hands were shown")
	do(t, m, 2, Next{})
	assert.True(t, m.Turn().Takeback)
}

func TestUQ14ATurnLostToAComodinCounts(t *testing.T) {
	m := position{options: `{"games":1}`, hands: []string{"wild_1 Cu", "Na curie"}, top: "Fe", pile: "…"}.start(t)
	m.turns = 200*2 - 2
	do(t, m, 1, Wild{})
	do(t, m, 2, Draw{})
	past := m.view(1).Past[1]
	assert.Equal(t, ReasonBound, past.Reason)
	assert.Zero(t, past.Out)
	assert.Len(t, past.Left[2], 4)
}

func TestUQ13TheMatchEndsAfterItsGamesAndTheNextDealerIsOnTheLeft(t *testing.T) {
	m := position{options: `{"games":2}`, hands: []string{"Ca", "Na"}, top: "Fe", pile: "…"}.start(t)
	first := m.dealer
	do(t, m, 1, Lay{Element: "Ca"})
	require.NoError(t, m.Play(rules.Nobody, TimeUp{}))
	assert.Equal(t, first.Next(2), m.dealer)
	m.endGame(ReasonBlocked)
	r, over := m.Result()
	assert.True(t, over)
	assert.Equal(t, map[rules.Seat]int{1: -5 + m.past[2].Points[1], 2: 1 + m.past[2].Points[2]}, r.Totals)
}
