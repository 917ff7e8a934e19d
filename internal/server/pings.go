package server

import (
	"strconv"
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

// next is the text of a ping that is sent now.
func (p *pings) next() []byte {
	p.sent.Store(int64(time.Since(began)))
	return strconv.AppendUint(nil, p.newest.Add(1), 10)
}

// trip is how long the answer to a ping took, false for any other text.
func (p *pings) trip(text string) (time.Duration, bool) {
	if text != strconv.FormatUint(p.newest.Load(), 10) {
		return 0, false
	}
	sent := p.sent.Swap(0)
	return time.Since(began) - time.Duration(sent), sent != 0
}
