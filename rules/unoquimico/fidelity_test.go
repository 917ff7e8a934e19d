package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestEverySentenceOfTheRulesHasARulingAndATest(t *testing.T) {
	rulestest.Fidelity(t, rulestest.Origin{
		Prefix: "UQ", Rulings: rulings, Sentences: 21, Shared: []string{"TestTheDeckIs55Elements15ScientistsAnd2Comodines"},
	})
}
