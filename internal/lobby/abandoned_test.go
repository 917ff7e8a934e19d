package lobby_test

import (
	"runtime"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var bea = room.Device{2}

// How an abandoned room was left: nobody came, closed, in a match of two people
// that stands still (one in twenty), in one that machines end (one in a hundred).
const (
	unjoined = iota
	closed
	begun
	machines
)

func waysToLeave(n int) map[int]int {
	ways := map[int]int{}
	for i := range n {
		ways[wayOf(i)]++
	}
	return ways
}

func wayOf(i int) int {
	switch {
	case i%100 == 99:
		return machines
	case i%20 == 18:
		return begun
	}
	return i % 2
}

// abandon makes n rooms and leaves them.
func (h *hall) abandon(n int) {
	var wg sync.WaitGroup
	for worker := range 50 {
		wg.Go(func() {
			for i := worker; i < n; i += 50 {
				h.leaveOne(wayOf(i))
			}
		})
	}
	wg.Wait()
	synctest.Wait()
}

func (h *hall) leaveOne(way int) {
	p := room.Params{Name: "Ada"}
	if way == machines {
		p.Bots = []room.BotSeat{{Seat: 2, Level: rules.Easy}}
	}
	r := h.create(p)
	switch way {
	case closed:
		h.do(r, room.CloseRoom{})
	case begun:
		_, err := r.Do(ctx, room.Command{Device: bea, Act: room.Sit{Name: "Bea"}})
		require.NoError(h.t, err)
		h.do(r, room.Start{})
		h.do(r, room.Pause{})
	case machines:
		h.do(r, room.Start{})
	}
}

// left is what the store has: rooms with records, and documents.
func (h *hall) left() (rooms, docs int) {
	for _, err := range h.store.Rooms(ctx) {
		require.NoError(h.t, err)
		rooms++
	}
	for _, err := range h.store.Docs(ctx, "") {
		require.NoError(h.t, err)
		docs++
	}
	return rooms, docs
}

// later is when so much has passed since began, and the sweep after it.
func later(began time.Time, d time.Duration) {
	time.Sleep(time.Until(began.Add(d)))
	synctest.Wait()
}

// settled is how many goroutines there are, once those have ended that the runtime
// starts for a moment, such as for finalizers: their end is no time that a test
// could wait for.
func settled(want int) (n int) {
	for range 100_000 {
		if n = runtime.NumGoroutine(); n == want {
			break
		}
		runtime.Gosched()
	}
	return n
}

func TestTenThousandAbandonedRoomsLeaveNothingBehind(t *testing.T) {
	in(t, func(h *hall) {
		n := 10_000 / slowly
		ways := waysToLeave(n)
		began, goroutines := time.Now(), runtime.NumGoroutine()
		h.abandon(n)
		assert.Equal(t, n-ways[closed], h.Count())
		later(began, 16*time.Minute)
		assert.Equal(t, ways[begun]+ways[machines], h.Count(), "those that nobody came to have ended")
		_, docs := h.left()
		assert.GreaterOrEqual(t, docs, ways[begun])
		later(began, 31*time.Minute)
		assert.Zero(t, h.Count(), "nobody is anywhere")
		assert.Equal(t, goroutines, settled(goroutines))
		later(began, 2*time.Hour)
		rooms, _ := h.left()
		assert.Equal(t, ways[begun]+ways[machines], rooms, "of rooms that ended nothing is kept")
		later(began, 26*time.Hour)
		rooms, _ = h.left()
		assert.Equal(t, ways[begun], rooms, "matches that can be gone on with")
		later(began, 31*24*time.Hour)
		rooms, docs = h.left()
		assert.Zero(t, rooms)
		assert.Zero(t, docs)
		assert.Equal(t, goroutines, settled(goroutines))
	})
}
