//go:build !race

package lobby_test

import (
	"path/filepath"
	"runtime"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/sobremesa-games/sobremesa/internal/journal/sqlite"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// slowly divides what takes ten times as long under the race detector.
const slowly = 1

// onDisk runs a test in its own time, with an empty lobby on a real file.
func onDisk(t *testing.T, test func(*hall)) {
	path := filepath.Join(t.TempDir(), "j.db")
	synctest.Test(t, func(t *testing.T) {
		file, err := sqlite.Open(path)
		require.NoError(t, err)
		store := journaltest.Faulty(file)
		h := &hall{t: t, store: store, asked: &counting{Store: store}}
		h.boot(catalog.Find)
		test(h)
		h.stop()
		require.NoError(t, file.Close())
	})
}

func TestRoundsOfAbandonedRoomsTakeNoMoreMemoryEachTime(t *testing.T) {
	const n = 300
	onDisk(t, func(h *hall) {
		heap := func() uint64 {
			h.abandon(n)
			later(time.Now(), 31*24*time.Hour)
			rooms, docs := h.left()
			assert.Zero(t, rooms)
			assert.Zero(t, docs)
			var m runtime.MemStats
			runtime.GC()
			runtime.GC()
			runtime.ReadMemStats(&m)
			return m.HeapAlloc
		}
		heap()
		first := heap()
		assert.InEpsilon(t, first, heap(), 0.05)
	})
}
