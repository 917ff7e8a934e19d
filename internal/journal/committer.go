package journal

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// Numbers of the committer.
const (
	// Commits begin share times as far apart as the last one took, but not more
	// than apart, unless there is enough. After a commit of many both are twice as
	// much. A commit costs as much as thirty records; under load this makes it one
	// for many rooms, and a table where people play alone does not notice.
	share  = 5
	apart  = 5 * time.Millisecond
	enough = 64
	many   = 24

	batchMost = 256 // entries in one transaction: past this the disk is no longer what limits
)

// Committer gathers the appends of all rooms into few transactions: one that
// comes alone is committed at once, those that come soon after it wait for one
// another. After a failure of the store it refuses everything. Safe for
// concurrent use.
type Committer struct {
	store  Store
	bell   chan struct{} // room for one ring: there is more than a moment ago
	done   chan struct{} // closed when run has ended
	failed atomic.Pointer[error]

	mu     sync.Mutex
	queue  []waiting
	closed bool

	// Owned by run.
	batch   []waiting
	entries []Entry
	scale   int       // of apart and enough
	next    time.Time // before this nothing is committed unless there is enough
	timer   *time.Timer
}

type waiting struct {
	entry Entry
	by    Waiter
}

// Waiter hears once what became of an entry: nil means that it is durable. It
// must not wait, nor call the committer.
type Waiter interface{ Settled(error) }

// Reply is a Waiter that passes the answer on. It must have room for it.
type Reply chan error

// Settled passes the answer on.
func (r Reply) Settled(err error) { r <- err }

// NewCommitter starts a committer, whose goroutine ends with Close.
func NewCommitter(store Store) *Committer {
	c := &Committer{store: store, bell: make(chan struct{}, 1), done: make(chan struct{}), scale: 1, timer: time.NewTimer(0)}
	go c.run()
	return c
}

// Append hands an entry over, whose outcome w hears. It does not wait: a room
// hands over one at a time.
func (c *Committer) Append(e Entry, w Waiter) {
	n, closed := c.add(waiting{e, w})
	switch {
	case closed:
		w.Settled(ErrClosed)
	case n == 1 || n == enough || n == 2*enough:
		c.ring()
	}
}

// add gives the length of the queue with one more in it.
func (c *Committer) add(w waiting) (n int, closed bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.closed {
		c.queue = append(c.queue, w)
	}
	return len(c.queue), c.closed
}

func (c *Committer) ring() {
	select {
	case c.bell <- struct{}{}:
	default:
	}
}

// Healthy is nil while appends can succeed.
func (c *Committer) Healthy() error {
	if err := c.failed.Load(); err != nil {
		return *err
	}
	return c.store.Healthy()
}

// Close commits what waits and ends. Entries handed over later are refused.
func (c *Committer) Close() {
	c.mu.Lock()
	c.closed = true
	c.mu.Unlock()
	c.ring()
	<-c.done
}

// run is the only goroutine that appends.
func (c *Committer) run() {
	defer close(c.done)
	defer c.timer.Stop()
	for c.gather() {
		c.commit()
	}
}

// gather waits for a batch, and reports whether there is one: else it is the end.
func (c *Committer) gather() bool {
	for {
		n, closed := c.waits()
		left := time.Until(c.next)
		switch {
		case n == 0 && closed:
			return false
		case n == 0:
			<-c.bell
		case closed || n >= c.scale*enough || left <= 0:
			c.take()
			return true
		default:
			c.timer.Reset(left)
			select {
			case <-c.bell:
			case <-c.timer.C:
			}
		}
	}
}

func (c *Committer) waits() (n int, closed bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.queue), c.closed
}

// take makes those that wait longest the batch.
func (c *Committer) take() {
	c.mu.Lock()
	defer c.mu.Unlock()
	n := min(len(c.queue), batchMost)
	c.batch = append(c.batch, c.queue[:n]...)
	c.queue = slices.Delete(c.queue, 0, n)
}

// commit empties the batch and answers everybody in it.
func (c *Committer) commit() {
	began := time.Now()
	errs := c.append()
	c.scale = 1
	if len(c.batch) >= many {
		c.scale = 2
	}
	c.next = began.Add(min(share*time.Since(began), time.Duration(c.scale)*apart))
	for i, w := range c.batch {
		w.by.Settled(errs[i])
	}
	clear(c.batch)
	clear(c.entries)
	c.batch, c.entries = c.batch[:0], c.entries[:0]
}

func (c *Committer) append() []error {
	if failed := c.failed.Load(); failed != nil {
		return slices.Repeat([]error{*failed}, len(c.batch))
	}
	for _, w := range c.batch {
		c.entries = append(c.entries, w.entry)
	}
	errs := c.store.Append(context.Background(), c.entries)
	for _, err := range errs {
		if err != nil && !Refused(err) {
			c.failed.CompareAndSwap(nil, &err)
		}
	}
	return errs
}
