package room_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// knowledge is who has been shown which hand in a match: the oracle of
// TestNobodyIsShownTwoHandsOfAMatch.
type knowledge map[room.Device]map[rules.Seat]bool

// look notes every hand that a device is shown now, over all ways to look.
func (k knowledge) look(tb *table, devices []room.Device) {
	for _, d := range devices {
		seen := []rules.Seat{}
		for seat := rules.Seat(1); seat <= 4; seat++ {
			if _, doc, err := tb.View(d, seat); err == nil && doc.Game != nil && len(doc.Game.(toyView).Hand) > 0 {
				seen = append(seen, seat)
			}
		}
		if f := tb.feeds[d]; f != nil && f.Take().Doc != nil {
			if snap := f.Take(); snap.Doc.Game != nil && len(snap.Doc.Game.(toyView).Hand) > 0 {
				seen = append(seen, snap.Seat)
			}
		}
		for _, seat := range seen {
			if k[d] == nil {
				k[d] = map[rules.Seat]bool{}
			}
			k[d][seat] = true
		}
	}
}

// TestNobodyIsShownTwoHandsOfAMatch lets people and strangers sit, leave, kick,
// admit, watch, look around and restart the server at random. Whoever held
// seats when the cards were dealt sees those hands alone; whoever came later
// sees one.
func TestNobodyIsShownTwoHandsOfAMatch(t *testing.T) {
	devices := []room.Device{a, b, c, x, device(5), device(6)}
	moved := 0
	for seed := range uint64(60) {
		at(t, room.Params{Seats: 4, Bots: []room.BotSeat{{Seat: 4, Level: rules.Hard}}}, func(tb *table) {
			tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
			tb.must(b, room.Sit{Seat: 3})
			tb.must(a, room.Start{})
			dealt := knowledge{a: {1: true}, b: {2: true, 3: true}}
			seen := knowledge{}
			r := rand.New(rand.NewPCG(seed, 7))
			for range 60 {
				tb.swap(r, devices)
				after(0)
				seen.look(tb, devices)
				for d, hands := range seen {
					if dealt[d] == nil {
						require.LessOrEqual(t, len(hands), 1, "seed %d: device %d saw %v", seed, d[0], hands)
						moved += len(hands)
					}
					for hand := range hands {
						require.True(t, dealt[d] == nil || dealt[d][hand], "seed %d: device %d saw %d", seed, d[0], hand)
					}
				}
			}
		})
	}
	assert.NotZero(t, moved, "somebody came later")
}

// swap does one thing that changes who sits where, or who looks.
func (tb *table) swap(r *rand.Rand, devices []room.Device) {
	d, seat := devices[r.IntN(len(devices))], rules.Seat(r.IntN(5))
	switch r.IntN(12) {
	case 0, 1, 2, 3:
		_, _ = tb.do(d, room.Sit{Seat: seat})
	case 4, 5:
		_, _ = tb.Do(ctx, room.Command{Device: d, Seat: seat, Act: room.Leave{}})
	case 6:
		_, _ = tb.do(d, room.Kick{Seat: seat})
		_, _ = tb.do(d, room.Sit{Seat: seat})
	case 7:
		_, _ = tb.do(d, room.Admit{Seat: seat})
	case 8, 9:
		if f, err := tb.Watch(d, seat, func() {}); err == nil {
			tb.feeds[d] = f
		}
	case 10:
		if f := tb.feeds[d]; f != nil {
			_ = f.See(seat)
		}
	default:
		_, _ = tb.do(d, []room.Act{room.Pause{}, room.Resume{}, room.Back{}}[r.IntN(3)])
		if r.IntN(4) == 0 {
			tb.restart()
		}
	}
}

