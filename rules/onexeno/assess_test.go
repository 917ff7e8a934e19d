package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestAMoveIsAssessedByTheTricksThatWerePossible(t *testing.T) {
	p, mv := nearly(t, across(0), [2]int{4, 0})
	m := p.start(t)
	assert.Equal(t, []rules.Finding{
		{Property: Match, Chance: true, Right: true, Best: true},
		{Property: Trick, Chance: true, Right: true, Best: true},
	}, m.Assess(1, mv))
	assert.Equal(t, []rules.Finding{
		{Property: Match, Chance: true},
		{Property: Trick, Chance: true},
	}, m.Assess(1, Pass{}))
}

func TestAPassWithoutAMoveIsBest(t *testing.T) {
	m := position{hands: []string{blank, card1}, field: []string{full + "@0,0"}}.start(t)
	assert.Equal(t, []rules.Finding{
		{Property: Match, Best: true},
		{Property: Trick, Best: true},
	}, m.Assess(1, Pass{}))
}

func TestAClaimIsAssessedByTheMismatchesThatLieThere(t *testing.T) {
	m := spotting("").start(t)
	assert.Equal(t, []rules.Finding{{Property: Mismatch, Chance: true, Right: true, Best: true}}, m.Assess(3, Claim{blank}))
	assert.Equal(t, []rules.Finding{{Property: Mismatch, Chance: true}}, m.Assess(3, Claim{"00001110"}))
}
