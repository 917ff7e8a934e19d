package room_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// asksBack lets a ask b and c whether its move is taken back; c agrees.
func (tb *table) asksBack() (to uint64) {
	tb.t.Helper()
	to = tb.v()
	tb.step()
	tb.must(a, room.TakeBack{To: to})
	tb.must(c, room.Consent{To: to, Yes: true})
	return to
}

func TestNothingThatAHostDoesTakesAMoveBackThatSomebodyHasNotAgreedTo(t *testing.T) {
	for _, w := range append(wishes, wish{"leave 3", plain(3, room.Leave{})}, wish{"kick 3", plain(0, room.Kick{Seat: 3})}) {
		t.Run(w.name, func(t *testing.T) {
			trio(t, room.Params{}, func(tb *table) {
				dealt := tb.games()
				tb.asksBack()
				cmd := w.of(tb, a)
				cmd.Device = a
				_, _ = tb.Do(ctx, cmd)
				after(blink)
				if _, _, err := tb.View(x, rules.Nobody); codeOf(err) == room.NotFound {
					return // closed
				}
				assert.NotEqual(t, dealt, tb.games())
			})
		})
	}
}

func TestAVoteIsOverWhenTheHostSendsAVoterAway(t *testing.T) {
	for name, cmd := range map[string]room.Command{
		"kicked who is asked":  {Act: room.Kick{Seat: 2}},
		"kicked who agreed":    {Act: room.Kick{Seat: 3}},
		"freed who is asked":   {Seat: 2, Act: room.Leave{}},
		"freed who agreed":     {Seat: 3, Act: room.Leave{}},
		"kicked by the server": {Act: room.Kick{Seat: 2}, Trusted: true},
	} {
		t.Run(name, func(t *testing.T) {
			trio(t, room.Params{}, func(tb *table) {
				to := tb.asksBack()
				if cmd.Device = a; cmd.Trusted {
					cmd.Device = room.Device{}
				}
				_, err := tb.Do(ctx, cmd)
				require.NoError(t, err)
				after(blink)
				assert.Equal(t, &room.Undo{By: 1, To: to, Yes: []rules.Seat{1, 3}, No: []rules.Seat{1}}, tb.sees().Undo)
				tb.refused(a, room.TakeBack{To: to}, room.Voted)
			})
		})
	}
}

func TestAVoteGoesOnWhenTheHostSendsABotAway(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		tb.must(c, room.Leave{})
		to := tb.v()
		tb.step()
		tb.must(a, room.TakeBack{To: to})
		tb.must(a, room.Kick{Seat: 3})
		assert.Equal(t, []rules.Seat{2}, tb.sees().Undo.Waits)
	})
}
