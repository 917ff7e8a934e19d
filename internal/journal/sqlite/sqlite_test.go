package sqlite

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
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
	_, err = Open(path)
	assert.ErrorContains(t, err, "not a journal")
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

// damage is one way in which records go wrong, as SQL on a journal of ten.
var damage = []struct{ name, sql string }{
	{"body", "UPDATE records SET body = ? WHERE seq = ?"},
	{"id", "UPDATE records SET id = ? WHERE seq = ?"},
	{"sum", "UPDATE records SET sum = ? WHERE seq = ?"},
	{"gap", "DELETE FROM records WHERE ? <> '' AND seq = ? AND seq < 10"},
	{"swapped", "UPDATE records SET body = (SELECT body FROM records r WHERE r.seq = 11 - records.seq AND r.room = records.room AND ? <> '') WHERE seq = ?"},
}

func TestEveryKindOfDamageIsFoundAtItsRecord(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 40 {
		for _, d := range damage {
			path := filepath.Join(t.TempDir(), "j.db")
			s := opened(t, path)
			for seq := uint64(1); seq <= 10; seq++ {
				require.NoError(t, errors.Join(s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(seq)}, {Room: "B", Record: journaltest.Record(seq)}})...))
			}
			at := r.IntN(9) + 1
			_, err := s.writer.ExecContext(ctx, d.sql+" AND room = 1", fmt.Sprintf("x%d", r.IntN(1000)), at)
			require.NoError(t, err)
			got, err := journaltest.All(s, "A", 1)
			require.ErrorIs(t, err, journal.ErrCorrupt, "%s of record %d", d.name, at)
			assert.ErrorContains(t, err, fmt.Sprintf("room A, record %d", at))
			assert.Len(t, got, at-1, d.name)
			_, err = journaltest.All(s, "B", 1)
			assert.NoError(t, err, "other rooms go on")
			require.NoError(t, s.Close())
		}
	}
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

// TestMain lets the test binary be the process that is killed.
func TestMain(m *testing.M) {
	if path := os.Getenv("JOURNAL_TO_KILL"); path != "" {
		appendUntilKilled(path)
	}
	os.Exit(m.Run())
}

// appendUntilKilled appends to eight rooms at once and prints each record that
// was acknowledged.
func appendUntilKilled(path string) {
	s, err := Open(path)
	if err != nil {
		panic(err)
	}
	c := journal.NewCommitter(s)
	for room := range 8 {
		name := fmt.Sprint("room", room)
		last, _ := s.Last(ctx, name)
		go func() {
			reply := make(chan error, 1)
			for seq := last + 1; ; seq++ {
				c.Append(journal.Entry{Room: name, Record: journaltest.Record(seq)}, reply)
				if err := <-reply; err != nil {
					panic(err)
				}
				fmt.Println(name, seq)
			}
		}()
	}
	select {}
}

func TestNothingAcknowledgedIsLostWhenTheProcessIsKilled(t *testing.T) {
	kills := 10
	if os.Getenv("SOBREMESA_LONG") != "" {
		kills = 200
	}
	path := filepath.Join(t.TempDir(), "j.db")
	r := rand.New(rand.NewPCG(3, 4))
	for range kills {
		acked := killAfter(t, path, 20+r.IntN(300))
		s := opened(t, path)
		for room, seq := range acked {
			got, err := journaltest.All(s, room, 1)
			require.NoError(t, err)
			require.GreaterOrEqual(t, uint64(len(got)), seq, room)
		}
		require.NoError(t, s.Close())
	}
}

// killAfter runs a process until it has acknowledged n records, kills it, and
// gives the newest acknowledged record of each room.
func killAfter(t *testing.T, path string, n int) map[string]uint64 {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "JOURNAL_TO_KILL="+path)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	acked, lines := map[string]uint64{}, bufio.NewScanner(out)
	for i := 0; lines.Scan(); i++ {
		if i == n {
			require.NoError(t, cmd.Process.Kill())
		}
		if room, seq, whole := strings.Cut(lines.Text(), " "); whole {
			acked[room], err = strconv.ParseUint(seq, 10, 64)
			require.NoError(t, err)
		}
	}
	_ = cmd.Wait()
	require.NotEmpty(t, acked)
	return acked
}

func BenchmarkAppend(b *testing.B) {
	for _, rooms := range []int{1, 50, 200} {
		b.Run(fmt.Sprintf("rooms=%d", rooms), func(b *testing.B) {
			s := opened(b, filepath.Join(b.TempDir(), "j.db"))
			batch := make([]journal.Entry, rooms)
			seq := uint64(0)
			for b.Loop() {
				seq++
				for i := range batch {
					batch[i] = journal.Entry{Room: fmt.Sprint("R", i), Record: journal.Record{Seq: seq, ID: fmt.Sprintf("%x:%d", i, seq), Body: []byte(`{"t":"move","seat":1,"move":{"do":"lay","element":"Na"}}`)}}
				}
				if err := errors.Join(s.Append(ctx, batch)...); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*rooms), "µs/record")
		})
	}
}
