package server

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Wrong codes: 120 in any minute for an address, since a whole school has one; a
// device gets a quarter of that. A right code is never refused.
const (
	wrongRate  = 1
	wrongBurst = 60
	wrongShare = 4 // what one costs a device
)

// New rooms a second, as shares of the rate of frames so that load tests raise
// them with it: at the default rate a device opens one every two seconds, in
// bursts of 20, and a school with one address ten times as many, in bursts of
// 300.
const (
	opensShare   = 1. / 20
	opensAtShare = 1. / 2
	opensBurst   = 2
	opensAtBurst = 30
)

// limitsMost bounds the keys that are remembered; forgetting one gives it a
// full burst again.
const limitsMost = 50_000

// limits is a rate limit by key. Safe for concurrent use.
type limits struct {
	rate  rate.Limit
	burst int

	mu   sync.Mutex
	keys map[string]*rate.Limiter
}

// newLimits limits each key to perSecond with a burst; 0 is no limit.
func newLimits(perSecond, burst float64) *limits {
	if perSecond == 0 {
		return &limits{rate: rate.Inf}
	}
	return &limits{rate: rate.Limit(perSecond), burst: int(max(burst, 1)), keys: map[string]*rate.Limiter{}}
}

// allow spends n of what the key has.
func (l *limits) allow(key string, n int) bool {
	if l.rate == rate.Inf {
		return true
	}
	return l.of(key).AllowN(time.Now(), n)
}

func (l *limits) of(key string) *rate.Limiter {
	l.mu.Lock()
	defer l.mu.Unlock()
	one := l.keys[key]
	if one == nil {
		for old := range l.keys {
			if len(l.keys) < limitsMost {
				break
			}
			delete(l.keys, old)
		}
		one = rate.NewLimiter(l.rate, l.burst)
		l.keys[key] = one
	}
	return one
}
