package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// strategy is a way to play a seat.
type strategy func(m *match, by rules.Seat, r *rules.Rand) rules.Move

// uniformly plays any accepted move, each equally likely.
func uniformly(m *match, by rules.Seat, r *rules.Rand) rules.Move {
	moves := m.legal(by)
	return moves[r.N(len(moves))]
}

// at is the bot of a level as it is run: on a resampled table.
func at(l rules.Level) strategy {
	p := Kind().Bot(l)
	return func(m *match, by rules.Seat, r *rules.Rand) rules.Move {
		return p(m.Resample(by, r).(rules.Searcher), by, r)
	}
}

// wins is the percentage of matches that one seat wins against the others, the
// seat rotating. Of several who are asked, any moves first.
func wins(t testing.TB, n, count int, options string, mine, others strategy) float64 {
	r := rules.NewRand(rules.Seed{11})
	won := 0
	for i := range count {
		m, me := openWith(t, n, options, r.Seed()), rules.Seat(i%n+1)
		for !m.over() {
			asked := m.Turn().Seats
			by, play := asked[r.N(len(asked))], others
			if by == me {
				play = mine
			}
			if err := m.Play(by, play(m, by, r)); err != nil {
				t.Fatal(err)
			}
		}
		if m.result.Winners[0] == me {
			won++
		}
	}
	return 100 * float64(won) / float64(count)
}

func TestTheLevelsDifferInStrength(t *testing.T) {
	for _, c := range []struct {
		name         string
		mine, others strategy
		least        float64
	}{
		{"easy against chance", at(rules.Easy), uniformly, 60},
		{"medium against easy", at(rules.Medium), at(rules.Easy), 75},
		{"hard against chance", at(rules.Hard), uniformly, 95},
		{"hard against medium", at(rules.Hard), at(rules.Medium), 55},
	} {
		won := wins(t, 2, games(400, 5000), "", c.mine, c.others)
		t.Logf("%s: %.1f %%", c.name, won)
		assert.Greater(t, won, c.least, c.name)
	}
}

// TestBotsPlayWholeMatchesAtEveryTable also hands them a table at which the
// others' cards are not the true ones.
func TestBotsPlayWholeMatchesAtEveryTable(t *testing.T) {
	r := rules.NewRand(rules.Seed{12})
	for _, options := range []string{"", `{"race":"calm","quiz":true}`, `{"free_match":true,"mendeleev":"free_first"}`, `{"deck":"1-54","trivial":false}`, `{"deck":"118","by":"symbol","target":"12"}`} {
		for _, l := range rules.Levels() {
			m, p := openWith(t, 4, options, r.Seed()), at(l)
			for !m.over() {
				asked := m.Turn().Seats
				by := asked[r.N(len(asked))]
				if err := m.Play(by, p(m, by, r)); err != nil {
					t.Fatal(l, options, err)
				}
			}
		}
	}
}

// A bot is handed tables that differ in what its seat cannot know, with the
// same chance: its move must be the same.
func TestABotDecidesByWhatItsSeatKnows(t *testing.T) {
	r := rules.NewRand(rules.Seed{13})
	for _, options := range []string{"", `{"race":"calm"}`, `{"deck":"118","first_game":"1"}`} {
		for _, l := range rules.Levels() {
			p := Kind().Bot(l)
			for m := openWith(t, 3, options, r.Seed()); !m.over(); {
				asked := m.Turn().Seats
				by, seed := asked[r.N(len(asked))], r.Seed()
				mv := p(m.Resample(by, r).(rules.Searcher), by, rules.NewRand(seed))
				for range 4 {
					assert.Equal(t, mv, p(m.Resample(by, r).(rules.Searcher), by, rules.NewRand(seed)), "%s in %s, game %d", l, m.phase, m.game)
				}
				if err := m.Play(by, mv); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

func TestPX7ALetterThatAHandIsKnownToLackIsNeitherRightNorAskedForAgain(t *testing.T) {
	m := position{options: off, game: AToZ, hands: []string{"H", "K Fe Xe", "C Be"}}.start(t)
	hard := at(rules.Hard)
	r := rules.NewRand(rules.Seed{22})
	for range 3 {
		mv := hard(m, 1, r).(Letter)
		assert.True(t, m.Assess(1, mv)[0].Right)
		found := m.beginning(mv.Seat, mv.Letter)
		do(t, m, 1, mv)
		if m.over() || !found.empty() {
			return
		}
		m.game, m.leader = AToZ, 1
		m.begin()
		assert.False(t, m.Assess(1, mv)[0].Right, "%+v", mv)
		assert.NotEqual(t, rules.Move(mv), hard(m, 1, r))
	}
}
