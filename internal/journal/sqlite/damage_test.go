//go:build unix

package sqlite

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// damage is one way in which the records of room 1 go wrong; ?1 is a sequence
// and ?2 something that was never written. A way that leaves no record wrong is
// noticed too, but at the end.
var damage = []struct {
	name, sql string
	atEnd     bool
}{
	{"body", "UPDATE records SET body = ?2 WHERE room = 1 AND seq = ?1", false},
	{"body cut off", "UPDATE records SET body = substr(body, 1, length(body) - 1) WHERE room = 1 AND seq = ?1 AND ?2", false},
	{"id", "UPDATE records SET id = ?2 WHERE room = 1 AND seq = ?1", false},
	{"sum", "UPDATE records SET sum = ?2 WHERE room = 1 AND seq = ?1", false},
	{"sequence", "UPDATE records SET seq = ?1 + 100 WHERE room = 1 AND seq = ?1 AND ?2", false},
	{"gone", "DELETE FROM records WHERE room = 1 AND seq = ?1 AND ?2", false},
	{"gone with all that follow", "DELETE FROM records WHERE room = 1 AND seq >= ?1 AND ?2", false},
	{"another room's", "UPDATE records SET room = 2 WHERE room = 1 AND seq = ?1 AND ?2", false},
	{"swapped", "UPDATE records SET seq = 2 * ?1 + 1 - seq WHERE room = 1 AND seq IN (?1, ?1 + 1) AND ?2", false},
	{"way back", "UPDATE records SET prev = n WHERE room = 1 AND seq = ?1 + 1 AND ?2", true}, // the first has none
	{"newest", "UPDATE rooms SET last = 1000 + ?1 WHERE id = 1 AND ?2", true},
}

func TestEveryKindOfDamageIsFoundAtItsRecord(t *testing.T) {
	s := opened(t, filepath.Join(watch(t).dir, "j.db"))
	fillRooms(t, s, 2, 10)
	change(t, s, "CREATE TABLE r AS SELECT * FROM records; CREATE TABLE k AS SELECT * FROM rooms")
	r := rand.New(rand.NewPCG(1, 2))
	for range long(6, 100) {
		for _, d := range damage {
			at := r.IntN(9) + 1 // the swapped one has a next
			change(t, s, d.sql, at, fmt.Sprint(1+r.IntN(1000)))
			got, err := journaltest.All(s, "room0", 1)
			require.ErrorIs(t, err, journal.ErrCorrupt, "%s of record %d", d.name, at)
			if !d.atEnd {
				assert.ErrorContains(t, err, fmt.Sprintf("record %d:", at), d.name)
				assert.Len(t, got, at-1, d.name)
			}
			clear(s.tails)
			batch := []journal.Entry{{Room: "room0", Record: journaltest.Record(11)}, {Room: "room1", Record: journaltest.Record(99)}}
			assert.ErrorIs(t, s.Append(ctx, batch)[0], journal.ErrCorrupt, d.name)
			last, err := s.Last(ctx, "room0")
			if err == nil && d.name != "newest" && d.name != "gone with all that follow" {
				assert.Equal(t, journaltest.Record(10), last, d.name)
			} else {
				assert.ErrorIs(t, err, journal.ErrCorrupt, d.name)
			}
			_, err = journaltest.All(s, "room1", 1)
			assert.NoError(t, err, "other rooms go on")
			assert.NoError(t, s.Healthy())
			change(t, s, "DELETE FROM records; INSERT INTO records SELECT * FROM r; DELETE FROM rooms; INSERT INTO rooms SELECT * FROM k")
		}
	}
}

func fillRooms(t *testing.T, s *Store, rooms int, records uint64) {
	for seq := uint64(1); seq <= records; seq++ {
		var batch []journal.Entry
		for room := range rooms {
			batch = append(batch, journal.Entry{Room: fmt.Sprint("room", room), Record: journaltest.Record(seq)})
		}
		for _, err := range s.Append(ctx, batch) {
			require.NoError(t, err)
		}
	}
}

func change(t *testing.T, s *Store, query string, args ...any) {
	_, err := s.writer.ExecContext(context.Background(), query, args...)
	require.NoError(t, err)
}

func TestDamagedBytesAreNeverTakenForRecords(t *testing.T) {
	const rooms, records = 8, 30
	path := filepath.Join(watch(t).dir, "j.db")
	s := opened(t, path)
	fillRooms(t, s, rooms, records)
	require.NoError(t, s.Close())
	whole, err := os.ReadFile(path)
	require.NoError(t, err)
	r := rand.New(rand.NewPCG(3, 4))
	found := 0
	for n := range long(60, 1000) {
		path := filepath.Join(watch(t).dir, "j.db")
		require.NoError(t, os.WriteFile(path, harm(whole, r), 0o600))
		for room, got := range readable(path, rooms, records) {
			if got < records {
				found++
			}
			assert.NotEqual(t, -1, got, "case %d: room %d", n, room)
		}
	}
	assert.NotZero(t, found)
}

// harm flips some bits, overwrites a sector, or cuts off the end.
func harm(whole []byte, r *rand.Rand) []byte {
	bad := append([]byte(nil), whole...)
	switch at := r.IntN(len(bad)); r.IntN(4) {
	case 0:
		clear(bad[at/512*512:][:512])
	case 1:
		return bad[:at]
	default:
		for range 1 + r.IntN(20) {
			bad[r.IntN(len(bad))] ^= 1 << r.IntN(8)
		}
	}
	return bad
}

// readable says of each room how many records could be read before an error; -1
// where records are wrong, or missing without an error.
func readable(path string, rooms, records int) []int {
	s, err := Open(path)
	if err != nil {
		return nil
	}
	defer s.Close()
	good := make([]int, rooms)
	for room := range good {
		got, err := journaltest.All(s, fmt.Sprint("room", room), 1)
		good[room] = len(got)
		for i, r := range got {
			if string(r.Body) != string(journaltest.Record(uint64(i)+1).Body) {
				good[room] = -1
			}
		}
		if err == nil && len(got) < records {
			good[room] = -1
		}
	}
	return good
}
