package rules_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestWhatWasRightIsCountedAndTheFirstIsNamed(t *testing.T) {
	n, first := rules.Right([]rules.Finding{{Property: "a", Chance: true}, {Property: "b", Right: true}, {Property: "c", Right: true}})
	assert.Equal(t, 2, n)
	assert.Equal(t, "b", first)
	n, first = rules.Right(nil)
	assert.Zero(t, n)
	assert.Empty(t, first)
}
