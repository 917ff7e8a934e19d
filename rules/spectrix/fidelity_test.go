package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestEverySentenceOfTheRulesHasARulingAndATest(t *testing.T) {
	rulestest.Fidelity(t, rulestest.Origin{Prefix: "SP", Rulings: rulings, Sentences: 72})
}
