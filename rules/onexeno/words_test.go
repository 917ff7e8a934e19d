package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestEverythingHasWordsInBothLanguages(t *testing.T) {
	for _, k := range []*rules.Kind{Kind(), Solitaire()} {
		rulestest.Words(t, k, rulestest.Speech{
			Families: []string{"Edge"},
			Cards:    []string{acrossLine, downLine, diagonalLine, "games_played"},
			Data:     []any{Place{}},
		})
	}
}
