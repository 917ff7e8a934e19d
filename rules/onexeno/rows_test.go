package onexeno

import (
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestOX7TheFifthCardInARowTakesAllRowsAtOnce(t *testing.T) {
	middle := [2]int{2, 2}
	for _, c := range []struct {
		name  string
		shape shape
		last  [2]int
		lines string
		cards int
	}{
		{"a row", across(0), [2]int{4, 0}, "row", 5},
		{"a row closed in its middle", across(0), [2]int{2, 0}, "row", 5},
		{"a row completed to the left of the box", across(0), [2]int{0, 0}, "row", 5},
		{"a column", down(0), [2]int{0, 4}, "column", 5},
		{"a column completed above the box", down(0), [2]int{0, 0}, "column", 5},
		{"a falling diagonal", falling, [2]int{4, 4}, "diagonal", 5},
		{"a falling diagonal completed outside of the box", falling, [2]int{0, 0}, "diagonal", 5},
		{"a rising diagonal", rising, [2]int{4, 0}, "diagonal", 5},
		{"a row and a column", joined(across(2), down(2)), middle, "row column", 9},
		{"a row and a column at the corner", joined(across(0), down(0)), [2]int{0, 0}, "row column", 9},
		{"two diagonals", joined(falling, rising), middle, "diagonal diagonal", 9},
		{"a row, a column and a diagonal", joined(across(2), down(2), falling), middle, "row column diagonal", 13},
		{"four rows", joined(across(2), down(2), falling, rising), middle, "row column diagonal diagonal", 17},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, mv := nearly(t, c.shape, c.last)
			m := p.start(t)
			do(t, m, 1, mv)
			took := m.noted(LogTook)
			assert.Equal(t, c.lines, strings.Join(took.Lines, " "))
			assert.Equal(t, c.cards, took.Count)
			assert.Equal(t, c.cards, m.taken[0].Len())
			assert.Equal(t, took.Spots, m.worth(&m.taken[0]))
			assert.Equal(t, len(took.Lines), m.tricks[0])
			assert.Zero(t, m.table.Len())
		})
	}
}

func TestOX7FourCardsInARowAreNoTrick(t *testing.T) {
	p, mv := nearly(t, across(0)[:4], [2]int{3, 0})
	m := p.start(t)
	do(t, m, 1, mv)
	assert.Nil(t, m.noted(LogTook))
	assert.Equal(t, 4, m.table.Len())
}

func TestOX7AFullBoxHasFiveRowsFiveColumnsAndTwoDiagonals(t *testing.T) {
	named := map[string]int{}
	for _, l := range lines {
		named[l.name]++
	}
	assert.Equal(t, map[string]int{"row": 5, "column": 5, "diagonal": 2}, named)
}

// A card may complete a row by making the box larger: the places found are
// those that take a trick when a card is laid there.
func TestOX7ThePlacesOfFifthCardsAreThoseThatTakeATrick(t *testing.T) {
	r, found := rules.NewRand(rules.Seed{16}), 0
	for range games(40, 1000) {
		m := openWith(t, 2, "", r.Seed())
		for !m.over() {
			w := m.world()
			list, places := w.fits(nil)
			for i := range places {
				c := nth(list, i)
				_, takes := w.gain(c)
				assert.Equal(t, takes, w.field.fifth()>>c.place&1 == 1)
				found += rules.Count(takes)
			}
			playAtRandom(t, m, r)
		}
	}
	assert.Positive(t, found)
}

func TestOX7TheOtherCardsStayWhereTheyLie(t *testing.T) {
	p, mv := nearly(t, append(across(0), [2]int{1, 1}, [2]int{2, 3}), [2]int{4, 0})
	m := p.start(t)
	left := m.lying()
	do(t, m, 1, mv)
	assert.Len(t, m.lying(), 2)
	for card, l := range m.lying() {
		assert.Equal(t, left[card], l)
	}
}

func TestOX4WithEdgesADiagonalCountsOnlyIfItsCornersMatch(t *testing.T) {
	p, mv := nearly(t, falling, [2]int{4, 4})
	p.options = `{"match":"edges"}`
	m := p.start(t)
	do(t, m, 1, mv)
	assert.Equal(t, []string{"diagonal"}, m.noted(LogTook).Lines)

	m = p.start(t)
	assert.Equal(t, look(1), m.lookAt(t, 3, 3)>>4&1, "a spot in the corner that the last card touches")
	do(t, m, 1, Place{blank, 0, 4, 4})
	assert.Nil(t, m.noted(LogTook))
	assert.Equal(t, 5, m.table.Len())
}

// lookAt is the look of the card on a point of the grid.
func (m *match) lookAt(t testing.TB, x, y int) look {
	t.Helper()
	p, ok := m.field.at(x, y)
	assert.True(t, ok)
	return m.field.lookAt(p)
}
