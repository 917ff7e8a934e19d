package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestTheAdviceInADuelIsTheCardThatDoesBest(t *testing.T) {
	m := position{options: off, game: HotStuff, hands: []string{"C Na H Fr", "W Xe", "Li"}, pile: "…"}.start(t)
	h, ok := m.Advise(1)
	assert.True(t, ok)
	assert.Equal(t, "ask", h.Do)
	do(t, m, 1, ask(m, 2))
	_, ok = m.Advise(1)
	assert.False(t, ok, "not asked")
	do(t, m, 2, Show{"Xe"})
	h, _ = m.Advise(1)
	assert.Equal(t, rules.Hint{Do: "show", Property: "boiling", Card: "Na", Move: Show{"Na"}}, h)
	assert.Implements(t, (*rules.Advisor)(nil), m)
}

func TestTheAdviceToAnswerInADuelIsTheStrongestCard(t *testing.T) {
	m := position{options: off, game: HotStuff, hands: []string{"C Na", "Hg Xe Br", "Li"}, pile: "…"}.start(t)
	do(t, m, 1, ask(m, 2))
	h, ok := m.Advise(2)
	assert.True(t, ok)
	assert.Equal(t, rules.Hint{Do: "show", Property: "boiling", Card: "Hg", Move: Show{"Hg"}}, h)
}

func TestWhatTwoCardsShareIsNotToldBeforeTheWholeMove(t *testing.T) {
	m := raceOf(t, "", "Na", "K")
	h, ok := m.Advise(3)
	assert.True(t, ok)
	assert.Equal(t, rules.Hint{Level: 2, Do: "claim"}, h.At(2))
	assert.True(t, m.holdsTrue(h.Move.(Claim).Property))
	m = raceOf(t, free, "Na", "K")
	do(t, m, 3, Buzz{})
	h, ok = m.Advise(3)
	assert.True(t, ok)
	assert.Equal(t, rules.Hint{Level: 2, Do: "say"}, h.At(2))
	assert.True(t, m.holdsTrue(h.Move.(Say).Text))
}
