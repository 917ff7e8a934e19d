package sqlite

import (
	"errors"
	"fmt"
	"path/filepath"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

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
