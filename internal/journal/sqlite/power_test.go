//go:build unix

package sqlite

import (
	"context"
	"errors"
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

// work appends to some rooms, moves the log now and then, and erases names. It
// notes on the disk what was acknowledged. It ends early when the store fails.
func work(s *Store, d *disk, r *rand.Rand, batches int) {
	last := map[string]uint64{}
	for n := range batches {
		var batch []journal.Entry
		for _, room := range r.Perm(6)[:1+r.IntN(6)] {
			name := fmt.Sprint("room", room)
			batch = append(batch, journal.Entry{Room: name, Record: journaltest.Record(last[name] + 1)})
		}
		for i, err := range s.Append(ctx, batch) {
			if err != nil {
				return
			}
			last[batch[i].Room]++
			d.happen(op{kind: "ack", file: batch[i].Room, at: int64(batch[i].Seq)})
		}
		content, _ := os.ReadFile(markPath(filepath.Join(d.dir, "j.db")))
		d.happen(op{kind: "write", file: "j.db.mark", data: content})
		switch n % 20 {
		case 5:
			_ = s.PutDoc(ctx, "room1", fmt.Sprint("name/", n), []byte("Ada"))
		case 10:
			_ = s.move(context.Background())
		case 15:
			_ = s.DeleteDocs(ctx, "room1")
		}
	}
}

// acked is the newest acknowledged record of each room.
func acked(ops []op) map[string]uint64 {
	newest := map[string]uint64{}
	for _, o := range ops {
		if o.kind == "ack" {
			newest[o.file] = uint64(o.at)
		}
	}
	return newest
}

// lost counts the acknowledged records that a journal lacks, and checks that
// all else in it is good.
func lost(t *testing.T, path string, acked map[string]uint64) (missing uint64) {
	s, err := Open(path)
	if errors.Is(err, ErrLoss) {
		return 1
	}
	require.NoError(t, err)
	defer s.Close()
	var verdict string
	require.NoError(t, s.writer.QueryRowContext(ctx, "PRAGMA integrity_check").Scan(&verdict))
	require.Equal(t, "ok", verdict)
	for room := range 6 {
		name := fmt.Sprint("room", room)
		got, err := journaltest.All(s, name, 1)
		require.NoError(t, err)
		for i, r := range got {
			require.Equal(t, journaltest.Record(uint64(i)+1), r)
		}
		missing += max(acked[name], uint64(len(got))) - uint64(len(got))
	}
	return missing
}

// lostInCuts plays cuts of the power at random points of a run.
func lostInCuts(t *testing.T, ops []op, cuts int) (missing uint64) {
	r := rand.New(rand.NewPCG(7, 8))
	for range cuts {
		before := ops[:r.IntN(len(ops)+1)]
		missing += lost(t, filepath.Join(after(t, before, r), "j.db"), acked(before))
	}
	return missing
}

func TestNothingAcknowledgedIsLostWhenThePowerGoes(t *testing.T) {
	d := watch(t)
	s := opened(t, filepath.Join(d.dir, "j.db"))
	work(s, d, rand.New(rand.NewPCG(5, 6)), 100)
	require.NoError(t, s.Healthy())
	assert.Zero(t, lostInCuts(t, d.log(), long(80, 10_000)))
}

func TestTheSimulatedPowerCutWouldFindAMissingSync(t *testing.T) {
	d := watch(t)
	s := opened(t, filepath.Join(d.dir, "j.db"))
	_, err := s.writer.ExecContext(ctx, "PRAGMA synchronous = NORMAL")
	require.NoError(t, err)
	work(s, d, rand.New(rand.NewPCG(5, 6)), 100)
	assert.NotZero(t, lostInCuts(t, d.log(), 20))
}
