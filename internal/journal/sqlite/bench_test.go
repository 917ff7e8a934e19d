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

func appendRound(b *testing.B, s *Store, rooms int, seq uint64) {
	batch := make([]journal.Entry, rooms)
	for i := range batch {
		batch[i] = written(i, seq)
	}
	if err := errors.Join(s.Append(ctx, batch)...); err != nil {
		b.Fatal(err)
	}
}

// BenchmarkAppend appends to so many rooms in one transaction.
func BenchmarkAppend(b *testing.B) {
	for _, rooms := range []int{1, 8, 36, 200} {
		b.Run(fmt.Sprintf("rooms=%d", rooms), func(b *testing.B) {
			s := opened(b, filepath.Join(b.TempDir(), "j.db"))
			seq, began := uint64(0), processor()
			for b.Loop() {
				seq++
				appendRound(b, s, rooms, seq)
			}
			records := float64(b.N * rooms)
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/records, "ns/record")
			b.ReportMetric(float64(processor()-began)/records, "cpu-ns/record")
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
	const rooms, records = 1000, 200
	path := filepath.Join(b.TempDir(), "j.db")
	s := opened(b, path)
	for seq := uint64(1); seq <= records; seq++ {
		appendRound(b, s, rooms, seq)
	}
	for b.Loop() {
		if err := s.Close(); err != nil {
			b.Fatal(err)
		}
		s = opened(b, path)
		for room, err := range s.Rooms(ctx) {
			got, bad := journaltest.All(s, room, 1)
			if err := errors.Join(err, bad); err != nil || len(got) != records {
				b.Fatal(room, len(got), err)
			}
		}
	}
}
