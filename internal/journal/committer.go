package journal

import (
	"context"
	"sync"
	"sync/atomic"
)

// Numbers of the committer.
const (
	batchMost = 256  // entries in one transaction: past this the disk is no longer what limits
	queueMost = 1024 // entries waiting; a room waits for its own, so this is rooms that commit at once
)

// Committer gathers the appends of all rooms into few transactions. While one
// is written the next gathers: a lone append commits at once, and under load
// batches grow by themselves, without a timer. After a failure of the store it
// refuses everything. Safe for concurrent use.
type Committer struct {
	store  Store
	queue  chan waiting
	quit   chan struct{} // closed by Close
	done   chan struct{} // closed when run has ended
	failed atomic.Pointer[error]

	mu     sync.RWMutex // held by Append while it hands over, so that Close misses nothing
	closed bool
}

type waiting struct {
	entry Entry
	reply chan<- error
}

// NewCommitter starts a committer, whose goroutine ends with Close.
func NewCommitter(store Store) *Committer {
	c := &Committer{store: store, queue: make(chan waiting, queueMost), quit: make(chan struct{}), done: make(chan struct{})}
	go c.run()
	return c
}

// Append hands an entry over. Exactly one answer comes on reply, which must
// have room for it: nil once the entry is durable. A full queue makes the
// caller wait.
func (c *Committer) Append(e Entry, reply chan<- error) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	if c.closed {
		reply <- ErrClosed
		return
	}
	c.queue <- waiting{e, reply}
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
	var batch []waiting
	for {
		select {
		case w := <-c.queue:
			batch = c.commit(c.gather(append(batch[:0], w)))
		case <-c.quit:
			c.drain(batch)
			return
		}
	}
}

// gather takes whatever waits already.
func (c *Committer) gather(batch []waiting) []waiting {
	for len(batch) < batchMost {
		select {
		case w := <-c.queue:
			batch = append(batch, w)
		default:
			return batch
		}
	}
	return batch
}

// drain commits what was handed over before Close.
func (c *Committer) drain(batch []waiting) {
	for {
		batch = c.gather(batch[:0])
		if len(batch) == 0 {
			return
		}
		c.commit(batch)
	}
}

func (c *Committer) commit(batch []waiting) []waiting {
	errs := c.append(batch)
	for i, w := range batch {
		w.reply <- errs[i]
	}
	return batch
}

func (c *Committer) append(batch []waiting) []error {
	entries, errs := make([]Entry, len(batch)), make([]error, len(batch))
	for i, w := range batch {
		entries[i] = w.entry
	}
	if failed := c.failed.Load(); failed != nil {
		for i := range errs {
			errs[i] = *failed
		}
		return errs
	}
	errs = c.store.Append(context.Background(), entries)
	for _, err := range errs {
		if err != nil && !Refused(err) {
			c.failed.Store(&err)
		}
	}
	return errs
}
