package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/sobremesa-games/sobremesa/internal/sim"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
)

// simCmd reads no environment, like loadCmd.
type simCmd struct {
	Game    []string `env:"-" placeholder:"ID" help:"Games; all that the seats suit if left out. Repeatable, as the next three: every combination is played."`
	Seats   []int    `env:"-" placeholder:"N" help:"How many play; the fewest of the game if left out."`
	Players []string `env:"-" sep:"none" placeholder:"WHO" help:"Who plays, seat by seat and around: \"random\", \"easy\", \"medium\" or \"hard\", with commas: \"hard,easy\"; \"medium,easy\" if left out."`
	Options []string `env:"-" sep:"none" placeholder:"JSON" help:"Options of the game, such as '{\"games\":1}'; the defaults if left out."`
	Matches *int     `env:"-" placeholder:"N" help:"Matches of each combination, 1000 if left out, or for each band, as many as show it at a glance if left out."`
	Seed    uint64   `env:"-" default:"1" help:"Chance of everything: the same seed gives the same table."`
	Cores   int      `env:"-" help:"Processors to use; all of them if left out."`
	Format  string   `env:"-" default:"table" enum:"table,csv,json" help:"How to print: ${enum}."`
}

// Help is what kong prints of the command besides its flags.
func (c *simCmd) Help() string {
	return "Without seats, players and options it measures all bands: how the matches of each game go, beside what its rulings say, and how well its levels play. " +
		"The exit status is 1 if a figure lies outside. \"unsure\" is one that so few matches cannot tell: ask for more --matches."
}

// Validate bounds what a run may ask of the machine; kong calls it.
func (c *simCmd) Validate() error {
	if c.Matches != nil && (*c.Matches < 1 || *c.Matches > 10_000_000) {
		return errors.New("--matches must be from 1 to 10000000")
	}
	for _, players := range c.Players {
		for _, p := range strings.Split(players, ",") {
			if p != sim.Random && !slices.Contains(rules.Levels(), rules.Level(p)) {
				return fmt.Errorf("--players: %q is neither random, easy, medium nor hard", p)
			}
		}
	}
	return nil
}

// Run measures the bands or plays every combination, and prints it.
func (c *simCmd) Run(ctx context.Context, out io.Writer, errs errorStream) error {
	if len(c.Seats)+len(c.Players)+len(c.Options) == 0 {
		return c.measure(ctx, out, errs)
	}
	cells, err := c.cells()
	if err != nil {
		return err
	}
	var played atomic.Int64
	stop := progress(errs.Writer, &played, len(cells)*c.matches())
	defer stop()
	var reports []sim.Report
	for _, cell := range cells {
		cell.Played = func() { played.Add(1) }
		r, err := sim.Run(ctx, cell)
		if err != nil {
			return fmt.Errorf("sim: %w", err)
		}
		reports = append(reports, r)
	}
	stop()
	switch c.Format {
	case "json":
		return json.NewEncoder(out).Encode(reports)
	case "csv":
		return printCSV(out, reports)
	}
	return printTable(out, reports)
}

// usualMatches is enough to tell levels apart by their wins.
const usualMatches = 1000

func (c *simCmd) matches() int {
	if c.Matches == nil {
		return usualMatches
	}
	return *c.Matches
}

// cells is every combination of what was asked for.
func (c *simCmd) cells() (cells []sim.Config, err error) {
	tables, err := c.tables()
	if err != nil {
		return nil, err
	}
	for _, t := range tables {
		for _, options := range orDefault(c.Options, "") {
			if err := t.takes(options); err != nil {
				return nil, err
			}
			for _, players := range orDefault(c.Players, "medium,easy") {
				cells = append(cells, sim.Config{
					Kind: t.kind, Seats: t.seats, Players: strings.Split(players, ","), Options: json.RawMessage(options),
					Matches: c.matches(), Seed: c.Seed, Workers: c.workers(),
				})
			}
		}
	}
	return cells, nil
}

// simTable is a game with a number of seats that it is for.
type simTable struct {
	kind  *rules.Kind
	seats int
}

// tables passes over a game that the seats do not suit, unless it was asked for
// by name.
func (c *simCmd) tables() (tables []simTable, err error) {
	kinds, err := c.kinds()
	if err != nil {
		return nil, err
	}
	for _, kind := range kinds {
		for _, seats := range orDefault(c.Seats, kind.Seats[0]) {
			switch fits := seats >= kind.Seats[0] && seats <= kind.Seats[1]; {
			case fits:
				tables = append(tables, simTable{kind, seats})
			case len(c.Game) > 0:
				return nil, fmt.Errorf("--seats: %s is for %d to %d", kind.ID, kind.Seats[0], kind.Seats[1])
			}
		}
	}
	if len(tables) == 0 {
		return nil, fmt.Errorf("--seats: no game is for %d", c.Seats)
	}
	return tables, nil
}

// takes is why the game does not have the options. A game alone passes over
// those that it does not know.
func (t *simTable) takes(options string) error {
	_, err := wire.Options(t.kind, []byte(options))
	var illegal *rules.Illegal
	if errors.As(err, &illegal) {
		wrong, _ := illegal.Data.(map[string]string)
		return fmt.Errorf("--options: %s has no such %s: %s", t.kind.ID, wrong["field"], options)
	}
	return err
}

func (c *simCmd) workers() int {
	if c.Cores > 0 {
		return c.Cores
	}
	return runtime.GOMAXPROCS(0)
}

func (c *simCmd) kinds() (kinds []*rules.Kind, err error) {
	if len(c.Game) == 0 {
		return catalog.All(), nil
	}
	for _, id := range c.Game {
		kind, ok := catalog.Find(id)
		if !ok {
			return nil, fmt.Errorf("--game: there is no %q", id)
		}
		kinds = append(kinds, kind)
	}
	return kinds, nil
}

func orDefault[T any](list []T, none T) []T {
	if len(list) == 0 {
		return []T{none}
	}
	return list
}
