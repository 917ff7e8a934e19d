package server

import "sync"

// counts is how much goes on at once, by what bounds it. Safe for concurrent use.
type counts struct {
	unlimited bool // for load tests

	mu   sync.Mutex // guards what follows
	open map[any]int
}

func newCounts(unlimited bool) *counts { return &counts{unlimited: unlimited, open: map[any]int{}} }

// add counts one more for each key, unless one has as many as it may. Whoever adds
// removes.
func (c *counts) add(bounds map[any]int) (remove func(), ok bool) {
	if c.unlimited {
		return func() {}, true
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for key, most := range bounds {
		if c.open[key] >= most {
			return nil, false
		}
	}
	for key := range bounds {
		c.open[key]++
	}
	return func() { c.remove(bounds) }, true
}

func (c *counts) remove(bounds map[any]int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for key := range bounds {
		if c.open[key]--; c.open[key] == 0 {
			delete(c.open, key)
		}
	}
}
