package room_test

import (
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// ended reports whether the room has ended by now.
func (tb *table) ended() bool {
	select {
	case <-tb.Done():
		return true
	default:
		return false
	}
}

func TestATableThatEverybodyLeftStandsStill(t *testing.T) {
	at(t, room.Params{Seats: 3, Clock: "gentle", Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}}}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.leave(a)
		tb.leave(b)
		after(5 * time.Minute)
		v, left := tb.v(), tb.sees().Clock
		assert.False(t, left.Running)
		after(10 * time.Minute)
		assert.Equal(t, v, tb.v())
		tb.watch(b)
		after(0)
		assert.True(t, tb.sees().Clock == nil || tb.sees().Clock.Running)
	})
}

func TestARoomWithoutPeopleLeavesTheMemory(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		tb.must(a, room.Start{})
		spectator := tb.watch(x)
		tb.leave(a)
		tb.leave(b)
		after(30*time.Minute - time.Second)
		assert.False(t, tb.ended())
		after(2 * time.Second)
		require.True(t, tb.ended())
		assert.Equal(t, room.ByeRestart, spectator.Take().Bye.Code)
		assert.True(t, spectator.Take().Bye.Again)
		assert.False(t, tb.Over())
		tb.restart()
		assert.Equal(t, room.Playing, tb.sees().Phase)
	})
}

func TestARoomThatNobodyCameToEnds(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.leave(a)
		tb.leave(b)
		after(15*time.Minute - time.Second)
		assert.False(t, tb.ended())
		after(2 * time.Second)
		require.True(t, tb.ended())
		assert.True(t, tb.Over())
		_, err := room.Reopen(ctx, tb.house, code)
		assert.ErrorIs(t, err, room.ErrExpired)
	})
}

func TestAFinishedRoomIsNotOpenedAgainAfterADay(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.finish()
		tb.restart()
		assert.Equal(t, room.Ended, tb.sees().Phase)
		after(24*time.Hour - time.Second)
		tb.restart()
		tb.Drain(0, 0)
		after(2 * time.Second)
		_, err := room.Reopen(ctx, tb.house, code)
		assert.ErrorIs(t, err, room.ErrExpired)
	})
}
