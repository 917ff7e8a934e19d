package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/elements"
	"github.com/stretchr/testify/assert"
)

func TestTheDeckIs55Elements15ScientistsAnd2Comodines(t *testing.T) {
	assert.Equal(t, 55, deck().isElement.len())
	assert.Equal(t, 15, deck().scientists.len())
	assert.Equal(t, 2, deck().wilds.len())
	assert.Len(t, deck().face, 72)
	assert.Len(t, deck().elements, 55)
}

func TestTheElementsAreTheMainGroupsAndTheSchoolMetals(t *testing.T) {
	main, metals := 0, 0
	for _, e := range deck().elements {
		assert.LessOrEqual(t, e.Period, 6, e.Symbol)
		assert.NotZero(t, e.Group, "%s has no group: no lanthanides", e.Symbol)
		if e.Group >= 3 && e.Group <= 12 {
			metals++
		} else {
			main++
		}
	}
	assert.Equal(t, 42, main)
	assert.Equal(t, 13, metals)
}

func TestSixScientistsAreWomenAndFourSpeakSpanish(t *testing.T) {
	women, spanish := 0, 0
	for _, p := range elements.Scientists() {
		if _, in := deck().face[p.Code]; in && p.Woman {
			women++
		}
		if _, in := deck().face[p.Code]; in && p.Spanish {
			spanish++
		}
	}
	assert.Equal(t, 6, women)
	assert.Equal(t, 4, spanish)
}

// An element fits 29.2 of the other 54 on average, 23.7 in the simple mode.
func TestUQ2HowMuchFits(t *testing.T) {
	const full, simple = 1604, 1306 // ordered pairs; 1604 / 55 = 29.16, 1306 / 55 = 23.75
	sum := [2]int{}
	for mode := range sum {
		for e := range deck().elements {
			sum[mode] += deck().fits[mode][e].len() - 1 // an element fits on itself, but there is only one
		}
	}
	assert.Equal(t, [2]int{full, simple}, sum)
}

func TestUQ2FitsIsMutualAndSimpleIsStricter(t *testing.T) {
	for a := range cards.Face(elementCount) {
		for b := range cards.Face(elementCount) {
			assert.Equal(t, deck().fits[0][a].has(b), deck().fits[0][b].has(a))
			if deck().fits[1][a].has(b) {
				assert.True(t, deck().fits[0][a].has(b))
			}
		}
	}
}

func TestUQ2ANobleGasHasTheStateZeroAlone(t *testing.T) {
	xenon, helium, calcium := deck().face["Xe"], deck().face["He"], deck().face["Ca"]
	assert.Equal(t, []int{0}, property(xenon).Oxidation)
	assert.True(t, deck().fits[1][xenon].has(helium))
	assert.False(t, deck().fits[1][xenon].has(calcium))
}

func TestEveryElementHasAnotherThatFits(t *testing.T) {
	for mode := range deck().fits {
		for e, fit := range deck().fits[mode] {
			assert.Greater(t, fit.len(), 1, deck().elements[e].Symbol)
		}
	}
}
