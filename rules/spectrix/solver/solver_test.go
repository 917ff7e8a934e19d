package solver

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheStatesAreThoseOfMinimalArrangements(t *testing.T) {
	needed := neededStates()
	assert.Len(t, needed, len(states))
	total := 0
	for i, s := range states {
		assert.Contains(t, needed, s)
		total += len(steps[i])
	}
	assert.Equal(t, 809, total)
}

// checkPlan checks that a plan is valid groups with the whole table in them,
// and as much of the hand as it says.
func checkPlan(t *testing.T, plan *Plan, table, hand Counts) {
	t.Helper()
	for _, g := range plan.Groups() {
		require.GreaterOrEqual(t, g.Len, uint8(3))
		require.LessOrEqual(t, int(g.Len), map[bool]int{true: Colours, false: most}[g.Run])
		require.Less(t, int(g.From), Colours)
	}
	counts := plan.Counts()
	for c := range Colours {
		require.GreaterOrEqual(t, counts[c], table[c], "a card of the table is missing")
		require.LessOrEqual(t, counts[c], table[c]+hand[c], "a card from nowhere")
	}
	require.Equal(t, plan.Laid, counts.Sum()-table.Sum())
}

func of(cards ...int) (c Counts) {
	for _, card := range cards {
		c[card]++
	}
	return c
}

func times(n int8, colours ...int) (c Counts) {
	for _, colour := range colours {
		c[colour] = n
	}
	return c
}

func all(n int8) (c Counts) {
	for i := range c {
		c[i] = n
	}
	return c
}

