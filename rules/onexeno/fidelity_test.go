package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestEverySentenceOfTheRulesHasARulingAndATest(t *testing.T) {
	rulestest.Fidelity(t, rulestest.Origin{
		Prefix: "OX", Rulings: rulings, Sentences: 60, Silent: []int{4, 7, 8, 9, 17, 19},
		Shared: []string{
			"TestTheDeckHasEveryFillingUpToRotationOnce", "TestTheDeckHasTheSpotsOfTheRules",
			"TestTheTablesDrawnInTheRulebooksMatchAndAreTheSame", "TestTheSolitaireConforms",
		},
	})
}
