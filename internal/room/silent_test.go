package room_test

import (
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// quiet is a table where the clock is off and seat 2 is asked; its person is
// connected and does nothing. Bots think for longer than any test.
func quiet(t *testing.T, f func(tb *table)) {
	at(t, room.Params{}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{24 * time.Hour, 24 * time.Hour}
		tb.must(a, room.Start{})
		tb.step()
		f(tb)
	})
}

func (tb *table) playedBy(seat rules.Seat) string { return tb.sees().Seats.At(seat).PlayedBy }

func TestABotStandsInForWhoeverStaysSilentPastTheGrace(t *testing.T) {
	for name, back := range map[string]func(*table){
		"by another connection": func(tb *table) { tb.watch(b) },
		"by asking":             func(tb *table) { tb.must(b, room.Back{}) },
		"by a move":             func(tb *table) { tb.must(b, room.Move{Move: tb.first(2)}) },
	} {
		t.Run(name, func(t *testing.T) {
			quiet(t, func(tb *table) {
				after(grace - time.Millisecond)
				assert.Empty(t, tb.playedBy(2))
				after(time.Millisecond)
				assert.Equal(t, room.TableSeat{Name: "Bea", Kind: "person", Here: true, PlayedBy: "bot"}, *tb.sees().Seats.At(2))
				after(time.Hour)
				assert.Equal(t, "bot", tb.playedBy(2), "a connection alone is no sign of life")
				back(tb)
				after(0)
				assert.Empty(t, tb.playedBy(2))
			})
		})
	}
}

func TestASignOfLifeGivesTheWholeGraceAgain(t *testing.T) {
	quiet(t, func(tb *table) {
		for range 5 {
			after(grace - time.Second)
			tb.must(b, room.Back{})
		}
		assert.Empty(t, tb.playedBy(2))
		after(grace)
		assert.Equal(t, "bot", tb.playedBy(2))
	})
}

func TestSilenceHarmsNobodyWhoPlaysAlone(t *testing.T) {
	quiet(t, func(tb *table) {
		tb.leave(a)
		after(time.Hour)
		assert.Empty(t, tb.playedBy(2))
		tb.watch(a)
		after(grace - time.Millisecond)
		assert.Empty(t, tb.playedBy(2), "nobody has waited for long")
		after(time.Millisecond)
		assert.Equal(t, "bot", tb.playedBy(2))
	})
}

func TestNobodyLosesATurnBecauseSomebodyTakesASeatBack(t *testing.T) {
	for name, back := range map[string]func(*table){
		"by another connection": func(tb *table) { tb.watch(b) },
		"by asking":             func(tb *table) { tb.must(b, room.Back{}) },
	} {
		t.Run(name, func(t *testing.T) {
			quiet(t, func(tb *table) {
				after(grace)
				require.Equal(t, "bot", tb.playedBy(2))
				tb.must(a, room.Skip{Seat: 2})
				after(time.Hour)
				assert.Empty(t, tb.playedBy(1), "nobody but a bot waits for seat 1")
				back(tb)
				after(grace - time.Millisecond)
				assert.Empty(t, tb.playedBy(1))
				after(time.Millisecond)
				assert.Equal(t, "bot", tb.playedBy(1))
			})
		})
	}
}

func TestTheTableWaitsForTheLastPersonWhoIsPlaying(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.step()
		after(grace)
		assert.Equal(t, rules.Seat(1), tb.asked(), "the bot has played")
		after(time.Hour)
		assert.Equal(t, rules.Seat(1), tb.asked())
		assert.Empty(t, tb.playedBy(1), "nobody but a bot waits")
	})
}

func TestAHostWithoutASeatIsSomebodyWhoWaits(t *testing.T) {
	at(t, room.Params{Stand: true}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		tb.must(c, room.Sit{Name: "Cho"})
		tb.must(a, room.Start{})
		after(grace)
		assert.Equal(t, "bot", tb.playedBy(1), "Bea is here and silent, Cho is away")
	})
}

func TestWithAClockSilenceIsNoMatterOfTheGrace(t *testing.T) {
	at(t, room.Params{Clock: "gentle", GraceS: 5}, func(tb *table) {
		tb.must(a, room.Start{})
		after(2*toyGrant - time.Millisecond)
		assert.Equal(t, rules.Seat(1), tb.asked())
		assert.Empty(t, tb.playedBy(1))
	})
}

func TestAPauseIsNoSilence(t *testing.T) {
	quiet(t, func(tb *table) {
		after(grace - time.Second)
		tb.must(a, room.Pause{})
		after(time.Hour)
		tb.must(a, room.Resume{})
		after(grace - time.Millisecond)
		assert.Empty(t, tb.playedBy(2))
		after(time.Millisecond)
		assert.Equal(t, "bot", tb.playedBy(2))
	})
}
