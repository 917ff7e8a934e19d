package lobby_test

import (
	"context"
	"iter"
	"log/slog"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
)

// counting counts what a store is asked.
type counting struct {
	journal.Store
	reads, deletes atomic.Int64
}

func (c *counting) Read(ctx context.Context, code string, from uint64) iter.Seq2[journal.Record, error] {
	c.reads.Add(1)
	return c.Store.Read(ctx, code, from)
}

func (c *counting) DeleteDocs(ctx context.Context, codes ...string) error {
	c.deletes.Add(1)
	return c.Store.DeleteDocs(ctx, codes...)
}

func TestARoomThatIsOverIsNotReplayed(t *testing.T) {
	in(t, func(h *hall) {
		closed := h.create(room.Params{})
		h.do(closed, room.CloseRoom{})
		idle := h.create(room.Params{})
		synctest.Wait()
		h.stop()
		h.boot(catalog.Find)
		time.Sleep(24*time.Hour + 30*time.Minute)
		reads, deletes := h.asked.reads.Load(), h.asked.deletes.Load()
		for range 100 {
			for _, code := range []string{closed.Code(), idle.Code(), "BBBBBB"} {
				_, err := h.Find(ctx, code)
				assert.ErrorIs(t, err, lobby.ErrNotFound)
			}
		}
		assert.Equal(t, reads, h.asked.reads.Load())
		assert.Equal(t, deletes, h.asked.deletes.Load())
	})
}

func TestRulesThatFailWhileARoomOpensFreeTheSlot(t *testing.T) {
	in(t, func(h *hall) {
		var told strings.Builder
		h.house.Log = slog.New(slog.NewTextHandler(&told, nil))
		h.house.Kind = func(string) (*rules.Kind, bool) { panic("the ace of spades") }
		_, err := h.Create(ctx, room.Params{Game: "unoquimico"})
		assert.ErrorIs(t, err, room.ErrPanic)
		assert.Contains(t, told.String(), "ended_test.go", "where it failed")
		assert.NotContains(t, told.String(), "spades", "with what")
		assert.Zero(t, h.Count())
	})
}
