package unoquimico

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// atRandom plays any of the plays, each equally likely, and keeps a drawn card
// only if it cannot be laid.
func atRandom(m *match, by rules.Seat, r *rules.Rand) rules.Move {
	moves := m.legal(by)
	if m.phase == PhaseDrawn && len(moves) > 1 {
		moves = slices.DeleteFunc(moves, func(mv rules.Move) bool { return mv == rules.Move(Pass{}) })
	}
	return moves[r.N(len(moves))]
}

// greedily plays like the medium level.
func greedily(m *match, by rules.Seat, _ *rules.Rand) rules.Move { return m.greedy(by) }

type player func(m *match, by rules.Seat, r *rules.Rand) rules.Move

// tally is what a run of single games showed.
type tally struct {
	games, turns, own, fitting, able, draws, first int
}

// run plays single games with the same policy in all seats.
func run(t testing.TB, n, count int, options string, play player) (sum tally) {
	r := rules.NewRand(rules.Seed{9})
	for range count {
		m := openWith(t, n, options, r.Seed())
		mano := m.dealer.Next(n)
		for !m.over() {
			by := m.asked
			if m.phase == PhasePlay {
				o := m.offers(by)
				sum.own++
				sum.fitting += count1(!o.alone.empty())
				sum.able += count1(o.able())
			}
			mv := play(m, by, r)
			sum.draws += count1(mv == rules.Move(Draw{}) && m.phase == PhasePlay)
			if err := m.Play(by, mv); err != nil {
				t.Fatal(err)
			}
		}
		sum.games++
		sum.turns += m.turns + 1
		sum.first += count1(m.past[1].Out == mano)
	}
	return sum
}

func count1(b bool) int {
	if b {
		return 1
	}
	return 0
}

// band is what a cell of single games showed once over 20,000 games: turns of
// a game (those lost to a comodín among them), shares in percent.
type band struct {
	play    string
	n       int
	options string
	turns   float64
	fitting float64 // own turns that begin with an element that fits
	first   float64 // games that the first to play wins
}

const (
	single      = `{"games":1}`
	simple      = `{"games":1,"mode":"simple"}`
	onlyIfStuck = `{"games":1,"scientists":"only_if_stuck"}`
)

var bands = []band{
	{"random", 2, single, 12.05, 80.0, 56.7},
	{"random", 4, single, 19.30, 84.9, 33.4},
	{"random", 10, single, 39.35, 88.5, 17.4},
	{"random", 2, simple, 14.47, 66.8, 54.9},
	{"random", 4, simple, 20.61, 75.4, 31.1},
	{"random", 10, simple, 39.72, 80.7, 16.2},
	{"greedy", 2, single, 10.92, 85.7, 55.6},
	{"greedy", 4, single, 18.09, 87.1, 33.4},
	{"greedy", 10, single, 37.43, 88.5, 17.6},
	{"greedy", 2, onlyIfStuck, 15.19, 65.1, 55.1},
	{"greedy", 4, onlyIfStuck, 23.91, 75.7, 32.5},
	{"greedy", 10, onlyIfStuck, 50.67, 81.4, 18.9},
}

// A figure far from its band means that a rule has changed.
func TestTheGameIsAsLongAsItWasMeasured(t *testing.T) {
	policies := map[string]player{"random": atRandom, "greedy": greedily}
	for _, b := range bands {
		count := games(1500, 20000)
		sum := run(t, b.n, count, b.options, policies[b.play])
		name := fmt.Sprintf("%s, %d seats, %s", b.play, b.n, b.options)
		assert.InEpsilon(t, b.turns, ratio(sum.turns, sum.games), 0.05, name)
		assert.InDelta(t, b.fitting, 100*ratio(sum.fitting, sum.own), 3, name)
		assert.InDelta(t, b.first, 100*ratio(sum.first, sum.games), 4, name)
	}
}

func ratio(a, b int) float64 { return float64(a) / float64(b) }

func TestADrawHappensOnlyWithoutALay(t *testing.T) {
	sum := run(t, 4, 300, single, atRandom)
	assert.LessOrEqual(t, sum.draws, sum.own-sum.able)
}
