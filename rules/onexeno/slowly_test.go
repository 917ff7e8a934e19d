package onexeno

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
)

// fives is the cards that a look on a point takes by the words of the rules:
// those of each five in a row through it, of which each two neighbours match.
func (m *match) fives(at spotted) (taken []spotted) {
	table := map[[2]int]look{{at.x, at.y}: at.look}
	for _, s := range m.field.on(m.field.occ) {
		table[[2]int{s.x, s.y}] = s.look
	}
	for _, d := range [][2]int{{1, 0}, {0, 1}, {1, 1}, {1, -1}} {
		for back := range rowLength {
			row := rowFrom(table, at.x-back*d[0], at.y-back*d[1], d)
			if len(row) == rowLength && matching(row, d) {
				taken = append(taken, row...)
			}
		}
	}
	return distinct(taken)
}

// rowFrom is the cards of five points in a row, as many as lie there.
func rowFrom(table map[[2]int]look, x, y int, d [2]int) (row []spotted) {
	for i := range rowLength {
		if l, ok := table[[2]int{x + i*d[0], y + i*d[1]}]; ok {
			row = append(row, spotted{x + i*d[0], y + i*d[1], l})
		}
	}
	return row
}

// matching reports whether the cells meet alike of each two in a row.
func matching(row []spotted, d [2]int) bool {
	meet := map[[2]int][][2]int{ // the cells of one card and of the next
		{1, 0}: {{2, 0}, {3, 7}, {4, 6}}, {0, 1}: {{6, 0}, {5, 1}, {4, 2}},
		{1, 1}: {{4, 0}}, {1, -1}: {{2, 6}},
	}
	for i := range rowLength - 1 {
		for _, c := range meet[d] {
			if row[i].look>>c[0]&1 != row[i+1].look>>c[1]&1 {
				return false
			}
		}
	}
	return true
}

func distinct(list []spotted) (once []spotted) {
	for _, s := range list {
		if !slices.Contains(once, s) {
			once = append(once, s)
		}
	}
	return once
}

func TestOX7TheCardsTakenAreTheFivesInARowPointByPoint(t *testing.T) {
	r, took := rules.NewRand(rules.Seed{18}), 0
	for i := range games(30, 1000) {
		m := openWith(t, 2, tables()[i%len(tables())], r.Seed())
		for m.phase == PhasePlay {
			moves := m.legal(m.asked)
			mv := moves[r.N(len(moves))]
			var want []spotted
			if p, ok := mv.(Place); ok {
				want = m.fives(spotted{p.X, p.Y, deck().look[deck().face[p.Card]].turned(p.Turn)})
				took += min(len(want), 1)
			}
			by, before := m.asked, m.taken.At(m.asked).Len()
			do(t, m, by, mv)
			if _, claimed := mv.(Claim); !claimed {
				assert.Equal(t, len(want), m.taken.At(by).Len()-before)
			}
			for _, s := range want {
				_, there := m.lookOn(s.x, s.y)
				assert.False(t, there)
			}
		}
	}
	assert.Positive(t, took)
}

// lookOn is the card on a point, if there is one.
func (m *match) lookOn(x, y int) (look, bool) {
	p, near := m.field.at(x, y)
	if !near || m.field.occ>>p&1 == 0 {
		return 0, false
	}
	return m.field.lookAt(p), true
}

// A card is claimed rightly where it would not have matched the cards that lay
// there before it, cell by cell.
func TestOX13AClaimIsRightByTheCellsOfTheCardsThatLayThereBefore(t *testing.T) {
	r, right, wrong := rules.NewRand(rules.Seed{19}), 0, 0
	for i := range games(20, 400) {
		m := openWith(t, 3, tables()[1+2*(i%8)], r.Seed())
		for m.phase == PhasePlay {
			for c := range m.table.All() {
				if r.N(8) == 0 {
					assert.Equal(t, !m.agreedWhenLaid(c.Face()), m.wrong(c.Face()))
					right, wrong = right+rules.Count(m.wrong(c.Face())), wrong+rules.Count(!m.wrong(c.Face()))
				}
			}
			playAtRandom(t, m, r)
		}
	}
	assert.True(t, right > 0 && wrong > 0)
}

// agreedWhenLaid is OX-4 of a card and those of the table laid before it.
func (m *match) agreedWhenLaid(f cards.Face) bool {
	before := m.clone()
	for c := range m.table.All() {
		if m.lies[c.Face()].nth >= m.lies[f].nth {
			before.table.Remove(c.Face())
		}
	}
	return before.slowlyAgrees(m.lookOf(f), m.lies[f].x, m.lies[f].y)
}
