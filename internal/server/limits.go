package server

import (
	"maps"
	"sync"
	"time"
)

// limitsMost bounds the keys that are remembered.
const limitsMost = 50_000

// sweepEvery is how often a full memory is looked through for keys that need no
// remembering: going through all of them takes a few milliseconds.
const sweepEvery = time.Second

// limits is a rate limit by key. A key whose budget is full again is as good as
// a new one and may be forgotten, no other is: so that nobody gets a fresh
// budget by bringing up other keys. While no more can be remembered, new keys
// have no budget. Safe for concurrent use.
type limits struct {
	rate  float64 // a second; 0 is no limit
	burst float64

	mu    sync.Mutex // guards what follows
	keys  map[string]purse
	swept time.Time
}

// purse is what a key had left at a moment.
type purse struct {
	left float64
	at   time.Time
}

// newLimits limits each key to perSecond with a burst; 0 is no limit.
func newLimits(perSecond, burst float64) *limits {
	return &limits{rate: perSecond, burst: max(burst, 1), keys: map[string]purse{}}
}

// has reports whether the key has n left.
func (l *limits) has(key string, n float64) bool {
	if l.rate == 0 {
		return true
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
	return l.left(key, now) >= n && l.room(key, now)
}

// take spends n of what the key has.
func (l *limits) take(key string, n float64) bool {
	if l.rate == 0 {
		return true
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
	left := l.left(key, now)
	if left < n || !l.room(key, now) {
		return false
	}
	l.keys[key] = purse{left - n, now}
	return true
}

// give takes a take back.
func (l *limits) give(key string, n float64) {
	if l.rate == 0 {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
	if left := l.left(key, now) + n; left < l.burst {
		l.keys[key] = purse{left, now}
	} else {
		delete(l.keys, key)
	}
}

// left is what a key has by now, with the lock held, as in what follows.
func (l *limits) left(key string, now time.Time) float64 {
	p, known := l.keys[key]
	if !known {
		return l.burst
	}
	return min(l.burst, p.left+l.rate*now.Sub(p.at).Seconds())
}

// room reports whether the key is remembered or can be.
func (l *limits) room(key string, now time.Time) bool {
	if _, known := l.keys[key]; known || len(l.keys) < limitsMost {
		return true
	}
	if now.Sub(l.swept) >= sweepEvery {
		l.swept = now
		maps.DeleteFunc(l.keys, func(key string, _ purse) bool { return l.left(key, now) == l.burst })
	}
	return len(l.keys) < limitsMost
}
