package spectrix

import (
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestSP6WhiteLightGivesAllOthersFivePointsAndGoesBack(t *testing.T) {
	m := position{hands: []string{"YE PU", "LI", "GR"}, table: "OR RE PK MA PU DB LB TQ TE GR LI", pile: "RE"}.start(t)
	do(t, m, 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"))
	assert.Equal(t, []int{0, 5, 5}, []int(m.totals))
	assert.Empty(t, m.table)
	assert.Equal(t, 13, m.pile.Len())
	assert.Equal(t, map[rules.Seat]int{2: 5, 3: 5}, m.noted(LogWhite).Points)
}

func TestSP6ASpectrumThatLiesThereMayBeClaimedWithoutACard(t *testing.T) {
	p := position{hands: []string{"YE PU", "LI"}, table: "YE OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll}
	do(t, p.start(t), 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"))
	p.options = `{"white_needs_card":true}`
	refuse(t, p.start(t), 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"), CodeNeedsCard, "SP-6")
}

func TestSP6TheRestOfTheTableMustBeValid(t *testing.T) {
	m := position{hands: []string{"YE PU", "LI"}, table: "OR RE PK MA PU DB LB TQ TE GR LI|3TE", pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI"), CodeMissing, "SP-4")
	why := refuse(t, m, 1, play(t, "*3TE|YE OR RE PK MA PU DB LB TQ TE GR LI"), CodeNoWhiteLight, "SP-6")
	assert.Equal(t, OfGroup{"1", []string{"TE", "TE", "TE"}}, why.Data)
	do(t, m, 1, play(t, "*YE OR RE PK MA PU DB LB TQ TE GR LI|3TE"))
}

func TestSP6SeveralMayBeClaimedAlsoWithTheLastCard(t *testing.T) {
	const ring = "YE OR RE PK MA PU DB LB TQ TE GR LI"
	m := position{hands: []string{"YE", "2LI"}, table: ring + "|OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll}.start(t)
	do(t, m, 1, play(t, "*"+ring+"|*"+ring))
	assert.Equal(t, []int{0, 20}, []int(m.totals), "twice five and two cards")
	assert.Equal(t, rules.Seat(1), m.past[1].Out)
}

func TestSP6ASpectrumBeginsAnywhere(t *testing.T) {
	for i := range colours {
		m := position{hands: []string{ring[i] + " PU", "LI"}, table: strings.Join(ring[i+1:i+colours], " "), pile: pileOfAll}.start(t)
		do(t, m, 1, play(t, "*"+strings.Join(ring[i:i+colours], " ")))
		assert.Equal(t, pointsWhite, m.totals[1], ring[i])
	}
}
