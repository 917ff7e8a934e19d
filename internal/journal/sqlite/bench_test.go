//go:build unix

package sqlite

import (
	"errors"
	"fmt"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
)

// written is like a move of Uno químico.
func written(room int, seq uint64) journal.Entry {
	return journal.Entry{Room: fmt.Sprint("R", room), Record: journal.Record{
		Seq: seq, ID: fmt.Sprintf("%043d:%d", room, seq),
		Body: []byte(`{"k":"moved","t":1764486000123,"c":12345678901234567890,"s":1,"used":1234,"e":{"by":1,"move":{"do":"lay","element":"Na"}}}`),
	}}
}

// appendRound gives the processor's time that the append took, in nanoseconds.
func appendRound(b *testing.B, s *Store, first, rooms int, seq uint64) int64 {
	batch := make([]journal.Entry, rooms)
	for i := range batch {
		batch[i] = written(first+i, seq)
	}
	began := processor()
	if err := errors.Join(s.Append(ctx, batch)...); err != nil {
		b.Fatal(err)
	}
	return processor() - began
}

// match is how many records a long match has.
const match = 200

// BenchmarkAppend appends to so many rooms in one transaction; new rooms follow
// where the matches end.
func BenchmarkAppend(b *testing.B) {
	for _, rooms := range []int{1, 8, 36, 200} {
		b.Run(fmt.Sprintf("rooms=%d", rooms), func(b *testing.B) {
			s := opened(b, filepath.Join(b.TempDir(), "j.db"))
			rounds, spent := 0, int64(0)
			for b.Loop() {
				spent += appendRound(b, s, rounds/match*rooms, rooms, uint64(rounds%match+1))
				rounds++
			}
			records := float64(b.N * rooms)
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/records, "ns/record")
			b.ReportMetric(float64(spent)/records, "cpu-ns/record")
		})
	}
}

// processor is the time that all threads have used, in nanoseconds.
func processor() int64 {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		panic(err)
	}
	return r.Utime.Nano() + r.Stime.Nano()
}

// BenchmarkReopen opens a journal and reads all that it has, as after a restart
// in the middle of a thousand matches.
func BenchmarkReopen(b *testing.B) {
	const rooms = 1000
	path := filepath.Join(b.TempDir(), "j.db")
	s := opened(b, path)
	for seq := uint64(1); seq <= match; seq++ {
		appendRound(b, s, 0, rooms, seq)
	}
	for b.Loop() {
		if err := s.Close(); err != nil {
			b.Fatal(err)
		}
		s = opened(b, path)
		for room, err := range s.Rooms(ctx) {
			got, bad := journaltest.All(s, room, 1)
			if err := errors.Join(err, bad); err != nil || len(got) != match {
				b.Fatal(room, len(got), err)
			}
		}
	}
}
