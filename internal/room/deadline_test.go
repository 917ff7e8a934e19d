package room_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strconv"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// gentleTime is what a seat of the toy has for a move.
const gentleTime = 2 * toyGrant

// byClock counts the moves that the clock has made, as the journal tells.
func (tb *table) byClock() (n int) {
	for _, r := range tb.journal() {
		var body struct {
			E struct {
				Auto string `json:"auto"`
			} `json:"e"`
		}
		require.NoError(tb.t, json.Unmarshal(r.Body, &body))
		if body.E.Auto == "clock" {
			n++
		}
	}
	return n
}

func (tb *table) journal() []journal.Record {
	records, err := journaltest.All(tb.store, code, 1)
	require.NoError(tb.t, err)
	return records
}

// clocked is a match under the gentle clock in which seat 1 is asked.
func clocked(t *testing.T, f func(tb *table)) {
	at(t, room.Params{Clock: "gentle", Options: []byte(`{"cards":20}`)}, func(tb *table) {
		tb.must(a, room.Start{})
		f(tb)
	})
}

func TestADeadlineActsOnceHoweverOftenTheRoomIsWoken(t *testing.T) {
	clocked(t, func(tb *table) {
		for n := range 10 {
			assert.Equal(t, n, tb.byClock())
			time.Sleep(gentleTime)
			for range 5 {
				_ = tb.sees()
				tb.watch(x).Close()
			}
			after(0)
			assert.Equal(t, n+1, tb.byClock())
			assert.Equal(t, gentleTime.Milliseconds(), tb.sees().Clock.LeftMS)
		}
	})
}

// Whichever comes first at the very moment, the question is answered once.
func TestAMoveAtTheDeadlineIsMadeByThePersonOrByTheClock(t *testing.T) {
	clocked(t, func(tb *table) {
		began := time.Now()
		for n := range 30 {
			seat, v, auto := tb.asked(), tb.v(), tb.byClock()
			mv := tb.first(seat)
			early := time.Duration(n%3-1) * time.Nanosecond
			began = began.Add(gentleTime)
			time.Sleep(time.Until(began) + early)
			answer, err := tb.Do(ctx, room.Command{Device: owner(seat), At: v, Act: room.Move{Move: mv}})
			after(0)
			require.Equal(t, v+1, tb.v())
			assert.Equal(t, seat.Next(2), tb.asked())
			if tb.byClock() == auto {
				began = time.Now()
				assert.NoError(t, err)
				assert.Equal(t, v+1, answer.V)
				assert.LessOrEqual(t, early, time.Duration(0), "too late")
				continue
			}
			assert.Contains(t, []string{room.Stale, rules.NotYourTurn}, codeOf(err))
			assert.GreaterOrEqual(t, early, time.Duration(0), "in time")
		}
	})
}

func TestNothingFiresAfterWhatStoppedTheClockAtItsDeadline(t *testing.T) {
	for name, stop := range map[string]func(tb *table){
		"pause": func(tb *table) { _, err := tb.do(a, room.Pause{}); require.NoError(tb.t, err) },
		"close": func(tb *table) { _, err := tb.do(a, room.CloseRoom{}); require.NoError(tb.t, err) },
		"drain": func(tb *table) { tb.Drain(0, 0) },
	} {
		for range 10 {
			clocked(t, func(tb *table) {
				time.Sleep(gentleTime)
				stop(tb)
				after(0)
				before := len(tb.journal())
				assert.LessOrEqual(t, tb.byClock(), 1, name)
				after(time.Hour)
				assert.Len(t, tb.journal(), before, name)
			})
		}
	}
}

func TestNoClockOutlivesItsMatch(t *testing.T) {
	for name, wait := range map[string]time.Duration{"by a move": 0, "by the clock": gentleTime} {
		at(t, room.Params{Clock: "gentle", Options: []byte(`{"cards":1}`)}, func(tb *table) {
			tb.must(a, room.Start{})
			for range 5 { // two moves, two that go on, one more
				tb.step()
			}
			require.Equal(t, room.Playing, tb.sees().Phase)
			if after(wait); wait == 0 {
				tb.step()
			}
			require.Equal(t, room.Ended, tb.sees().Phase, name)
			assert.Nil(t, tb.sees().Clock)
			v := tb.v()
			after(time.Hour)
			assert.Equal(t, v, tb.v(), name)
		})
	}
}

// shifted is the room's journal as a machine has it whose clock shows another
// time since.
func (tb *table) shifted(by time.Duration) {
	tb.Drain(0, 0)
	old := tb.journal()
	tb.store = journaltest.Faulty(journal.NewMemory())
	tb.house.Committer.Close()
	tb.house.Store, tb.house.Committer = tb.store, journal.NewCommitter(tb.store)
	stamp := regexp.MustCompile(`"t":(\d+)`)
	for _, r := range old {
		r.Body = stamp.ReplaceAllFunc(r.Body, func(text []byte) []byte {
			ms, err := strconv.ParseInt(string(text[len(`"t":`):]), 10, 64)
			require.NoError(tb.t, err)
			return fmt.Appendf(nil, `"t":%d`, ms-by.Milliseconds())
		})
		require.NoError(tb.t, tb.store.Append(ctx, []journal.Entry{{Room: code, Record: r}})[0])
	}
	r, err := room.Reopen(ctx, tb.house, code)
	require.NoError(tb.t, err)
	tb.Room, tb.feeds = r, map[room.Device]*room.Feed{}
}

func TestTheClockOfAMatchDoesNotHearOfThatOfTheMachine(t *testing.T) {
	for _, step := range []time.Duration{-time.Hour, time.Hour} {
		clocked(t, func(tb *table) {
			after(5 * time.Second)
			tb.shifted(step)
			tb.watch(a)
			tb.watch(b)
			left := gentleTime - 5*time.Second
			assert.Equal(t, left.Milliseconds(), tb.sees().Clock.LeftMS, step)
			after(left - time.Millisecond)
			assert.Equal(t, rules.Seat(1), tb.asked(), step)
			after(time.Millisecond)
			assert.Equal(t, rules.Seat(2), tb.asked(), step)
			assert.Empty(t, tb.playedBy(1), step)
		})
	}
}
