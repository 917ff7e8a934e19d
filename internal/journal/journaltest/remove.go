package journaltest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// names lists the rooms of a store.
func names(t *testing.T, s journal.Store) (all []string) {
	for name, err := range s.Rooms(ctx) {
		require.NoError(t, err)
		all = append(all, name)
	}
	return all
}

// gone checks that nothing of a room is left but its name.
func gone(t *testing.T, s journal.Store, room string) {
	got, err := All(s, room, 1)
	assert.NoError(t, err)
	assert.Empty(t, got)
	last, err := s.Last(ctx, room)
	assert.NoError(t, err)
	assert.Zero(t, last)
	_, err = s.Doc(ctx, room, "name/1")
	assert.ErrorIs(t, err, journal.ErrNotFound)
	for _, seq := range []uint64{1, 2, 4} {
		assert.ErrorIs(t, appendOne(s, room, Record(seq)), journal.ErrFence, "its name is taken")
	}
}

func removesRooms(t *testing.T, s journal.Store) {
	for _, room := range []string{"A", "B", "C"} {
		fill(t, s, room, 3)
		require.NoError(t, s.PutDoc(ctx, room, "name/1", []byte("Ada")))
	}
	ended, end := context.WithCancel(ctx)
	end()
	assert.ErrorIs(t, s.Remove(ended, "B"), context.Canceled)
	require.NoError(t, s.Remove(ctx, "C", "nobody", "A"))
	require.NoError(t, s.Remove(ctx, "A"), "twice is once")
	require.NoError(t, s.Remove(ctx))
	assert.Equal(t, []string{"B"}, names(t, s))
	gone(t, s, "A")
	gone(t, s, "C")
	got, err := All(s, "B", 1)
	require.NoError(t, err, "the others' chains are whole")
	assert.Len(t, got, 3)
	assert.NoError(t, appendOne(s, "B", Record(4)))
	assert.NoError(t, appendOne(s, "nobody", Record(1)), "a name that nobody had is free")
	_, err = s.Doc(ctx, "B", "name/1")
	assert.NoError(t, err)
}

func removesMany(t *testing.T, s journal.Store) {
	var rooms []string
	for i := range 200 {
		rooms = append(rooms, fmt.Sprint("R", i))
		var batch []journal.Entry
		for seq := range uint64(1 + i%20) {
			batch = append(batch, journal.Entry{Room: rooms[i], Record: Record(seq + 1)})
		}
		require.NoError(t, errors.Join(s.Append(ctx, batch)...))
	}
	var wg sync.WaitGroup
	wg.Go(func() { assert.NoError(t, s.Remove(ctx, rooms...)) })
	fill(t, s, "A", 50)
	wg.Wait()
	assert.Equal(t, []string{"A"}, names(t, s))
	gone(t, s, rooms[199])
	got, err := All(s, "A", 1)
	require.NoError(t, err)
	assert.Len(t, got, 50)
}
