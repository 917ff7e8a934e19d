package rulestest

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestARefusalHasItsReasonAndChangesNothing(t *testing.T) {
	g := newToy(rules.Setup{Seats: 3, Seed: rules.Seed{1}}, flaw{refused: func(*toy) any { return "facts" }})
	assert.Equal(t, "facts", Refuse(t, g, 1, toyDraw{}, rules.NotYourTurn, "").Data)
	_, err := refuse(g, 1, toyDraw{}, rules.Over, "")
	assert.ErrorContains(t, err, "and not over")
	_, err = refuse(g, 1, toyDraw{}, rules.NotYourTurn, "TOY-1")
	assert.ErrorContains(t, err, "and not not_your_turn (TOY-1)")
	_, err = refuse(g, 1, toyBet{2}, rules.NotYourTurn, "")
	assert.ErrorContains(t, err, "<nil>, and not refused")
}

func TestWhatARefusalChangesIsSeen(t *testing.T) {
	for name, change := range map[string]func(*toy){
		"a view":       func(g *toy) { g.note("tried", 1, 0) },
		"chance":       func(g *toy) { g.r.N(2) },
		"hidden cards": func(g *toy) { c, _ := g.aside.Take(); g.aside.InsertAt(0, c) },
	} {
		g := newToy(rules.Setup{Seats: 3, Seed: rules.Seed{1}}, flaw{})
		g.flaw.refused = func(g *toy) any { change(g); return nil }
		_, err := refuse(g, 1, toyDraw{}, rules.NotYourTurn, "")
		assert.ErrorContains(t, err, "refused, and changed something", name)
	}
}

func TestEverythingIsTheSameOfACloneAndAnotherAfterAMove(t *testing.T) {
	g := newToy(rules.Setup{Seats: 2, Seed: rules.Seed{1}}, flaw{})
	c := g.Clone()
	assert.Equal(t, Everything(g), Everything(c))
	require.NoError(t, c.Play(1, toyBet{3}))
	assert.NotEqual(t, Everything(g), Everything(c))
}
