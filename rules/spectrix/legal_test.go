package spectrix

import (
	"encoding/json"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A collection and a sequence may begin with the same colour and be as long.
func TestSP4EachNewTableIsListedOnce(t *testing.T) {
	for _, table := range []string{"LB TQ TE GR LI|TE GR LI|OR RE PK|4OR", "4OR|OR RE PK", "OR RE PK|4OR|3TE|TE GR LI"} {
		m := position{hands: []string{"MA", "LI"}, table: table, pile: pileOfAll}.start(t)
		seen := map[string]bool{}
		for _, mv := range m.legal(1) {
			text, err := json.Marshal(mv)
			require.NoError(t, err)
			key := mv.Do() + string(text)
			assert.False(t, seen[key], "%s twice", key)
			seen[key] = true
		}
	}
}

// plays are the new tables that are listed.
func plays(m *match, by rules.Seat) (list []Play) {
	for _, mv := range m.legal(by) {
		if p, ok := mv.(Play); ok {
			list = append(list, p)
		}
	}
	return list
}

// Of all that a hand can lay without rearranging, one move lays everything.
func TestSP4AllThatNeedsNoRearrangingIsListedAsOneMove(t *testing.T) {
	p := position{hands: []string{"YE OR RE PK 3TE DB", "LI"}, table: "3DB", pile: pileOfAll}
	var laid []int
	for _, play := range plays(p.start(t), 1) {
		laid = append(laid, len(play.Cards))
	}
	assert.Equal(t, 8, laid[0])
	assert.NotContains(t, laid[1:], 8)
	p.options = `{"actions":"one"}`
	for _, play := range plays(p.start(t), 1) {
		assert.Less(t, len(play.Cards), 8)
	}
}

func TestSP5ARearrangementIsListedOnlyForWhoAskedForIt(t *testing.T) {
	p := position{hands: []string{"LB YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}
	m := p.start(t)
	for range mostHint {
		assert.Empty(t, plays(m, 1))
		do(t, m, 1, Hint{})
	}
	assert.Equal(t, []Play{{Groups: m.view(1).Hint.Groups, Cards: []string{"LB"}}}, plays(m, 1))
	p.options = `{"must_play":true}`
	assert.Len(t, plays(p.start(t), 1), 1, "who must play has a move")
}

func TestSP5WhoMustAndCanLayAtOnceIsShownNoRearrangement(t *testing.T) {
	p := position{options: `{"must_play":true}`, hands: []string{"LB DB YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}
	assert.Len(t, plays(p.start(t), 1), 1, "a fourth dark blue")
}

func TestSP5WhoCanOnlyClaimIsToldSo(t *testing.T) {
	m := position{options: `{"must_play":true,"actions":"one"}`, hands: []string{"YE PU", "LI"}, table: "YE OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll}.start(t)
	assert.Equal(t, OfAble{White: true}, refuse(t, m, 1, Draw{}, CodeCanPlay, "SP-5").Data)
}
