package spectrix

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSP4TheRulebooksFirstExampleIsLegal(t *testing.T) {
	m := position{hands: []string{"LB YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}.start(t)
	do(t, m, 1, play(t, "LB DB PU MA|DB PU MA|DB PU MA"))
	assert.Equal(t, []string{"LB"}, m.noted(LogPlayed).Cards)
}

func TestSP4TheRulebooksSecondExampleHasNoLegalTable(t *testing.T) {
	m := position{hands: []string{"LB YE", "LI"}, table: "4DB|3PU|3MA", pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "LB DB PU MA|DB PU MA|DB PU MA|DB"), CodeTooFew, "SP-1")
	refuse(t, m, 1, play(t, "LB DB PU MA|DB PU MA|DB PU MA"), CodeMissing, "SP-4")
	_, able := m.able(1)
	assert.False(t, able)
}

func TestSP4EveryCardOfTheTableStaysThere(t *testing.T) {
	m := position{hands: []string{"3YE LB", "LI"}, table: "4DB", pile: pileOfAll}.start(t)
	why := refuse(t, m, 1, play(t, "3DB|3YE"), CodeMissing, "SP-4")
	assert.Equal(t, OfCards{[]string{"DB"}}, why.Data)
	why = refuse(t, m, 1, play(t, "4DB|4YE"), CodeNotInHand, "SP-4")
	assert.Equal(t, OfCards{[]string{"YE"}}, why.Data)
}

func TestSP4ACommitLaysACard(t *testing.T) {
	m := position{hands: []string{"YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "DB PU MA|DB PU MA|DB PU MA"), CodeNothingLaid, "SP-3")
}

func TestSP4WhatIsMeantToBeLaidMustBeWhatIsLaid(t *testing.T) {
	m := position{hands: []string{"4YE", "LI"}, pile: pileOfAll}.start(t)
	mv := play(t, "3YE")
	mv.Cards = []string{"YE", "YE", "YE", "YE"}
	refuse(t, m, 1, mv, CodeOtherCards, "SP-4")
	mv.Cards = []string{"XX"}
	assert.Equal(t, OfCards{[]string{"XX"}}, refuse(t, m, 1, mv, CodeUnknownCard, "SP-1").Data)
	bad := Play{Groups: map[string][]string{"7": {"YE", "XX", "YE"}}}
	assert.Equal(t, OfGroup{"7", []string{"XX"}}, refuse(t, m, 1, bad, CodeUnknownCard, "SP-1").Data)
	mv.Cards = mv.Cards[:0]
	do(t, m, 1, mv)
}

func TestSP4KeysGoToTheGroupWithTheLargestOverlap(t *testing.T) {
	m := position{hands: []string{"LB 4YE", "LI"}, table: "3DB|PU DB LB TQ|3GR", pile: pileOfAll}.start(t)
	mv := Play{Groups: map[string][]string{
		"b": {"DB", "DB", "DB", "DB"}, "a": {"LB", "LB", "LB"}, "3": {"GR", "GR", "GR"}, "x": {"YE", "YE", "YE"},
	}}
	refuse(t, m, 1, mv, CodeMissing, "SP-4")
	mv.Groups["b"], mv.Groups["a"] = []string{"DB", "DB", "DB"}, []string{"TQ", "LB", "DB", "PU"}
	do(t, m, 1, mv)
	table := m.view(2).Table
	assert.Equal(t, []string{"DB", "DB", "DB"}, table[1])
	assert.Equal(t, []string{"PU", "DB", "LB", "TQ"}, table[2])
	assert.Equal(t, []string{"GR", "GR", "GR"}, table[3])
	assert.Equal(t, []string{"YE", "YE", "YE"}, table[4], "a new group has a new key")
}
