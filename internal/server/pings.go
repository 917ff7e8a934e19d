package server

import (
	"sync/atomic"
	"time"
)

// pings measures the round trip of a connection. Each ping has a number, and only
// the first answer to the newest counts.
type pings struct {
	newest atomic.Uint64
	sent   atomic.Int64 // when, in nanoseconds since began; zero once it was answered
}

// began is what the times of pings are counted from.
var began = time.Now()

// next is the number of a ping that is sent now.
func (p *pings) next() uint64 {
	p.sent.Store(int64(time.Since(began)))
	return p.newest.Add(1)
}

// trip is how long the answer to a ping took, false for any other number.
func (p *pings) trip(n uint64) (time.Duration, bool) {
	if n != p.newest.Load() {
		return 0, false
	}
	sent := p.sent.Swap(0)
	return time.Since(began) - time.Duration(sent), sent != 0
}
