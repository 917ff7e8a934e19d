package sqlite

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var ctx = context.Background()

func opened(t testing.TB, path string) *Store {
	s, err := Open(path)
	require.NoError(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func TestSQLiteConforms(t *testing.T) {
	journaltest.Conform(t, func(t *testing.T) journal.Store { return opened(t, filepath.Join(t.TempDir(), "a b?#.db")) })
}

func TestASecondProcessIsKeptOut(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	_, err := Open(path)
	assert.ErrorIs(t, err, ErrInUse)
	require.NoError(t, s.Close())
	opened(t, path)
}

func TestAForeignFileIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	_, err = db.Exec("PRAGMA user_version = 7")
	require.NoError(t, err)
	require.NoError(t, db.Close())
	before, err := os.ReadFile(path)
	require.NoError(t, err)
	_, err = Open(path)
	assert.ErrorContains(t, err, "not a journal")
	after, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, before, after)
}

func TestWhatCannotBeReadJustNowIsNotDamaged(t *testing.T) {
	s := opened(t, filepath.Join(t.TempDir(), "j.db"))
	require.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(1)}})[0])
	ended, end := context.WithCancel(ctx)
	end()
	_, err := s.Last(ended, "A")
	assert.ErrorIs(t, err, journal.ErrUnread)
	for _, err := range s.Read(ended, "A", 1) {
		assert.ErrorIs(t, err, journal.ErrUnread)
		assert.NotErrorIs(t, err, journal.ErrCorrupt)
	}
}

func TestReopeningContinuesTheChain(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	for seq := uint64(1); seq <= 5; seq++ {
		s := opened(t, path)
		require.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(seq)}})[0])
		got, err := journaltest.All(s, "A", 1)
		require.NoError(t, err)
		assert.Len(t, got, int(seq))
		require.NoError(t, s.Close())
	}
}

func TestABatchOfAnySizeIsKeptInOrder(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	rooms, last := []string{"A", "B"}, map[string]uint64{}
	for size := range 3 * rowsMost {
		batch := make([]journal.Entry, size)
		for i := range batch {
			name := rooms[i%len(rooms)]
			last[name]++
			batch[i] = journal.Entry{Room: name, Record: journaltest.Record(last[name])}
		}
		require.Equal(t, make([]error, size), s.Append(ctx, batch))
	}
	require.NoError(t, s.Close())
	s = opened(t, path)
	for name, records := range last {
		got, err := journaltest.All(s, name, 1)
		require.NoError(t, err)
		require.Len(t, got, int(records))
	}
}

func TestAClosedJournalIsOneFileBesideItsLockAndMark(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	require.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(1)}})[0])
	require.NoError(t, s.Close())
	files, err := filepath.Glob(path + "*")
	require.NoError(t, err)
	assert.Equal(t, []string{path, path + ".lock", path + ".mark"}, files)
}

func TestAFullDiskKeepsNothingOfTheBatchAndStopsTheStore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	require.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(1)}})[0])
	_, err := s.writer.ExecContext(ctx, "PRAGMA max_page_count = 20")
	require.NoError(t, err)
	big := journal.Record{Seq: 1, Body: make([]byte, 200<<10)}
	errs := s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(2)}, {Room: "B", Record: big}})
	assert.ErrorContains(t, errs[0], "full")
	assert.ErrorContains(t, errs[1], "full")
	assert.Error(t, s.Healthy())
	assert.Error(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(2)}})[0])
	require.NoError(t, s.Close())

	got, err := journaltest.All(opened(t, path), "A", 1)
	require.NoError(t, err)
	assert.Len(t, got, 1, "what was acknowledged is there, and nothing else")
}

func TestErasedNamesAreGoneFromTheFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	const name = "a name that nobody else has"
	require.NoError(t, s.PutDoc(ctx, "A", "names", []byte(name)))
	assert.True(t, onDisk(t, path, name), "the check must be able to find it")
	require.NoError(t, s.DeleteDocs(ctx, "A"))
	assert.False(t, onDisk(t, path, name))
}

func TestAnErasureThatReadersHeldUpIsMadeGoodByTheNext(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	const name = "a name that nobody else has"
	require.NoError(t, s.PutDoc(ctx, "A", "names", []byte(name)))
	reader, err := s.db.BeginTx(ctx, nil)
	require.NoError(t, err)
	require.NoError(t, reader.QueryRow("SELECT count(*) FROM docs").Err())
	assert.ErrorIs(t, s.DeleteDocs(ctx, "A"), errBusy)
	require.NoError(t, reader.Rollback())
	require.NoError(t, s.DeleteDocs(ctx, "B"))
	assert.False(t, onDisk(t, path, name))
	assert.False(t, s.erasing.Load())
}

func onDisk(t *testing.T, path, text string) bool {
	found := false
	files, err := filepath.Glob(path + "*")
	require.NoError(t, err)
	for _, f := range files {
		content, err := os.ReadFile(f)
		require.NoError(t, err)
		found = found || strings.Contains(string(content), text)
	}
	return found
}
