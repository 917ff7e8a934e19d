package room_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAFinishedRoomIsRetoldAsASeatSawIt(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		var shown []rules.View
		for tb.sees().Phase == room.Playing {
			_, doc, err := tb.View(a, 1)
			require.NoError(t, err)
			shown = append(shown, doc.Game)
			_, err = room.Retell(ctx, tb.house, tb.Code(), 1, func(room.Scene) error { return nil })
			require.ErrorIs(t, err, room.ErrPlaying)
			tb.step()
		}
		var told []rules.View
		deals := 0
		holders, err := room.Retell(ctx, tb.house, tb.Code(), 1, func(s room.Scene) error {
			if s.Deal {
				deals++
			}
			assert.Equal(t, s.View != nil, s.Seats == 2)
			if s.View != nil {
				told = append(told, s.View)
			}
			return nil
		})
		require.NoError(t, err)
		assert.Equal(t, 1, deals)
		assert.Equal(t, []room.Holder{{Name: "Ada"}, {Name: "Bea"}}, holders)
		assert.Equal(t, shown, told[:len(told)-1], "the last one is the end")
	})
}

func TestWhatIsOverIsRetoldWhileARematchIsPlayed(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.finish()
		over := tb.v()
		tb.must(a, room.Rematch{})
		tb.step()
		var last room.Scene
		_, err := room.Retell(ctx, tb.house, tb.Code(), 1, func(s room.Scene) error {
			last = s
			return nil
		})
		require.NoError(t, err)
		assert.Equal(t, over, last.V, "nothing of the match that is played")
	})
}

func TestWhatWasTakenBackIsRetold(t *testing.T) {
	trio(t, room.Params{Options: []byte(`{"cards":1}`)}, func(tb *table) {
		to := tb.v()
		tb.step()
		tb.takenBack(to)
		v := tb.v()
		tb.finish()
		var back []room.Scene
		_, err := room.Retell(ctx, tb.house, tb.Code(), 1, func(s room.Scene) error {
			if s.Back != nil {
				back = append(back, s)
			}
			return nil
		})
		require.NoError(t, err)
		require.Len(t, back, 1)
		assert.Equal(t, v, back[0].V)
		assert.Equal(t, room.TakenBack{To: to, By: 1}, *back[0].Back)
		assert.Empty(t, back[0].View.(toyView).Log.Entries)
	})
}
