package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
	"github.com/stretchr/testify/assert"
)

func TestSP8CardsSeenOnTheirWayHomeStayInTheHandForEverybody(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE TE", "3LI"}, table: "4DB|PU MA PK", pile: pileOfAll}.start(t)
	do(t, m, 1, stepOf("LB", inHand, "1"))
	do(t, m, 1, GiveUp{})
	r := rules.NewRand(rules.Seed{81})
	for range 50 {
		c := m.Resample(2, r).(*match)
		assert.Positive(t, c.held.At(1)[colourOf["LB"]])
	}
}

func TestSP6ACardThatCameBackIsInNoHandDrawnBefore(t *testing.T) {
	m := position{hands: []string{"YE", "3LI", "2PK"}, table: "OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll}.start(t)
	m.hold(1, m.take())
	do(t, m, 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"))
	r := rules.NewRand(rules.Seed{82})
	for range 50 {
		c := m.Resample(1, r).(*match)
		assert.NoError(t, c.whole())
		for card := range c.hands.At(2).All() {
			assert.Zero(t, c.birth[card.Face()])
		}
	}
}

// A card that was laid and went home again is where it was: what came into the
// pile since the hand was dealt is not in it.
func TestSP8ACardThatWentHomeTellsNothingOfTheOthers(t *testing.T) {
	m := position{options: strict, hands: []string{"2LB YE TE", "3LI"}, table: "4DB|3PK", pile: pileOfAll}.start(t)
	m.table = m.table[:1]
	m.putBack(solver.Counts{3: 3})
	do(t, m, 1, stepOf("LB", inHand, "1"))
	do(t, m, 1, stepOf("LB", "1", inHand))
	r := rules.NewRand(rules.Seed{83})
	for range 200 {
		c := m.Resample(2, r).(*match)
		for card := range c.hands.At(1).All() {
			assert.Zero(t, c.birth[card.Face()])
		}
	}
}

func TestSP8NobodyKnowsWhichCardOfItsColourWasSeen(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE TE", "3LI"}, table: "4DB|PU MA PK", pile: pileOfAll}.start(t)
	do(t, m, 1, stepOf("LB", inHand, "1"))
	do(t, m, 1, stepOf("LB", "1", inHand))
	r, faces := rules.NewRand(rules.Seed{84}), map[cards.Face]bool{}
	for range 50 {
		c := m.Resample(2, r).(*match)
		assert.NoError(t, c.whole())
		for card := range c.hands.At(1).All() {
			if f := card.Face(); colour(f) == colourOf["LB"] {
				faces[f] = true
			}
		}
	}
	assert.Greater(t, len(faces), 4)
}

// All light blues but two lie in the viewer's hand.
func TestSP8NobodyKnowsWhichOfTwoSeenCardsIsWhose(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE TE", "LB GR", "6LB"}, table: "4DB", pile: pileOfAll}.start(t)
	for _, s := range []rules.Seat{1, 2} {
		do(t, m, s, stepOf("LB", inHand, "1"))
		do(t, m, s, stepOf("LB", "1", inHand))
		do(t, m, s, Draw{})
	}
	r, faces := rules.NewRand(rules.Seed{85}), map[cards.Face]bool{}
	for range 50 {
		c := m.Resample(3, r).(*match)
		assert.NoError(t, c.whole())
		assert.Equal(t, int8(1), c.held.At(1)[colourOf["LB"]])
		for card := range c.hands.At(1).All() {
			if f := card.Face(); colour(f) == colourOf["LB"] {
				faces[f] = true
			}
		}
	}
	assert.Len(t, faces, 2)
}
