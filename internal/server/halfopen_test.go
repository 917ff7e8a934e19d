package server_test

import (
	"encoding/json"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// never is when half-open connections answer.
const never = 24 * time.Hour

// here is whether the room says that somebody is at a seat.
func (h *farHouse) here(path, seat string) bool {
	var s struct {
		Seats map[string]struct{ Here bool }
	}
	require.NoError(h.t, json.Unmarshal(h.device(1).direct("GET", path, nil).Body.Bytes(), &s))
	return s.Seats[seat].Here
}

// listenOn reads to the end of a line, which is closed then.
func listenOn(l *line) (ended chan struct{}) {
	ended = make(chan struct{})
	go func() {
		defer close(ended)
		for {
			if _, err := l.read(); err != nil {
				return
			}
		}
	}()
	return ended
}

// A connection whose other end is gone without a word is found by its pings
// within 25 seconds; one that answers them may be silent for ever.
func TestAWebsocketThatAnswersNoPingEndsAndItsSeatIsAbsent(t *testing.T) {
	fromAfar(t, journal.NewMemory(), func(h *farHouse) {
		path := h.sprintRoom(3, 1)
		dead := listenOn(h.socket(h.device(2), path, evenly(ms(20)), never))
		quiet := listenOn(h.socket(h.device(3), path, evenly(ms(20)), 0))
		time.Sleep(24 * time.Second)
		assert.False(t, has(dead))
		assert.True(t, h.here(path, "2"))
		time.Sleep(1100 * time.Millisecond)
		assert.True(t, has(dead))
		assert.False(t, h.here(path, "2"))
		time.Sleep(time.Hour)
		synctest.Wait()
		assert.False(t, has(quiet))
		assert.True(t, h.here(path, "3"))
	})
}
