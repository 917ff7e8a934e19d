package room_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAFailedAppendIsSeenByNobody(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		before := tb.feeds[b].Take()
		move := tb.first(1)
		tb.store.Fail(errors.New("disk full"))
		_, err := tb.do(a, room.Move{Move: move})
		assert.Equal(t, room.StoreFailed, codeOf(err))
		<-tb.Done()
		snap := tb.feeds[b].Take()
		assert.Same(t, before.Doc, snap.Doc)
		assert.Equal(t, room.ByeStoreFailed, snap.Bye.Code)
		assert.True(t, snap.Bye.Again)
		_, err = tb.do(a, room.Move{Move: move})
		assert.Equal(t, room.StoreFailed, codeOf(err))
	})
}

func TestWhileAnAppendIsInFlightOnlyWhatIsDurableIsShown(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		before, move := tb.v(), tb.first(1)
		go2 := make(chan bool)
		tb.store.Before(func([]journal.Entry) { <-go2 })
		answered := make(chan error, 1)
		go func() { _, err := tb.do(a, room.Move{Move: move}); answered <- err }()
		synctest.Wait()
		assert.Equal(t, before, tb.v())
		late := tb.watch(b)
		assert.Equal(t, before, late.Take().V, "a new connection is served")
		var legal uint64
		go func() { legal, _, _, _ = tb.Legal(b, 2) }()
		synctest.Wait()
		assert.Zero(t, legal)
		assert.Empty(t, answered)
		close(go2)
		require.NoError(t, <-answered)
		synctest.Wait()
		assert.Equal(t, before+1, tb.v())
		assert.Equal(t, before+1, legal)
		assert.Equal(t, before+1, late.Take().V)
		tb.store.Before(nil)
	})
}

func TestAFullInboxRefusesAndServesLater(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		hold := make(chan bool)
		tb.store.Before(func([]journal.Entry) { <-hold })
		outcomes := make(chan string, 200)
		ask := func(i int) {
			_, err := tb.Do(ctx, room.Command{Device: a, ID: fmt.Sprint(i), Act: room.Configure{Locked: ptr(i%2 == 0)}})
			outcomes <- codeOf(err)
		}
		go ask(0)
		synctest.Wait() // it is in flight, and the inbox is empty
		for i := 1; i < 200; i++ {
			go ask(i)
		}
		synctest.Wait()
		assert.Len(t, outcomes, 200-1-64, "one in flight, 64 waiting")
		close(hold)
		synctest.Wait()
		require.Len(t, outcomes, 200)
		count := map[string]int{}
		for range 200 {
			count[<-outcomes]++
		}
		assert.Equal(t, map[string]int{room.SlowDown: 135, "<nil>": 65}, count)
	})
}

func TestOneRoomDoesNotDelayAnother(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow, quick := open(t, room.Params{}), open(t, room.Params{})
		hold := make(chan bool)
		slow.store.Before(func([]journal.Entry) { <-hold })
		go func() { _, _ = slow.do(a, room.Configure{Locked: ptr(true)}) }()
		synctest.Wait()
		quick.must(a, room.Configure{Locked: ptr(true)})
		close(hold)
		slow.close()
		quick.close()
	})
}

func TestARestartInTheMiddleChangesNoByte(t *testing.T) {
	for name, act := range map[string]func(*table){
		"playing":      func(tb *table) { tb.step(); tb.step(); tb.step() },
		"paused":       func(tb *table) { tb.step(); tb.must(a, room.Pause{}) },
		"over":         func(tb *table) { tb.finish() },
		"second match": func(tb *table) { tb.finish(); tb.must(a, room.Rematch{}); tb.step() },
		"between": func(tb *table) {
			for range 7 {
				tb.step()
			}
		},
		"after a kick":   func(tb *table) { tb.must(a, room.Kick{Seat: 2}) },
		"after a rename": func(tb *table) { tb.must(b, room.Rename{Name: "Bárbara"}); tb.step() },
		"after new rules": func(tb *table) {
			tb.finish()
			tb.must(a, room.Configure{Options: []byte(`{"cards":5}`), Clock: ptr("firm"), GraceS: ptr(60)})
		},
	} {
		t.Run(name, func(t *testing.T) {
			at(t, room.Params{}, func(tb *table) {
				tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
				tb.must(a, room.Start{})
				act(tb)
				before := tb.documents()
				tb.restart()
				tb.watch(a)
				if *tb.sees().Seats.At(2) != (room.TableSeat{Kind: "bot", Level: "medium", Here: true}) {
					tb.watch(b)
				}
				assert.Equal(t, before, tb.documents())
			})
		})
	}
}

