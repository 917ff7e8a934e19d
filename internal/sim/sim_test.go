package sim_test

import (
	"context"
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
