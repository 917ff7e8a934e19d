package onexeno

import (
	"fmt"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tables are the option sets in which the moves differ.
func tables() (list []string) {
	for _, match := range []string{"all8", "edges"} {
		for _, contact := range []string{"any", "edge"} {
			for _, rotation := range []bool{true, false} {
				for _, spotting := range []bool{false, true} {
					list = append(list, fmt.Sprintf(`{"match":%q,"contact":%q,"rotation":%t,"spotting":%t}`, match, contact, rotation, spotting))
				}
			}
		}
	}
	return list
}

// thirds is whether there is a spot on a cell of a card, by the cell's column and
// row on the grid.
type thirds map[[2]int]bool

func (m *match) thirds() thirds {
	all := thirds{}
	for c := range m.table.All() {
		l := m.lies[c.Face()]
		m.lookOf(c.Face()).paint(all, l.x, l.y)
	}
	return all
}

// around is the outer cells of a card, clockwise from the top left.
var around = [cells][2]int{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}}

func (l look) paint(all thirds, x, y int) {
	for i, at := range around {
		all[[2]int{3*x + at[0], 3*y + at[1]}] = l>>i&1 == 1
	}
}

// slowlyFits is OX-4, OX-6 and OX-8 in the words of the rules, cell by cell.
func (m *match) slowlyFits(l look, x, y int) bool {
	if m.table.Len() == 0 {
		return x == 0 && y == 0
	}
	lowX, highX, lowY, highY := x, x, y, y
	contact := false
	for c := range m.table.All() {
		o := m.lies[c.Face()]
		lowX, highX, lowY, highY = min(lowX, o.x), max(highX, o.x), min(lowY, o.y), max(highY, o.y)
		dx, dy := o.x-x, o.y-y
		switch {
		case dx == 0 && dy == 0:
			return false
		case dx*dx+dy*dy == 1:
			contact = true
		case dx*dx+dy*dy == 2:
			contact = contact || m.opt.Contact == "any"
		}
	}
	return contact && highX-lowX < 5 && highY-lowY < 5 && (m.opt.Spotting || m.slowlyAgrees(l, x, y))
}

func (m *match) slowlyAgrees(l look, x, y int) bool {
	mine, theirs := thirds{}, m.thirds()
	l.paint(mine, x, y)
	for at, spot := range mine {
		for dx := -1; dx <= 1; dx++ {
			for dy := -1; dy <= 1; dy++ {
				other, there := theirs[[2]int{at[0] + dx, at[1] + dy}]
				if there && other != spot && m.meets(at, dx, dy) {
					return false
				}
			}
		}
	}
	return true
}

// meets reports whether two cells of different cards must be alike: straight
// across an edge, or at the point where two corners meet.
func (m *match) meets(at [2]int, dx, dy int) bool {
	col, row := (at[0]%3+3)%3, (at[1]%3+3)%3
	if dx != 0 && dy != 0 {
		corner := (dx > 0) == (col == 2) && (dy > 0) == (row == 2) && col != 1 && row != 1
		return corner && m.opt.Match == "all8"
	}
	return dx != 0 || dy != 0
}

func (m *match) slowly(by rules.Seat) (moves []rules.Move) {
	for c := range m.hands.At(by).All() {
		moves = append(moves, m.slowlyOf(c.Face())...)
	}
	return moves
}

func (m *match) slowlyOf(f cards.Face) (moves []rules.Move) {
	seen := map[look]bool{}
	for turn := range 4 {
		if !m.opt.Rotation && turn != printed(f) {
			continue
		}
		l := deck().look[f].turned(turn)
		if seen[l] {
			continue
		}
		seen[l] = true
		b := m.box()
		for y := b.Y - 6; y < b.Y+12; y++ {
			for x := b.X - 6; x < b.X+12; x++ {
				if m.slowlyFits(l, x, y) {
					moves = append(moves, Place{code(f), turn, x, y})
				}
			}
		}
	}
	return moves
}

func TestOX4TheMovesListedAreThoseOfTheRulesCellByCell(t *testing.T) {
	r := rules.NewRand(rules.Seed{3})
	for _, options := range tables() {
		for range games(4, 40) {
			m := openWith(t, 2+r.N(3), options, r.Seed())
			for m.phase == PhasePlay {
				if r.N(12) == 0 {
					assert.ElementsMatch(t, m.slowly(m.asked), placesOf(m), options)
				}
				playAtRandom(t, m, r)
			}
		}
	}
}

func placesOf(m *match) (moves []rules.Move) {
	for _, mv := range m.legal(m.asked) {
		if _, ok := mv.(Place); ok {
			moves = append(moves, mv)
		}
	}
	return moves
}

// playAtRandom makes any move of the first seat that is asked; passing is rare.
func playAtRandom(t testing.TB, m *match, r *rules.Rand) {
	by := m.Turn().Seats[0]
	moves := m.legal(by)
	require.NotEmpty(t, moves)
	mv := moves[r.N(len(moves))]
	require.NoError(t, m.Play(by, mv))
	require.NoError(t, m.whole())
}
