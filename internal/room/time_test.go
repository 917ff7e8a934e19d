package room_test

import (
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const grace = room.GraceS * time.Second

func TestABotStandsInAfterTheGraceAndTheSeatComesBack(t *testing.T) {
	for name, back := range map[string]func(*table){
		"by reconnecting": func(tb *table) { tb.watch(b) },
		"by asking":       func(tb *table) { tb.must(b, room.Back{}) },
		"by a move":       func(tb *table) { tb.must(b, room.Move{Move: tb.first(2)}) },
	} {
		t.Run(name, func(t *testing.T) {
			at(t, room.Params{}, func(tb *table) {
				tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
				tb.must(a, room.Start{})
				tb.leave(b)
				after(2 * grace)
				assert.Empty(t, tb.sees().Seats.At(2).PlayedBy, "the table does not wait for it")
				tb.step()
				after(grace - time.Millisecond)
				assert.Empty(t, tb.sees().Seats.At(2).PlayedBy)
				after(time.Millisecond)
				seat := tb.sees().Seats.At(2)
				assert.Equal(t, room.TableSeat{Name: "Bea", Kind: "person", PlayedBy: "bot"}, *seat)
				back(tb)
				after(0)
				assert.Empty(t, tb.sees().Seats.At(2).PlayedBy)
			})
		})
	}
}

func TestBotsTakeTheirTime(t *testing.T) {
	at(t, room.Params{Seats: 3, Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}}}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{700 * time.Millisecond, 1800 * time.Millisecond}
		tb.must(a, room.Start{})
		tb.step()
		tb.step()
		after(699 * time.Millisecond)
		assert.Equal(t, rules.Seat(3), tb.asked())
		after(1101 * time.Millisecond)
		assert.Equal(t, rules.Seat(1), tb.asked())
	})
}

func TestABotDoesNotMoveWhilePaused(t *testing.T) {
	at(t, room.Params{Seats: 3, Bots: []room.BotSeat{{Seat: 3, Level: rules.Hard}}}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Second, time.Second}
		tb.must(a, room.Start{})
		tb.step()
		tb.step()
		tb.must(a, room.Pause{})
		v := tb.v()
		after(time.Minute)
		assert.Equal(t, v, tb.v())
		assert.Equal(t, rules.Seat(1), tb.sees().PausedBy)
		tb.must(a, room.Resume{})
		after(time.Second)
		assert.Equal(t, rules.Seat(1), tb.asked())
	})
}

func TestTheGentleClockIsTwiceTheTimeOfTheRules(t *testing.T) {
	at(t, room.Params{Clock: "gentle"}, func(tb *table) {
		tb.must(a, room.Start{})
		assert.Equal(t, &room.Clock{Seats: []rules.Seat{1}, LeftMS: 20_000, Running: true}, tb.sees().Clock)
		after(2*toyGrant - time.Millisecond)
		assert.Equal(t, rules.Seat(1), tb.asked())
		assert.Equal(t, int64(1), tb.sees().Clock.LeftMS)
		after(time.Millisecond)
		assert.Equal(t, rules.Seat(2), tb.asked(), "the first legal move was made")
	})
}

func TestARunningClockAloneCausesNoNewDocument(t *testing.T) {
	at(t, room.Params{Clock: "gentle"}, func(tb *table) {
		tb.must(a, room.Start{})
		before := tb.feeds[a].Take().Doc
		after(toyGrant)
		_ = tb.sees()
		assert.Same(t, before, tb.feeds[a].Take().Doc)
	})
}

func TestWhoComesLateIsShownTheTimeThatIsLeft(t *testing.T) {
	at(t, room.Params{Clock: "gentle"}, func(tb *table) {
		tb.must(a, room.Start{})
		for range 2 {
			after(2 * time.Second)
			assert.Equal(t, tb.sees().Clock, tb.watch(x).Take().Doc.Room.Clock)
			assert.Equal(t, tb.sees().Clock, tb.watch(b).Take().Doc.Room.Clock)
		}
		require.NoError(t, tb.feeds[b].See(rules.Nobody))
		after(100 * time.Millisecond)
		require.NoError(t, tb.feeds[b].See(2))
		assert.Equal(t, tb.sees().Clock, tb.feeds[b].Take().Doc.Room.Clock)
	})
}

func TestAClockThatStartsAnewIsSeenToDoSo(t *testing.T) {
	at(t, room.Params{Clock: "gentle"}, func(tb *table) {
		tb.must(a, room.Start{})
		for range 4 {
			before := tb.feeds[a].Take().Doc.Room.Clock.LeftMS
			tb.step()
			assert.NotEqual(t, before, tb.feeds[a].Take().Doc.Room.Clock.LeftMS)
		}
	})
}

