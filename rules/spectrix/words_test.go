package spectrix

import (
	"encoding/json"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEverythingHasWordsInBothLanguages(t *testing.T) {
	rulestest.Words(t, Kind(), rulestest.Speech{
		Files: []string{"view.go", "match.go", "turn.go", "score.go"},
	})
}

func TestEverythingOfMemoryHasWordsInBothLanguages(t *testing.T) {
	rulestest.Words(t, MemoryKind(), rulestest.Speech{
		Files: []string{"memory.go", "memoryview.go"}, Phases: []string{PhaseOver}, Cards: []string{ReasonBound, FaceDown},
	})
}

func TestColoursAreCalledAsInTheRing(t *testing.T) {
	for _, k := range []*rules.Kind{Kind(), MemoryKind()} {
		var en, es struct{ Card map[string]string }
		require.NoError(t, json.Unmarshal(k.Words("en"), &en))
		require.NoError(t, json.Unmarshal(k.Words("es"), &es))
		for _, c := range Colours() {
			assert.Equal(t, [2]string{c.NameEN, c.NameES}, [2]string{en.Card[c.Code], es.Card[c.Code]})
		}
	}
}
