package room_test

import (
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestASeatSaysThreeThingsAtOnceAndThenOneInTwoSeconds(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		for range 3 {
			tb.must(b, room.Say{Phrase: "hello"})
		}
		tb.refused(b, room.Say{Phrase: "hello"}, room.SlowDown)
		tb.must(a, room.Say{Phrase: "hello"})
		after(2*time.Second - time.Millisecond)
		tb.refused(b, room.Say{Phrase: "hello"}, room.SlowDown)
		after(time.Millisecond)
		tb.must(b, room.Say{Phrase: "hello"})
		tb.refused(b, room.Say{Phrase: "hello"}, room.SlowDown)
		after(time.Hour)
		for range 3 {
			tb.must(b, room.Say{Phrase: "hello"})
		}
		tb.refused(b, room.Say{Phrase: "hello"}, room.SlowDown)
	})
}

func TestEachSeatOfADeviceHasItsOwnToSay(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		tb.must(b, room.Sit{Seat: 3})
		for _, seat := range []rules.Seat{2, 3} {
			for range 3 {
				_, err := tb.Do(ctx, room.Command{Device: b, Seat: seat, Act: room.Say{Phrase: "hello"}})
				require.NoError(t, err)
			}
		}
	})
}

func TestWhatWasSaidTooFastIsSaidLaterWithTheSameID(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		for range 3 {
			tb.must(b, room.Say{Phrase: "hello"})
		}
		again := room.Command{Device: b, ID: "again", Act: room.Say{Phrase: "thanks"}}
		_, err := tb.Do(ctx, again)
		assert.Equal(t, room.SlowDown, codeOf(err))
		after(2 * time.Second)
		_, err = tb.Do(ctx, again)
		require.NoError(t, err)
	})
}

func TestWordsOfOnesOwnAreForTablesWhoseHostAllowsThem(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.refused(b, room.Say{Text: "hi"}, room.NotOffered)
		tb.refused(b, room.Configure{FreeText: ptr(true)}, room.NotHost)
		tb.must(a, room.Configure{FreeText: ptr(true)})
		assert.True(t, tb.sees().FreeText)
		tb.refused(b, room.Say{Text: "hi", Phrase: "hello"}, rules.BadOption)
		tb.must(b, room.Say{Text: "a secret"})
		tb.must(b, room.Say{Phrase: "hello"})
		assert.Equal(t, map[uint32]room.Said{1: {Seat: 2, Text: "a secret", Line: 2, Name: "Bea"}, 2: {Seat: 2, Phrase: "hello", Line: 2, Name: "Bea"}}, tb.sees().Says)
		for rec, err := range tb.store.Read(ctx, code, 1) {
			require.NoError(t, err)
			assert.False(t, strings.Contains(string(rec.Body), "secret"), "nothing of it is kept")
		}
		tb.must(a, room.Configure{FreeText: ptr(false)})
		assert.Len(t, tb.sees().Says, 1, "what was said is gone with the permission")
		tb.must(a, room.Configure{FreeText: ptr(true)})
		tb.restart()
		tb.must(b, room.Say{Text: "hi"})
	})
}
