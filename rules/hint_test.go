package rules_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

type lay struct{}

func (lay) Do() string { return "lay" }

func TestEachLevelOfAHintSaysMore(t *testing.T) {
	h := rules.Hint{Do: "lay", Property: "group", Card: "Na", Move: lay{}}
	assert.Equal(t, rules.Hint{Level: 1, Do: "lay", Property: "group"}, h.At(1))
	assert.Equal(t, rules.Hint{Level: 2, Do: "lay", Property: "group", Card: "Na"}, h.At(2))
	assert.Equal(t, rules.Hint{Level: 3, Do: "lay", Property: "group", Card: "Na", Move: lay{}}, h.At(rules.HintMost))
}
