package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// figures is what matches of one policy at one number of seats come to. All but
// the rounds of a match is of rounds in which nobody is out yet: with fewer
// players a round is another one.
type figures struct {
	all, matches                               int
	rounds, turns, emptied, blocked, firstTurn int
}

func (f figures) turnsEach() float64    { return float64(f.turns) / float64(f.rounds) }
func (f figures) roundsEach() float64   { return float64(f.all) / float64(f.matches) }
func (f figures) emptiedShare() float64 { return 100 * float64(f.emptied) / float64(f.rounds) }
func (f figures) firstShare() float64   { return 100 * float64(f.firstTurn) / float64(f.rounds) }

// chooser is a policy of the bands: a table to make, and whether it lays any.
type chooser func(m *match, by rules.Seat) (layout, bool)

func exact(m *match, by rules.Seat) (layout, bool) { return m.wanted(rules.Hard, by) }

func neverRearranging(m *match, by rules.Seat) (layout, bool) {
	l := m.layoutOf(by)
	next, laid := l.withoutInserting()
	return next, laid > 0
}

// measure plays matches to the end.
func measure(t *testing.T, n, matches int, choose chooser) (f figures) {
	r := rules.NewRand(rules.Seed{51, byte(n)})
	for ; f.matches < matches; f.matches++ {
		for m := openWith(t, n, "", r.Seed()); !m.over(); {
			f.turn(t, m, choose)
		}
	}
	return f
}

// turn makes one move, and counts.
func (f *figures) turn(t *testing.T, m *match, choose chooser) {
	if m.phase == PhaseBetween {
		require.NoError(t, m.Play(m.Turn().Seats[0], Next{}))
		return
	}
	round, turns, by := m.round, m.turns, m.asked
	mv, first := m.ender(by), turns < len(m.in())
	if next, able := choose(m, by); able {
		mv = m.write(next)
	}
	full, everybody := m.pile.Len(), len(m.in()) == m.n
	require.NoError(t, m.Play(by, mv))
	if m.past[round] != nil {
		f.all++
	}
	if !everybody {
		return
	}
	f.turns++
	if full > 0 && m.pile.Len() == 0 {
		f.emptied++
	}
	if past := m.past[round]; past != nil {
		f.rounds++
		if past.Reason != ReasonWentOut {
			f.blocked++
		} else if first {
			f.firstTurn++
		}
	}
}

// At three to five seats the rounds of a match are measured with this deck and
// deal, by which more cards are dealt when fewer players are left: the rulings
// say 8.2, 8.1 and 8.1.
func TestExactPlayersLieInTheirBand(t *testing.T) {
	for n, want := range map[int]struct{ turns, rounds, first float64 }{
		2: {5.1, 10.2, 46}, 3: {2.8, 7.9, 91}, 4: {3.3, 7.6, 92}, 5: {3.3, 7.0, 98}, 6: {3.9, 7.7, 98},
	} {
		f := measure(t, n, scale(150, 2000)*fewer, exact)
		t.Logf("n=%d: %.2f turns a round, %.2f rounds a match, out in the first turn %.1f %%", n, f.turnsEach(), f.roundsEach(), f.firstShare())
		assert.InEpsilon(t, want.turns, f.turnsEach(), 0.15, "turns a round at %d seats", n)
		assert.InEpsilon(t, want.rounds, f.roundsEach(), 0.10, "rounds a match at %d seats", n)
		assert.InDelta(t, want.first, f.firstShare(), 5, "out in the first turn at %d seats", n)
		assert.Zero(t, f.blocked)
	}
}

func TestPlayersWhoNeverRearrangeLieInTheirBand(t *testing.T) {
	for n, want := range map[int]struct{ turns, emptied float64 }{2: {51, 11.3}, 3: {32, 10}, 4: {20, 5.1}, 5: {12.7, 3.9}, 6: {11.1, 2.5}} {
		f := measure(t, n, scale(60, 1000)*fewer, neverRearranging)
		t.Logf("n=%d: %.1f turns a round, pile emptied in %.1f %%", n, f.turnsEach(), f.emptiedShare())
		assert.InEpsilon(t, want.turns, f.turnsEach(), 0.25, "turns a round at %d seats", n)
		assert.InDelta(t, want.emptied, f.emptiedShare(), 5, "pile emptied at %d seats", n)
	}
}

// scale is so many in short, so many in full.
func scale(short, long int) int {
	if rulestest.Long() {
		return long
	}
	return short / fewer
}
