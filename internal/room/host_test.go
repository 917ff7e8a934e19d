package room_test

import (
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheHostsRolePassesToTheLongestSeatedPresent(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		tb.must(c, room.Sit{Name: "Cy"})
		tb.watch(c)
		tb.leave(a)
		after(30*time.Second - time.Millisecond)
		assert.Equal(t, rules.Seat(1), tb.sees().Host)
		after(time.Millisecond)
		assert.Equal(t, rules.Seat(2), tb.sees().Host)
		tb.leave(b)
		after(10 * time.Second)
		tb.watch(b)
		after(time.Minute)
		assert.Equal(t, rules.Seat(2), tb.sees().Host, "who is back in time keeps it")
	})
}

func TestOnlyTheOpenerEndsTheRoomWhileItMayComeBack(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.leave(a)
		after(40 * time.Second)
		require.Equal(t, rules.Seat(2), tb.sees().Host)
		tb.refused(b, room.CloseRoom{}, room.NotHost)
		tb.must(b, room.Pause{})
	})
}

func TestTheRolePassesOnWhenTheOpenerLeaves(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Leave{})
		after(0)
		assert.Equal(t, rules.Seat(2), tb.sees().Host)
		tb.must(b, room.CloseRoom{})
	})
}

func TestTheHostsRoleReturnsToTheOpener(t *testing.T) {
	for name, back := range map[string]func(*table){
		"by connecting": func(tb *table) { tb.watch(a) },
		"over HTTP":     func(tb *table) { _, _, err := tb.View(a, rules.Nobody); require.NoError(tb.t, err) },
		"after a restart": func(tb *table) {
			tb.restart()
			tb.watch(a)
			tb.watch(b)
		},
	} {
		t.Run(name, func(t *testing.T) {
			at(t, room.Params{Seats: 3}, func(tb *table) {
				tb.must(c, room.Sit{})
				tb.leave(a)
				after(31 * time.Second)
				require.Equal(t, rules.Seat(2), tb.sees().Host)
				tb.refused(b, room.Kick{Seat: 1}, room.NotHost)
				_, err := tb.Do(ctx, room.Command{Device: b, Seat: 1, Act: room.Leave{}})
				assert.Equal(t, room.NotHost, codeOf(err))
				back(tb)
				after(0)
				assert.Equal(t, rules.Seat(1), tb.sees().Host)
				tb.must(a, room.Kick{Seat: 3})
				tb.refused(b, room.Start{}, room.NotHost)
			})
		})
	}
}

func TestAnOpenerWhoWasKickedOrLeftIsHostNoMore(t *testing.T) {
	for name, away := range map[string]room.Command{
		"left":   {Device: a, Act: room.Leave{}},
		"kicked": {Trusted: true, Act: room.Kick{Seat: 1}},
	} {
		t.Run(name, func(t *testing.T) {
			at(t, room.Params{Seats: 3}, func(tb *table) {
				_, err := tb.Do(ctx, away)
				require.NoError(t, err)
				tb.leave(a)
				for range 2 {
					after(31 * time.Second)
					_, _ = tb.Watch(a, rules.Nobody, func() {})
					after(0)
					assert.Equal(t, rules.Seat(2), tb.sees().Host)
					tb.restart()
					tb.watch(b)
				}
			})
		})
	}
}
