package main

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"sync/atomic"
	"text/tabwriter"

	"github.com/sobremesa-games/sobremesa/internal/sim"
	"github.com/sobremesa-games/sobremesa/rules"
)

// measure measures the bands of all games asked for, and fails where a figure
// lies outside.
func (c *simCmd) measure(ctx context.Context, out io.Writer, errs errorStream) error {
	kinds, err := c.kinds()
	if err != nil {
		return err
	}
	games, all := c.bands(kinds)
	var played atomic.Int64
	stop := progress(errs.Writer, &played, all)
	defer stop()
	var lines []sim.Line
	for _, b := range games {
		b.Played = func() { played.Add(1) }
		more, err := b.Measure(ctx)
		if err != nil {
			return fmt.Errorf("sim: %w", err)
		}
		lines = append(lines, more...)
	}
	stop()
	if err := c.printBands(out, lines); err != nil {
		return err
	}
	return judged(lines)
}

func judged(lines []sim.Line) error {
	if n := verdicts(lines)[rules.Outside]; n > 0 {
		return fmt.Errorf("sim: %d of %d figures lie outside their bands", n, len(lines))
	}
	return nil
}

// bands is what is to be measured, and how many matches that takes.
func (c *simCmd) bands(kinds []*rules.Kind) (games []*sim.Bands, all int) {
	for _, k := range kinds {
		b := &sim.Bands{Kind: k, Seed: c.Seed, Workers: c.workers()}
		if c.Matches != nil {
			b.Matches = *c.Matches
		}
		games, all = append(games, b), all+b.All()
	}
	return games, all
}

func (c *simCmd) printBands(out io.Writer, lines []sim.Line) error {
	switch c.Format {
	case "json":
		return json.NewEncoder(out).Encode(lines)
	case "csv":
		return bandsCSV(out, lines)
	}
	return bandsTable(out, lines)
}

func verdicts(lines []sim.Line) map[rules.Verdict]int {
	count := map[rules.Verdict]int{}
	for _, l := range lines {
		count[l.Verdict]++
	}
	return count
}

// bandsTable prints a table a game, with the reasons for what a ruling says
// otherwise beneath it.
func bandsTable(out io.Writer, lines []sim.Line) error {
	for rest := lines; len(rest) > 0; {
		game := rest[0].Game
		n := slices.IndexFunc(rest, func(l sim.Line) bool { return l.Game != game })
		if n < 0 {
			n = len(rest)
		}
		if err := gameTable(out, rest[:n]); err != nil {
			return err
		}
		rest = rest[n:]
	}
	count := verdicts(lines)
	_, err := fmt.Fprintf(out, "%d figures: %d inside, %d unsure, %d outside\n", len(lines), count[rules.Inside], count[rules.Unsure], count[rules.Outside])
	return err
}

func gameTable(out io.Writer, lines []sim.Line) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	var whys []string
	fmt.Fprintf(w, "%s\tseats\tplayers\toptions\trange\tby\tmeasured\tmatches\t\n", lines[0].Game)
	for _, l := range lines {
		by := l.Source
		if l.Why != "" {
			if !slices.Contains(whys, l.Why) {
				whys = append(whys, l.Why)
			}
			by = fmt.Sprintf("%s instead of %s [%d]", by, l.Instead, slices.Index(whys, l.Why)+1)
		}
		fmt.Fprintf(w, "%s\t%d\t%s\t%s\t%.2f–%.2f\t%s\t%.2f ± %.2f\t%d\t%s\n",
			l.Figure, l.Seats, l.Players, l.Options, l.Low, l.High, by, l.Value, l.Error, l.Matches, l.Verdict)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	for i, why := range whys {
		fmt.Fprintf(out, "[%d] %s\n", i+1, why)
	}
	_, err := fmt.Fprintln(out)
	return err
}

// bandsCSV prints one line a figure.
func bandsCSV(out io.Writer, lines []sim.Line) error {
	rows := [][]string{{"game", "figure", "seats", "players", "options", "low", "high", "source", "instead_of", "why", "value", "error", "matches", "verdict"}}
	for _, l := range lines {
		rows = append(rows, []string{
			l.Game, l.Figure, strconv.Itoa(l.Seats), l.Players, l.Options, decimal(l.Low), decimal(l.High), l.Source, l.Instead, l.Why,
			decimal(l.Value), decimal(l.Error), strconv.Itoa(l.Matches), string(l.Verdict),
		})
	}
	return csv.NewWriter(out).WriteAll(rows)
}
