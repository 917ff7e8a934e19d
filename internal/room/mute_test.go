package room_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// heard is whom a device is shown to have said something, by its feed, which
// shows the same as a view.
func (tb *table) heard(d room.Device) (seats []rules.Seat) {
	tb.t.Helper()
	shown := tb.feeds[d].Take().Doc.Room.Says
	_, doc, err := tb.View(d, rules.Nobody)
	require.NoError(tb.t, err)
	require.Equal(tb.t, shown, doc.Room.Says)
	for _, s := range shown {
		seats = append(seats, s.Seat)
	}
	return seats
}

// three is a table of a, b and c, at which x looks on.
func three(t *testing.T, f func(tb *table)) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		tb.must(c, room.Sit{Name: "Cid"})
		tb.watch(c)
		tb.watch(x)
		f(tb)
	})
}

func TestWhomADeviceMutesIsNotHeardThereAndEverywhereElse(t *testing.T) {
	three(t, func(tb *table) {
		tb.must(b, room.Say{Phrase: "hello"})
		v := tb.v()
		tb.must(a, room.Mute{Seat: 2})
		tb.must(x, room.Mute{Seat: 2})
		assert.Equal(t, v, tb.v(), "no record")
		assert.Empty(t, tb.heard(a), "what was said before is gone")
		tb.must(b, room.Say{Phrase: "thanks"})
		tb.must(c, room.Say{Phrase: "hello"})
		assert.Equal(t, []rules.Seat{3}, tb.heard(a))
		assert.Equal(t, []rules.Seat{3}, tb.heard(x))
		for _, d := range []room.Device{b, c} {
			assert.ElementsMatch(t, []rules.Seat{2, 2, 3}, tb.heard(d))
			assert.Empty(t, tb.feeds[d].Take().Muted, "nobody learns of it")
		}
		assert.Equal(t, []rules.Seat{2}, tb.feeds[a].Take().Muted)
		tb.must(a, room.Mute{Seat: 2, Off: true})
		assert.ElementsMatch(t, []rules.Seat{2, 2, 3}, tb.heard(a))
		assert.Empty(t, tb.feeds[a].Take().Muted)
	})
}

func TestAMutedPersonStaysMutedOnAnotherSeatAndAnotherDevice(t *testing.T) {
	three(t, func(tb *table) {
		tb.must(a, room.Mute{Seat: 3})
		tb.must(c, room.Mute{Seat: 1})
		tb.must(b, room.Leave{})
		tb.must(a, room.Start{})
		assert.Equal(t, []rules.Seat{2}, tb.feeds[a].Take().Muted, "seats are numbered anew")
		_, err := tb.Do(ctx, room.Command{Device: c, Seat: 2, Act: room.Offer{Secret: [32]byte{1}}})
		require.NoError(t, err)
		tb.must(b, room.TakeOver{Secret: [32]byte{1}})
		tb.must(b, room.Say{Phrase: "hello"})
		tb.must(a, room.Say{Phrase: "hello"})
		assert.Equal(t, []rules.Seat{1}, tb.heard(a))
		assert.Equal(t, []rules.Seat{2}, tb.heard(b), "nor does the person hear more there")
	})
}

func TestWhoeverSitsWhereAMutedPersonSatIsHeard(t *testing.T) {
	three(t, func(tb *table) {
		tb.must(a, room.Mute{Seat: 3})
		tb.must(c, room.Leave{})
		tb.must(x, room.Sit{})
		tb.must(x, room.Say{Phrase: "hello"})
		assert.Equal(t, []rules.Seat{3}, tb.heard(a))
	})
}

func TestAsManyDevicesMuteAsMayLookOn(t *testing.T) {
	three(t, func(tb *table) {
		stranger := func(i int) room.Command {
			return room.Command{Device: room.Device{1: byte(i), 2: byte(i >> 8), 3: 1}, Act: room.Mute{Seat: 2}}
		}
		for i := range 1000 {
			_, err := tb.Do(ctx, stranger(i))
			require.NoError(t, err)
		}
		_, err := tb.Do(ctx, stranger(1000))
		assert.Equal(t, room.RoomFull, codeOf(err))
		tb.must(c, room.Mute{Seat: 2})
	})
}

func TestAMuteOutlivesARestart(t *testing.T) {
	three(t, func(tb *table) {
		for _, off := range []bool{false, true} {
			tb.must(x, room.Mute{Seat: 2, Off: off})
			tb.restart()
			assert.Equal(t, !off, len(tb.watch(x).Take().Muted) == 1)
		}
	})
}

func TestWhomADeviceMutesIsNotHeardAfterARestartEither(t *testing.T) {
	three(t, func(tb *table) {
		tb.must(a, room.Mute{Seat: 2})
		tb.must(a, room.Mute{Seat: 3})
		tb.must(x, room.Mute{Seat: 2})
		tb.must(x, room.Mute{Seat: 2, Off: true})
		tb.must(c, room.Offer{Secret: [32]byte{1}})
		tb.must(y, room.TakeOver{Secret: [32]byte{1}})
		v := tb.v()
		for range 2 {
			tb.restart()
			for _, d := range []room.Device{a, b, x} {
				tb.watch(d)
			}
			tb.must(b, room.Say{Phrase: "hello"})
			tb.must(y, room.Say{Phrase: "hello"})
			assert.Equal(t, []rules.Seat{2, 3}, tb.feeds[a].Take().Muted, "also who goes on with another device")
			assert.Empty(t, tb.heard(a))
			assert.ElementsMatch(t, []rules.Seat{2, 3}, tb.heard(x))
			assert.ElementsMatch(t, []rules.Seat{2, 3}, tb.heard(b))
			assert.Empty(t, tb.feeds[b].Take().Muted)
			assert.Equal(t, v, tb.v())
		}
	})
}

func TestARoomOpensWhoseMutesCannotBeRead(t *testing.T) {
	three(t, func(tb *table) {
		tb.must(a, room.Mute{Seat: 2})
		require.NoError(t, tb.store.PutDoc(ctx, code, "mutes", []byte("{")))
		tb.restart()
		tb.watch(a)
		assert.Empty(t, tb.feeds[a].Take().Muted)
	})
}
