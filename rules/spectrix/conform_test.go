package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

func conformance(t testing.TB) rulestest.Options {
	return rulestest.Options{
		Bound:     mostMoves,
		Phases:    []string{PhasePlay, PhaseDrawn, PhaseRestore, PhaseBetween, PhaseOver},
		Starts:    starts(t),
		Invariant: func(g rules.Game) error { return g.(*match).sound() },
		Choose:    mostlyLaying,
		Hidden:    lyingOpen,
	}
}

func TestSpectrixConforms(t *testing.T) { rulestest.Conform(t, Kind(), conformance(t)) }

func TestAnyTwoSettingsOfTheTableMeetInSomeMatch(t *testing.T) {
	for n := 2; n <= seatsMost; n++ {
		sets := rulestest.Pairs(Kind(), n)
		assert.LessOrEqual(t, len(sets), 13)
		assert.Empty(t, rulestest.Apart(Kind(), n, sets))
		assert.NotEmpty(t, rulestest.Apart(Kind(), n, sets[:len(sets)-1]))
	}
}

func FuzzConforms(f *testing.F) { rulestest.Fuzz(f, Kind(), conformance(f)) }

// mostMoves is that of the longest match: at the target of 200 a round adds five
// points at least (SP-14); a turn is steps, a restoring of as many and everybody
// done with it, and hints before and after a draw; once the room says that the time
// is over.
func mostMoves(n int) int {
	turn := 2*mostSteps + 2*mostHint + n + 2
	return (40*n+mostSudden)*(turnsPerSeat*n*turn+n) + 1
}

// lyingOpen is the hands between rounds, and what one may do, which mostly follows
// from the table, and the help for it, which follows from table and hand: all else
// that is hidden is found in the piles and the stream of chance.
func lyingOpen(g rules.Game, _ rules.Seat) map[string]string {
	m, open := g.(*match), map[string]string{"can": "", "hint": ""}
	if m.phase == PhaseBetween {
		for _, s := range rules.Seats(m.n) {
			open["hands["+s.String()+"]"] = ""
		}
	}
	return open
}

// mostlyLaying plays evenly, but now and then as a level does, which lays what is
// not listed. Where steps are made it also ends a turn now and then: chance alone
// would use them all.
func mostlyLaying(g rules.Game, by rules.Seat, moves []rules.Move, r *rules.Rand) rules.Move {
	m := g.(*match)
	at := r.N(4)
	switch strict := m.opt.StrictTable; {
	case by == rules.Nobody:
	case strict && at == 0:
		return moves[0]
	case strict && at == 1, at == 2:
		if mv := policy(rules.Levels()[r.N(3)])(m, by, r); m.Clone().Play(by, mv) == nil {
			return mv
		}
	}
	return moves[r.N(len(moves))]
}

// starts are tables that play seldom reaches.
func starts(t testing.TB) (list []rulestest.Start) {
	for _, p := range []struct {
		name string
		position
	}{
		{"White Light with the last card", position{hands: []string{"YE", "OR OR PU", "LI"}, table: "OR RE PK MA PU DB LB TQ TE GR LI", pile: "…"}},
		{"an empty pile", position{hands: []string{"YE PU LB", "YE YE TE"}, table: "3DB|3RE"}},
		{"an empty pile with steps", position{options: strict, hands: []string{"YE PU LB", "YE YE TE", "OR RE"}, table: "3DB|3RE|4GR"}},
		{"one short of the target", position{hands: []string{"YE YE YE LI", "RE RE RE TE"}, pile: "…", totals: []int{95, 95}}},
		{"a match that ends even", position{hands: []string{"YE PU LB", "YE YE TE", "GR"}, table: "3DB|3RE", totals: []int{95, 95, 105}}},
	} {
		list = append(list, rulestest.Start{Name: p.name, Game: func() rules.Game { return p.start(t) }})
	}
	return list
}

const strict = `{"strict_table":true}`
