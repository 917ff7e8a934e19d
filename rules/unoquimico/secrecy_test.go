package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// However the hidden cards lie, a viewer sees the same: whatever differed in
// the view would tell of them.
func TestAViewDoesNotDependOnWhatItsViewerCannotKnow(t *testing.T) {
	r := rules.NewRand(rules.Seed{31})
	many := games(25, 1) // one step in so many is looked at
	phases, moved := map[string]int{}, map[rules.Seat]int{}
	for _, options := range tables {
		for _, n := range []int{2, 3, 10} {
			finish(t, openWith(t, n, options, r.Seed()), r, func(m *match) {
				if r.N(many) > 0 {
					return
				}
				phases[m.phase]++
				for to := rules.Nobody; int(to) <= n; to++ {
					c := m.Resample(to, r).(*match)
					assert.NoError(t, c.whole())
					assert.Equal(t, string(encode(t, m.View(to))), string(encode(t, c.View(to))))
					moved[to] += m.differs(c)
				}
			})
		}
	}
	for _, phase := range []string{PhasePlay, PhaseDrawn, PhaseDrawTwo, PhaseName, PhaseBetween} {
		assert.Positive(t, phases[phase], phase)
	}
	for to := rules.Nobody; to <= 10; to++ {
		assert.Positive(t, moved[to], "no hidden card was moved for seat %d", to)
	}
}

// differs is how many cards in hands are elsewhere at the other table.
func (m *match) differs(o *match) (sum int) {
	for i := range m.held {
		sum += m.held[i].len() - m.held[i].and(o.held[i]).len()
	}
	return sum
}

func TestTheSameHeaderAndMovesGiveTheSameViews(t *testing.T) {
	r := rules.NewRand(rules.Seed{32})
	for _, options := range tables {
		seed := r.Seed()
		a, b := openWith(t, 3, options, seed), openWith(t, 3, options, seed)
		for !a.over() {
			by := a.Turn().Seats[0]
			mv := uniformly(a, by, r)
			require.NoError(t, a.Play(by, mv))
			require.NoError(t, b.Play(by, mv))
			if a.phase == PhaseBetween || a.over() {
				assert.Equal(t, rulestest.Everything(a), rulestest.Everything(b))
			}
		}
	}
}
