package room_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func (tb *table) kinds() (kinds []string) {
	for _, s := range tb.sees().Seats {
		kinds = append(kinds, s.Kind)
	}
	return kinds
}

func TestNobodySitsOnAClosedSeatAndItIsLeftOutAtTheDeal(t *testing.T) {
	at(t, room.Params{Seats: 4}, func(tb *table) {
		tb.must(a, room.Configure{Closed: []rules.Seat{3}})
		assert.Equal(t, []string{"person", "person", "closed", "open"}, tb.kinds())
		tb.refused(c, room.Sit{Seat: 3}, room.RoomLocked)
		assert.Equal(t, rules.Seat(4), tb.must(c, room.Sit{}).Seat)
		tb.refused(x, room.Sit{}, room.RoomFull)
		v := tb.v()
		tb.must(a, room.Configure{Closed: []rules.Seat{3}})
		assert.Equal(t, v, tb.v(), "so already")
		tb.restart()
		assert.Equal(t, []string{"person", "person", "closed", "person"}, tb.kinds())
		tb.must(a, room.Start{})
		assert.Equal(t, []string{"person", "person", "person"}, tb.kinds())
	})
}

func TestAClosedSeatOpensAgainOrGoesToABot(t *testing.T) {
	at(t, room.Params{Seats: 4, Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}}}, func(tb *table) {
		tb.must(a, room.Configure{Closed: []rules.Seat{4, 3}})
		assert.Equal(t, []string{"person", "person", "closed", "closed"}, tb.kinds(), "the bot leaves")
		tb.must(a, room.Kick{Seat: 4})
		assert.Equal(t, []string{"person", "person", "closed", "closed"}, tb.kinds())
		tb.must(a, room.Configure{Bots: []room.BotSeat{{Seat: 3, Level: rules.Hard}}})
		assert.Equal(t, []string{"person", "person", "bot", "closed"}, tb.kinds())
		tb.must(a, room.Configure{Closed: []rules.Seat{}})
		assert.Equal(t, []string{"person", "person", "bot", "open"}, tb.kinds())
		for _, wrong := range [][]rules.Seat{{0}, {5}, {4, 4}} {
			tb.refused(a, room.Configure{Closed: wrong}, rules.BadOption)
		}
		tb.refused(a, room.Configure{Closed: []rules.Seat{3}, Bots: []room.BotSeat{{Seat: 3, Level: rules.Hard}}}, rules.BadOption)
	})
}
