//go:build unix

package sqlite

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheLogStaysShortWhileRoomsAreReadWithoutEnd(t *testing.T) {
	path := filepath.Join(watch(t).dir, "j.db")
	s := opened(t, path)
	stop := make(chan bool)
	var reader sync.WaitGroup
	reader.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
				_, err := journaltest.All(s, "room0-0", 1)
				assert.NoError(t, err)
			}
		}
	})
	var longest int64
	batch := make([]journal.Entry, 4)
	for seq := range uint64(long(3000, 250_000)) {
		for i := range batch {
			batch[i] = journal.Entry{Room: fmt.Sprint("room", i, "-", seq/200), Record: journaltest.Record(seq%200 + 1)}
		}
		require.NoError(t, errors.Join(s.Append(ctx, batch)...))
		wal, err := os.Stat(path + "-wal")
		require.NoError(t, err)
		longest = max(longest, wal.Size())
	}
	close(stop)
	reader.Wait()
	assert.Greater(t, longest, int64(logMost/4), "it has been used")
	assert.Less(t, longest, int64(4*logMost), "and started anew")
}
