package highcard

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

const rulings = 3

func TestHighCardConforms(t *testing.T) {
	rulestest.Conform(t, Kind(), rulestest.Options{
		Games: 40, Bound: func(n int) int { return 6 * n }, Phases: []string{PhaseLay, PhaseOver}, Hidden: rulestest.InPiles,
	})
}

func TestTheRulebooksExplainEachRulingAndOption(t *testing.T) {
	rulestest.Rulebooks(t, Kind(), rulestest.Book{Prefix: "HC", Rulings: rulings, Says: map[string][]string{
		"en": {"40 cards", "2 to 5 players"}, "es": {"40 cartas", "De 2 a 5 jugadores"},
	}})
}

func TestEverythingHasWordsInBothLanguages(t *testing.T) {
	rulestest.Words(t, Kind(), rulestest.Speech{})
}
