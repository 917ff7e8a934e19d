package periodyx

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// atRandom chooses evenly, as the ruling measured it: any target, card, letter,
// direction, one of five figures; cards without the figure are exchanged.
func atRandom(m *match, by rules.Seat, r *rules.Rand) rules.Move {
	p := player{m, by, r}
	switch {
	case m.phase == PhaseExchange:
		return Exchange{}
	case m.phase == phaseLead && m.game == HiLo && !m.stuck():
		return p.anyPrediction()
	}
	return uniformly(m, by, r)
}

func (p player) anyPrediction() rules.Move {
	held := p.m.held.At(p.by)
	for {
		f := held.nth(p.r.N(held.len()))
		s := []stat{number, boiling, neutrons, melting, density}[p.r.N(5)]
		if deck().value[s][f] != missing {
			return Predict{code(f), s.String(), ways[0][p.r.N(2)]}
		}
	}
}

// simply plays like the medium level.
func simply(m *match, by rules.Seat, r *rules.Rand) rules.Move { return player{m, by, r}.medium() }

// measured is what a run of matches showed.
type measured struct {
	matches, turns, empty, first, tables int
	rounds, void                         [numGames + 1]int
}

// run plays matches with the same strategy in all seats; the race goes to any
// of them.
func run(t testing.TB, n, count int, options string, play strategy) (sum measured) {
	r := rules.NewRand(rules.Seed{9})
	for range count {
		m := openWith(t, n, options, r.Seed())
		first := m.leader
		for !m.over() {
			asked := m.Turn().Seats
			by := asked[r.N(len(asked))]
			mv := play(m, by, r)
			if m.phase == PhaseRace {
				mv = player{m, by, r}.race()
			}
			sum.play(t, m, by, mv)
		}
		sum.matches++
		sum.turns += m.turns + 1
		sum.empty += one(m.result.Reason == ReasonEmpty)
		sum.first += one(m.result.Winners[0] == first)
		sum.tables += m.table.Len() - one(m.opt.Mendeleev == "flipped_seed")
	}
	return sum
}

// play makes a move and counts the round that it ends.
func (sum *measured) play(t testing.TB, m *match, by rules.Seat, mv rules.Move) {
	before := m.past
	if err := m.Play(by, mv); err != nil {
		t.Fatal(err)
	}
	if m.past != before && m.past != nil {
		game := slices.Index(Games[:], m.past.Game)
		sum.rounds[game]++
		sum.void[game] += one(m.past.Void != "")
	}
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

func ratio(a, b int) float64 { return float64(a) / float64(max(b, 1)) }

func (sum *measured) voids(game int) float64 { return 100 * ratio(sum.void[game], sum.rounds[game]) }

// band is what a cell of matches showed once over 4,000 matches: turns of a
// match, shares in percent, cards played on Mendeleev's table a match.
type band struct {
	play    string
	n       int
	options string
	turns   float64
	void    map[int]float64 // by game
	empty   float64         // matches that an empty hand ended
	tables  float64
}

const (
	plain118 = `{"deck":"118","mendeleev":"off","first_game":"1"}`
	plain103 = `{"mendeleev":"off","first_game":"1"}`
	all118   = `{"deck":"118"}`
)

var bands = []band{
	{"random", 2, plain118, 11.8, map[int]float64{HotStuff: 40, HiLo: 12, NeutronCountdown: 1, BigFreeze: 33, EarlyBird: 2, Classes: 55}, 0, 0},
	{"random", 4, plain118, 16.7, map[int]float64{HotStuff: 40, HiLo: 12, NeutronCountdown: 1, BigFreeze: 34, EarlyBird: 2, Classes: 55}, 1.4, 0},
	{"random", 10, plain118, 26.8, map[int]float64{HotStuff: 40, HiLo: 12, NeutronCountdown: 1, BigFreeze: 35, EarlyBird: 2, Classes: 53}, 3.8, 0},
	{"random", 2, plain103, 11.4, map[int]float64{HotStuff: 23, BigFreeze: 15, Classes: 65}, 0, 0},
	{"random", 4, plain103, 16.1, map[int]float64{HotStuff: 23, BigFreeze: 15, Classes: 64}, 2, 0},
	{"random", 10, plain103, 25.8, map[int]float64{HotStuff: 23, BigFreeze: 16, Classes: 63}, 4.2, 0},
	{"simple", 2, all118, 11.1, nil, 0, 0.55},
	{"simple", 4, all118, 15.2, nil, 0, 1.25},
	{"simple", 10, all118, 18.9, nil, 0, 4.67},
	{"simple", 2, "", 10.5, nil, 0, 0.6},
	{"simple", 4, "", 13.8, nil, 0, 1.37},
}

// A figure far from its band means that a rule has changed.
func TestAMatchIsAsLongAsItWasMeasured(t *testing.T) {
	strategies := map[string]strategy{"random": atRandom, "simple": simply}
	for _, b := range bands {
		sum := run(t, b.n, games(700, 10_000), b.options, strategies[b.play])
		name := fmt.Sprintf("%s, %d seats, %s", b.play, b.n, b.options)
		assert.InEpsilon(t, b.turns, ratio(sum.turns, sum.matches), 0.06, name)
		assert.InDelta(t, b.empty, 100*ratio(sum.empty, sum.matches), 2, name)
		assert.InDelta(t, b.tables, ratio(sum.tables, sum.matches), 0.1+b.tables/10, name)
		for game, share := range b.void {
			assert.InDelta(t, share, sum.voids(game), 5, "%s, void in game %d", name, game)
		}
	}
}

func TestPX9AddItIsNeverVoidWhileThePileLasts(t *testing.T) {
	sum := run(t, 4, games(200, 2000), all118, simply)
	assert.Zero(t, sum.void[AtomicPower]+sum.void[AToZ]+sum.void[AddIt])
}

// Of two players one would lead all even games, which are the better ones, if
// the lead went on from the tenth game to the first.
func TestPX13WithoutTheLastGameNeitherOfTwoPlayersHasAnEdge(t *testing.T) {
	r, won, count := rules.NewRand(rules.Seed{10}), 0, games(1500, 15_000)
	for range count {
		m := openWith(t, 2, `{"deck":"1-54"}`, r.Seed())
		even := m.leader
		if m.game%2 == 1 {
			even = even.Next(2)
		}
		for !m.over() {
			asked := m.Turn().Seats
			by := asked[r.N(len(asked))]
			if err := m.Play(by, simply(m, by, r)); err != nil {
				t.Fatal(err)
			}
		}
		won += one(m.result.Winners[0] == even)
	}
	assert.InDelta(t, 50, 100*ratio(won, count), 5)
}

func TestPX2TheFirstLeaderHasNoEdgeUnderTheUsualRules(t *testing.T) {
	for _, n := range []int{2, 3, 4} {
		sum := run(t, n, games(2000, 20_000), "", simply)
		assert.InDelta(t, 100/float64(n), 100*ratio(sum.first, sum.matches), 4, "%d seats", n)
	}
}
