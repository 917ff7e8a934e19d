package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

func conformance(t testing.TB) rulestest.Options {
	return rulestest.Options{
		Bound:     mostMoves,
		Phases:    []string{PhasePlay, PhaseDrawn, PhaseDrawTwo, PhaseName, PhaseBetween, PhaseOver},
		Starts:    starts(t),
		Invariant: func(g rules.Game) error { return g.(*match).sound() },
		Choose:    mostlyNaming,
		Hidden:    lyingOpen,
	}
}

func TestUnoQuimicoConforms(t *testing.T) { rulestest.Conform(t, Kind(), conformance(t)) }

func TestAnyTwoSettingsOfTheTableMeetInSomeMatch(t *testing.T) {
	for n := 2; n <= 10; n++ {
		sets := rulestest.Pairs(Kind(), n)
		assert.LessOrEqual(t, len(sets), 13)
		assert.Empty(t, rulestest.Apart(Kind(), n, sets))
		assert.NotEmpty(t, rulestest.Apart(Kind(), n, sets[:len(sets)-1]))
	}
}

func FuzzConforms(f *testing.F) { rulestest.Fuzz(f, Kind(), conformance(f)) }

// mostMoves is that of the longest match: a turn is a draw, a lay and at most
// three names (UQ-5, a comodín beside), and between games everybody says next.
func mostMoves(n int) int { return 40 * (turnsPerSeat*n*5 + n) }

// lyingOpen is the hands between games: all else that is hidden is found in the
// piles and the stream of chance.
func lyingOpen(g rules.Game, _ rules.Seat) map[string]string {
	m, open := g.(*match), map[string]string{}
	if m.phase == PhaseBetween {
		for _, s := range rules.Seats(m.n) {
			open["hands["+s.String()+"]"] = ""
		}
	}
	return open
}

// mostlyNaming plays evenly, but knows three of four names, lest forfeits go on
// for ever.
func mostlyNaming(g rules.Game, by rules.Seat, moves []rules.Move, r *rules.Rand) rules.Move {
	if m := g.(*match); by != rules.Nobody && m.phase == PhaseName && r.N(4) > 0 {
		return right(m)
	}
	return moves[r.N(len(moves))]
}

// starts are tables that play seldom reaches.
func starts(t testing.TB) (list []rulestest.Start) {
	for _, p := range []struct {
		name string
		position
	}{
		{"a pile that ends inside a draw of two", position{hands: []string{"Ca Cu", "Na K", "F O"}, laid: "Au Ag", top: "Fe+wild_1", pile: "Li"}},
		{"a reshuffle by the next draw", position{hands: []string{"He Ne", "Na K", "F O"}, laid: "Cu Ag Au Pt Ni curie", top: "Fe"}},
		{"nothing to draw and nothing to lay", position{hands: []string{"He Ne", "Kr Ar"}, top: "Fe"}},
		{"a comodín as the last card", position{hands: []string{"wild_1", "Na K wild_2"}, top: "Fe", pile: "…"}},
		{"forfeits with an empty pile", position{options: forfeit, hands: []string{"curie F Cu", "Na K"}, laid: "Ag", top: "Fe"}},
	} {
		list = append(list, rulestest.Start{Name: p.name, Game: func() rules.Game { return p.start(t) }})
	}
	return list
}
