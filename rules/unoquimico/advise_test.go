package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestTheAdviceIsTheElementThatSharesMost(t *testing.T) {
	// On Fe (+2 +3, group 8, period 4): Mg shares the state, Ca the period, too.
	m := position{hands: []string{"Mg Ca Na", "Na K"}, top: "Fe", pile: "…"}.start(t)
	h, ok := m.Advise(1)
	assert.True(t, ok)
	assert.Equal(t, rules.Hint{Do: "lay", Property: Oxidation, Card: "Ca", Move: Lay{Element: "Ca"}}, h)
	_, ok = m.Advise(2)
	assert.False(t, ok, "not asked")
	assert.Implements(t, (*rules.Advisor)(nil), m)
}

func TestUQ4TheAdviceIsTwoCardsWhereTwoCanGo(t *testing.T) {
	m := position{hands: []string{"Mg Ca Na lavoisier", "Na K"}, top: "Fe", pile: "…"}.start(t)
	h, _ := m.Advise(1)
	assert.Equal(t, rules.Hint{Do: "lay", Property: Pair, Card: "Na", Move: Lay{Element: "Na", Scientist: "lavoisier"}}, h)
}

func TestWhereNothingHasToBeSharedTheAdviceIsALay(t *testing.T) {
	for _, top := range []string{"curie", "He"} {
		m := position{hands: []string{"Cu lavoisier", "Na"}, top: top, pile: "…"}.start(t)
		h, ok := m.Advise(1)
		assert.True(t, ok)
		assert.Equal(t, rules.Hint{Do: "lay", Property: Pair, Card: "Cu", Move: Lay{Element: "Cu", Scientist: "lavoisier"}}, h, top)
	}
}

func TestUQ8WhereNoElementCanBeLaidTheAdviceIsTheComodin(t *testing.T) {
	for _, hand := range []string{"wild_1", "wild_1 Na K"} {
		m := position{hands: []string{hand, "K Li Rb"}, top: "He", pile: "…"}.start(t)
		h, ok := m.Advise(1)
		assert.True(t, ok, hand)
		assert.Equal(t, rules.Hint{Do: "wild", Property: Comodin, Move: Wild{}}, h, hand)
		for _, f := range m.Assess(1, h.Move) {
			assert.True(t, f.Best, f.Property)
		}
	}
}

func TestWhereNothingCanBeLaidNothingIsAdvised(t *testing.T) {
	m := position{hands: []string{"Na", "K"}, top: "He", pile: "…"}.start(t)
	_, ok := m.Advise(1)
	assert.False(t, ok)
}

func TestTheAdviceToAQuestionIsTheName(t *testing.T) {
	m := position{hands: []string{"Ca Cu", "Na"}, top: "Fe", pile: "…", options: `{"say_name":"quiz"}`}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	h, _ := m.Advise(1)
	assert.Equal(t, rules.Hint{Do: "name", Property: NameOf, Move: Name{"Ca"}}, h)
}
