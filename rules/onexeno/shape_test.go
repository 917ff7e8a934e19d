package onexeno

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/require"
)

// shape is points of the grid, to be filled with cards that match.
type shape [][2]int

// row, column and the two diagonals of the box that begins at 0,0.
func across(y int) shape { return shape{{0, y}, {1, y}, {2, y}, {3, y}, {4, y}} }
func down(x int) shape   { return shape{{x, 0}, {x, 1}, {x, 2}, {x, 3}, {x, 4}} }

var (
	falling = shape{{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 4}}
	rising  = shape{{0, 4}, {1, 3}, {2, 2}, {3, 1}, {4, 0}}
)

// joined is all points of the shapes, each once.
func joined(shapes ...shape) (all shape) {
	seen := map[[2]int]bool{}
	for _, s := range shapes {
		for _, p := range s {
			if !seen[p] {
				seen[p] = true
				all = append(all, p)
			}
		}
	}
	return all
}

// near is the points in the order in which they fill soonest: the nearest to a
// point first.
func (s shape) near(p [2]int) shape {
	far := func(q [2]int) int { return (q[0]-p[0])*(q[0]-p[0]) + (q[1]-p[1])*(q[1]-p[1]) }
	return slices.SortedStableFunc(slices.Values(s), func(a, b [2]int) int { return far(a) - far(b) })
}

// nearly is a table on which all points but the last are filled, and the hand
// of seat 1 holds the card that fits on it.
func nearly(t testing.TB, s shape, last [2]int) (position, Place) {
	t.Helper()
	m := open(t, 2, "")
	m.clearTable()
	m.stack = cards.MakePile(cards.Counted, rules.Nobody)
	s = s.near(last)
	require.True(t, m.fill(s), "no cards fill the shape")
	var p position
	for _, at := range s[1:] {
		p.field = append(p.field, fmt.Sprintf("%s@%d,%d", m.on(at), at[0], at[1]))
	}
	f, turn := cardOf(t, m.on(last).String())
	spare := m.unused(2)
	p.hands = []string{code(f) + " " + spare[0], spare[1]}
	return p, Place{code(f), turn, last[0], last[1]}
}

// fill lays matching cards on the points, the first ones that go.
func (m *match) fill(s shape) bool {
	if len(s) == 0 {
		return true
	}
	for f := cards.Face(deckSize); f > 0; f-- {
		f := f - 1
		if m.table.Has(f) {
			continue
		}
		for turn := range deck().looks[f] {
			if len(m.differing(deck().look[f].turned(turn), s[0][0], s[0][1])) > 0 {
				continue
			}
			m.table.Put(cards.New(f))
			m.lies[f] = lie{x: s[0][0], y: s[0][1], turn: turn}
			if m.fill(s[1:]) {
				return true
			}
			m.table.Remove(f)
		}
	}
	return false
}

// on is the look of the card on a point.
func (m *match) on(at [2]int) look {
	for c := range m.table.All() {
		if l := m.lies[c.Face()]; l.x == at[0] && l.y == at[1] {
			return m.lookOf(c.Face())
		}
	}
	panic("no card lies there")
}

// unused is the codes of cards that lie nowhere.
func (m *match) unused(n int) (list []string) {
	for f := cards.Face(0); len(list) < n; f++ {
		if !m.table.Has(f) {
			list = append(list, code(f))
		}
	}
	return list
}

// unseen is the codes of cards that are nowhere yet.
func (m *match) unseen(n int) (list []string) {
	for f := cards.Face(0); len(list) < n; f++ {
		if !m.table.Has(f) && !slices.ContainsFunc(m.hands, func(p cards.Pile) bool { return p.Has(f) }) {
			list = append(list, code(f))
		}
	}
	return list
}
