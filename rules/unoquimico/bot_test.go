package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// uniformly plays any accepted move, each equally likely.
func uniformly(m *match, by rules.Seat, r *rules.Rand) rules.Move {
	moves := m.legal(by)
	return moves[r.N(len(moves))]
}

// at is the bot of a level as it is run: on a resampled table.
func at(l rules.Level) player {
	p := Kind().Bot(l)
	return func(m *match, by rules.Seat, r *rules.Rand) rules.Move {
		return p(m.Resample(by, r).(rules.Searcher), by, r)
	}
}

// wins is the percentage of single games that one seat wins against the
// others, the seat rotating.
func wins(t *testing.T, n, count int, mine, others player) float64 {
	r := rules.NewRand(rules.Seed{11})
	won := 0
	for i := range count {
		m, me := openWith(t, n, single, r.Seed()), rules.Seat(i%n+1)
		for !m.over() {
			play := others
			if m.asked == me {
				play = mine
			}
			if err := m.Play(m.asked, play(m, m.asked, r)); err != nil {
				t.Fatal(err)
			}
		}
		won += rules.Count(m.past[1].Out == me)
	}
	return 100 * float64(won) / float64(count)
}

func TestTheLevelsDifferInStrength(t *testing.T) {
	for _, c := range []struct {
		name         string
		mine, others player
		n            int
		count, least [2]int // short, long: chance leaves more room to few games
	}{
		{"easy against chance", at(rules.Easy), uniformly, 2, [2]int{1000, 5000}, [2]int{50, 52}},
		{"medium against chance", at(rules.Medium), uniformly, 2, [2]int{1000, 5000}, [2]int{57, 58}},
		{"medium against easy", at(rules.Medium), at(rules.Easy), 2, [2]int{1000, 5000}, [2]int{53, 55}},
		{"hard against chance", at(rules.Hard), uniformly, 2, [2]int{60, 5000}, [2]int{50, 57}},
		{"hard against medium", at(rules.Hard), at(rules.Medium), 2, [2]int{60, 5000}, [2]int{40, 52}},
		{"hard against chance at four", at(rules.Hard), uniformly, 4, [2]int{40, 2000}, [2]int{25, 30}},
	} {
		won := wins(t, c.n, games(c.count[0], c.count[1]), c.mine, c.others)
		t.Logf("%s: %.1f %%", c.name, won)
		assert.GreaterOrEqual(t, won, float64(games(c.least[0], c.least[1])), c.name)
	}
}

func TestBotsPlayWholeMatchesAtEveryTable(t *testing.T) {
	r := rules.NewRand(rules.Seed{12})
	for _, options := range tables {
		for _, l := range rules.Levels() {
			m, p := openWith(t, 2, options, r.Seed()), at(l)
			for !m.over() {
				by := m.Turn().Seats[0]
				if err := m.Play(by, p(m, by, r)); err != nil {
					t.Fatal(l, options, err)
				}
			}
		}
	}
}

func TestABotStopsThePlayerWhoIsAboutToGoOut(t *testing.T) {
	m := position{hands: []string{"wild_1 Ca Cu Zn", "Na K"}, top: "Fe", pile: "…"}.start(t)
	assert.Equal(t, rules.Move(Wild{}), m.greedy(1))
	m = position{hands: []string{"wild_1 Ca Cu Zn", "Na K Li"}, top: "Fe", pile: "…"}.start(t)
	assert.NotEqual(t, rules.Move(Wild{}), m.greedy(1))
}

func TestBotsLayTwoCardsWhereTheyCan(t *testing.T) {
	m := position{hands: []string{"curie F Ca Cu", "Na K Li"}, top: "Fe", pile: "…"}.start(t)
	assert.Equal(t, rules.Move(Lay{Element: "F", Scientist: "curie"}), m.greedy(1))
}

func TestAChildGoesOutAndLaysAComodinRatherThanDraw(t *testing.T) {
	r := rules.NewRand(rules.Seed{14})
	for _, c := range []struct {
		hand string
		want rules.Move
	}{
		{"wild_1", Wild{}},
		{"wild_1 Na", Wild{}},
		{"curie Na", Lay{Element: "Na", Scientist: "curie"}},
	} {
		m := position{hands: []string{c.hand, "K Li Rb"}, top: "He", pile: "…"}.start(t)
		assert.Equal(t, c.want, m.childish(1, r), c.hand)
	}
	m := position{hands: []string{"Na", "K Li Rb"}, top: "He", pile: "…Be wild_1"}.start(t)
	do(t, m, 1, Draw{})
	assert.Equal(t, rules.Move(Wild{}), m.childish(1, r), "just drawn")
}

func TestOnlyTheEasyBotForgetsNames(t *testing.T) {
	m := position{options: quiz, hands: []string{"Ca Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	r := rules.NewRand(rules.Seed{13})
	knew := map[rules.Level]int{}
	for range 400 {
		for _, l := range rules.Levels() {
			knew[l] += rules.Count(at(l)(m, 1, r) == rules.Move(right(m)))
		}
	}
	assert.Equal(t, 400, knew[rules.Medium])
	assert.Equal(t, 400, knew[rules.Hard])
	assert.InDelta(t, 325, knew[rules.Easy], 30, "a guess is right one time in four")
}
