package main

import (
	"context"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// A busy server collects garbage seldom, which saves a tenth of its time; a
// server at rest collects it at once and gives the memory back.
const (
	garbage   = 200             // percent of what lives, before it is collected
	restEvery = 2 * time.Second // how often to look
	calm      = 1 << 20         // bytes that a server at rest allocates from look to look, at most
	worthIt   = 8 << 20         // bytes allocated since memory was given back last
)

// tendMemory decides about garbage until ctx ends. The variable GOGC of the Go
// runtime has the last word about how seldom it is collected.
func tendMemory(ctx context.Context) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(garbage)
	}
	tick := time.NewTicker(restEvery)
	defer tick.Stop()
	for r := (rest{}); ; {
		select {
		case <-tick.C:
			if r.begins(allocated()) {
				debug.FreeOSMemory()
			}
		case <-ctx.Done():
			return
		}
	}
}

// allocated is how many bytes the heap has handed out since the start.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// rest notices that a server has come to rest.
type rest struct{ seen, given uint64 }

// begins reports whether all bytes allocated so far tell of a rest that memory
// was not yet given back for.
func (r *rest) begins(allocated uint64) bool {
	busy := allocated-r.seen > calm
	r.seen = allocated
	if busy || allocated-r.given < worthIt {
		return false
	}
	r.given = allocated
	return true
}
