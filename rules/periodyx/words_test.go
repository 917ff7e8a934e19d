package periodyx

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestEverythingHasWordsInBothLanguages(t *testing.T) {
	rulestest.Words(t, Kind(), rulestest.Speech{
		Families: []string{"Void"},
		Cards:    slices.Concat(Games[1:], Stats, Properties, []string{"date", "higher", "lower", "earlier", "later", Ancient}),
	})
}
