package room_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// scores is the evening as one reads it.
func (tb *table) scores() (rows []string) {
	for _, c := range tb.sees().Evening {
		rows = append(rows, fmt.Sprintf("%s seat %d: %d of %d", c.Name, c.Seat, c.Won, c.Played))
	}
	slices.Sort(rows)
	return rows
}

// In the toy the last seat wins.
func TestWhoTakesASeatInPlayInheritsNothing(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		tb.must(a, room.Start{})
		assert.Nil(t, tb.sees().Evening)
		tb.finish()
		sums := tb.game(x, rules.Nobody).Result.Totals
		for _, c := range tb.sees().Evening {
			assert.Equal(t, sums[c.Seat], c.Points)
		}
		assert.Equal(t, []string{"Ada seat 1: 0 of 1", "Bea seat 2: 1 of 1"}, tb.scores())
		tb.must(a, room.Rematch{})
		tb.must(b, room.Leave{})
		tb.must(a, room.Kick{Seat: 2}) // it is kept for nobody any more
		tb.must(x, room.Sit{Name: "Zoe"})
		assert.Equal(t, []string{"Ada seat 1: 0 of 1", "Bea seat 0: 1 of 1"}, tb.scores())
		assert.Equal(t, map[rules.Seat]int{1: 0, 2: 0}, tb.sees().Totals)
		tb.restart()
		tb.must(x, room.Leave{})
		tb.must(b, room.Sit{Name: "Bea"})
		assert.Equal(t, []string{"Ada seat 1: 0 of 1", "Bea seat 2: 1 of 1"}, tb.scores(), "who is back goes on")
		tb.finish()
		assert.Equal(t, []string{"Ada seat 1: 0 of 2", "Bea seat 2: 2 of 2"}, tb.scores())
	})
}

func TestWhoLeavesBetweenMatchesStaysListed(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		tb.must(a, room.Start{})
		tb.finish()
		tb.must(b, room.Leave{})
		tb.must(a, room.Configure{Bots: []room.BotSeat{{Seat: 2, Level: rules.Easy}}})
		want := []string{"Ada seat 1: 0 of 1", "Bea seat 0: 1 of 1"}
		assert.Equal(t, want, tb.scores())
		tb.restart()
		assert.Equal(t, want, tb.scores())
	})
}

func TestTheBotsOfAPlaceHaveAScoreOfTheirOwn(t *testing.T) {
	at(t, room.Params{Seats: 3, Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}}}, func(tb *table) {
		match := func(again room.Act) {
			tb.must(a, again)
			for tb.sees().Phase == room.Playing {
				if seat := tb.asked(); seat == 3 || seat == rules.Nobody {
					after(time.Second)
				} else {
					tb.must(owner(seat), room.Move{Move: tb.first(seat)})
				}
			}
		}
		match(room.Start{})
		tb.must(a, room.Configure{Bots: []room.BotSeat{{Seat: 3, Level: rules.Hard}}})
		match(room.Rematch{})
		assert.Equal(t, []string{" seat 3: 2 of 2", "Ada seat 1: 0 of 2", "Bea seat 2: 0 of 2"}, tb.scores())
		tb.must(x, room.Sit{Name: "Zoe"})
		tb.must(a, room.Rematch{})
		assert.Equal(t, 0, tb.sees().Totals[3])
	})
}

func TestPeopleOnOneDeviceHaveScoresOfTheirOwn(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		tb.must(b, room.Sit{Name: "Lu", Seat: 3})
		tb.must(a, room.Start{})
		play := func() {
			for tb.sees().Phase == room.Playing {
				seat := tb.asked()
				d := map[rules.Seat]room.Device{1: a, 2: b, 3: b}[seat]
				_, moves, _, err := tb.Legal(d, seat)
				require.NoError(t, err)
				_, err = tb.Do(ctx, room.Command{Device: d, Seat: seat, At: tb.v(), Act: room.Move{Move: moves[0]}})
				require.NoError(t, err)
			}
		}
		play()
		for _, seat := range []rules.Seat{2, 3} {
			_, err := tb.Do(ctx, room.Command{Device: b, Seat: seat, Act: room.Leave{}})
			require.NoError(t, err)
		}
		tb.must(b, room.Sit{Name: "Lu", Seat: 2})
		tb.must(b, room.Sit{Name: "Tom", Seat: 3})
		assert.Equal(t, []string{"Ada seat 1: 0 of 1", "Bea seat 0: 0 of 1", "Lu seat 2: 1 of 1"}, tb.scores(), "somebody else on it inherits nothing")
		tb.restart()
		assert.Equal(t, []string{"Ada seat 1: 0 of 1", "Bea seat 0: 0 of 1", "Lu seat 2: 1 of 1"}, tb.scores())
	})
}
