package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Passes as often as it may make the longest games, laying the longest fields.
func TestOX14AGameEndsWithinItsTurnsAndDrawsTheWholeStack(t *testing.T) {
	r := rules.NewRand(rules.Seed{14})
	for n := 2; n <= 10; n++ {
		for i := range games(20, 400) {
			m := openWith(t, n, "", r.Seed())
			turns, draws := 0, 0
			for !m.over() {
				turns, draws = turns+1, draws+rules.Count(m.drew)
				mv := atRandom(m, m.asked, r)
				if i%2 == 0 && r.N(2) == 0 && m.mayPass(m.asked) == nil {
					mv = Pass{}
				}
				require.NoError(t, m.Play(m.asked, mv))
			}
			assert.LessOrEqual(t, turns, mostTurns(n))
			assert.Equal(t, 69-5*n, draws)
		}
	}
}

func TestOX7CardsAreTakenByFiveNineThirteenOrSeventeen(t *testing.T) {
	r, seen := rules.NewRand(rules.Seed{15}), map[int]int{}
	for range games(300, 5000) {
		m := openWith(t, 2, "", r.Seed())
		for !m.over() {
			before := m.table.Len() + 1
			mv := atRandom(m, m.asked, r)
			require.NoError(t, m.Play(m.asked, mv))
			if mv != rules.Move(Pass{}) {
				seen[before-m.table.Len()]++
			}
			require.NoError(t, m.whole())
		}
	}
	for cards := range seen {
		assert.Contains(t, []int{0, 5, 9, 13, 17}, cards)
	}
	assert.Positive(t, seen[9], seen)
}

// A place with one neighbour by an edge fits the cards with that edge: 25 that
// are asked for a palindrome, else 31; two edges leave 7 or 8, three 2, four 1.
func TestOX4APlaceBetweenNeighboursFitsSoManyCards(t *testing.T) {
	for _, c := range []struct {
		name  string
		field []string
		want  []int
	}{
		{"a palindrome", []string{"00000000@0,-1"}, []int{25}},
		{"another", []string{"11111111@0,-1"}, []int{25}},
		{"one way round", []string{"00001100@0,-1"}, []int{31}},
	} {
		p := position{hands: []string{card1, card1}, field: c.field}
		m := open(t, 2, `{"match":"edges"}`)
		m.clearTable()
		for i, text := range p.field {
			m.layAsSaid(t, text, i)
		}
		assert.Contains(t, c.want, m.cardsFitting(0, 0), c.name)
	}
}

// cardsFitting is how many cards fit on a point in some turn, wherever they are.
func (m *match) cardsFitting(x, y int) (sum int) {
	n := m.needs()
	p, _ := m.field.at(x, y)
	for f := range deckSize {
		ok := false
		for turn := range deck().looks[f] {
			ok = ok || n.fits(deck().look[f].turned(turn))>>p&1 == 1
		}
		sum += rules.Count(ok)
	}
	return sum
}

func TestOX4TwoThreeAndFourNeighboursLeaveFewCards(t *testing.T) {
	for rest, want := range map[int][]int{2: {7, 8}, 3: {2}, 4: {1}} {
		for l := range 1 << cells {
			f := neighbours(look(l), rest)
			n := f.needs(1<<centre, alongEdges)
			fitting := map[look]bool{}
			for c := range 1 << cells {
				if n.fits(look(c)) != 0 {
					fitting[upright(look(c))] = true
				}
			}
			assert.Contains(t, want, len(fitting), "%d edges of %s", rest, look(l))
		}
	}
}

// neighbours is a field with cards above, to the right, below and to the left
// of a free place, as many as said, that ask for a look.
func neighbours(l look, edges int) (f field) {
	for _, side := range []int{-below, right, below, -right}[:edges] {
		f.occ |= 1 << (centre + side + below + right)
		for _, t := range alongEdges {
			if t.by == side {
				f.spot[t.theirs] |= uint64(l>>t.mine&1) << (centre + side + below + right)
			}
		}
	}
	f.occ, f.spot = f.occ>>(below+right), shifted(f.spot)
	return f
}

func shifted(spot [cells]uint64) [cells]uint64 {
	for i := range spot {
		spot[i] >>= below + right
	}
	return spot
}