func TestAReplayThatDiffersIsRefused(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.finish()
		tb.Drain(0, 0)
		other := *tb.house
		changed := *toyKind
		changed.New = func(s rules.Setup) (rules.Game, error) {
			g, err := newToy(s)
			g.(*toy).sums[1] = 1
			return g, err
		}
		other.Kind = func(string) (*rules.Kind, bool) { return &changed, true }
		_, err := room.Reopen(ctx, &other, code)
		assert.ErrorContains(t, err, "views")
	})
}

func TestAPanicOfTheRulesStopsThisRoomAlone(t *testing.T) {
	at(t, room.Params{Options: []byte(`{"bug":true}`)}, func(tb *table) {
		tb.must(a, room.Start{})
		before := tb.documents()
		_, err := tb.do(a, room.Move{Move: put{buggy}})
		assert.Equal(t, room.StoreFailed, codeOf(err))
		<-tb.Done()
		assert.True(t, tb.Panicked())
		assert.Equal(t, room.ByeStoreFailed, tb.feeds[b].Take().Bye.Code)
		tb.restart()
		tb.watch(a)
		tb.watch(b)
		assert.Equal(t, before, tb.documents(), "the move was never made")
	})
}

func TestDrainTellsEverybodyToComeBackAtRandom(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		var feeds []*room.Feed
		for range 50 {
			feeds = append(feeds, tb.watch(x))
		}
		tb.Drain(5*time.Second, 15*time.Second)
		waits := map[int]bool{}
		for _, f := range feeds {
			bye := f.Take().Bye
			assert.Equal(t, room.ByeRestart, bye.Code)
			assert.True(t, bye.Again && bye.AfterMS >= 5000 && bye.AfterMS < 15000)
			waits[bye.AfterMS] = true
		}
		assert.Greater(t, len(waits), 25)
		_, err := tb.do(a, room.Start{})
		assert.Equal(t, room.Draining, codeOf(err))
	})
}

func TestAnIDIsForOneContent(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		first := tb.game(a, 1).Hand
		cards := make([]int, 0, len(first))
		for card := range first {
			var n int
			_, _ = fmt.Sscanf(card, "card_%d", &n)
			cards = append(cards, n)
		}
		do := func(card int) error {
			_, err := tb.Do(ctx, room.Command{Device: a, ID: "one", At: tb.v(), Act: room.Move{Move: put{card}}})
			return err
		}
		assert.Equal(t, "not_in_hand", codeOf(do(7)))
		assert.Equal(t, "not_in_hand", codeOf(do(7)), "a refusal is remembered")
		assert.Equal(t, room.Conflict, codeOf(do(cards[0])))
	})
}

func TestNamesAreKeptApartFromTheRecords(t *testing.T) {
	at(t, room.Params{Name: "Ada Unmistakable"}, func(tb *table) {
		tb.must(b, room.Rename{Name: "ada unmistakable"})
		assert.Equal(t, "ada unmistakable 2", tb.sees().Seats.At(2).Name, "names differ to the eye")
		tb.refused(b, room.Rename{Name: "\u202e\u200b"}, rules.BadOption)
		tb.must(a, room.Start{})
		records, err := journaltest.All(tb.store, code, 1)
		require.NoError(t, err)
		for _, r := range records {
			assert.True(t, json.Valid(r.Body))
			assert.False(t, strings.Contains(strings.ToLower(string(r.Body)), "unmistakable"))
		}
		tb.restart()
		assert.Equal(t, "Ada Unmistakable", tb.sees().Seats.At(1).Name)
		assert.Equal(t, "ada unmistakable 2", tb.sees().Seats.At(2).Name)
	})
}
