package room_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestANameIsKeptThoughItsCallerHungUp(t *testing.T) {
	for name, act := range map[string]room.Act{"sit": room.Sit{Name: "Cy", Seat: 3}, "rename": room.Rename{Name: "Cy"}} {
		t.Run(name, func(t *testing.T) {
			at(t, room.Params{Seats: 3}, func(tb *table) {
				d := b
				if name == "sit" {
					d = c
				}
				hold := make(chan bool)
				tb.store.Before(func([]journal.Entry) { <-hold })
				go func() {
					_, _ = tb.Do(ctx, room.Command{Device: a, Act: room.Configure{Locked: ptr(false), GraceS: ptr(50)}})
				}()
				synctest.Wait()
				calling, hangUp := context.WithCancel(ctx)
				hung := make(chan error, 1)
				go func() {
					_, err := tb.Do(calling, room.Command{Device: d, ID: "n", Act: act})
					hung <- err
				}()
				synctest.Wait()
				hangUp()
				assert.ErrorIs(t, <-hung, context.Canceled)
				close(hold)
				synctest.Wait()
				tb.store.Before(nil)
				tb.restart()
				var names []string
				for _, seat := range tb.sees().Seats {
					names = append(names, seat.Name)
				}
				assert.Contains(t, names, "Cy")
			})
		})
	}
}

// blank is a store whose documents cannot be read.
type blank struct{ journal.Store }

func (blank) Doc(context.Context, string, string) ([]byte, error) {
	return nil, fmt.Errorf("read document: %w", journal.ErrCorrupt)
}

func TestARoomOpensWithoutNamesThatAreLost(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		var log bytes.Buffer
		tb.house.Store, tb.house.Log = blank{tb.store}, slog.New(slog.NewTextHandler(&log, nil))
		tb.restart()
		assert.Empty(t, tb.sees().Seats.At(1).Name)
		assert.Equal(t, 1, strings.Count(log.String(), "\n"), "the log says so once")
		assert.NotContains(t, log.String(), "Ada")
		tb.must(b, room.Rename{Name: "Bea"})
	})
}

func TestARenameFailsWithTheStore(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		other := open(t, room.Params{Name: "Eve"})
		defer other.close()
		mine := tb.house.Committer
		defer func() { tb.house.Committer = mine }()
		tb.house.Committer = other.house.Committer
		other.store.Fail(errors.New("disk full"))
		_, err := other.do(a, room.Configure{Locked: ptr(true)})
		require.Error(t, err)
		_, err = tb.Do(ctx, room.Command{Device: b, Act: room.Rename{Name: "Bo"}})
		assert.Equal(t, room.StoreFailed, codeOf(err))
		tb.house.Committer = mine
		tb.restart()
		assert.Equal(t, "Bea", tb.sees().Seats.At(2).Name)
	})
}
