package room_test

import (
	"fmt"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestASeatLeftOutOrNamedIsTheSameCommand(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		for i, seats := range [][2]rules.Seat{{0, 1}, {1, 0}} {
			for _, move := range []rules.Move{put{1}, tb.first(1)} {
				cmd := room.Command{Device: a, ID: fmt.Sprint(i, move), Seat: seats[0], At: tb.v(), Act: room.Move{Move: move}}
				answer, err := tb.Do(ctx, cmd)
				cmd.Seat = seats[1]
				again, errAgain := tb.Do(ctx, cmd)
				assert.Equal(t, answer, again)
				assert.Equal(t, codeOf(err), codeOf(errAgain))
				cmd.Seat = 257
				_, err = tb.Do(ctx, cmd)
				assert.Contains(t, []string{room.Conflict, room.NotYours}, codeOf(err))
			}
			tb.step()
		}
	})
}

func TestAnAnswerIsFoundThoughTheFirstSeatIsAnother(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		say := room.Command{Device: b, ID: "s", Act: room.Say{Phrase: "hello"}}
		first, err := tb.Do(ctx, say)
		require.NoError(t, err)
		tb.must(a, room.Leave{})
		tb.must(b, room.Sit{Seat: 1})
		again, err := tb.Do(ctx, say)
		require.NoError(t, err)
		assert.Equal(t, first, again)
	})
}

func TestWhatChangesNothingLeavesNoRecord(t *testing.T) {
	at(t, room.Params{Seats: 3, Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}}}, func(tb *table) {
		v := tb.v()
		for _, same := range []room.Configure{
			{}, {Options: []byte(`{}`)}, {Options: []byte(`{"cards":3}`)}, {Seats: ptr(3)}, {Clock: ptr("off")},
			{GraceS: ptr(room.GraceS), Locked: ptr(false), Public: ptr(false)}, {Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}}},
		} {
			tb.must(a, same)
		}
		assert.Equal(t, v, tb.v())
	})
}

func TestOptionsThatAreLeftOutStay(t *testing.T) {
	at(t, room.Params{Options: []byte(`{"cards":5}`)}, func(tb *table) {
		tb.must(a, room.Configure{Options: []byte(`{"bug":true}`)})
		assert.JSONEq(t, `{"cards":5,"bug":true}`, string(tb.sees().Options))
		tb.refused(a, room.Configure{Options: []byte(`{"cards":4,"cards":5}`)}, rules.BadOption)
		tb.refused(a, room.Configure{Options: []byte(`{"Cards":4}`)}, rules.BadOption)
		tb.refused(a, room.Configure{Options: []byte(`null`)}, rules.BadOption)
		assert.JSONEq(t, `{"cards":5,"bug":true}`, string(tb.sees().Options))
	})
}

func TestStrangersLeaveRoomInTheInbox(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		hold := make(chan bool)
		tb.store.Before(func([]journal.Entry) { <-hold })
		outcomes := make(chan string, 300)
		ask := func(d room.Device, act room.Act) {
			_, err := tb.Do(ctx, room.Command{Device: d, Act: act})
			outcomes <- codeOf(err)
		}
		go ask(a, room.Configure{Locked: ptr(true)})
		after(0)
		for range 100 {
			go ask(x, room.Start{})
			go ask(room.Device{}, room.Start{})
		}
		after(0)
		assert.Len(t, outcomes, 100+100-16, "who has no secret is refused at once, strangers have a share")
		go ask(b, room.Say{Phrase: "hello"})
		after(0)
		assert.Len(t, outcomes, 100+100-16, "there is room for b")
		close(hold)
		after(0)
	})
}
