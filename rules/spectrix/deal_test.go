package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestSP12TheDealIsFifteenTwelveOrTen(t *testing.T) {
	for n, want := range map[int]int{2: 15, 3: 15, 4: 12, 5: 12, 6: 10} {
		m := open(t, n, "")
		for s := range m.hands {
			assert.Equal(t, want, m.hands[s].Len())
		}
		assert.Equal(t, deckSize-n*want, m.pile.Len())
		assert.NoError(t, m.whole())
	}
}

func TestSP12TheDealRotatesLeftOverTheSurvivors(t *testing.T) {
	m := position{hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll, totals: []int{0, 95, 0}}.start(t)
	m.dealer = 1
	do(t, m, 1, play(t, "3YE"))
	do(t, m, 1, Next{})
	do(t, m, 3, Next{})
	assert.Equal(t, rules.Seat(3), m.dealer)
	assert.Equal(t, rules.Seat(1), m.asked)
}

func TestSP12AHandIsShownByColour(t *testing.T) {
	m := position{hands: []string{"YE 3LI RE", "GR"}, pile: pileOfAll}.start(t)
	assert.Equal(t, map[string]int{"YE": 1, "RE": 1, "LI": 3}, m.view(1).Hand)
	assert.Nil(t, m.view(0).Hand)
}

func TestSP12TheRestIsThePileAndPlayBeginsLeftOfTheDealer(t *testing.T) {
	m := open(t, 4, "")
	assert.Equal(t, 48, m.view(0).Pile)
	assert.Equal(t, []rules.Seat{m.dealer.Next(4)}, m.Turn().Seats)
}
