package periodyx

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func conformance(t testing.TB) rulestest.Options {
	return rulestest.Options{
		Bound:     mostMoves,
		Phases:    append(questions(), PhaseExchange, PhaseRace, PhaseState, PhaseVote, PhaseOver),
		Starts:    starts(t),
		Invariant: func(g rules.Game) error { return g.(*match).sound() },
		Hidden:    chosen,
	}
}

// questions are the phases that tell the game.
func questions() (list []string) {
	for _, game := range Games[1:] {
		list = append(list, "lead_"+game, "table_"+game)
	}
	for game, moves := range beginnings {
		switch {
		case slices.Contains(moves, "ask"):
			list = append(list, "answer_"+Games[game], "counter_"+Games[game])
		case slices.Contains(moves, "lay"):
			list = append(list, "answer_"+Games[game])
		}
	}
	return list
}

func TestPeriodyxConforms(t *testing.T) { rulestest.Conform(t, Kind(), conformance(t)) }

// games is how much is played: little, or in full.
func games(short, long int) int {
	if rulestest.Long() {
		return long
	}
	return short
}

// mostMoves is that of the longest match: as many rounds as PX-18 allows, the
// longest of them a free race in which everybody buzzes, says something and is
// voted down, and every card but those dealt played on the table.
func mostMoves(n int) int {
	rounds := 11*((12-6)*n+1) + dryMost*n
	return rounds*(2+n*(2+n)) + deckMost
}

// chosen is what others have chosen and not shown (the card that lies face down,
// the answers in a calm race, the votes) and, of hands in which the viewer has seen cards,
// what else is in them.
func chosen(g rules.Game, to rules.Seat) map[string]string {
	m, hidden := g.(*match), map[string]string{"can": ""}
	if m.game == Classes && m.round.lead != none && !m.round.open && to != m.leader {
		hidden["the card that lies face down"] = code(m.round.lead)
	}
	for _, s := range rules.Seats(m.n) {
		if held := *m.held.At(s); s != to && !held.and(m.known[to]).empty() {
			hidden["hands["+s.String()+"]"] = ""
			hidden["what "+s.String()+" holds unseen"] = strings.Join(codesOf(held.less(m.known[to])), " ")
		}
		if c := m.round.claims[s]; s != to && c != "" && m.phase == PhaseRace {
			hidden["what "+s.String()+" has answered"] = c
		}
		if b := m.round.votes[s]; s != to && (b == yes || b == no) {
			hidden["what "+s.String()+" has voted"] = strconv.Itoa(int(b))
		}
	}
	return hidden
}

// starts are tables that play seldom reaches.
func starts(t testing.TB) (list []rulestest.Start) {
	for _, p := range []struct {
		name string
		position
	}{
		{"a duel of two cards without a boiling point", position{game: HotStuff, hands: []string{"Ra At", "Fr Pa", "Li Be"}, pile: "…"}},
		{"an empty pile", position{game: HiLo, hands: []string{"Ra At H He", "Fr Pa Li", "Fe Be"}, table: "Na"}},
		{"a pile of cards that all have seen", position{game: HiLo, hands: []string{"Ra At H He C", "Fr Pa Li Be N", "Fe Co Ni"}, under: "Na K Rb"}},
		{"one card each", position{game: Surprise, hands: []string{"Ra", "Fr", "Na"}, pile: "…"}},
		{"nine cards each", position{game: HiLo, hands: []string{"H He Li Be B C N O F", "Na Mg Al Si P S Cl Ar K"}, table: "Ne", pile: "…"}},
	} {
		list = append(list, rulestest.Start{Name: p.name, Game: func() rules.Game { return p.start(t) }})
	}
	return list
}
