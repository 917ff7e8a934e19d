package room_test

import (
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
