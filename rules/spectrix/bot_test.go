package spectrix

import (
	"maps"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAMachineMakesNoMoveForWhoIsNotAsked(t *testing.T) {
	over := open(t, 2, halfHour)
	over.endMatch(ReasonTime, []rules.Seat{1})
	restoring := brokenTable(t)
	do(t, restoring, 1, GiveUp{})
	waiting := position{hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll, totals: []int{0, 0, 95}}.start(t)
	do(t, waiting, 1, play(t, "3YE"))
	do(t, waiting, 1, Next{})
	for _, l := range rules.Levels() {
		for name, c := range map[string]struct {
			m  *match
			by rules.Seat
		}{
			"another seat's turn": {position{hands: []string{"3YE", "LI"}, pile: pileOfAll}.start(t), 2},
			"who gave up":         {restoring, 1},
			"who is ready":        {waiting, 1},
			"who is out":          {waiting, 3},
			"the match is over":   {over, 1},
		} {
			assert.Nil(t, policy(l)(c.m, c.by, nil), name)
		}
		assert.Nil(t, memoryPolicy(l)(memoryTable(t, 2), 2, rules.NewRand(rules.Seed{})))
		assert.Equal(t, Next{}, policy(l)(waiting, 2, nil))
	}
}

// chooses is how a seat is played.
type chooses func(m *match, by rules.Seat, r *rules.Rand) rules.Move

func level(l rules.Level) chooses {
	return func(m *match, by rules.Seat, r *rules.Rand) rules.Move { return policy(l)(m, by, r) }
}

// uniformly makes any of the listed moves, each equally likely.
func uniformly(m *match, by rules.Seat, r *rules.Rand) rules.Move {
	moves := slices.Collect(m.Legal(by))
	return moves[r.N(len(moves))]
}

// beats is the percentage of matches of two that one wins against the other.
func beats(t *testing.T, a, b chooses, matches int) float64 {
	r := rules.NewRand(rules.Seed{72})
	won := 0.0
	for i := range matches {
		m, me := openWith(t, 2, "", r.Seed()), rules.Seat(i%2+1)
		for !m.over() {
			by, choose := m.Turn().Seats[0], b
			if by == me {
				choose = a
			}
			require.NoError(t, m.Play(by, choose(m, by, r)))
		}
		if slices.Contains(m.result.Winners, me) {
			won += 1 / float64(len(m.result.Winners))
		}
	}
	return 100 * won / float64(matches)
}

func TestTheLevelsDifferInStrength(t *testing.T) {
	for _, c := range []struct {
		name        string
		a, b        chooses
		matches     int
		least, most float64
	}{
		{"easy against chance", level(rules.Easy), uniformly, scale(60, 300), 50, 100},
		{"medium against easy", level(rules.Medium), level(rules.Easy), scale(300, 2000), 60, 85},
		{"hard against medium", level(rules.Hard), level(rules.Medium), scale(120, 2000), 75, 100},
	} {
		won := beats(t, c.a, c.b, c.matches)
		t.Logf("%s: %.1f %%", c.name, won)
		assert.GreaterOrEqual(t, won, c.least, c.name)
		assert.LessOrEqual(t, won, c.most, c.name)
	}
}

func TestTheMediumLevelFitsInSingleCardsAndRearrangesNothing(t *testing.T) {
	for _, c := range []struct{ hand, table, want, why string }{
		{"LB", "3DB|3PU|3MA", "", "three groups would have to change"},
		{"RE", "YE OR RE PK MA", "YE OR RE|RE PK MA", "one sequence parts"},
		{"RE", "YE OR RE PK", "", "too short to part"},
		{"YE", "YE OR RE PK MA", "", "at the end nothing parts"},
		{"MA", "YE OR RE PK MA PU DB LB TQ TE GR LI", "TE GR LI YE OR RE PK MA|MA PU DB LB TQ TE", "a whole spectrum parts anywhere, and is gone on with"},
	} {
		m := position{hands: []string{c.hand + " TE TE", "LI"}, table: c.table, pile: pileOfAll}.start(t)
		mv := policy(rules.Medium)(m, 1, nil)
		if c.want == "" {
			assert.Equal(t, Draw{}, mv, c.why)
			continue
		}
		do(t, m, 1, mv)
		assert.ElementsMatch(t, slices.Collect(maps.Values(play(t, c.want).Groups)), slices.Collect(maps.Values(m.view(0).Table)), c.why)
	}
}

// givenUp is a match of steps in which somebody has given a broken table up.
func givenUp(t *testing.T, r *rules.Rand) *match {
	for {
		m := openWith(t, 3, strict, r.Seed())
		for i := 0; i < 400 && !m.over(); i++ {
			by := m.Turn().Seats[0]
			mv := policy(rules.Hard)(m, by, r)
			if m.phase == PhasePlay && r.N(4) == 0 {
				mv = uniformly(m, by, r)
			}
			if m.phase == PhasePlay && !allValid(m.table) && r.N(8) == 0 {
				mv = GiveUp{}
			}
			do(t, m, by, mv)
			if m.phase == PhaseRestore {
				return m
			}
		}
	}
}

func TestSP8MediumAndHardRestoreABrokenTableAndEasySometimes(t *testing.T) {
	r := rules.NewRand(rules.Seed{73})
	whole, tables := map[rules.Level]int{}, scale(60, 1000)
	for range tables {
		m := givenUp(t, r)
		for _, l := range rules.Levels() {
			c := m.clone()
			for c.phase == PhaseRestore && !allValid(c.table) {
				by, before := c.Turn().Seats[0], c.steps.made
				mv := policy(l)(c, by, r)
				if l != rules.Easy {
					assert.True(t, c.Assess(by, mv)[0].Best, "%+v", mv)
				}
				do(t, c, by, mv)
				require.LessOrEqual(t, before, 2*colours, "it goes round in circles")
			}
			if c.phase == PhaseRestore {
				whole[l]++
			}
		}
	}
	t.Logf("of %d tables: %v", tables, whole)
	assert.Equal(t, tables, whole[rules.Medium])
	assert.Equal(t, tables, whole[rules.Hard])
	assert.Greater(t, whole[rules.Easy], tables/8)
	assert.Less(t, whole[rules.Easy], tables)
}
