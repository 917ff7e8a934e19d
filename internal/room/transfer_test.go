package room_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// y is the device that a seat goes to; the helpers look on as x.
var y = device(5)

var word, newer = [32]byte{7}, [32]byte{8}

// offer offers a seat of the device with a word.
func (tb *table) offer(d room.Device, seat rules.Seat, word [32]byte) {
	tb.t.Helper()
	_, err := tb.Do(ctx, room.Command{Device: d, Seat: seat, Act: room.Offer{Secret: word}})
	require.NoError(tb.t, err)
}

func TestASeatGoesToAnotherDeviceInTheMiddleOfATurn(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		hand := tb.game(a, 1).Hand
		old := tb.feeds[a]
		watching := tb.watch(y)
		tb.offer(a, 1, word)
		assert.Equal(t, rules.Seat(1), tb.must(y, room.TakeOver{Secret: word}).Seat)
		assert.Equal(t, &room.Bye{Code: room.ByeMoved}, old.Take().Bye)
		assert.Equal(t, hand, watching.Take().Doc.Game.(toyView).Hand)
		_, _, err := tb.View(a, 1)
		assert.Equal(t, room.NotYours, codeOf(err))
		_, err = tb.Watch(a, rules.Nobody, func() {})
		require.NoError(t, err, "the old device may look on")
		tb.refused(a, room.Move{Move: put{1}}, room.NotYours)
		assert.Equal(t, "Ada", tb.sees().Seats.At(1).Name)
		assert.Equal(t, rules.Seat(1), tb.sees().Host, "the role goes along")
		tb.must(y, room.Pause{})
		tb.restart()
		tb.must(y, room.Resume{})
		_, moves, _, err := tb.Legal(y, 1)
		require.NoError(t, err)
		tb.must(y, room.Move{Move: moves[0]})
	})
}

func TestATransferWorksOnceAndForTenMinutes(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.offer(a, 1, word)
		tb.offer(a, 1, newer)
		tb.refused(y, room.TakeOver{Secret: word}, room.TransferOver) // a newer one
		after(10*time.Minute - time.Second)
		assert.Equal(t, rules.Seat(1), tb.must(a, room.TakeOver{Secret: newer}).Seat, "who offers it has it")
		v := tb.v()
		tb.must(y, room.TakeOver{Secret: newer})
		assert.Equal(t, v+1, tb.v())
		assert.Equal(t, rules.Seat(1), tb.must(y, room.TakeOver{Secret: newer}).Seat, "the answer was lost")
		assert.Equal(t, v+1, tb.v())
		for _, d := range []room.Device{a, c} {
			tb.refused(d, room.TakeOver{Secret: newer}, room.TransferOver)
		}
		tb.offer(y, 1, word)
		after(10 * time.Minute)
		tb.refused(c, room.TakeOver{Secret: word}, room.TransferOver)
		tb.offer(b, 2, word)
		tb.must(b, room.Leave{})
		tb.must(b, room.Sit{})
		tb.refused(c, room.TakeOver{Secret: word}, room.TransferOver) // of a seat that was left
		tb.offer(b, 2, word)
		tb.restart()
		tb.refused(c, room.TakeOver{Secret: word}, room.TransferOver)
	})
}

func TestATransferTellsNobodyASecondHand(t *testing.T) {
	at(t, room.Params{Seats: 4}, func(tb *table) {
		tb.must(c, room.Sit{Seat: 3})
		tb.must(c, room.Sit{Seat: 4})
		tb.must(a, room.Start{})
		tb.offer(a, 1, word)
		tb.refused(b, room.TakeOver{Secret: word}, room.WrongPhase)
		other := [32]byte{9}
		tb.offer(c, 3, newer)
		tb.offer(c, 4, other)
		feed := tb.watch(c)
		tb.must(y, room.TakeOver{Secret: newer})
		assert.Equal(t, &room.Bye{Code: room.ByeMoved, Again: true}, feed.Take().Bye, "it has another seat")
		tb.must(y, room.TakeOver{Secret: other}) // both hands of one tablet
		tb.offer(y, 3, newer)
		tb.must(c, room.TakeOver{Secret: newer}) // and back
		tb.offer(c, 3, newer)
		tb.refused(a, room.TakeOver{Secret: newer}, room.WrongPhase)
	})
}

