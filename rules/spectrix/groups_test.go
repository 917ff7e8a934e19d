package spectrix

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSP1ACollectionIsThreeOrMoreOfOneColour(t *testing.T) {
	m := position{hands: []string{"5PU OR", "LI LI"}, pile: pileOfAll}.start(t)
	why := refuse(t, m, 1, play(t, "2PU"), CodeTooFew, "SP-1")
	assert.Equal(t, OfGroup{"1", []string{"PU", "PU"}}, why.Data)
	do(t, m, 1, play(t, "5PU"))
	assert.Equal(t, map[int][]string{1: {"PU", "PU", "PU", "PU", "PU"}}, m.view(2).Table)
}

func TestSP2ASequenceIsConsecutiveAndGoesAcrossTheSeam(t *testing.T) {
	m := position{hands: []string{"LI YE OR RE GR", "LI LI"}, pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "YE OR GR"), CodeApart, "SP-2")
	refuse(t, m, 1, play(t, "YE RE GR"), CodeApart, "SP-2")
	do(t, m, 1, play(t, "OR LI YE GR"))
	assert.Equal(t, []string{"GR", "LI", "YE", "OR"}, m.view(0).Table[1], "in the ring's order, whatever was written")
}

func TestSP2ASequenceHasEachColourOnce(t *testing.T) {
	m := position{hands: []string{"YE 2OR RE", "LI"}, pile: pileOfAll}.start(t)
	refuse(t, m, 1, play(t, "YE 2OR RE"), CodeTwice, "SP-2")
}
