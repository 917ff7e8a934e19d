package sim_test

import (
	"context"
	"iter"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/sim"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func cell(players ...string) sim.Config {
	return sim.Config{Kind: unoquimico.Kind(), Seats: 3, Players: players, Options: []byte(`{"games":1}`), Matches: 60, Seed: 5, Workers: 1}
}

func run(t *testing.T, c sim.Config) sim.Report {
	r, err := sim.Run(context.Background(), c)
	require.NoError(t, err)
	return r
}

func TestTheSameSeedGivesTheSameReportOnAnyNumberOfWorkers(t *testing.T) {
	one := cell(sim.Random, "easy", "hard")
	four := one
	four.Workers = 4
	assert.Equal(t, run(t, one), run(t, four))
	other := one
	other.Seed++
	assert.NotEqual(t, run(t, one), run(t, other))
}

func TestAReportAddsUp(t *testing.T) {
	played := 0
	c := cell(sim.Random, "medium")
	c.Played = func() { played++ }
	r := run(t, c)
	assert.Equal(t, 60, r.Matches)
	assert.Equal(t, 60, played)
	assert.Equal(t, []string{sim.Random, "medium", sim.Random}, r.Players)
	for what, shares := range map[string][]float64{"wins": r.Wins, "levels": {r.Levels["medium"], r.Levels[sim.Random]}, "ends": values(r.Ends)} {
		total := 0.0
		for _, s := range shares {
			total += s
		}
		assert.InDelta(t, 1, total, 1e-9, what)
	}
	total := 0.0
	for _, n := range r.Kinds {
		total += n
	}
	assert.InDelta(t, r.Moves.Mean, total, 1e-9)
	assert.Less(t, r.Moves.Least, r.Moves.Most)
}

func values(m map[string]float64) (all []float64) {
	for _, v := range m {
		all = append(all, v)
	}
	return all
}

func TestOptionsThatTheGameRefusesAreNamed(t *testing.T) {
	c := cell(sim.Random)
	c.Options = []byte(`{"games":99}`)
	_, err := sim.Run(context.Background(), c)
	var illegal *rules.Illegal
	require.ErrorAs(t, err, &illegal)
	assert.Equal(t, rules.BadOption, illegal.Code)
}

func TestARunThatIsStoppedSaysSo(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	c := cell(sim.Random)
	c.Matches = 1_000_000
	c.Played = stop
	_, err := sim.Run(ctx, c)
	assert.ErrorIs(t, err, context.Canceled)
}

// race is a game that whoever is first wins.
type race struct {
	seats  int
	winner rules.Seat
}

type grab struct{}

func (grab) Do() string { return "grab" }

func newRace(s rules.Setup) (rules.Game, error) { return &race{seats: s.Seats}, nil }

func (g *race) Turn() rules.Turn                      { return rules.Turn{Seats: rules.Seats(g.seats), Race: true} }
func (g *race) Legal(rules.Seat) iter.Seq[rules.Move] { return slices.Values([]rules.Move{grab{}}) }
func (g *race) View(rules.Seat) rules.View            { return nil }
func (g *race) Logged() uint32                        { return 0 }

func (g *race) Play(by rules.Seat, _ rules.Move) error {
	g.winner = by
	return nil
}

func (g *race) Result() (rules.Result, bool) {
	return rules.Result{Winners: []rules.Seat{g.winner}}, g.winner != rules.Nobody
}

func TestEveryoneIsFirstEquallyOftenInARace(t *testing.T) {
	c := cell(sim.Random)
	c.Kind, c.Matches = &rules.Kind{ID: "race", Seats: [2]int{2, 5}, New: newRace}, 3000
	for seat, share := range run(t, c).Wins {
		assert.InDelta(t, 1./3, share, 0.03, "seat %d", seat+1)
	}
}

// open is a race in which the machine may see what is hidden: nothing is.
type open struct{ race }

func (g *open) Turn() rules.Turn {
	all := rules.Seats(g.seats)
	return rules.Turn{Seats: all[:1], May: all[1:]}
}

func (g *open) Clone() rules.Game {
	c := *g
	return &c
}

func (g *open) Resample(rules.Seat, *rules.Rand) rules.Game { return g.Clone() }

func TestAMachineThatMayActIsAsked(t *testing.T) {
	grabs := func(rules.Searcher, rules.Seat, *rules.Rand) rules.Move { return grab{} }
	c := cell(sim.Random, "hard", "easy")
	c.Kind = &rules.Kind{
		ID: "open", Seats: [2]int{2, 5},
		New: func(s rules.Setup) (rules.Game, error) { return &open{race{seats: s.Seats}}, nil },
		Bot: func(l rules.Level) rules.Policy {
			if l == rules.Hard {
				return grabs
			}
			return func(rules.Searcher, rules.Seat, *rules.Rand) rules.Move { return nil }
		},
	}
	assert.Equal(t, []float64{0, 1, 0}, run(t, c).Wins, "seat 2 grabs before the one that is waited for, seat 3 does not want to")
}

// alone is a game for one, with points and nobody to win against.
type alone struct {
	race
	points int
}

func (g *alone) Result() (rules.Result, bool) {
	return rules.Result{Winners: []rules.Seat{1}, Totals: map[rules.Seat]int{1: g.points}}, g.winner != rules.Nobody
}

func TestPointsAreToldByTheirSpreadAndOnePlayerWinsNothing(t *testing.T) {
	c, played := cell(sim.Random), 0
	c.Seats, c.Matches = 1, 100
	c.Kind = &rules.Kind{ID: "alone", Seats: [2]int{1, 1}, New: func(rules.Setup) (rules.Game, error) {
		played++
		return &alone{race{seats: 1}, 101 - played}, nil
	}}
	r := run(t, c)
	assert.Equal(t, []sim.Spread{{Least: 1, Quarter: 25, Median: 50, ThreeQuarters: 75, Most: 100}}, r.Spread)
	assert.InDelta(t, 50.5, r.Points[0], 1e-9)
	assert.Empty(t, r.Wins)
	assert.Empty(t, r.Levels)
}
