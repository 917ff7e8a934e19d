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

// silent lists the seats that the host may skip, as everybody sees it.
func (tb *table) silent() (seats []rules.Seat) {
	for i, seat := range tb.sees().Seats {
		if seat.Silent {
			seats = append(seats, rules.Seat(i+1))
		}
	}
	return seats
}

func TestTheTableSaysWhomTheHostMaySkipFromTheMomentOn(t *testing.T) {
	for name, row := range map[string]struct {
		p    room.Params
		away bool
		wait time.Duration
		back func(*table)
	}{
		"away": {wait: 15 * time.Second, away: true, back: func(tb *table) { tb.watch(b) }},
		"here and silent, with a clock": {p: room.Params{Clock: "gentle", GraceS: 5}, wait: 5 * time.Second,
			back: func(tb *table) { tb.must(b, room.Back{}) }},
	} {
		t.Run(name, func(t *testing.T) {
			at(t, row.p, func(tb *table) {
				tb.must(a, room.Start{})
				tb.step()
				if row.away {
					tb.leave(b)
				}
				after(row.wait - time.Millisecond)
				assert.Empty(t, tb.silent())
				tb.refused(a, room.Skip{Seat: 2}, room.WrongPhase)
				after(time.Millisecond)
				assert.Equal(t, []rules.Seat{2}, tb.silent())
				row.back(tb)
				after(0)
				assert.Empty(t, tb.silent(), "who is heard of is not silent")
			})
		})
	}
}

func TestWhoWasSkippedOrCannotBeIsNotCalledSilent(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.step()
		tb.leave(b)
		after(16 * time.Second)
		require.Equal(t, []rules.Seat{2}, tb.silent())
		tb.must(a, room.Pause{})
		assert.Empty(t, tb.silent())
		tb.must(a, room.Resume{})
		require.Equal(t, []rules.Seat{2}, tb.silent())
		tb.must(a, room.Skip{Seat: 2})
		assert.Empty(t, tb.silent(), "seat 1 is asked")
	})
}
