package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// goesOn makes a move after which another thing is asked in the time that runs.
func goesOn(t *testing.T, m *match, by rules.Seat, mv rules.Move) {
	t.Helper()
	before := m.Turn()
	do(t, m, by, mv)
	assert.Equal(t, before.Period, m.Turn().Period, "the time goes on")
	assert.NotEqual(t, before.Decision, m.Turn().Decision)
	assert.Equal(t, [2]any{before.Grant, before.Window}, [2]any{m.Turn().Grant, m.Turn().Window})
}

// beginsAnew makes a move after which a new time begins.
func beginsAnew(t *testing.T, m *match, by rules.Seat, mv rules.Move, phase string) {
	t.Helper()
	before := m.Turn()
	do(t, m, by, mv)
	assert.NotEqual(t, before.Period, m.Turn().Period, "a new time begins")
	assert.NotEqual(t, before.Decision, m.Turn().Decision)
	assert.Equal(t, phase, m.phase)
}

func TestSP8AllStepsOfATurnShareOneTime(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE", "LI"}, table: "3DB", pile: pileOfAll}.start(t)
	assert.NotZero(t, m.Turn().Period)
	goesOn(t, m, 1, stepOf("LB", inHand, "1"))
	goesOn(t, m, 1, stepOf("LB", "1", inHand))
	goesOn(t, m, 1, Hint{})
	beginsAnew(t, m, 1, Draw{}, PhasePlay)
}

func TestSP8TheOthersShareOneTimeToRestoreATable(t *testing.T) {
	m := brokenTable(t)
	beginsAnew(t, m, 1, GiveUp{}, PhaseRestore)
	goesOn(t, m, 2, stepOf("PU", "1", ""))
	goesOn(t, m, 3, stepOf("DB", "1", ""))
	assert.Equal(t, restoreWindow, m.Turn().Window)
	before := m.Turn()
	do(t, m, 2, Done{})
	assert.Equal(t, before.Period, m.Turn().Period)
	beginsAnew(t, m, rules.Nobody, TimeUp{}, PhasePlay)
}

func TestSP5HelpAndADrawnCardGiveNoMoreTime(t *testing.T) {
	m := position{options: `{"play_drawn":true}`, hands: []string{"2YE OR", "LI"}, pile: "GR GR YE"}.start(t)
	goesOn(t, m, 1, Hint{})
	goesOn(t, m, 1, Draw{})
	goesOn(t, m, 1, Hint{})
	beginsAnew(t, m, 1, Pass{}, PhasePlay)
}

func TestSP9TheTimeToLookAtThePointsIsItsOwn(t *testing.T) {
	m := position{hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll}.start(t)
	beginsAnew(t, m, 1, play(t, "3YE"), PhaseBetween)
	before := m.Turn()
	do(t, m, 1, Next{})
	assert.Equal(t, before.Period, m.Turn().Period)
	beginsAnew(t, m, rules.Nobody, TimeUp{}, PhasePlay)
}
