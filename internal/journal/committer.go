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
	// than apart. A commit costs as much as thirty records; under load this makes
	// it one for many rooms, and a table where people play alone does not notice.
	share = 5
	apart = 5 * time.Millisecond

	enough    = 64   // entries that are not kept waiting for more
	batchMost = 256  // entries in one transaction: past this the disk is no longer what limits
	queueMost = 1024 // entries waiting; a room waits for its own, so this is rooms that commit at once
)

// Committer gathers the appends of all rooms into few transactions: one that
// comes alone is committed at once, those that come soon after it wait for one
// another. After a failure of the store it refuses everything. Safe for
// concurrent use.
type Committer struct {
	store  Store
	queue  chan waiting
	quit   chan struct{} // closed by Close
	done   chan struct{} // closed when run has ended
	failed atomic.Pointer[error]

	mu     sync.RWMutex // held by Append while it hands over, so that Close misses nothing
	closed bool

	// Owned by run.
	batch   []waiting
	entries []Entry
	next    time.Time // before this nothing is committed unless there is enough
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
	c := &Committer{store: store, queue: make(chan waiting, queueMost), quit: make(chan struct{}), done: make(chan struct{})}
	go c.run()
	return c
}

// Append hands an entry over, whose outcome w hears. A full queue makes the
// caller wait.
func (c *Committer) Append(e Entry, w Waiter) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	if c.closed {
		w.Settled(ErrClosed)
		return
	}
	c.queue <- waiting{e, w}
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
	if !c.closed {
		c.closed = true
		close(c.quit)
	}
	c.mu.Unlock()
	<-c.done
}

// run is the only goroutine that appends.
func (c *Committer) run() {
	defer close(c.done)
	for {
		select {
		case w := <-c.queue:
			c.batch = append(c.batch, w)
			c.wait()
			c.gather()
			c.commit()
		case <-c.quit:
			c.drain()
			return
		}
	}
}

// wait lets more entries come until the next commit may be.
func (c *Committer) wait() {
	left := time.Until(c.next)
	if left <= 0 {
		return
	}
	timer := time.NewTimer(left)
	defer timer.Stop()
	for len(c.batch) < enough {
		select {
		case w := <-c.queue:
			c.batch = append(c.batch, w)
		case <-timer.C:
			return
		case <-c.quit:
			return
		}
	}
}

// gather takes whatever waits already.
func (c *Committer) gather() {
	for len(c.batch) < batchMost {
		select {
		case w := <-c.queue:
			c.batch = append(c.batch, w)
		default:
			return
		}
	}
}

// drain commits what was handed over before Close.
func (c *Committer) drain() {
	for c.gather(); len(c.batch) > 0; c.gather() {
		c.commit()
	}
}

// commit empties the batch and answers everybody in it.
func (c *Committer) commit() {
	began := time.Now()
	errs := c.append()
	c.next = began.Add(min(share*time.Since(began), apart))
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
