package server_test

import (
	"cmp"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// jitter is a way whose packets each take up to a tenth of the round trip and
// 5 ms longer, and one of fifty 100 ms more.
func jitter(r *rand.Rand, trip time.Duration) way {
	seeds := newRand(r.Uint64())
	return func() func() time.Duration {
		own := newRand(seeds.Uint64())
		return func() time.Duration {
			takes := trip/2 + time.Duration(own.Int64N(int64(trip/10+ms(5))))
			if own.IntN(50) == 0 {
				takes += ms(100)
			}
			return takes
		}
	}
}

// apart is by how much reactions have to differ for the lag not to matter.
const apart = 60 * time.Millisecond

// tally counts what came of races.
type tally struct {
	races, won   int // whose first reaction was apart from the others, and in which it won
	pairs, order int // of grabs that were apart, and in the right order
}

// count adds the races of a match. A seat's head is added to its reactions.
func (n *tally) count(racers []racer, orders [][]rules.Seat, head func(rules.Seat) time.Duration) {
	for round, order := range orders {
		at := func(s rules.Seat) time.Duration { return racers[s-1].reactions[round] + head(s) }
		byReaction := slices.SortedFunc(slices.Values(order), func(a, b rules.Seat) int { return cmp.Compare(at(a), at(b)) })
		if at(byReaction[1])-at(byReaction[0]) >= apart {
			n.races++
			n.won += truth(order[0] == byReaction[0])
		}
		for i, a := range byReaction {
			for _, b := range byReaction[i+1:] {
				if at(b)-at(a) >= apart {
					n.pairs++
					n.order += truth(slices.Index(order, a) < slices.Index(order, b))
				}
			}
		}
	}
}

func (n *tally) assertFair(t *testing.T) {
	t.Logf("%d of %d races, %d of %d pairs", n.won, n.races, n.order, n.pairs)
	assert.GreaterOrEqual(t, float64(n.won), .95*float64(n.races))
	assert.GreaterOrEqual(t, float64(n.order), .95*float64(n.pairs))
}

// long is the first number, and the second in the long run.
func long(few, many int) int {
	if os.Getenv("SOBREMESA_LONG") == "" {
		return few
	}
	return many
}

func truth(so bool) int {
	if so {
		return 1
	}
	return 0
}

const (
	sprints      = 40 // of 50 races each: 2,000
	sprintsLong  = 400
	sprintRounds = 50
)

// someRacers are two to four, 5 to 400 ms away, one of three on a stream.
func someRacers(r *rand.Rand) []racer {
	racers := make([]racer, 2+r.IntN(3))
	for i := range racers {
		racers[i] = racer{way: jitter(r, ms(5+r.IntN(396))), stream: r.IntN(3) == 0}
		for range sprintRounds {
			racers[i].reactions = append(racers[i].reactions, ms(150+r.IntN(750)))
		}
	}
	return racers
}

// The faster reaction wins, whatever the lag, and the journal has the order of
// all: it is the same after a restart.
func TestTheFasterReactionWinsAtAnyLag(t *testing.T) {
	r, n := newRand(60), tally{}
	for range long(sprints, sprintsLong) {
		racers, store := someRacers(r), journal.NewMemory()
		var path string
		var orders [][]rules.Seat
		fromAfar(t, store, func(h *farHouse) { path, orders = h.sprint(racers, time.Second) })
		fromAfar(t, store, func(h *farHouse) { require.Equal(t, orders, h.orders(path, len(racers))) })
		n.count(racers, orders, func(rules.Seat) time.Duration { return 0 })
	}
	n.assertFair(t)
}

// Who answers pings late is as if it had reacted sooner by what a round trip may
// count, and no more.
func TestAPingThatIsAnsweredLateGainsNoMoreThanTheCap(t *testing.T) {
	r, n := newRand(400), tally{}
	for range sprints / 4 {
		racers := someRacers(r)
		racers[0].way, racers[0].loiter = evenly(ms(10)), ms(2000)
		fromAfar(t, journal.NewMemory(), func(h *farHouse) {
			_, orders := h.sprint(racers, 5*time.Second)
			n.count(racers, orders, func(s rules.Seat) time.Duration { return -ms(390) * time.Duration(truth(s == 1)) }) // 400 less what it is away
		})
	}
	n.assertFair(t)
}
