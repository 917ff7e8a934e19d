package sim_test

import (
	"context"
	"errors"
	"iter"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/sim"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// dice is a Kind whose matches are a throw; its machines at hard always win.
func dice(bands rules.Bands) *rules.Kind {
	return &rules.Kind{
		ID: "dice", Seats: [2]int{2, 4}, Bands: func() rules.Bands { return bands },
		New: func(s rules.Setup) (rules.Game, error) { return &open{race{seats: s.Seats}}, nil },
		Bot: func(l rules.Level) rules.Policy {
			return func(rules.Searcher, rules.Seat, *rules.Rand) rules.Move {
				if l == rules.Hard {
					return grab{}
				}
				return nil
			}
		},
	}
}

// throw notes a throw of a die.
func throw(seed rules.Seed, sum rules.Figures) error {
	sum.Mean("spots", rules.NewRand(seed).N(6)+1, 1)
	return nil
}

func measure(t *testing.T, b sim.Bands) []sim.Line {
	lines, err := b.Measure(context.Background())
	require.NoError(t, err)
	return lines
}

func TestEveryBandIsMeasuredAndJudged(t *testing.T) {
	played := 0
	known := rules.Bands{
		Trials: []rules.Trial{{Players: "thrown", Seats: 2, Matches: 3000, Play: throw, Bands: []rules.Band{
			rules.Near("spots", 3.5, 0.1), rules.Near("spots", 6, 0.5).Instead("5", "loaded"),
		}}},
		Duels: []rules.Duel{{Level: rules.Hard, Against: rules.Easy, Seats: 3, Options: `{"x":1}`, Matches: 30, Low: 90, High: 100, Source: rules.Demanded}},
	}
	b := sim.Bands{Kind: dice(known), Seed: 1, Workers: 1, Played: func() { played++ }}
	lines := measure(t, b)
	require.Len(t, lines, 3)
	assert.Equal(t, []rules.Verdict{rules.Inside, rules.Outside, rules.Inside}, []rules.Verdict{lines[0].Verdict, lines[1].Verdict, lines[2].Verdict})
	assert.InDelta(t, 3.5, lines[0].Value, 0.1)
	assert.InDelta(t, 0.031, lines[0].Error, 0.002, "√(35/12)/√3000")
	assert.Equal(t, "{}", lines[0].Options)
	assert.Equal(t, "loaded", lines[1].Why)
	duel := lines[2]
	assert.Equal(t, sim.Line{Game: "dice", Players: "hard against easy", Seats: 3, Options: `{"x":1}`, Figure: rules.Won, Low: 90, High: 100,
		Source: rules.Demanded, Value: 100, Error: duel.Error, Matches: 30, Verdict: rules.Inside}, duel)
	assert.Equal(t, 3030, played)
	assert.Equal(t, 3030, b.All())
	b.Matches = 10
	assert.Equal(t, 20, b.All())
	assert.Equal(t, 10, measure(t, b)[2].Matches)
}

func TestBandsAreMeasuredTheSameOnAnyNumberOfWorkers(t *testing.T) {
	one := sim.Bands{Kind: unoquimico.Kind(), Matches: 6, Seed: 3, Workers: 1}
	four := one
	four.Workers = 4
	assert.Equal(t, measure(t, one), measure(t, four))
}

func TestATrialThatFailsIsNamed(t *testing.T) {
	wrong := errors.New("the die is lost")
	lost := func(rules.Seed, rules.Figures) error { return wrong }
	b := sim.Bands{Kind: dice(rules.Bands{Trials: []rules.Trial{{Players: "thrown", Matches: 5, Play: lost}}}), Workers: 2}
	_, err := b.Measure(context.Background())
	require.ErrorIs(t, err, wrong)
	assert.ErrorContains(t, err, "dice, thrown")
}

func TestAKindThatWasNotMeasuredHasNoLines(t *testing.T) {
	b := sim.Bands{Kind: &rules.Kind{ID: "new"}}
	assert.Empty(t, measure(t, b))
	assert.Zero(t, b.All())
}

// ask is a move that asks for help.
type ask struct{ grab }

func (ask) Do() string   { return "ask" }
func (ask) AsksForHelp() {}

// coach is a race in which help may be had.
type coach struct{ race }

func (g *coach) Legal(rules.Seat) iter.Seq[rules.Move] {
	return slices.Values([]rules.Move{ask{}, grab{}, ask{}})
}

func TestWhoPlaysAtRandomAsksForNoHelp(t *testing.T) {
	c := cell(sim.Random)
	c.Kind = &rules.Kind{ID: "coach", Seats: [2]int{2, 5}, New: func(s rules.Setup) (rules.Game, error) { return &coach{race{seats: s.Seats}}, nil }}
	assert.Equal(t, map[string]float64{"grab": 1}, run(t, c).Kinds)
}
