package periodyx

import (
	"maps"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestEverythingHasWordsInBothLanguages(t *testing.T) {
	rulestest.Words(t, Kind(), rulestest.Speech{
		Families: []string{"Void"},
		Phases:   questions(),
		Cards: slices.Concat(Games[1:], Stats, Properties, []string{"date", "higher", "lower", "earlier", "later", Ancient, Hidden, "kind"},
			alphabet, slices.Collect(maps.Keys(beats))),
	})
}
