package periodyx

import (
	"encoding/json"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestPX1EverybodyGetsFiveCardsAndOneIsTurnedUp(t *testing.T) {
	for n := 2; n <= 10; n++ {
		m := open(t, n, "")
		for _, s := range rules.Seats(n) {
			assert.Equal(t, 5, m.hands.At(s).Len())
		}
		assert.Equal(t, 1, m.table.Len())
		assert.Equal(t, 103-5*n-1, m.left())
		assert.NoError(t, m.whole())
	}
}

func TestPX1TheDeckIsTheFirstElements(t *testing.T) {
	for name, size := range map[string]int{"118": 118, "1-103": 103, "1-94": 94, "1-54": 54} {
		m := open(t, 2, `{"deck":"`+name+`"}`)
		assert.Equal(t, size, m.total())
		assert.NoError(t, m.whole())
	}
}

func TestPX2LeaderAndGameAdvanceTogether(t *testing.T) {
	m := position{game: Classes, lead: 3, hands: []string{"Fe H", "Na He", "K Li"}, pile: "…"}.start(t)
	do(t, m, 3, Lay{"K", 1})
	do(t, m, 1, Show{"Fe"})
	assert.Equal(t, VoidSameClass, m.past.Void, "after a void round, too")
	assert.Equal(t, AtomicPower, m.game)
	assert.Equal(t, rules.Seat(1), m.leader)
	refuse(t, m, 1, Draw{}, CodeOtherGame, "PX-2")
	assert.Equal(t, OfGame{"atomic_power"}, refuse(t, m, 1, Letter{2, "a"}, CodeOtherGame, "PX-2").Data)
}

func TestPX2TheFirstGameIsRandomUnlessTheTableWantsTheFirst(t *testing.T) {
	first, leaders := map[int]int{}, map[rules.Seat]int{}
	r := rules.NewRand(rules.Seed{3})
	for range 1100 {
		m := openWith(t, 4, "", r.Seed())
		first[m.game]++
		leaders[m.leader]++
		assert.Equal(t, AtomicPower, openWith(t, 4, `{"first_game":"1"}`, r.Seed()).game)
	}
	assert.Len(t, first, 11)
	assert.Len(t, leaders, 4)
	for _, n := range first {
		assert.InDelta(t, 100, n, 40)
	}
}

func TestPX3TenCardsWinAtOnce(t *testing.T) {
	m := position{game: AddIt, hands: []string{"H He Li Be B C N O F", "Na Mg"}, pile: "…"}.start(t)
	do(t, m, 1, Draw{})
	assert.Equal(t, rules.Result{Reason: ReasonTarget, Winners: []rules.Seat{1}, Totals: map[rules.Seat]int{1: 10, 2: 2}}, *m.result)
	assert.True(t, m.over())
	refuse(t, m, 2, Draw{}, rules.Over, "")
	assert.Empty(t, m.legal(1))
}

func TestPX3SomebodyWinsOffTurn(t *testing.T) {
	m := position{game: HiLo, hands: []string{"H He", "Li Be B C N O F Ne", "Na Mg"}, pile: "… W"}.start(t)
	do(t, m, 1, Predict{"H", "melting", "lower"})
	assert.Equal(t, []rules.Seat{2}, m.result.Winners, "the neighbour on the left")
	m = position{game: AToZ, options: `{"card_lang":"en"}`, hands: []string{"H He", "Li Be B C N O F Ne Al"}, pile: "…"}.start(t)
	do(t, m, 1, Letter{2, "q"})
	assert.Equal(t, []rules.Seat{2}, m.result.Winners, "the asked player, by drawing")
}

func TestPX3ATableMayPlayToEightOrTwelve(t *testing.T) {
	m := position{options: `{"target":"8"}`, game: AddIt, hands: []string{"H He Li Be B C N", "Na Mg"}, pile: "…"}.start(t)
	do(t, m, 1, Draw{})
	assert.True(t, m.over())
	m = position{options: `{"target":"12"}`, game: AddIt, hands: []string{"H He Li Be B C N O F Ne", "Na Mg"}, pile: "…"}.start(t)
	do(t, m, 1, Draw{})
	assert.False(t, m.over())
	assert.Equal(t, 12, m.view(1).Target)
}

func TestPX3GoesBeforePX4(t *testing.T) {
	m := position{game: AtomicPower, hands: []string{"U", "Na", "H He Li Be B C N O F"}, pile: "…"}.start(t)
	do(t, m, 1, ask(m, 3))
	do(t, m, 3, Show{"F"})
	do(t, m, 1, Show{"U"})
	assert.Nil(t, m.result, "uranium wins: nobody has ten, nobody none")
	m = position{game: AtomicPower, hands: []string{"H", "Na", "U He Li Be B C N O F"}, pile: "…"}.start(t)
	do(t, m, 1, ask(m, 3))
	do(t, m, 3, Show{"U"})
	do(t, m, 1, Show{"H"})
	assert.Equal(t, ReasonTarget, m.result.Reason, "one movement fills one hand and empties another")
	assert.Equal(t, []rules.Seat{3}, m.result.Winners)
}

func TestPX4AnEmptyHandStopsTheGameAndMostCardsWin(t *testing.T) {
	m := position{game: AtomicPower, hands: []string{"U Th", "Na", "Li Be B C"}, pile: "…"}.start(t)
	do(t, m, 1, ask(m, 2))
	do(t, m, 2, Show{"Na"})
	do(t, m, 1, Show{"U"})
	assert.Equal(t, rules.Result{Reason: ReasonEmpty, Winners: []rules.Seat{3}, Totals: map[rules.Seat]int{1: 3, 2: 0, 3: 4}}, *m.result)
}

func TestPX4TheHighestAtomicNumberBreaksATie(t *testing.T) {
	m := position{game: AtomicPower, hands: []string{"U Th", "Na", "Pu Be B", "Pb Bi Po"}, pile: "…"}.start(t)
	do(t, m, 1, ask(m, 2))
	do(t, m, 2, Show{"Na"})
	do(t, m, 1, Show{"U"})
	assert.Equal(t, []rules.Seat{3}, m.result.Winners, "plutonium is higher than uranium")
}

func TestPX14OnlySurpriseProtectsTheLastCard(t *testing.T) {
	m := position{game: AToZ, options: `{"card_lang":"en"}`, hands: []string{"U Th", "Na", "Be B"}, pile: "…"}.start(t)
	do(t, m, 1, Letter{2, "s"})
	assert.Equal(t, ReasonEmpty, m.result.Reason)
	m = position{game: HiLo, hands: []string{"H", "Na Li", "Be B"}, pile: "… W"}.start(t)
	do(t, m, 1, Predict{"H", "melting", "lower"})
	assert.Equal(t, ReasonEmpty, m.result.Reason, "a wrong prediction takes it, too")
	assert.Equal(t, []rules.Seat{2}, m.result.Winners)
}

func TestPX18TheMatchEndsWhenNothingMovesAndThePileIsEmpty(t *testing.T) {
	m := position{game: HiLo, hands: []string{"Na Li K", "He Be"}}.start(t)
	m.still = stillMost - 1
	do(t, m, 1, Go{})
	assert.Equal(t, ReasonStill, m.result.Reason)
	assert.Equal(t, []rules.Seat{1}, m.result.Winners)
}

func TestPX18ARoundThatMovesCardsCountsAnew(t *testing.T) {
	m := position{game: AtomicPower, hands: []string{"U Th", "Na K"}}.start(t)
	m.still = stillMost - 1
	do(t, m, 1, ask(m, 2))
	do(t, m, 2, Show{"Na"})
	do(t, m, 1, Show{"U"})
	assert.Zero(t, m.still)
	assert.False(t, m.over())
	assert.Equal(t, 1, m.dry)
	m.dry = dryMost*2 - 1
	m.game = Surprise
	do(t, m, 2, Take{1})
	assert.Equal(t, ReasonBound, m.result.Reason)
}

func TestPX18AMatchIsBoundedWhileThePileLasts(t *testing.T) {
	r := rules.NewRand(rules.Seed{5})
	for n := 2; n <= 10; n++ {
		for range games(20, 2000) {
			m := openWith(t, n, `{"deck":"118"}`, r.Seed())
			for !m.over() {
				by := m.Turn().Seats[0]
				moves := m.legal(by)
				if err := m.Play(by, moves[r.N(len(moves))]); err != nil {
					t.Fatal(err)
				}
			}
			assert.LessOrEqual(t, m.turns-m.dry, 11*(4*n+1))
		}
	}
}

func TestPX18DecksTooSmallForThePlayersAreRefused(t *testing.T) {
	for n, fine := range map[int]bool{8: true, 9: false, 10: false} {
		_, err := newMatch(rules.Setup{Seats: n, Options: json.RawMessage(`{"deck":"1-54"}`)})
		assert.Equal(t, fine, err == nil, n)
	}
}

func TestOptionsThatMakeNoSenseAreRefusedByName(t *testing.T) {
	for options, field := range map[string]string{
		`{"deck":"1-20"}`: "deck", `{"first_game":"2"}`: "first_game", `{"target":"9"}`: "target", `{"by":"number"}`: "by",
		`{"race":"slow"}`: "race", `{"mendeleev_per_turn":2}`: "mendeleev_per_turn", `{"mendeleev":"on"}`: "mendeleev",
		`{"card_lang":"fr"}`: "card_lang", `{"free_match":true}`: "free_match", `{"quiz":1}`: "quiz", `[]`: "options",
	} {
		_, err := newMatch(rules.Setup{Seats: 2, Options: json.RawMessage(options)})
		why, ok := err.(*rules.Illegal)
		if assert.True(t, ok, options) {
			assert.Equal(t, rules.BadOption, why.Code)
			assert.Equal(t, map[string]any{"field": field}, why.Data, options)
		}
	}
	for _, n := range []int{0, 1, 11} {
		_, err := newMatch(rules.Setup{Seats: n})
		assert.ErrorContains(t, err, rules.BadOption)
	}
	_, err := newMatch(rules.Setup{Seats: 3, Options: json.RawMessage(`{"free_match":true,"race":"calm"}`)})
	assert.ErrorContains(t, err, "PX-12")
}

func TestTheEndIsNotTakenBack(t *testing.T) {
	m := position{game: HiLo, hands: []string{"Na Li K", "He Be"}}.start(t)
	m.still = stillMost - 1
	do(t, m, 1, Go{})
	assert.True(t, m.over())
	assert.False(t, m.Turn().Takeback)
}

func TestPX2EverybodyLeadsEveryGameOnceBeforeAnybodyLeadsOneAgain(t *testing.T) {
	for options, games := range map[string]int{"": 11, `{"deck":"1-54"}`: 10} {
		for n := 2; n <= 8; n++ {
			m, led := openWith(t, n, options, rules.Seed{byte(n)}), map[[2]int]bool{}
			for range games * n {
				led[[2]int{int(m.leader), m.game}] = true
				m.endRound()
			}
			assert.Len(t, led, games*n, "%d seats, options %s", n, options)
		}
	}
}
