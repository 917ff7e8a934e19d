package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
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

// A card may close a row and differ from a neighbour outside of it: with
// spotting that is a trick, and was a chance of one.
func TestOX13ATrickByACardThatDoesNotMatchWasAChance(t *testing.T) {
	p, mv := nearly(t, across(0), [2]int{4, 0})
	p.options, p.field = `{"spotting":true}`, append(p.field, "00000011@4,1 2")
	m := p.start(t)
	assert.NotEmpty(t, m.differing(deck().look[deck().face[mv.Card]].turned(mv.Turn), 4, 0))
	assert.Equal(t, rules.Finding{Property: Trick, Chance: true, Right: true, Best: true}, m.Assess(1, mv)[1])
	assert.Equal(t, rules.Finding{Property: Trick, Chance: true}, m.Assess(1, Pass{})[1])
}

func TestOX15ADrawIsAssessedByWhetherTheTopCardFitted(t *testing.T) {
	g := soloAt(t, 3, []string{full + "@0,0"}, "00001110", "00000001")
	var a rules.Assessor = g
	assert.Equal(t, []rules.Finding{{Property: Match, Chance: true}}, a.Assess(1, Draw{}))
	assert.Equal(t, []rules.Finding{{Property: Match, Chance: true, Right: true, Best: true}}, a.Assess(1, Place{"00001110", 1, 1, 0}))
	a = soloAt(t, 3, []string{full + "@0,0"}, blank, card1)
	assert.Equal(t, []rules.Finding{{Property: Match, Best: true}}, a.Assess(1, Draw{}))
}

func TestEveryDecisionIsJudged(t *testing.T) {
	rulestest.Assessed(t, Kind(), 2)
	rulestest.Assessed(t, Kind(), 4)
	rulestest.Assessed(t, Solitaire(), 1)
}
