package load

import (
	"math/bits"
	"sync/atomic"
	"time"
)

// meter counts what happened while it runs. Safe for concurrent use.
type meter struct {
	on      atomic.Bool
	moves   atomic.Int64 // moves seen by every screen of their table
	frames  atomic.Int64
	bytes   atomic.Int64 // payload bytes received by players
	refused atomic.Int64
	matches atomic.Int64
	delay   histogram // send → on all screens of the table
	size    histogram // bytes a client received for one move

	began         time.Time
	took          time.Duration
	before, after process
}

func newMeter() *meter { return &meter{} }

func (m *meter) begin(p process) {
	m.before, m.began = p, time.Now()
	m.on.Store(true)
}

func (m *meter) end(p process) {
	m.on.Store(false)
	m.after, m.took = p, time.Since(m.began)
}

// moved notes a move that is now on all screens of its table.
func (m *meter) moved(took time.Duration, bytesEach int64) {
	if m.on.Load() {
		m.moves.Add(1)
		m.delay.add(int64(took))
		m.size.add(bytesEach)
	}
}

func (m *meter) received(n int) {
	if m.on.Load() {
		m.frames.Add(1)
		m.bytes.Add(int64(n))
	}
}

func (m *meter) count(c *atomic.Int64) {
	if m.on.Load() {
		c.Add(1)
	}
}

// histogram counts positive numbers in buckets 1/steps of a power of two wide,
// so a quantile is at most 2 % off.
type histogram struct{ buckets [64 * steps]atomic.Int64 }

const steps = 64

func (h *histogram) add(x int64) { h.buckets[bucket(x)].Add(1) }

func bucket(x int64) int {
	if x < steps {
		return int(max(x, 0))
	}
	top := bits.Len64(uint64(x)) - bits.Len64(steps)
	return top*steps + int(x>>top)
}

// quantile is a number that the share q of all numbers does not exceed.
func (h *histogram) quantile(q float64) int64 {
	var all, seen int64
	for i := range h.buckets {
		all += h.buckets[i].Load()
	}
	for i := range h.buckets {
		seen += h.buckets[i].Load()
		if seen > 0 && float64(seen) >= q*float64(all) {
			return upper(i)
		}
	}
	return 0
}

func upper(i int) int64 {
	if i < steps {
		return int64(i)
	}
	top := i/steps - 1
	return (int64(i%steps+steps)+1)<<top - 1
}
