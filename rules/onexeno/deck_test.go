package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
)

func TestTheDeckHasEveryFillingUpToRotationOnce(t *testing.T) {
	assert.Equal(t, (256+16+4+4)/4, deckSize, "Burnside's lemma")
	assert.Len(t, deck().face, deckSize)
	seen := map[look]bool{}
	for f := range deckSize {
		for q := range 4 {
			seen[deck().look[f].turned(q)] = true
		}
	}
	assert.Len(t, seen, 256)
}

func TestTheDeckHasTheSpotsOfTheRules(t *testing.T) {
	var spots [9]int
	looks, sum := map[int]int{}, 0
	for f := range deckSize {
		spots[deck().spots[f]]++
		looks[deck().looks[f]]++
		sum += deck().spots[f]
	}
	assert.Equal(t, [9]int{1, 2, 8, 14, 20, 14, 8, 2, 1}, spots)
	assert.Equal(t, map[int]int{4: 60, 2: 6, 1: 4}, looks)
	assert.Equal(t, 280, sum)
}

func TestFacesRiseBySpotsAndCodesAreTheSmallestTurn(t *testing.T) {
	for f := range deckSize {
		if f > 0 {
			assert.LessOrEqual(t, deck().spots[f-1], deck().spots[f])
		}
		for q := range 4 {
			assert.LessOrEqual(t, code(cards.Face(f)), deck().look[f].turned(q).String())
		}
	}
}

func TestAQuarterTurnMovesTheTopEdgeToTheRight(t *testing.T) {
	top := lookOfText(t, "11100000")
	assert.Equal(t, "00111000", top.turned(1).String())
	assert.Equal(t, top, top.turned(4))
	assert.Equal(t, 2, lookOfText(t, "10001000").looks())
}
