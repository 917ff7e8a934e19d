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

// Bands measures all that a Kind was measured to be; one that was not has no
// lines. Kind, Seed and Workers are as of a Config.
type Bands struct {
	Kind    *rules.Kind
	Matches int // of each cell; 0 for as many as show it at a glance
	Seed    uint64
	Workers int

	Played func() // called after each match by its worker; may be nil
}

// cell is matches of one way to play, and the bands that they show.
type cell struct {
	at    Line // without a figure
	bands []rules.Band
	play  match
}

func (b *Bands) cells() (list []cell) {
	if b.Kind.Bands == nil {
		return nil
	}
	known := b.Kind.Bands()
	for _, t := range known.Trials {
		list = append(list, cell{b.at(t.Players, t.Seats, t.Options, t.Matches), t.Bands, b.trial(&t)})
	}
	for _, d := range known.Duels {
		players := fmt.Sprintf("%s against %s", d.Level, d.Against)
		list = append(list, cell{b.at(players, d.Seats, d.Options, d.Matches), []rules.Band{d.Band()}, b.duel(&d)})
	}
	return list
}

func (b *Bands) at(players string, seats int, options string, matches int) Line {
	return Line{Game: b.Kind.ID, Players: players, Seats: seats, Options: cmp.Or(options, "{}"), Matches: cmp.Or(b.Matches, matches)}
}

// All is how many matches will be played.
func (b *Bands) All() (sum int) {
	for _, c := range b.cells() {
		sum += c.at.Matches
	}
	return sum
}

// Measure plays until all matches are played or ctx ends. It fails where Run does.
func (b *Bands) Measure(ctx context.Context) (lines []Line, err error) {
	for _, c := range b.cells() {
		empty := func() rules.Figures { return rules.Figures{} }
		figures, err := playAll(ctx, b.Workers, c.at.Matches, empty, b.told(c.play))
		if err != nil {
			return nil, err
		}
		for _, band := range c.bands {
			lines = append(lines, c.line(band, figures[band.Figure]))
		}
	}
	return lines, nil
}

// told tells Played of each match.
func (b *Bands) told(play match) match {
	if b.Played == nil {
		return play
	}
	return func(n uint64, sum rules.Figures) error {
		defer b.Played()
		return play(n, sum)
	}
}

func (c *cell) line(band rules.Band, f *rules.Figure) Line {
	l := c.at
	l.Figure, l.Low, l.High, l.Source, l.Instead, l.Why = band.Figure, band.Low, band.High, band.Source, band.InsteadOf, band.Why
	l.Value, l.Error, l.Verdict = f.Value(), f.Error(), band.Judge(f)
	return l
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
		if err := c.play(n, won); err != nil {
			return err
		}
		sum.Share(rules.Won, won.wins[me], parts)
		return nil
	}
}
