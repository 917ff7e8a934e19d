package rulestest

import (
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Options says how Conform plays a game.
type Options struct {
	Seats      []int           // numbers of seats; nil is every one that the Kind allows
	OptionSets [][]byte        // options objects, each played about as long; nil is Pairs of the Kind
	Starts     []Start         // positions that play seldom reaches
	Games      int             // most matches for each number of seats; 0 is 100 under the race detector, else 1,000, in full 10,000
	Bound      func(n int) int // most moves of a match at n seats, whatever the options; nil is 10,000
	Phases     []string        // every phase of the game: each must be met, and no other; nil is any

	// Hidden names what nobody or one seat alone may know and the suite does not
	// find by itself. Required, lest it is forgotten: InPiles is nothing else.
	Hidden Hidden
	Open   bool // nothing at all is hidden, not even chance; instead of Hidden

	// Invariant is the game's own check, made at every step and of every
	// resampled copy: cards kept, each in one place, sums that add up.
	Invariant func(rules.Game) error

	// Choose picks a move of the seat for the evenly random matches; nil is any
	// of the moves. For games that chance alone hardly ends.
	Choose func(g rules.Game, by rules.Seat, moves []rules.Move, r *rules.Rand) rules.Move
}

// Start is a position to play on from. Game makes it anew, the same each time.
type Start struct {
	Name string
	Game func() rules.Game
}

// Conform checks all that rules.Game and rules.Searcher promise, by playing the
// Kind with fixed seeds at every number of seats and from every Start.
func Conform(t *testing.T, k *rules.Kind, opt Options) {
	t.Helper()
	defer debug.SetGCPercent(debug.SetGCPercent(400)) // much is made and little kept
	cells := cellsOf(k, opt)
	t.Run("cells", func(t *testing.T) {
		for _, c := range cells {
			t.Run(c.name, func(t *testing.T) {
				t.Parallel()
				if err := c.run(); err != nil {
					t.Fatal(err)
				}
			})
		}
	})
	if err := whole(opt, cells); err != nil && !t.Failed() {
		t.Error(err)
	}
	t.Log(counts(cells))
}

// counts is how much was played: for the record of a full run.
func counts(cells []*cell) string {
	var played, steps, pairs int
	for _, c := range cells {
		played, steps = played+c.played, steps+c.made()
		for _, looks := range c.moved.looks {
			pairs += looks
		}
	}
	return fmt.Sprintf("%d matches, %d moves, %d pairs of a table and the same to one viewer", played, steps, pairs)
}

// conform is Conform without a testing.T: the first broken promise.
func conform(k *rules.Kind, opt Options) error {
	cells := cellsOf(k, opt)
	for _, c := range cells {
		if err := c.run(); err != nil {
			return err
		}
	}
	return whole(opt, cells)
}

// whole is what can be said once all cells were played.
func whole(opt Options, cells []*cell) error {
	return first(
		func() error { return declared(opt, cells) },
		func() error { return checkCards(cells) },
		func() error { return checkPartings(cells) },
		func() error { return covered(opt.Phases, cells) },
	)
}

func cellsOf(k *rules.Kind, opt Options) []*cell {
	if opt.Seats == nil {
		for n := k.Seats[0]; n <= k.Seats[1]; n++ {
			opt.Seats = append(opt.Seats, n)
		}
	}
	var cells []*cell
	for _, n := range opt.Seats {
		cells = append(cells, newCell(k, opt, fmt.Sprintf("%d seats", n), seed(n)).deals(n))
	}
	for i, s := range opt.Starts {
		cells = append(cells, newCell(k, opt, s.Name, seed(1000+i)).plays(s))
	}
	return cells
}

func (o *Options) games() int {
	if o.Games == 0 {
		return games
	}
	return o.Games
}

func (o *Options) sets(k *rules.Kind, n int) [][]byte {
	if o.OptionSets == nil {
		return Pairs(k, n)
	}
	return o.OptionSets
}

// seed numbers the cells' streams of chance.
func seed(i int) rules.Seed { return rules.Seed{byte(i), byte(i >> 8), 's', 'o', 'b', 'r', 'e'} }

// cell is a game at one number of seats, or from one start.
type cell struct {
	name    string
	start   bool // from a position, not from the deal
	kind    *rules.Kind
	opt     Options
	r       *rules.Rand // the suite's own chance
	tables  func(i int) table
	matches int
	words   *lexicon
	phases  map[string]int // steps met
	played  int
	steps   []int        // moves with each option set: the next match is with the least
	at      int          // the option set of this match
	listing []rules.Move // room for moves that are looked at once
	moved   tally
}

// table opens one match, the same each time.
type table struct {
	name string
	n    int // seats; 0 is as many as the game says
	open func() (rules.Game, error)
	late func() (rules.Game, error) // with questions that count on from lateAt; nil from a position
}

// lateAt is more questions than a match has.
const lateAt = 1_000_000

func newCell(k *rules.Kind, opt Options, name string, s rules.Seed) *cell {
	return &cell{name: name, kind: k, opt: opt, r: rules.NewRand(s), words: newLexicon(k), phases: map[string]int{}, moved: newTally()}
}

// deals makes c a cell of matches from the deal on.
func (c *cell) deals(n int) *cell {
	sets := c.opt.sets(c.kind, n)
	c.matches, c.steps = c.opt.games(), make([]int, len(sets))
	c.tables = func(int) table {
		c.at = slices.Index(c.steps, slices.Min(c.steps))
		set := sets[c.at]
		s := rules.Setup{Seats: n, Rev: c.kind.Rev, Options: set, Seed: c.r.Seed()}
		return table{
			name: fmt.Sprintf("%s rev %d, %d seats, options %s, seed %s", c.kind.ID, s.Rev, n, set, s.Seed),
			n:    n, open: func() (rules.Game, error) { return c.kind.New(s) },
			late: func() (rules.Game, error) { s.Decision = lateAt; return c.kind.New(s) },
		}
	}
	return c
}

// plays makes c a cell of matches from a position on.
func (c *cell) plays(s Start) *cell {
	c.start, c.matches, c.steps = true, max(c.opt.games()/10, 10), make([]int, 1)
	c.tables = func(i int) table {
		return table{
			name: fmt.Sprintf("%s from %q, match %d", c.kind.ID, s.Name, i),
			open: func() (rules.Game, error) { return s.Game(), nil },
		}
	}
	return c
}

// run plays all matches of the cell.
func (c *cell) run() error {
	for ; c.played < c.matches; c.played++ {
		if err := c.match(c.played); err != nil {
			return err
		}
	}
	if c.opt.Open {
		return nil
	}
	return c.moved.check()
}

// list is the moves of by, until it is called again.
func (c *cell) list(g rules.Game, by rules.Seat) []rules.Move {
	c.listing = slices.AppendSeq(c.listing[:0], g.Legal(by))
	return c.listing
}

// made is how many moves the cell has made.
func (c *cell) made() (sum int) {
	for _, n := range c.steps {
		sum += n
	}
	return sum
}

func (c *cell) match(i int) error {
	t := c.tables(i)
	w, err := c.sit(t, c.policy(i))
	if err == nil {
		err = w.play()
	}
	if f, ok := errors.AsType[*fault](err); ok {
		f.where = t.name
		if w != nil {
			f.where += w.story()
		}
	}
	return err
}

func (c *cell) bound(n int) int {
	if c.opt.Bound == nil {
		return 10_000
	}
	return c.opt.Bound(n)
}

// due reports whether a step in a phase is looked at closely.
func (c *cell) due(phase string) bool {
	c.phases[phase]++
	return c.r.N(c.phases[phase]) < looks
}

// covered compares the phases met with those that the game has.
func covered(phases []string, cells []*cell) error {
	if phases == nil {
		return nil
	}
	met := map[string]int{}
	for _, c := range cells {
		for phase, n := range c.phases {
			met[phase] += n
		}
	}
	for _, phase := range phases {
		if met[phase] == 0 {
			return broken(covers, "phase %q was never met; give a Start", phase)
		}
	}
	for _, phase := range sortedKeys(met) {
		if !slices.Contains(phases, phase) {
			return broken(covers, "phase %q is not among those of the game", phase)
		}
	}
	return nil
}
