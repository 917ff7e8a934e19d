//go:build unix

package sqlite

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	sqlite3 "modernc.org/sqlite/lib"
)

// faults are what a disk does when it is full or breaks.
var faults = []struct {
	name, kind string
	code       int32
	among      int64 // at most so many operations of the kind happen before it
}{
	{"full", "write", sqlite3.SQLITE_FULL, 100},
	{"write fails", "write", sqlite3.SQLITE_IOERR_WRITE, 100},
	{"sync fails", "sync", sqlite3.SQLITE_IOERR_FSYNC, 50},
	{"truncate fails", "truncate", sqlite3.SQLITE_IOERR_TRUNCATE, 3},
}

// failOnce refuses one operation of a kind, the nth from now.
func (d *disk) failOnce(kind string, code int32, n int64) {
	var seen atomic.Int64
	d.fail(func(o op) int32 {
		if o.kind == kind && seen.Add(1) == n {
			return code
		}
		return 0
	})
}

func TestOneFaultOfTheDiskStopsTheStoreAndLosesNothing(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for _, f := range faults {
		stopped := 0
		for range long(5, 200) {
			d := watch(t)
			path := filepath.Join(d.dir, "j.db")
			s := opened(t, path)
			d.failOnce(f.kind, f.code, 1+r.Int64N(f.among))
			work(s, d, r, 60)
			if s.Healthy() != nil {
				stopped++
				refusesEverything(t, s)
			}
			d.fail(nil)
			require.NoError(t, s.Close())
			assert.Zero(t, lost(t, path, acked(d.log())), f.name)
			assert.Zero(t, lost(t, filepath.Join(after(t, d.log(), r), "j.db"), acked(d.log())), "%s, then the power goes", f.name)
		}
		assert.NotZero(t, stopped, f.name)
	}
}

// refusesEverything although the disk is well again.
func refusesEverything(t *testing.T, s *Store) {
	failed := s.Healthy()
	errs := s.Append(ctx, []journal.Entry{{Room: "new", Record: journaltest.Record(1)}})
	assert.ErrorIs(t, errs[0], failed)
	assert.ErrorIs(t, s.PutDoc(ctx, "new", "name", nil), failed)
	assert.ErrorIs(t, s.DeleteDocs(ctx, "room1"), failed)
	_, err := journaltest.All(s, "room1", 1)
	assert.NoError(t, err, "what there is can be read")
}

func TestAFailureToMoveTheLogStopsTheStore(t *testing.T) {
	for _, f := range faults[:3] {
		d := watch(t)
		s := opened(t, filepath.Join(d.dir, "j.db"))
		work(s, d, rand.New(rand.NewPCG(1, 2)), 5)
		d.fail(func(o op) int32 {
			if o.kind == f.kind && o.file == "j.db" {
				return f.code
			}
			return 0
		})
		assert.Error(t, s.move(ctx), f.name)
		assert.Error(t, s.Healthy(), f.name)
	}
}

func TestASlowSyncHoldsBackTheAnswerAndNothingElse(t *testing.T) {
	d := watch(t)
	s := opened(t, filepath.Join(d.dir, "j.db"))
	syncing, done := make(chan bool), make(chan bool)
	d.fail(func(o op) int32 {
		if o.kind == "sync" && strings.HasSuffix(o.file, "-wal") {
			syncing <- true
			<-done
		}
		return 0
	})
	answer := make(chan error, 1)
	go func() {
		answer <- s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(1)}})[0]
	}()
	<-syncing
	assert.Empty(t, answer)
	assert.NoError(t, s.Healthy(), "nobody waits for the disk to hear this")
	got, err := journaltest.All(s, "A", 1)
	require.NoError(t, err)
	assert.Empty(t, got)
	d.fail(nil)
	done <- true
	assert.NoError(t, <-answer)
}

func TestASecondWriterCannotForkARoom(t *testing.T) {
	for name, theirs := range map[string]string{
		"adds a record": "INSERT INTO records (prev, room, seq, id, body, sum) VALUES (1, 1, 2, '', '', '')",
		"moves a head":  "UPDATE rooms SET last = 0",
	} {
		s := opened(t, filepath.Join(t.TempDir(), "j.db"))
		add := func(seq uint64) error {
			return s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(seq)}})[0]
		}
		require.NoError(t, add(1))
		_, err := s.writer.ExecContext(ctx, theirs)
		require.NoError(t, err)
		assert.ErrorIs(t, add(2), errForked, name)
		assert.Error(t, s.Healthy(), name)
	}
}
