package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestEverythingHasWordsInBothLanguages(t *testing.T) {
	rulestest.Words(t, Kind(), rulestest.Speech{
		Cards: []string{"wild_1", "wild_2", "games_played"},
		Data:  []any{Facts{}},
	})
}
