package sim

import (
	"cmp"
	"context"
	"fmt"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Line is one figure beside its band.
type Line struct {
	Game    string        `json:"game"`
	Players string        `json:"players"` // how all are played, or "hard against random"
	Seats   int           `json:"seats"`
	Options string        `json:"options"` // JSON, "{}" for the defaults
	Figure  string        `json:"figure"`
	Low     float64       `json:"low"`
	High    float64       `json:"high"`
	Source  string        `json:"source"`               // who says so
	Instead string        `json:"instead_of,omitempty"` // what was said before
	Why     string        `json:"why,omitempty"`        // and does not hold
	Value   float64       `json:"value"`
	Error   float64       `json:"error"` // standard error of the value
	Matches int           `json:"matches"`
	Verdict rules.Verdict `json:"verdict"`
}

// Bands measures all that a Kind was measured to be. Kinds, Seed, Workers and
// Played are as of a Config.
type Bands struct {
	Kind    *rules.Kind
	Matches int // of each line; 0 for as many as show it at a glance
	Seed    uint64
	Workers int

	Played func() // may be nil
}

// All is how many matches will be played.
func (b *Bands) All() (sum int) {
	known := b.known()
	for _, t := range known.Trials {
		sum += cmp.Or(b.Matches, t.Matches)
	}
	for _, d := range known.Duels {
		sum += cmp.Or(b.Matches, d.Matches)
	}
	return sum
}

// known is nothing of a Kind that was not measured.
func (b *Bands) known() rules.Bands {
	if b.Kind.Bands == nil {
		return rules.Bands{}
	}
	return b.Kind.Bands()
}

// Measure plays until all matches are played or ctx ends. It fails where Run does.
func (b *Bands) Measure(ctx context.Context) (lines []Line, err error) {
	known := b.known()
	for _, t := range known.Trials {
		figures, err := b.gather(ctx, cmp.Or(b.Matches, t.Matches), b.trial(&t))
		if err != nil {
			return nil, err
		}
		at := Line{Players: t.Players, Seats: t.Seats, Options: t.Options, Matches: cmp.Or(b.Matches, t.Matches)}
		for _, band := range t.Bands {
			lines = append(lines, b.line(at, band, figures))
		}
	}
	for _, d := range known.Duels {
		figures, err := b.gather(ctx, cmp.Or(b.Matches, d.Matches), b.duel(&d))
		if err != nil {
			return nil, err
		}
		at := Line{Players: fmt.Sprintf("%s against %s", d.Level, d.Against), Seats: d.Seats, Options: d.Options, Matches: cmp.Or(b.Matches, d.Matches)}
		lines = append(lines, b.line(at, d.Band(), figures))
	}
	return lines, nil
}

// match plays match n of a trial or a duel.
type match func(n uint64, sum rules.Figures) error

func (b *Bands) trial(t *rules.Trial) match {
	return func(n uint64, sum rules.Figures) error {
		if err := t.Play(seedOf(b.Seed, n), sum); err != nil {
			return fmt.Errorf("match %d of %s, %s: %w", n, b.Kind.ID, t.Players, err)
		}
		return nil
	}
}

// duel lets the seat that plays at the one level go around.
func (b *Bands) duel(d *rules.Duel) match {
	return func(n uint64, sum rules.Figures) error {
		me := rules.Seat(n%uint64(d.Seats) + 1)
		c := Config{Kind: b.Kind, Seats: d.Seats, Options: []byte(d.Options), Seed: b.Seed, Players: make([]string, d.Seats)}
		for i := range c.Players {
			c.Players[i] = string(d.Against)
		}
		c.Players[me-1] = string(d.Level)
		won := newTally()
		err := c.play(n, won)
		sum.Share(rules.Won, won.wins[me], parts)
		return err
	}
}

// gather sums up what n matches show.
func (b *Bands) gather(ctx context.Context, n int, play match) (rules.Figures, error) {
	empty := func() rules.Figures { return rules.Figures{} }
	sums, err := spread(ctx, b.Workers, n, empty, func(i uint64, sum rules.Figures) error {
		if b.Played != nil {
			defer b.Played()
		}
		return play(i, sum)
	})
	if err != nil {
		return nil, err
	}
	for _, s := range sums[1:] {
		sums[0].Add(s)
	}
	return sums[0], nil
}

func (b *Bands) line(l Line, band rules.Band, figures rules.Figures) Line {
	f := figures[band.Figure]
	l.Game, l.Options = b.Kind.ID, cmp.Or(l.Options, "{}")
	l.Figure, l.Low, l.High, l.Source, l.Instead, l.Why = band.Figure, band.Low, band.High, band.Source, band.InsteadOf, band.Why
	l.Value, l.Error, l.Verdict = f.Value(), f.Error(), band.Judge(f)
	return l
}
