package sqlite

import (
	"errors"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// filled appends n records to each room, in turns.
func filled(t *testing.T, s *Store, n uint64, rooms ...string) {
	for seq := uint64(1); seq <= n; seq++ {
		var batch []journal.Entry
		for _, room := range rooms {
			batch = append(batch, journal.Entry{Room: room, Record: journaltest.Record(seq)})
		}
		require.NoError(t, errors.Join(s.Append(ctx, batch)...))
	}
}

func roomsNamed(as string, n int) (rooms []string) {
	for i := range n {
		rooms = append(rooms, fmt.Sprint(as, i))
	}
	return rooms
}

// number is what a query for one number says.
func number(t *testing.T, s *Store, query string) (n int) {
	require.NoError(t, s.db.QueryRowContext(ctx, query).Scan(&n))
	return n
}

func TestRemovedRoomsAreGoneFromTheFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	const told, name = "a move that nobody else made", "a name that nobody else has"
	require.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journal.Record{Seq: 1, Body: []byte(told)}}})[0])
	require.NoError(t, s.PutDoc(ctx, "A", "name/1", []byte(name)))
	filled(t, s, 1, "B")
	assert.True(t, onDisk(t, path, told) && onDisk(t, path, name), "the check must be able to find them")
	require.NoError(t, s.Remove(ctx, "A"))
	assert.False(t, onDisk(t, path, told) || onDisk(t, path, name))
}

func TestTheSpaceOfRemovedRoomsIsUsedAgain(t *testing.T) {
	s := opened(t, filepath.Join(t.TempDir(), "j.db"))
	filled(t, s, 1, "stays")
	pages := 0
	for round := range 5 {
		rooms := roomsNamed(fmt.Sprint("r", round, "/"), 300)
		filled(t, s, 10, rooms...)
		if round == 1 {
			pages = number(t, s, "PRAGMA page_count")
		}
		require.NoError(t, s.Remove(ctx, rooms...))
	}
	assert.LessOrEqual(t, number(t, s, "PRAGMA page_count"), pages+pages/4, "but for the names that stay taken")
	assert.LessOrEqual(t, number(t, s, "SELECT count(*) FROM records"), 11, "the newest record stays, and its room's with it")
}

func TestTheNewestRecordStaysUntilThereIsANewer(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	filled(t, s, 3, "A")
	require.NoError(t, s.Remove(ctx, "A"))
	require.NoError(t, s.Close())
	s = opened(t, path)
	filled(t, s, 1, "B")
	require.NoError(t, s.Remove(ctx))
	assert.Equal(t, 1, number(t, s, "SELECT count(*) FROM records"))
	require.NoError(t, s.Close())
	opened(t, path)
}

func TestNamesOfRemovedRoomsAreFreeAYearLater(t *testing.T) {
	s := opened(t, filepath.Join(t.TempDir(), "j.db"))
	filled(t, s, 3, "A", "B")
	require.NoError(t, s.Remove(ctx, "A"))
	age := func(d time.Duration) {
		_, err := s.writer.ExecContext(ctx, "UPDATE gone SET at = ?", time.Now().Add(-d).Unix())
		require.NoError(t, err)
		require.NoError(t, s.Remove(ctx))
	}
	age(journal.NameLife - time.Hour)
	assert.ErrorIs(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(1)}})[0], journal.ErrFence)
	age(journal.NameLife + time.Hour)
	filled(t, s, 1, "A")
	assert.Equal(t, 2, number(t, s, "SELECT count(*) FROM rooms"))
	assert.Zero(t, number(t, s, "SELECT count(*) FROM gone"))
}

func TestRemovingOneRoomWithoutItsPagesDoesNotHoldUpTheOthers(t *testing.T) {
	s := opened(t, filepath.Join(t.TempDir(), "j.db"))
	filled(t, s, 5, "A", "B", "C")
	_, err := s.writer.ExecContext(ctx, "DELETE FROM records WHERE seq = 3 AND room = (SELECT id FROM rooms WHERE name = 'A')")
	require.NoError(t, err)
	require.NoError(t, s.Remove(ctx, "A", "B"))
	require.NoError(t, s.Remove(ctx))
	assert.Zero(t, number(t, s, "SELECT count(*) FROM gone WHERE last > 0"))
	got, err := journaltest.All(s, "C", 1)
	require.NoError(t, err)
	assert.Len(t, got, 5)
}

func TestAJournalOfVersionOneIsTakenOver(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	filled(t, s, 2, "A", "B")
	_, err := s.writer.ExecContext(ctx, "DROP TABLE gone; PRAGMA user_version = 1")
	require.NoError(t, err)
	require.NoError(t, s.Close())
	v, err := View(path)
	require.NoError(t, err)
	got, err := journaltest.All(v, "A", 1)
	require.NoError(t, err)
	assert.Len(t, got, 2)
	require.NoError(t, v.Close())
	s = opened(t, path)
	require.NoError(t, s.Remove(ctx, "A"))
	assert.Equal(t, 2, number(t, s, "SELECT count(*) FROM records"))
}

// The longest that an append waits for a removal beside it is a batch and the end
// of the log; half a second is what a busy machine may add.
func TestAppendsHardlyWaitForARemoval(t *testing.T) {
	s := opened(t, filepath.Join(t.TempDir(), "j.db"))
	rooms := roomsNamed("r", 500)
	filled(t, s, 20, rooms...)
	done := make(chan error, 1)
	go func() { done <- s.Remove(ctx, rooms...) }()
	longest := time.Duration(0)
	for seq := uint64(1); ; seq++ {
		select {
		case err := <-done:
			require.NoError(t, err)
			t.Logf("%d appends, the longest took %v", seq-1, longest)
			assert.Greater(t, seq, uint64(20), "it went on in small batches")
			assert.Less(t, longest, 500*time.Millisecond)
			return
		default:
		}
		began := time.Now()
		require.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(seq)}})[0])
		longest = max(longest, time.Since(began))
	}
}
