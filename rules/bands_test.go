package rules_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// tosses notes hits among tosses, one a match.
func tosses(hits, all int) rules.Figures {
	f := rules.Figures{}
	for i := range all {
		hit := 0
		if i < hits {
			hit = 1
		}
		f.Share("heads", hit, 1)
	}
	return f
}

func TestAShareHasTheErrorOfItsMatches(t *testing.T) {
	f := tosses(40, 100)["heads"]
	assert.InDelta(t, 40, f.Value(), 1e-9)
	assert.InDelta(t, 4.92, f.Error(), 0.01, "100·√(0.4·0.6/99)")
}

func TestAMeanOverTurnsScattersByMatch(t *testing.T) {
	f := rules.Figures{}
	for _, turns := range []int{10, 20, 30} {
		f.Mean("turns", turns, 1)
		f.Mean("a turn", 2*turns, turns)
	}
	assert.InDelta(t, 20, f["turns"].Value(), 1e-9)
	assert.InDelta(t, 5.77, f["turns"].Error(), 0.01, "10/√3")
	assert.InDelta(t, 2, f["a turn"].Value(), 1e-9)
	assert.InDelta(t, 1./3, f["a turn"].Error(), 1e-9, "no scatter: one match among three")
}

func TestFiguresOfPartsAreThoseOfTheWhole(t *testing.T) {
	whole, part := tosses(7, 20), tosses(7, 10)
	part.Add(tosses(0, 10))
	assert.Equal(t, whole, part)
}

func TestAFigureIsOutsideOnlyWhereChanceDoesNotExplainIt(t *testing.T) {
	b := rules.Near("heads", 50, 3)
	for _, c := range []struct {
		hits, of int
		want     rules.Verdict
	}{
		{53, 100, rules.Inside}, {60, 100, rules.Unsure}, {70, 100, rules.Outside},
		{600, 1000, rules.Outside}, {440, 1000, rules.Unsure}, {400, 1000, rules.Outside},
	} {
		assert.Equal(t, c.want, b.Judge(tosses(c.hits, c.of)["heads"]), "%d of %d", c.hits, c.of)
	}
	rare := rules.Near("heads", 4, 3)
	assert.Equal(t, rules.Unsure, rare.Judge(tosses(0, 20)["heads"]), "what is rare may not happen in few matches")
	assert.Equal(t, rules.Outside, rare.Judge(tosses(0, 1000)["heads"]))
	never := rules.NearShare("heads", 0, 0)
	assert.Equal(t, rules.Inside, never.Judge(tosses(0, 20)["heads"]))
	assert.Equal(t, rules.Outside, never.Judge(tosses(1, 1000)["heads"]), "what never happens does not happen by chance")
}

func TestFewMatchesAreNoVerdictWhereTheyLeaveMoreOpenThanTheBand(t *testing.T) {
	const narrow, wide = 3, 30
	for _, c := range []struct {
		hits, of int
		off      float64
		want     rules.Verdict
	}{
		{0, 1, narrow, rules.Unsure}, {1, 1, narrow, rules.Unsure}, {0, 1, wide, rules.Unsure},
		{0, 2, narrow, rules.Unsure}, {1, 2, narrow, rules.Inside}, {2, 2, wide, rules.Unsure},
		{0, 30, narrow, rules.Unsure}, {15, 30, narrow, rules.Inside}, {0, 30, wide, rules.Outside}, {30, 30, wide, rules.Outside},
		{0, 100, narrow, rules.Outside},
	} {
		assert.Equal(t, c.want, rules.Near("heads", 50, c.off).Judge(tosses(c.hits, c.of)["heads"]), "%d of %d, band ± %g", c.hits, c.of, c.off)
	}
	assert.Equal(t, rules.Outside, rules.NearShare("heads", 0, 0).Judge(tosses(1, 1)["heads"]), "what never happens does not happen in one")
	long := rules.Figures{}
	for n, turns := range []int{210, 200, 190} {
		long.Mean("turns", turns, 1)
		assert.Equal(t, rules.Unsure, rules.Near("turns", 144, 5).Judge(long["turns"]), "%d matches", n+1)
	}
}

func TestTheReachIsStudents(t *testing.T) {
	for matches, want := range map[int]float64{10: 4.09, 30: 3.28, 1000: 3.005} {
		f := tosses(matches/2, matches)["heads"]
		assert.InDelta(t, want, f.Reach()/f.Error(), 0.02, matches)
	}
	assert.Greater(t, tosses(1, 2)["heads"].Reach()/tosses(1, 2)["heads"].Error(), 235.)
}

func TestABandThatWasRecordedSaysWhatWasSaidBefore(t *testing.T) {
	b := rules.Near("turns", 12, 1).Instead("ruling 10", "the deck is another one")
	assert.Equal(t, rules.Band{Figure: "turns", Low: 11, High: 13, Source: rules.Recorded, InsteadOf: "ruling 10", Why: "the deck is another one"}, b)
	assert.Equal(t, rules.Band{Figure: "heads", Low: 97, High: 100, Source: rules.Ruling}, rules.NearShare("heads", 100, 3))
	assert.Equal(t, rules.Exact, rules.Near("turns", 144, 1).From(rules.Exact).Source)
}

func TestALadderGoesUpAsFarAsItHasCounts(t *testing.T) {
	var steps []rules.Duel
	for _, d := range rules.Ladder("{}", 20, 30) {
		assert.Equal(t, rules.Band{Figure: rules.Won, Low: 50, High: 100, Source: rules.Ordered}, d.Band())
		steps = append(steps, rules.Duel{Level: d.Level, Against: d.Against, Seats: d.Seats, Options: d.Options, Matches: d.Matches})
	}
	assert.Equal(t, []rules.Duel{
		{Level: rules.Easy, Against: rules.Random, Seats: 2, Options: "{}", Matches: 20},
		{Level: rules.Medium, Against: rules.Easy, Seats: 2, Options: "{}", Matches: 30},
	}, steps)
}