func TestGoldenTables(t *testing.T) {
	for _, tc := range []struct {
		name        string
		table, hand Counts
		want        int
	}{
		{"the rulebook's first example: three triplets become three sequences", times(3, 5, 6, 4), of(7), 1},
		{"the rulebook's second example: a fourth dark blue has no place", Counts{4: 3, 5: 3, 6: 4}, of(7), 0},
		{"a sequence across the seam", Counts{}, of(11, 0, 1), 3},
		{"three sequences with one beginning", Counts{}, Counts{3, 3, 3, 2, 1}, 12},
		{"the whole ring", Counts{}, all(1), 12},
		{"the whole ring and a second of a colour", Counts{}, Counts{2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, 13},
		{"a card inside a sequence of five", times(1, 0, 1, 2, 3, 4), of(2), 1},
		{"two of a colour in a sequence of four", times(1, 0, 1, 2, 3), of(3, 3), 2},
		{"the whole deck", Counts{}, all(8), 96},
		{"nothing", Counts{}, of(0, 0, 1, 1, 5), 0},
	} {
		t.Run(tc.name, func(t *testing.T) {
			laid, ok := Most(tc.table, tc.hand)
			assert.True(t, ok)
			assert.Equal(t, tc.want, laid)
			plan, ok := Arrange(tc.table, tc.hand)
			assert.True(t, ok)
			assert.Equal(t, tc.want, plan.Laid)
			checkPlan(t, &plan, tc.table, tc.hand)
		})
	}
}

func TestATableThatCannotBeArrangedIsNotOK(t *testing.T) {
	_, ok := Most(of(0, 1), of(5, 5, 5))
	assert.False(t, ok)
	_, ok = Arrange(of(0, 1), of(5, 5, 5))
	assert.False(t, ok)
	_, ok = Few([]Group{{From: 3, Len: 2}}, Counts{})
	assert.False(t, ok)
}

func TestWhiteLight(t *testing.T) {
	plan, ok := White(Counts{}, all(1))
	require.True(t, ok)
	assert.Equal(t, 12, plan.Laid)
	assert.Equal(t, []Group{Spectrum}, plan.Groups())

	plan, ok = White(Counts{}, Counts{2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1})
	require.True(t, ok)
	assert.Equal(t, 12, plan.Laid, "the thirteenth card has no group left")

	plan, ok = White(all(1), Counts{})
	require.True(t, ok)
	assert.Zero(t, plan.Laid, "a spectrum that lies there needs no card")

	_, ok = White(times(3, 0, 1, 2), all(1))
	assert.True(t, ok)
	_, ok = White(Counts{3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, Counts{})
	assert.False(t, ok, "two cards stay alone")
	_, ok = White(Counts{}, times(1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
	assert.False(t, ok, "a colour is missing")
}

// smallTable is a few cards in a few colours, mostly neighbours, so that groups
// and tables that cannot be arranged both come up.
func smallTable(r *rand.Rand) (table, hand Counts) {
	width, first := 3+r.IntN(10), r.IntN(Colours)
	for range r.IntN(13) {
		table[(first+r.IntN(width))%Colours]++
	}
	if r.IntN(2) == 0 {
		_, table, _ = randomTable(r, r.IntN(13), 0)
	}
	for range r.IntN(10) {
		if c := (first + r.IntN(width)) % Colours; table[c]+hand[c] < most {
			hand[c]++
		}
	}
	for c := range table {
		table[c] = min(table[c], most-hand[c])
	}
	return table, hand
}

func TestEqualsBruteForceOnSmallTables(t *testing.T) {
	r := chance(1)
	arranged := 0
	for range count(20_000, 40_000) {
		table, hand := smallTable(r)
		want := brute{}.most(table, hand)
		laid, ok := Most(table, hand)
		require.Equal(t, want >= 0, ok, "%v %v", table, hand)
		if !ok {
			continue
		}
		arranged++
		require.Equal(t, want, laid, "%v %v", table, hand)
		plan, _ := Arrange(table, hand)
		require.Equal(t, want, plan.Laid)
		checkPlan(t, &plan, table, hand)
	}
	assert.Greater(t, arranged, count(20_000, 40_000)/4)
}

func TestWhiteLightEqualsBruteForceOnSmallTables(t *testing.T) {
	r := chance(2)
	found := 0
	for range count(20_000, 40_000) {
		_, table, hand := randomTable(r, 6+r.IntN(10), 4+r.IntN(8))
		for c := range Colours {
			if table[c]+hand[c] == 0 && r.IntN(4) > 0 {
				hand[c]++
			}
		}
		want := never
		if rest, own, laid := table, hand, 0; take(&rest, &own, Spectrum, &laid) {
			want = brute{}.most(rest, own) + laid
		}
		plan, ok := White(table, hand)
		require.Equal(t, want >= 0, ok, "%v %v", table, hand)
		if ok {
			found++
			require.Equal(t, want, plan.Laid)
			checkPlan(t, &plan, table, hand)
		}
	}
	assert.Greater(t, found, count(20_000, 40_000)/20)
}

// largeTable is either groups at random or any cards at all.
func largeTable(r *rand.Rand) (table, hand Counts) {
	if r.IntN(2) == 0 {
		_, table, hand = randomTable(r, 30+r.IntN(60), r.IntN(20))
		return table, hand
	}
	least := int8(r.IntN(5))
	for c := range Colours {
		total := least + int8(r.IntN(most+1-int(least)))
		hand[c] = int8(r.IntN(int(total) + 1))
		table[c] = total - hand[c]
	}
	return table, hand
}

func TestEqualsTheUnreducedStatesOnLargeTables(t *testing.T) {
	r := chance(3)
	for range count(200, 5_000) {
		table, hand := largeTable(r)
		want := unreduced(table, hand)
		laid, ok := Most(table, hand)
		require.Equal(t, want >= 0, ok, "%v %v", table, hand)
		if ok {
			require.Equal(t, want, laid, "%v %v", table, hand)
			plan, _ := Arrange(table, hand)
			checkPlan(t, &plan, table, hand)
		}
	}
}

func TestFewLaysAsMuchAsCanBeLaid(t *testing.T) {
	r := chance(4)
	for range count(4_000, 40_000) {
		groups, table, hand := randomTable(r, r.IntN(90), r.IntN(16))
		want, _ := Most(table, hand)
		plan, ok := Few(groups, hand)
		require.True(t, ok)
		require.Equal(t, want, plan.Laid)
		checkPlan(t, &plan, table, hand)
	}
}

func TestFewLeavesATableAloneThatNeedsNoChange(t *testing.T) {
	groups := []Group{{0, 3, true}, {0, 3, true}, {0, 3, true}, {7, 4, false}}
	plan, ok := Few(groups, of(9, 10, 11, 7))
	require.True(t, ok)
	assert.Equal(t, 4, plan.Laid)
	assert.ElementsMatch(t, []Group{{0, 3, true}, {0, 3, true}, {0, 3, true}, {7, 5, false}, {9, 3, true}}, plan.Groups())
}

func TestSolvingAllocatesNothing(t *testing.T) {
	groups, table, hand := randomTable(chance(5), 80, 15)
	assert.Zero(t, testing.AllocsPerRun(100, func() { Most(table, hand) }))
	assert.Zero(t, testing.AllocsPerRun(100, func() { Arrange(table, hand) }))
	assert.Zero(t, testing.AllocsPerRun(100, func() { White(table, hand) }))
	assert.Zero(t, testing.AllocsPerRun(100, func() { Few(groups, hand) }))
}
