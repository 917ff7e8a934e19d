package room_test

import (
	"encoding/json"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// social is the toy for two people at least.
var social = func() *rules.Kind {
	k := toyLike("social", toyView{}, func(t *toy) rules.Game { return t })
	k.Suits = func(_ json.RawMessage, people int) error {
		if people < 2 {
			return &rules.Illegal{Code: rules.BadOption, Rule: "T-1", Data: map[string]string{"field": "bots"}}
		}
		return nil
	}
	return k
}()

func bots(seats ...rules.Seat) (list []room.BotSeat) {
	for _, s := range seats {
		list = append(list, room.BotSeat{Seat: s, Level: rules.Easy})
	}
	return list
}

func TestATableThatCannotHaveThePeopleThatItsGameNeedsIsNotOpened(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		for i, c := range []struct {
			seats int
			bots  []room.BotSeat
			want  string
		}{
			{0, bots(2), "<nil>"},
			{0, bots(2, 3, 4), rules.BadOption},
			{3, bots(2), "<nil>"},
			{3, bots(2, 3), rules.BadOption},
		} {
			r, err := room.Open(ctx, tb.house, "BCDFG"+string("HJKM"[i]), room.Params{Game: "social", Host: a, Seats: c.seats, Bots: c.bots})
			assert.Equal(t, c.want, codeOf(err), "%d places", c.seats)
			if err == nil {
				r.Drain(0, 0)
			}
		}
	})
}

func TestBotsAreNoPeopleWhereAGameNeedsThem(t *testing.T) {
	at(t, room.Params{Game: "social"}, func(tb *table) {
		tb.must(b, room.Leave{})
		tb.must(a, room.Configure{Bots: bots(2)})
		_, err := tb.do(a, room.Start{})
		assert.Equal(t, &room.Refusal{Code: rules.BadOption, Rule: "T-1", Data: map[string]string{"field": "bots"}}, err)
		tb.must(b, room.Sit{Name: "Bea"})
		tb.must(a, room.Start{})
		tb.finish()
		tb.must(b, room.Leave{})
		tb.must(a, room.Configure{Bots: bots(2)})
		tb.refused(a, room.Rematch{}, rules.BadOption)
	})
	at(t, room.Params{Game: "social", Seats: 4}, func(tb *table) {
		tb.must(b, room.Leave{})
		tb.refused(a, room.Configure{Bots: bots(2, 3, 4)}, rules.BadOption)
	})
}

func TestAMatchThatBeganBeforeItWasRefusedGoesOn(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.house.Kind = func(string) (*rules.Kind, bool) {
			k := *toyKind
			k.Suits = func(json.RawMessage, int) error { return &rules.Illegal{Code: rules.BadOption} }
			return &k, true
		}
		tb.restart()
		tb.finish()
		tb.refused(a, room.Rematch{}, rules.BadOption)
	})
}
