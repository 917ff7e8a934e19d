package server_test

import (
	"context"
	"fmt"
	"iter"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// readings counts how often a journal is read.
type readings struct {
	journal.Store
	n atomic.Int64
}

func (s *readings) Read(ctx context.Context, room string, from uint64) iter.Seq2[journal.Record, error] {
	s.n.Add(1)
	return s.Store.Read(ctx, room, from)
}

// guess asks for n wrong codes and returns how many were looked up.
func (d device) guess(n int) (lookedUp int) {
	d.h.t.Helper()
	for range n {
		a := d.call("GET", "/api/rooms/BBBBBB", nil)
		if a.status == 404 {
			lookedUp++
			continue
		}
		assert.Equal(d.h.t, "slow_down", a.code())
		assert.NotEmpty(d.h.t, a.header.Get("Retry-After"))
	}
	return lookedUp
}

func TestWrongCodesAreLimitedByDeviceAndByAddress(t *testing.T) {
	h := open(t)
	h.server.StopRefill()
	assert.InDelta(t, 25, h.device(1).guess(40), 0, "one device")
	assert.InDelta(t, 100-25, device{h: h}.guess(130), 0, "what the address has left, for whoever gets a new cookie each time")
	lookedUp := 0
	for i := range 30 {
		lookedUp += h.device(i + 10).guess(1)
	}
	assert.Zero(t, lookedUp, "a secret made up each time is worth nothing")
}

// Where the budget is spent, an answer tells nothing of a code: it is the same
// for one that is right, and nothing is looked up for it.
func TestWhoHasGuessedTooOftenLearnsNothingMore(t *testing.T) {
	store := &readings{Store: journal.NewMemory()}
	t.Cleanup(func() { require.NoError(t, store.Close()) })
	h := openOver(t, store)
	onDisk := h.device(1).newRoom(object{})
	h.close()
	h = openOver(t, store)
	inMemory, seats := h.table(2)
	stands := h.device(3).newRoom(object{"sit": false})
	h.server.StopRefill()
	device{h: h}.guess(110)

	before := store.n.Load()
	stranger := h.device(9)
	for _, call := range []string{"GET ", "GET /view", "GET /legal", "GET /replays", "GET /replay", "GET /qr.svg", "GET /ws", "GET /events", "PATCH ", "POST /seats", "POST /moves", "POST /start", "POST /back", "DELETE /seats/1"} {
		method, rest, _ := strings.Cut(call, " ")
		var body any
		if rest == "/moves" {
			body = object{"id": "a", "at": 1, "move": object{"do": "draw"}}
		}
		var first reply
		for i, path := range []string{"/api/rooms/BBBBBB", "/api/rooms/AAAAAA", "/api/rooms/x", onDisk, inMemory} {
			a := stranger.call(method, path+rest, body)
			a.header.Del("Date")
			if i == 0 {
				first = a
			}
			assert.Equal(t, 429, a.status, "%s %s", call, path)
			assert.Equal(t, first, a, "%s %s", call, path)
		}
	}
	assert.Equal(t, before, store.n.Load(), "the journal is not read")

	assert.Equal(t, 200, seats[1].call("GET", inMemory, nil).status, "who has a seat goes on")
	assert.Equal(t, 200, h.device(3).call("GET", stands, nil).status, "so does a host without one")
	assert.Equal(t, 429, seats[1].call("GET", stands, nil).status)
}

func TestRightCodesCostNothing(t *testing.T) {
	store := journal.NewMemory()
	t.Cleanup(func() { require.NoError(t, store.Close()) })
	h := openOver(t, store)
	var paths []string
	for i := range 100 {
		paths = append(paths, h.device(i).newRoom(object{}))
	}
	h.close()
	h = openOver(t, store)
	for round := range 2 {
		for i, path := range paths {
			require.Equal(t, 200, h.device(i+200).call("GET", path, nil).status, fmt.Sprint(round, i))
		}
	}
}
