package room_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/stretchr/testify/assert"
)

// The deal of a rematch is settled when the match before it ends: nobody who
// saw that seed, or asks for the rematch, decides it.
func TestTheDealOfARematchIsSealedBeforeAnybodyAsksForIt(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		assert.Empty(t, tb.sees().Fair.Next, "while a match is played")
		for range 2 {
			tb.finish()
			over := tb.sees().Fair
			assert.Regexp(t, "^[0-9a-f]{64}$", over.Next)
			assert.NotEqual(t, over.Commit, over.Next)
			tb.must(b, room.Leave{})
			tb.must(b, room.Sit{})
			tb.restart()
			assert.Equal(t, over, tb.sees().Fair, "whatever happens between")
			tb.must(a, room.Rematch{})
			assert.Equal(t, room.Fair{Commit: over.Next}, tb.sees().Fair)
		}
	})
}