func TestASeatInPlayIsForWhoKnowsItsHandOrNone(t *testing.T) {
	at(t, room.Params{Seats: 4, Bots: []room.BotSeat{{Seat: 4, Level: rules.Hard}}}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		tb.must(c, room.Sit{Seat: 3})
		tb.must(a, room.Start{})
		for _, d := range []room.Device{a, b} {
			tb.refused(d, room.Sit{Seat: 4}, room.WrongPhase)
		}
		tb.must(b, room.Leave{})
		tb.refused(a, room.Sit{Seat: 2}, room.WrongPhase)
		tb.refused(x, room.Sit{Seat: 2}, room.WrongPhase) // it is kept for b
		assert.Equal(t, rules.Seat(4), tb.must(x, room.Sit{}).Seat)
		tb.must(x, room.Leave{})
		assert.Equal(t, "hard", tb.sees().Seats.At(4).Level, "the bot is as good as before")
		tb.refused(x, room.Sit{Seat: 2}, room.WrongPhase)
		assert.Equal(t, rules.Seat(4), tb.must(x, room.Sit{}).Seat)
		tb.must(a, room.Kick{Seat: 3})
		tb.refused(a, room.Sit{Seat: 3}, room.WrongPhase)
		tb.must(a, room.Kick{Seat: 2}) // the bot, so that the seat is kept no more
		assert.Equal(t, rules.Seat(2), tb.must(device(5), room.Sit{Seat: 2}).Seat)
		tb.refused(b, room.Sit{}, room.WrongPhase)
		tb.restart()
		tb.refused(a, room.Sit{Seat: 3}, room.WrongPhase)
	})
}

func TestAKickedBotKeepsItsLevel(t *testing.T) {
	at(t, room.Params{Seats: 3, Bots: []room.BotSeat{{Seat: 3, Level: rules.Hard}}}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		tb.must(a, room.Start{})
		tb.must(a, room.Kick{Seat: 3})
		assert.Equal(t, "hard", tb.sees().Seats.At(3).Level)
	})
}

func TestWhateverItsPersonAsksForTakesASeatBack(t *testing.T) {
	asks := map[string]room.Command{
		"sit":            {Act: room.Sit{}},
		"back":           {Act: room.Back{}},
		"say":            {Act: room.Say{Phrase: "hello"}},
		"a refused move": {Act: room.Move{Move: put{1}}},
		"a stale move":   {Seat: 2, Act: room.Move{Move: put{1}}},
		"rename":         {Act: room.Rename{Name: "Bo"}},
	}
	for name, cmd := range asks {
		t.Run(name, func(t *testing.T) {
			at(t, room.Params{}, func(tb *table) {
				tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
				tb.must(a, room.Start{})
				tb.leave(b)
				tb.step()
				after(grace)
				for _, look := range []room.Device{b, x} {
					_, _, err := tb.View(look, rules.Nobody)
					require.NoError(t, err)
				}
				require.Equal(t, "bot", tb.sees().Seats.At(2).PlayedBy, "who only looks is not back")
				cmd.Device, cmd.ID = b, "it"
				_, _ = tb.Do(ctx, cmd)
				after(0)
				assert.Empty(t, tb.sees().Seats.At(2).PlayedBy)
				after(time.Hour)
				assert.Equal(t, "bot", tb.sees().Seats.At(2).PlayedBy, "and away again")
			})
		})
	}
}

func TestSkipIsForWhoIsAway(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.step()
		tb.refused(a, room.Skip{Seat: 2}, room.WrongPhase)
		tb.leave(b)
		tb.refused(a, room.Skip{Seat: 2}, room.WrongPhase)
		after(15 * time.Second)
		tb.must(a, room.Skip{Seat: 2})
		assert.Equal(t, rules.Seat(1), tb.asked())
	})
}

func TestNobodyIsSkippedForAReloadOrARestartOrAfterASignOfLife(t *testing.T) {
	at(t, room.Params{GraceS: 20}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.step()
		tb.restart()
		tb.watch(a)
		tb.refused(a, room.Skip{Seat: 2}, room.WrongPhase)
		after(10 * time.Second)
		tb.watch(b)
		after(15 * time.Second)
		tb.refused(a, room.Skip{Seat: 2}, room.WrongPhase)
		tb.must(b, room.Back{})
		after(19 * time.Second)
		tb.refused(a, room.Skip{Seat: 2}, room.WrongPhase)
	})
}

func TestAKickedDeviceIsShownNothing(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		tb.must(a, room.Kick{Seat: 2})
		_, _, err := tb.View(b, rules.Nobody)
		assert.Equal(t, room.KickedOut, codeOf(err))
	})
}
