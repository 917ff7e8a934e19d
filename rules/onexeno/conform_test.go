package onexeno

import (
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

func conformance(t testing.TB) rulestest.Options {
	return rulestest.Options{
		Bound:     mostMoves,
		Phases:    []string{PhasePlay, PhaseClaims, PhaseBetween, PhaseOver},
		Starts:    starts(t),
		Invariant: func(g rules.Game) error { return g.(*match).sound() },
		Hidden:    lyingOpen,
	}
}

func TestOnexenoConforms(t *testing.T) { rulestest.Conform(t, Kind(), conformance(t)) }

func TestAnyTwoSettingsOfTheTableMeetInSomeMatch(t *testing.T) {
	for n := 2; n <= 10; n++ {
		assert.Empty(t, rulestest.Apart(Kind(), n, rulestest.Pairs(Kind(), n)))
	}
}

func FuzzConforms(f *testing.F) { rulestest.Fuzz(f, Kind(), conformance(f)) }

// mostTurns is the bound of OX-14.
func mostTurns(n int) int { return 138 - 4*n }

// mostMoves is that of the longest match: in each of twenty games the turns,
// for each of them and once more a false claim of every seat, a true claim of
// every card, and twice next of every seat.
func mostMoves(n int) int { return 20 * (mostTurns(n) + (mostTurns(n)+1)*n + deckSize + 2*n) }

// lyingOpen is the hands after a game, and with spotting what may be done, which
// follows from the table: all else that is hidden is found in the piles and the
// stream of chance.
func lyingOpen(g rules.Game, _ rules.Seat) map[string]string {
	m, open := g.(*match), map[string]string{}
	if m.phase == PhaseBetween {
		for _, s := range rules.Seats(m.n) {
			open["hands["+s.String()+"]"] = ""
		}
	}
	if m.opt.Spotting {
		open["can"] = ""
	}
	return open
}

// starts are tables that play seldom reaches.
func starts(t testing.TB) (list []rulestest.Start) {
	last := [2]int{2, 2}
	four, _ := nearly(t, joined(across(2), down(2), falling, rising), last)
	four.stack = strings.Join(four.start(t).unseen(6), " ")
	edges := four
	edges.options = `{"match":"edges","contact":"edge","must_place":true}`
	silent := four
	silent.options = `{"spotting":true,"games":2}`
	for _, p := range []struct {
		name string
		position
	}{
		{"four rows about to be taken", four},
		{"four rows where edges count and nobody may pass", edges},
		{"four rows with spotting", silent},
		{"an empty table and an empty stack", position{hands: []string{card1 + " " + full, blank + " 00010001", "00000101 00001110"}}},
		{"a mismatch on the table", position{options: `{"spotting":true}`, hands: []string{card1 + " 00000011", "00010001 00000101"}, field: []string{full + "@0,0", blank + "@1,0 2", "00001110@0,1 1"}, stack: "00010101 00001111"}},
	} {
		list = append(list, rulestest.Start{Name: p.name, Game: func() rules.Game { return p.start(t) }})
	}
	return list
}
