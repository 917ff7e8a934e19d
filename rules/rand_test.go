package rules_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// published is the seed of the golden vectors: bytes 00, 01, … 1f.
func published() (s rules.Seed) {
	for i := range s {
		s[i] = byte(i)
	}
	return s
}

func numbers(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// This is the published vector of the shuffle: whoever wants to check a deal
// starts ChaCha8 with the seed, takes the upper 32 bits of each 64-bit number,
// throws away those below 2³² mod n, and exchanges card i, from the last to the
// second, with card (number mod i+1).
func TestTheShuffleIsThePublishedOne(t *testing.T) {
	cards := numbers(72)
	rules.Shuffle(rules.NewRand(published()), cards)
	assert.Equal(t, golden, cards)
	assert.Equal(t, golden, recomputed(72))
}

var golden = []int{
	4, 70, 54, 39, 11, 20, 22, 8, 51, 0, 6, 28, 44, 34, 10, 26, 62, 21,
	2, 46, 68, 61, 12, 30, 43, 42, 16, 66, 25, 18, 60, 69, 57, 52, 50, 31,
	41, 45, 63, 49, 53, 23, 29, 5, 24, 65, 64, 1, 35, 32, 37, 9, 27, 56,
	15, 33, 71, 36, 55, 14, 40, 59, 67, 48, 3, 13, 19, 7, 47, 58, 38, 17,
}

// recomputed is the shuffle as a stranger would write it.
func recomputed(n int) []int {
	seed := published()
	src, cards := rand.NewChaCha8(seed), numbers(n)
	for i := uint64(n - 1); i > 0; i-- {
		x := src.Uint64() >> 32
		for x < (1<<32)%(i+1) {
			x = src.Uint64() >> 32
		}
		cards[i], cards[x%(i+1)] = cards[x%(i+1)], cards[i]
	}
	return cards
}

// chiSquare is how far counts are from all being equal.
func chiSquare(counts []int) (sum float64) {
	total := 0
	for _, c := range counts {
		total += c
	}
	want := float64(total) / float64(len(counts))
	for _, c := range counts {
		sum += (float64(c) - want) * (float64(c) - want) / want
	}
	return sum
}

// tooFar is the chi-square that one in a thousand fair runs exceeds (Wilson and
// Hilferty's approximation; 3.09 is that point of the normal curve).
func tooFar(cells int) float64 {
	k := float64(cells - 1)
	return k * math.Pow(1-2/(9*k)+3.09*math.Sqrt(2/(9*k)), 3)
}

func TestEveryCardComesToEveryPositionAlike(t *testing.T) {
	const n, shuffles = 12, 60_000
	r := rules.NewRand(rules.Seed{1})
	var seen [n][n]int
	for range shuffles {
		cards := numbers(n)
		rules.Shuffle(r, cards)
		for position, card := range cards {
			seen[position][card]++
		}
	}
	for position := range seen {
		assert.Less(t, chiSquare(seen[position][:]), tooFar(n), "position %d", position)
	}
}

func TestEveryOrderIsEquallyLikely(t *testing.T) {
	r, seen := rules.NewRand(rules.Seed{2}), map[[4]int]int{}
	for range 48_000 {
		cards := [4]int{0, 1, 2, 3}
		rules.Shuffle(r, cards[:])
		seen[cards]++
	}
	var counts []int
	for _, c := range seen {
		counts = append(counts, c)
	}
	assert.Len(t, counts, 24)
	assert.Less(t, chiSquare(counts), tooFar(24))
}

func TestNumbersAreEquallyLikely(t *testing.T) {
	r := rules.NewRand(rules.Seed{3})
	for _, n := range []int{1, 2, 3, 7, 10, 72, 118} {
		counts := make([]int, n)
		for range 1000 * n {
			counts[r.N(n)]++
		}
		if n > 1 {
			assert.Less(t, chiSquare(counts), tooFar(n), "below %d", n)
		}
	}
}

// With n at three eighths of the range, folding the tail in would give the lower
// two thirds of the numbers half as much again as the rest.
func TestNumbersOfALargeRangeAreNotFolded(t *testing.T) {
	const n, draws = 3 << 29, 30_000
	r, counts := rules.NewRand(rules.Seed{4}), make([]int, 3)
	for range draws {
		counts[r.N(n)>>29]++
	}
	assert.Less(t, chiSquare(counts), tooFar(3))
}

// The source holds numbers in advance; a copy must hold the same ones.
func TestACloneHasTheSameNumbersAheadAtAnyPoint(t *testing.T) {
	r := rules.NewRand(published())
	for range 300 {
		c := r.Clone()
		ahead := make([]rules.Seed, 12)
		for i := range ahead {
			ahead[i] = c.Seed()
		}
		d := r.Clone()
		assert.True(t, slices.ContainsFunc(ahead, func(s rules.Seed) bool { return s != rules.Seed{} }))
		for _, s := range ahead {
			assert.Equal(t, s, d.Seed())
		}
		r.N(5)
	}
}

func TestACloneDoesNotMoveItsOrigin(t *testing.T) {
	a, b := rules.NewRand(published()), rules.NewRand(published())
	for range 40 {
		a.Clone().Seed()
		assert.Equal(t, b.N(1000), a.N(1000))
	}
}

func TestASeedPrintsAsLowerCaseHex(t *testing.T) {
	assert.Equal(t, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", published().String())
}

func TestSeedsDrawnDiffer(t *testing.T) {
	r, seen := rules.NewRand(rules.Seed{5}), map[rules.Seed]bool{}
	for range 1000 {
		seen[r.Seed()] = true
	}
	assert.Len(t, seen, 1000)
}