func TestTheFirmClockHasABankForEachSeat(t *testing.T) {
	at(t, room.Params{Clock: "firm"}, func(tb *table) {
		tb.must(a, room.Start{})
		after(toyGrant + 30*time.Second)
		tb.step() // seat 1 has used 30 s of its two minutes
		after(toyGrant / 2)
		tb.step() // seat 2 none
		assert.Equal(t, (toyGrant + 90*time.Second).Milliseconds(), tb.sees().Clock.LeftMS)
		tb.restart()
		tb.watch(a)
		assert.Equal(t, (toyGrant + 90*time.Second).Milliseconds(), tb.sees().Clock.LeftMS)
		after(toyGrant + 90*time.Second)
		assert.Equal(t, rules.Seat(2), tb.asked())
		tb.step()
		assert.Equal(t, toyGrant.Milliseconds(), tb.sees().Clock.LeftMS, "the bank is empty")
	})
}

func TestClocksStandStillWhilePausedAndWhileTheServerIsAway(t *testing.T) {
	at(t, room.Params{Clock: "gentle"}, func(tb *table) {
		tb.must(a, room.Start{})
		after(5 * time.Second)
		tb.must(a, room.Pause{})
		after(time.Hour)
		assert.Equal(t, &room.Clock{Seats: []rules.Seat{1}, LeftMS: 15_000}, tb.sees().Clock)
		tb.restart()
		after(10 * time.Minute)
		tb.watch(a)
		tb.must(a, room.Resume{})
		assert.Equal(t, int64(15_000), tb.sees().Clock.LeftMS)
		after(15 * time.Second)
		assert.Equal(t, rules.Seat(2), tb.asked())
	})
}

func TestATimeOfTheRulesRunsWithoutAClock(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		assert.Nil(t, tb.sees().Clock)
		for range 6 {
			tb.step()
		}
		assert.Equal(t, "between", tb.game(x, 0).Turn.Phase)
		after(toyWindow - time.Millisecond)
		assert.Equal(t, "between", tb.game(x, 0).Turn.Phase)
		after(time.Millisecond)
		assert.Equal(t, "play", tb.game(x, 0).Turn.Phase)
	})
}

func TestBotsAndAbsentPeopleAgreeToGoOn(t *testing.T) {
	at(t, room.Params{Seats: 3, Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}}}, func(tb *table) {
		tb.must(a, room.Start{})
		for tb.game(x, 0).Turn.Phase == "play" {
			if tb.asked() == 3 {
				after(0)
				continue
			}
			tb.step()
		}
		assert.Equal(t, []rules.Seat{1, 2}, tb.game(x, 0).Turn.Seats, "the bot agreed")
		tb.leave(b)
		after(15*time.Second - time.Millisecond)
		assert.Equal(t, []rules.Seat{1, 2}, tb.game(x, 0).Turn.Seats, "a page that loads again is not gone")
		after(time.Millisecond)
		assert.Equal(t, []rules.Seat{1}, tb.game(x, 0).Turn.Seats)
		tb.must(a, room.Move{Move: next{}})
		assert.Equal(t, "play", tb.game(x, 0).Turn.Phase)
	})
}

func TestWhoPlaysOverHTTPIsHereForTheGraceTime(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.leave(a)
		assert.False(t, tb.sees().Seats.At(1).Here)
		tb.must(a, room.Move{Move: tb.first(1)})
		assert.True(t, tb.sees().Seats.At(1).Here)
		after(grace - time.Millisecond)
		assert.True(t, tb.sees().Seats.At(1).Here)
		after(time.Millisecond)
		assert.False(t, tb.sees().Seats.At(1).Here)
	})
}

// Whoever is away does not lose turn after turn to the clock.
func TestABotStandsInWhenTheClockOfSomebodyAwayRunsOut(t *testing.T) {
	at(t, room.Params{Clock: "gentle", GraceS: 600}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.leave(a)
		after(20*time.Second - time.Millisecond)
		assert.Equal(t, rules.Seat(1), tb.asked(), "the time of the rules, twice")
		assert.Empty(t, tb.sees().Seats.At(1).PlayedBy)
		after(time.Second)
		assert.Equal(t, "bot", tb.sees().Seats.At(1).PlayedBy)
		assert.Equal(t, rules.Seat(2), tb.asked(), "the bot has played")
		tb.watch(a)
		after(0)
		assert.Empty(t, tb.sees().Seats.At(1).PlayedBy)
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
