package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheLogNamesTheGroupsThatATurnMadeChangedOrClaimed(t *testing.T) {
	for _, c := range []struct {
		hand, table, play string
		want              []int
		why               string
	}{
		{"3YE", "3GR", "3GR|3YE", []int{2}, "made"},
		{"YE", "3GR|3YE", "3GR|4YE", []int{2}, "one card more"},
		{"YE GR", "3GR|3YE|3PU", "4GR|4YE|3PU", []int{1, 2}, "two additions"},
		{"LB", "3GR|3DB|3PU|3MA", "3GR|LB DB PU MA|DB PU MA|DB PU MA", []int{2, 3, 4}, "rearranged"},
		{"RE", "YE OR RE PK MA", "YE OR RE|RE PK MA", []int{1, 2}, "parted"},
		{"", "3GR|YE OR RE PK MA PU DB LB TQ TE GR LI", "3GR|*YE OR RE PK MA PU DB LB TQ TE GR LI", []int{2}, "claimed"},
	} {
		m := position{hands: []string{c.hand + " TE TE", "LI"}, table: c.table, pile: pileOfAll}.start(t)
		do(t, m, 1, play(t, c.play))
		kind := LogPlayed
		if c.hand == "" {
			kind = LogRearranged
		}
		assert.Equal(t, c.want, m.noted(kind).Touched, c.why)
	}
}

func TestSP8OfATurnOfStepsTheLogNamesWhatItAllCameTo(t *testing.T) {
	m := position{options: strict, hands: []string{"GR YE", "LI"}, table: "3DB|3GR|4PU", pile: pileOfAll}.start(t)
	do(t, m, 1, stepOf("PU", "3", "1"))
	do(t, m, 1, stepOf("PU", "1", "3"))
	do(t, m, 1, stepOf("GR", inHand, "2"))
	do(t, m, 1, Done{})
	assert.Equal(t, []int{2}, m.noted(LogPlayed).Touched, "what moved there and back is as it was")
}

// The journal fixes what all saw at a round's end.
func TestAMatchRecordedBeforeTheLogNamedGroupsShowsWhatItShowed(t *testing.T) {
	g, err := newMatch(rules.Setup{Seats: 2, Rev: 1, Seed: rules.Seed{7}})
	require.NoError(t, err)
	m := g.(*match)
	for m.noted(LogPlayed) == nil {
		do(t, m, m.asked, policy(rules.Hard)(m, m.asked, nil))
	}
	assert.Nil(t, m.noted(LogPlayed).Touched)
}
