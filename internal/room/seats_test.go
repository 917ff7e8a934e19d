package room_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
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
		tb.must(a, room.Skip{Seat: 2})
		assert.Equal(t, rules.Seat(1), tb.asked())
	})
}

func TestAKickedDeviceIsShownNothing(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		tb.must(a, room.Kick{Seat: 2})
		_, _, err := tb.View(b, rules.Nobody)
		assert.Equal(t, room.KickedOut, codeOf(err))
	})
}

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

func TestTheAudienceIsCountedOnceASecond(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		after(2 * time.Second)
		before := tb.feeds[a].Take().Doc
		tables := map[*room.Table]bool{}
		for range 50 {
			f := tb.watch(x)
			assert.NotNil(t, f.Take().Doc, "who comes is shown the table at once")
			after(10 * time.Millisecond)
			tables[tb.feeds[a].Take().Doc.Room] = true
			f.Close()
			after(10 * time.Millisecond)
			tables[tb.feeds[a].Take().Doc.Room] = true
		}
		delete(tables, before.Room)
		assert.LessOrEqual(t, len(tables), 2)
		tb.watch(x)
		tb.watch(x)
		after(time.Second)
		assert.Equal(t, 2, tb.feeds[a].Take().Doc.Room.Spectators)
	})
}