func TestWhoIsKickedIsOutWithEachDevice(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.offer(b, 2, word)
		tb.must(y, room.TakeOver{Secret: word})
		tb.must(a, room.Kick{Seat: 2})
		tb.offer(a, 1, newer)
		for _, d := range []room.Device{b, y} {
			tb.refused(d, room.Sit{}, room.KickedOut)
			tb.refused(d, room.TakeOver{Secret: newer}, room.KickedOut)
		}
		assert.Equal(t, map[rules.Seat]string{2: "Bea"}, tb.sees().Kicked)
		tb.must(a, room.Admit{Seat: 2})
		tb.must(b, room.Sit{})
	})
}

func TestAHostWithAnotherSeatStaysHost(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		tb.must(a, room.Sit{Seat: 3})
		tb.offer(a, 1, word)
		tb.must(y, room.TakeOver{Secret: word})
		assert.Equal(t, rules.Seat(3), tb.sees().Host)
		tb.refused(y, room.Start{}, room.NotHost)
	})
}

func TestAnOpenerWhoLeftIsHostAgainWithAnothersSeat(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.offer(b, 2, word)
		tb.leave(b)
		after(5 * time.Minute) // then nobody else is there who could be host
		tb.must(a, room.Leave{})
		v := tb.must(a, room.TakeOver{Secret: word}).V
		after(time.Second)
		assert.Equal(t, v, tb.v())
		assert.Equal(t, rules.Seat(2), tb.sees().Host)
	})
}

// TestATransferMakesNobodySeeTwoHands lets seats go from device to device among
// all that people do besides. Devices of which one took a seat of the other are
// one person's: it is shown the hands that it was dealt, or one.
func TestATransferMakesNobodySeeTwoHands(t *testing.T) {
	devices := []room.Device{a, b, c, x, y, device(6)}
	taken := 0
	for seed := range uint64(60) {
		at(t, room.Params{Seats: 4, Bots: []room.BotSeat{{Seat: 4, Level: rules.Hard}}}, func(tb *table) {
			tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
			tb.must(b, room.Sit{Seat: 3})
			tb.must(a, room.Start{})
			people := persons{}
			dealt := knowledge{a: {1: true}, b: {2: true, 3: true}}
			seen := knowledge{}
			r := rand.New(rand.NewPCG(seed, 11))
			for range 60 {
				tb.swap(r, devices)
				if from, to := devices[r.IntN(6)], devices[r.IntN(6)]; tb.takes(from, to, rules.Seat(r.IntN(5))) {
					people.join(from, to)
					taken++
				}
				after(0)
				seen.look(tb, devices)
				for _, d := range devices {
					shown, own := people.all(seen, d), people.all(dealt, d)
					require.True(t, len(own) > 0 || len(shown) <= 1, "seed %d: %v", seed, shown)
					for hand := range shown {
						require.True(t, len(own) == 0 || own[hand], "seed %d: %v of %v", seed, shown, own)
					}
				}
			}
		})
	}
	assert.Greater(t, taken, 60)
}

// takes lets a device take a seat of another one, and reports whether it did.
func (tb *table) takes(from, to room.Device, seat rules.Seat) bool {
	tb.id++
	word := [32]byte{byte(tb.id), byte(tb.id >> 8)}
	if _, err := tb.Do(ctx, room.Command{Device: from, Seat: seat, Act: room.Offer{Secret: word}}); err != nil || from == to {
		return false
	}
	_, err := tb.do(to, room.TakeOver{Secret: word})
	return err == nil
}

// persons has all devices of each device's person, where it has several.
type persons map[room.Device][]room.Device

func (p persons) of(d room.Device) []room.Device {
	if p[d] == nil {
		return []room.Device{d}
	}
	return p[d]
}

func (p persons) join(one, other room.Device) {
	if slices.Contains(p.of(one), other) {
		return
	}
	all := slices.Concat(p.of(one), p.of(other))
	for _, d := range all {
		p[d] = all
	}
}

// all is what a person knows with all its devices.
func (p persons) all(k knowledge, d room.Device) map[rules.Seat]bool {
	hands := map[rules.Seat]bool{}
	for _, own := range p.of(d) {
		maps.Copy(hands, k[own])
	}
	return hands
}
