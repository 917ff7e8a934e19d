// Package sim plays whole matches between machines, many at once, and counts
// what became of them: who won, how long it took, how it ended.
package sim

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/sobremesa-games/sobremesa/internal/bot"
	"github.com/sobremesa-games/sobremesa/rules"
)

// Random is the player that makes every accepted move equally often but those
// that only ask for help.
const Random = string(rules.Random)

// Config is one cell of a table: matches that differ in their chance alone.
type Config struct {
	Kind    *rules.Kind
	Seats   int
	Players []string        // Random or a rules.Level for each seat, from the first on, and so on around
	Options json.RawMessage // of the game; nil for its defaults
	Matches int
	Seed    uint64 // of all chance: the same seed gives the same report, on however many workers
	Workers int

	Played func() // called after each match, by any goroutine; may be nil
}

// mostMoves ends a match that does not end: every game has a bound far below.
const mostMoves = 1_000_000

// Run plays until all matches are played or ctx ends. It fails when the game
// refuses the options, or a move that it said it would accept.
func Run(ctx context.Context, c Config) (Report, error) {
	sum, err := playAll(ctx, c.Workers, c.Matches, newTally, c.play)
	if err != nil {
		return Report{}, err
	}
	return c.report(sum), nil
}

// playAll lets workers play matches 0 to n−1, each into a sum of its own, until
// all are played, one fails or ctx ends, and adds the sums.
func playAll[T interface{ Add(T) }](ctx context.Context, workers, n int, empty func() T, play func(uint64, T) error) (sum T, err error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var wg sync.WaitGroup
	var next atomic.Int64
	sums := make([]T, max(workers, 1))
	for w := range sums {
		sums[w] = empty()
		wg.Go(func() {
			for i := next.Add(1) - 1; i < int64(n) && ctx.Err() == nil; i = next.Add(1) - 1 {
				if err := play(uint64(i), sums[w]); err != nil {
					stop(err)
				}
			}
		})
	}
	wg.Wait()
	if ctx.Err() != nil {
		return sum, context.Cause(ctx)
	}
	for _, more := range sums[1:] {
		sums[0].Add(more)
	}
	return sums[0], nil
}

// play plays match n.
func (c *Config) play(n uint64, sum *tally) error {
	if err := c.playOut(n, sum); err != nil {
		return fmt.Errorf("match %d of %s: %w", n, c.Kind.ID, err)
	}
	return nil
}

func (c *Config) playOut(n uint64, sum *tally) error {
	chance := rules.NewRand(seedOf(c.Seed, n))
	g, err := c.Kind.New(rules.Setup{Seats: c.Seats, Rev: c.Kind.Rev, Options: c.Options, Seed: chance.Seed()})
	if err != nil {
		return err
	}
	var moves []rules.Move
	for made := 0; made < mostMoves; made++ {
		result, over := g.Result()
		if over {
			sum.over(result, made)
			if c.Played != nil {
				c.Played()
			}
			return nil
		}
		by, mv := c.interject(g, chance)
		if mv == nil {
			by = next(g.Turn(), chance)
			moves = c.choose(g, by, chance, moves[:0])
			mv = moves[len(moves)-1]
		}
		if err := g.Play(by, mv); err != nil {
			return fmt.Errorf("seat %d: %s: %w", by, mv.Do(), err)
		}
		sum.moves[mv.Do()]++
	}
	return fmt.Errorf("no end after %d moves", mostMoves)
}

// seedOf is the chance of match n.
func seedOf(of, n uint64) (seed rules.Seed) {
	binary.LittleEndian.PutUint64(seed[:], of)
	binary.LittleEndian.PutUint64(seed[8:], n)
	return seed
}

// next is who moves: the first seat that is waited for, in a race any of them, or
// the room where time has to pass.
func next(t rules.Turn, chance *rules.Rand) rules.Seat {
	switch {
	case len(t.Seats) == 0:
		return rules.Nobody
	case t.Race:
		return t.Seats[chance.N(len(t.Seats))]
	}
	return t.Seats[0]
}

// interject is the move of a seat that may act and is not waited for, nil where
// none wants to. Whoever plays at random never does.
func (c *Config) interject(g rules.Game, chance *rules.Rand) (rules.Seat, rules.Move) {
	may := g.Turn().May
	if len(may) == 0 {
		return rules.Nobody, nil
	}
	first := chance.N(len(may))
	for _, by := range slices.Concat(may[first:], may[:first]) {
		if mv := c.think(g, by, chance); mv != nil {
			return by, mv
		}
	}
	return rules.Nobody, nil
}

// think is the move of a seat's bot, nil where it has none or there is no bot.
func (c *Config) think(g rules.Game, by rules.Seat, chance *rules.Rand) rules.Move {
	player := c.Player(by)
	if player == Random {
		return nil
	}
	return bot.Ask(g, by, c.Kind.Bot(rules.Level(player)), chance).Think()
}

// choose appends what is chosen as the last of some moves.
func (c *Config) choose(g rules.Game, by rules.Seat, chance *rules.Rand, moves []rules.Move) []rules.Move {
	if mv := c.think(g, by, chance); mv != nil {
		return append(moves, mv)
	}
	for mv := range g.Legal(by) {
		if _, helping := mv.(rules.Helping); !helping {
			moves = append(moves, mv)
		}
	}
	last := len(moves) - 1
	i := chance.N(len(moves))
	moves[i], moves[last] = moves[last], moves[i]
	return moves
}

// Player is who plays a seat.
func (c *Config) Player(seat rules.Seat) string {
	if seat == rules.Nobody {
		return Random
	}
	return c.Players[int(seat-1)%len(c.Players)]
}
