package onexeno

import (
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

type player func(m *match, by rules.Seat, r *rules.Rand) rules.Move

// at is the bot of a level as it is run: on a resampled table.
func level(l rules.Level) player {
	p := Kind().Bot(l)
	return func(m *match, by rules.Seat, r *rules.Rand) rules.Move {
		return p(m.Resample(by, r).(rules.Searcher), by, r)
	}
}

// greedily takes most, as the bands were measured.
func greedily(m *match, by rules.Seat, r *rules.Rand) rules.Move {
	w := m.world()
	return m.move(by, w.greedy(r))
}

// atRandom lays any card, each place equally likely, and passes without one.
func atRandom(m *match, by rules.Seat, r *rules.Rand) rules.Move {
	w := m.world()
	return m.move(by, w.anything(r))
}

// wins is the percentage of games that one seat wins against the others, a
// shared win in part, the seat rotating.
func wins(t *testing.T, n, count int, mine, others player) float64 {
	r := rules.NewRand(rules.Seed{11})
	won := 0.0
	for i := range count {
		m, me := openWith(t, n, "", r.Seed()), rules.Seat(i%n+1)
		for !m.over() {
			play := others
			if m.asked == me {
				play = mine
			}
			if err := m.Play(m.asked, play(m, m.asked, r)); err != nil {
				t.Fatal(err)
			}
		}
		for _, s := range m.result.Winners {
			if s == me {
				won += 1 / float64(len(m.result.Winners))
			}
		}
	}
	return 100 * won / float64(count)
}

func TestTheLevelsDifferInStrength(t *testing.T) {
	for _, c := range []struct {
		name         string
		mine, others player
		n, count     int
		least        float64
	}{
		{"easy against chance", level(rules.Easy), atRandom, 2, games(200, 1000), 55},
		{"medium against chance", level(rules.Medium), atRandom, 2, games(200, 1000), 80},
		{"medium against easy", level(rules.Medium), level(rules.Easy), 2, games(200, 1000), 60},
		{"hard against medium", level(rules.Hard), level(rules.Medium), 2, games(20, 200), 85},
		{"hard against medium at four", level(rules.Hard), level(rules.Medium), 4, games(20, 200), 40},
	} {
		won := wins(t, c.n, c.count, c.mine, c.others)
		t.Logf("%s: %.1f %%", c.name, won)
		assert.GreaterOrEqual(t, won, c.least, c.name)
	}
}

// Of three tries the fastest counts: a machine has other things to do, too. In
// short, and perhaps under the race detector, ten times as long will do.
func TestAHardMoveTakesAtMostFiftyMilliseconds(t *testing.T) {
	r, slowest := rules.NewRand(rules.Seed{15}), time.Duration(0)
	for _, n := range []int{4, 2, 6}[:games(1, 3)] {
		m := openWith(t, n, "", r.Seed())
		for i := 0; i < games(12, 1000) && !m.over(); i++ {
			took := time.Hour
			var mv rules.Move
			for range 3 {
				began := time.Now()
				mv = level(rules.Hard)(m, m.asked, r)
				took = min(took, time.Since(began))
			}
			slowest = max(slowest, took)
			require.NoError(t, m.Play(m.asked, mv))
		}
	}
	t.Logf("the slowest took %s", slowest)
	assert.LessOrEqual(t, slowest, time.Duration(games(500, 50))*time.Millisecond)
}

// BenchmarkHard is one decision of the hard level in the middle of a game.
func BenchmarkHard(b *testing.B) {
	m, r := openWith(b, 4, "", rules.Seed{1}), rules.NewRand(rules.Seed{2})
	for range 20 {
		if err := m.Play(m.asked, greedily(m, m.asked, r)); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		m.searched(m.asked, r)
	}
}

func TestBotsPlayWholeMatchesAtEveryTable(t *testing.T) {
	r := rules.NewRand(rules.Seed{12})
	for _, options := range rulestest.Pairs(Kind(), 4) {
		o := strings.Replace(string(options), `"games":20`, `"games":2`, 1)
		for _, l := range rules.Levels() {
			m, p := openWith(t, 4, o, r.Seed()), level(l)
			for !m.over() {
				by := m.Turn().Seats[0]
				require.NoError(t, m.Play(by, p(m, by, r)), "%s %s", l, o)
			}
		}
	}
}

func TestABotTakesATrickAndTheLargestOne(t *testing.T) {
	p, mv := nearly(t, joined(across(2), down(2), falling, rising), [2]int{2, 2})
	for _, l := range []rules.Level{rules.Medium, rules.Hard} {
		m := p.start(t)
		assert.Equal(t, rules.Move(mv), level(l)(m, 1, rules.NewRand(rules.Seed{1})), l)
	}
}

func TestABotClaimsWhatDoesNotMatch(t *testing.T) {
	m := spotting("").start(t)
	m.ask(3, PhasePlay)
	for _, l := range []rules.Level{rules.Medium, rules.Hard} {
		assert.Equal(t, rules.Move(Claim{blank}), level(l)(m, 3, rules.NewRand(rules.Seed{1})), l)
	}
	m.ask(2, PhasePlay)
	assert.NotEqual(t, "claim", level(rules.Hard)(m, 2, rules.NewRand(rules.Seed{1})).Do(), "it laid the card itself")
}

// A bot is handed a copy in which the other hands are drawn anew: what they
// really hold changes nothing.
func TestABotChoosesTheSameWhateverTheOthersHold(t *testing.T) {
	m := openWith(t, 3, "", rules.Seed{5})
	other := m.Resample(m.asked, rules.NewRand(rules.Seed{6})).(*match)
	for _, l := range []rules.Level{rules.Easy, rules.Medium} {
		assert.Equal(t, level(l)(m, m.asked, rules.NewRand(rules.Seed{1})), level(l)(other, m.asked, rules.NewRand(rules.Seed{1})))
	}
}

func TestOX13AMachineThatIsNotWaitedForClaimsOrLetsItBe(t *testing.T) {
	m := spotting("").start(t)
	assert.Equal(t, rules.Seat(1), m.Turn().Seats[0])
	for _, l := range rules.Levels() {
		assert.Nil(t, level(l)(m, 2, rules.NewRand(rules.Seed{1})), "%s: its own card is the only misfit", l)
	}
}
