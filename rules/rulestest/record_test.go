package rulestest

import (
	"errors"
	"os"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var recorded = rules.Setup{Seats: 2, Rev: 1, Options: []byte(`{}`), Seed: rules.Seed{3}}

func TestARecordedMatchIsToldAgain(t *testing.T) {
	Playthrough(t, toyKind(flaw{}), recorded, Evenly, "testdata/toy.txt")
}

func TestAnotherBehaviourIsToldOtherwise(t *testing.T) {
	want, err := os.ReadFile("testdata/toy.txt")
	require.NoError(t, err)
	for name, f := range map[string]flaw{
		"what a seat sees": {show: func(_ *toy, to rules.Seat, v *toyView) { v.Pile += int(to) }},
		"what a seat may do": {listed: func(_ *toy, _ rules.Seat, moves []rules.Move) []rules.Move {
			return moves[:min(len(moves), 6)]
		}},
		"the next decision": {moved: func(g *toy) { g.decision++ }},
	} {
		told, err := tell(toyKind(f), recorded, Evenly)
		require.NoError(t, err)
		assert.NotEqual(t, string(want), string(told), name)
	}
}

func FuzzToy(f *testing.F) { Fuzz(f, toyKind(flaw{}), toyOptions(flaw{})) }

func TestBytesFindFlaws(t *testing.T) {
	choices := make([]byte, 400)
	r := rules.NewRand(rules.Seed{8})
	for i := range choices {
		choices[i] = byte(r.N(256))
	}
	sets := setsBySeats(toyKind(flaw{}), Options{})
	for name, c := range map[string]struct {
		flaw flaw
		want check
	}{
		"a hidden card in view": {flaw{show: func(g *toy, _ rules.Seat, v *toyView) { v.Extra = g.top() }}, keeps},
		"a refused move that spends": {flaw{refused: func(g *toy) any {
			g.pile.Shuffle(g.r)
			return nil
		}}, frugal},
		"a Decision that stays": {flaw{turn: func(_ *toy, t *rules.Turn) { t.Decision = 1 }}, decides},
	} {
		found, ok := errors.AsType[*fault](fuzzed(toyKind(c.flaw), toyOptions(c.flaw), sets, choices))
		require.True(t, ok, name)
		assert.Equal(t, c.want, found.check, name)
	}
	assert.NoError(t, fuzzed(toyKind(flaw{}), toyOptions(flaw{}), sets, choices))
}

func TestTheAbsentPlayTheFirstMove(t *testing.T) {
	g := emptyPile(flaw{}).(*toy)
	assert.Equal(t, g.moves(1)[0], First(g, 1, nil))
}
