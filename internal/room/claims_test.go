package room_test

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// racing is a table of three people in a race; the third one's line is slow.
func racing(t *testing.T, game string, f func(tb *table)) {
	at(t, room.Params{Game: game, Seats: 3}, func(tb *table) {
		tb.must(c, room.Sit{Name: "Cho"})
		tb.watch(c)
		tb.must(a, room.Start{})
		tb.feeds[c].Trip(300 * time.Millisecond)
		f(tb)
	})
}

// tell grabs over a device's connection. It gives how that is answered so far,
// whenever it is asked.
func (tb *table) tell(d room.Device) func() string {
	return tb.send(d, room.Command{Device: d, At: tb.v(), Act: room.Move{Move: grab{}}})
}

func (tb *table) send(d room.Device, cmd room.Command) func() string {
	var answer atomic.Value
	answer.Store("nothing yet")
	refusal := tb.feeds[d].Tell(cmd, func(_ room.Answer, refusal *room.Refusal) {
		if refusal != nil {
			answer.Store(refusal.Code)
		} else {
			answer.Store("done")
		}
	})
	require.Nil(tb.t, refusal)
	synctest.Wait()
	return func() string { return answer.Load().(string) }
}

func (tb *table) won() map[rules.Seat]int {
	_, doc, err := tb.View(x, rules.Nobody)
	require.NoError(tb.t, err)
	return doc.Game.(raceView).Won
}

func TestARaceIsWonByWhoReactedFirstAndNotByTheFasterLine(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		early := tb.tell(a)
		after(299 * time.Millisecond)
		late := tb.tell(c)
		assert.Equal(t, []string{"nothing yet", "nothing yet"}, []string{early(), late()})
		after(51 * time.Millisecond)
		assert.Equal(t, []string{"stale", "done"}, []string{early(), late()})
		assert.Equal(t, map[rules.Seat]int{3: 1}, tb.won())
	})
}

func TestWhoReactedLaterLosesARaceHoweverSlowTheLine(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		early := tb.tell(a)
		after(301 * time.Millisecond)
		late := tb.tell(c)
		after(49 * time.Millisecond)
		assert.Equal(t, []string{"done", "stale"}, []string{early(), late()})
	})
}

func TestARaceWaitsForTheSlowestOfTheOthersAndNoLonger(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		answer := tb.tell(c)
		after(49 * time.Millisecond)
		assert.Equal(t, "nothing yet", answer())
		after(time.Millisecond)
		assert.Equal(t, "done", answer())
	})
}

func TestWithoutRivalsNothingIsHeld(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		tb.leave(b)
		tb.leave(c)
		assert.Equal(t, "done", tb.tell(a)())
	})
}

func TestARoundTripCountsUpToALimitAndOneLateAnswerNotAtAll(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		tb.feeds[b].Trip(30 * time.Millisecond)
		for range 7 {
			tb.feeds[b].Trip(5 * time.Second)
		}
		early := tb.tell(a)
		after(31 * time.Millisecond)
		late := tb.tell(b)
		after(time.Second)
		assert.Equal(t, []string{"done", "stale"}, []string{early(), late()}, "one of the last eight was fast")
		tb.feeds[b].Trip(5 * time.Second)
		early = tb.tell(a)
		after(399 * time.Millisecond)
		late = tb.tell(b)
		after(time.Second)
		assert.Equal(t, []string{"stale", "done"}, []string{early(), late()}, "now all are slow, and count 400 ms")
		early = tb.tell(a)
		after(401 * time.Millisecond)
		late = tb.tell(b)
		after(time.Second)
		assert.Equal(t, []string{"done", "stale"}, []string{early(), late()})
	})
}

func TestWhatWasClaimedInTimeComesBeforeTheEndOfTheTime(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		after(toyWindow - 10*time.Millisecond)
		answer := tb.tell(b)
		after(time.Second)
		assert.Equal(t, "done", answer())
		assert.Equal(t, map[rules.Seat]int{2: 1}, tb.won())
	})
}

func TestWhatIsClaimedAfterTheTimeIsTooLate(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		after(toyWindow - 10*time.Millisecond)
		early := tb.tell(b)
		after(200 * time.Millisecond)
		late := tb.tell(a)
		after(time.Second)
		assert.Equal(t, []string{"done", "stale"}, []string{early(), late()})
	})
	racing(t, "grab", func(tb *table) {
		v := tb.v()
		tb.feeds[a].Trip(300 * time.Millisecond)
		after(toyWindow - 10*time.Millisecond)
		stale := func(d room.Device) func() string {
			return tb.send(d, room.Command{Device: d, At: v - 1, Act: room.Move{Move: grab{}}})
		}
		early := stale(b)
		after(100 * time.Millisecond)
		late := tb.tell(c)
		after(100 * time.Millisecond)
		tooLate := tb.send(b, room.Command{Device: b, At: v, Act: room.Move{Move: grab{}}})
		after(time.Second)
		assert.Equal(t, []string{"stale", "done", "stale"}, []string{early(), late(), tooLate()}, "a slow line made it in time")
	})
}

func TestADeviceHoldsFewClaimsAndNoneForOthersSeats(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		first := tb.tell(a)
		mine := []func() string{tb.tell(b), tb.tell(b), tb.tell(b), tb.tell(b), tb.tell(b)}
		assert.Equal(t, room.SlowDown, mine[4]())
		foreign := tb.send(b, room.Command{Device: b, Seat: 3, At: tb.v(), Act: room.Move{Move: grab{}}})
		assert.Equal(t, room.NotYours, foreign())
		after(time.Second)
		assert.Equal(t, []string{"done", "stale"}, []string{first(), mine[0]()})
	})
}

func TestAPauseRefusesWhatIsHeld(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		answer := tb.tell(b)
		tb.must(a, room.Pause{})
		after(time.Second)
		assert.Equal(t, room.NowPaused, answer())
	})
}

func TestARepeatedClaimActsOnce(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		cmd := room.Command{Device: b, ID: "it", At: tb.v(), Act: room.Move{Move: grab{}}}
		answers := make(chan room.Answer, 2)
		for range 2 {
			require.Nil(t, tb.feeds[b].Tell(cmd, func(a room.Answer, _ *room.Refusal) { answers <- a }))
		}
		after(time.Second)
		require.Len(t, answers, 2)
		assert.Equal(t, <-answers, <-answers)
		assert.Equal(t, map[rules.Seat]int{2: 1}, tb.won())
	})
}

func TestTheJournalHasTheOrderOfARace(t *testing.T) {
	racing(t, "grab", func(tb *table) {
		tb.tell(a)
		after(100 * time.Millisecond)
		tb.tell(c)
		after(time.Second)
		before := tb.won()
		tb.restart()
		assert.Equal(t, before, tb.won())
	})
}

func TestABotIsAskedWhereItMayActAndMayLetItBe(t *testing.T) {
	for level, won := range map[rules.Level]map[rules.Seat]int{rules.Hard: {3: 1}, rules.Easy: {}} {
		t.Run(string(level), func(t *testing.T) {
			at(t, room.Params{Game: "call", Seats: 3, Bots: []room.BotSeat{{Seat: 3, Level: level}}}, func(tb *table) {
				tb.house.BotDelay = [2]time.Duration{time.Second, time.Second}
				tb.must(a, room.Start{})
				after(2999 * time.Millisecond)
				assert.Empty(t, tb.won(), "people have time to be first")
				after(time.Second)
				assert.Equal(t, won, tb.won())
			})
		})
	}
}
