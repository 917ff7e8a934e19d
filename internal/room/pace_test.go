package room_test

import (
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// paced gives seats their times.
func paced(times map[rules.Seat]int) room.Configure { return room.Configure{Time: times} }

func TestAPersonMayHaveMoreTimeThanOthers(t *testing.T) {
	for mode, usual := range map[string]time.Duration{"gentle": 2 * toyGrant, "firm": toyGrant + 2*time.Minute} {
		for times := 1; times <= 4; times++ {
			at(t, room.Params{Clock: mode}, func(tb *table) {
				tb.must(a, paced(map[rules.Seat]int{1: times}))
				tb.must(a, room.Start{})
				want := usual * time.Duration(times)
				if mode == "firm" {
					want = usual + toyGrant*time.Duration(times-1) // the bank is everybody's
				}
				require.Equal(t, []rules.Seat{1}, tb.sees().Clock.Seats)
				assert.Equal(t, want.Milliseconds(), tb.sees().Clock.LeftMS)
				time.Sleep(want - time.Second)
				tb.restart()
				tb.watch(a)
				tb.watch(b)
				assert.Equal(t, int64(1000), tb.sees().Clock.LeftMS, "it outlives a restart")
				tb.must(a, room.Pause{})
				time.Sleep(10 * time.Minute)
				tb.must(a, room.Resume{})
				assert.Equal(t, int64(1000), tb.sees().Clock.LeftMS)
				v := tb.v()
				time.Sleep(1001 * time.Millisecond)
				assert.Equal(t, v+1, tb.v(), "the time is over")
				assert.Equal(t, []rules.Seat{2}, tb.sees().Clock.Seats)
				assert.InDelta(t, usual.Milliseconds(), tb.sees().Clock.LeftMS, 1, "the others have theirs")
			})
		}
	}
}

func TestAPersonMayHaveNoLimit(t *testing.T) {
	at(t, room.Params{Clock: "firm"}, func(tb *table) {
		tb.must(a, room.Start{})
		require.NotNil(t, tb.sees().Clock)
		tb.must(a, paced(map[rules.Seat]int{1: 0}))
		assert.Nil(t, tb.sees().Clock, "also in the middle of a question")
		assert.Equal(t, 0, *tb.sees().Seats[0].Time)
		tb.must(a, paced(map[rules.Seat]int{1: 1}))
		assert.NotNil(t, tb.sees().Clock)
		assert.Nil(t, tb.sees().Seats[0].Time)
	})
}

func TestTimesAreOfPeopleAndInBounds(t *testing.T) {
	at(t, room.Params{Seats: 3, Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}}}, func(tb *table) {
		for _, times := range []map[rules.Seat]int{{1: 5}, {1: -1}, {3: 2}, {4: 2}, {0: 2}} {
			tb.refused(a, paced(times), "bad_option")
		}
		v := tb.v()
		tb.must(a, paced(map[rules.Seat]int{1: 1}))
		assert.Equal(t, v, tb.v(), "nothing changed")
		tb.must(a, paced(map[rules.Seat]int{2: 3}))
		tb.must(b, room.Leave{})
		tb.must(b, room.Sit{})
		assert.Nil(t, tb.sees().Seats[1].Time, "it goes with the person")
	})
}

// A page that loads again at the wrong moment costs a move, not the seat.
func TestWhoBlinksWhenTheTimeIsOverKeepsTheSeat(t *testing.T) {
	at(t, room.Params{Clock: "gentle"}, func(tb *table) {
		tb.must(a, room.Start{})
		time.Sleep(2*toyGrant - time.Second)
		tb.feeds[a].Close()
		time.Sleep(2 * time.Second)
		assert.Equal(t, []rules.Seat{2}, tb.sees().Clock.Seats)
		assert.Empty(t, tb.sees().Seats[0].PlayedBy)
	})
}

func TestMoreTimeCountsAtOnce(t *testing.T) {
	for mode, more := range map[string]time.Duration{"gentle": 2 * toyGrant, "firm": toyGrant} {
		at(t, room.Params{Clock: mode}, func(tb *table) {
			tb.must(a, room.Start{})
			time.Sleep(toyGrant / 2)
			tb.must(b, room.Say{Phrase: "hello"}) // tells the time that is left
			before := tb.sees().Clock.LeftMS
			tb.must(a, paced(map[rules.Seat]int{1: 2}))
			assert.InDelta(t, before+more.Milliseconds(), tb.sees().Clock.LeftMS, 1, mode)
		})
	}
}
