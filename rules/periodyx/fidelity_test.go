package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestEverySentenceOfTheRulesHasARulingAndATest(t *testing.T) {
	rulestest.Fidelity(t, rulestest.Origin{Prefix: "PX", Rulings: rulings, Sentences: 92, Silent: []int{92}})
}
