package onexeno

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestTheAdviceIsTheCardThatTakesMost(t *testing.T) {
	p, mv := nearly(t, across(0), [2]int{4, 0})
	m := p.start(t)
	h, ok := m.Advise(1)
	assert.True(t, ok)
	assert.Equal(t, []string{"place", Trick, mv.Card}, []string{h.Do, h.Property, h.Card})
	for _, f := range m.Assess(1, h.Move) {
		assert.True(t, f.Right && f.Best, f.Property)
	}
	_, ok = m.Advise(2)
	assert.False(t, ok, "not asked")
	assert.Implements(t, (*rules.Advisor)(nil), m)
}

func TestOX13TheAdviceMayBeACardThatDoesNotMatchAndTakesARow(t *testing.T) {
	p, mv := nearly(t, across(0), [2]int{4, 0})
	p.options, p.field = `{"spotting":true}`, append(p.field, "00000011@4,1 1")
	m := p.start(t)
	h, ok := m.Advise(1)
	assert.True(t, ok)
	assert.Equal(t, rules.Hint{Do: "place", Property: Trick, Card: mv.Card, Move: mv}, h)
	for _, f := range m.Assess(1, h.Move) {
		assert.True(t, f.Best, f.Property)
	}
}

func TestWhereNothingMatchesNothingIsAdvised(t *testing.T) {
	m := position{hands: []string{blank, card1}, field: []string{full + "@0,0"}}.start(t)
	_, ok := m.Advise(1)
	assert.False(t, ok)
}

func TestOX13AMismatchIsAdvisedToWhoeverMayClaimIt(t *testing.T) {
	m := spotting("").start(t)
	h, ok := m.Advise(3)
	assert.True(t, ok)
	assert.Equal(t, rules.Hint{Do: "claim", Property: Mismatch, Card: blank, Move: Claim{blank}}, h)
}

func TestOX15TheAdviceOfTheSolitaireIsAPlaceOrToDraw(t *testing.T) {
	g := soloAt(t, 3, []string{full + "@0,0"}, "00001110", "00000001")
	h, ok := g.Advise(1)
	assert.True(t, ok)
	assert.Equal(t, []string{"place", Match, "00001110"}, []string{h.Do, h.Property, h.Card})
	assert.True(t, slices.Contains(slices.Collect(g.Legal(1)), h.Move))
	g = soloAt(t, 3, []string{full + "@0,0"}, blank, card1)
	h, _ = g.Advise(1)
	assert.Equal(t, rules.Hint{Do: "draw", Move: Draw{}}, h)
}
