package journaltest

import (
	"context"
	"sync"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// FaultyStore is a store that fails when told, and lets the caller hold every
// append. Safe for concurrent use.
type FaultyStore struct {
	journal.Store
	mu     sync.Mutex
	fail   error
	before func([]journal.Entry)
}

// Faulty wraps a store.
func Faulty(s journal.Store) *FaultyStore { return &FaultyStore{Store: s} }

// Fail makes every later append fail, and Healthy too.
func (f *FaultyStore) Fail(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.fail = err
}

// Before is called with each batch before it is appended; it may block.
func (f *FaultyStore) Before(hook func([]journal.Entry)) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.before = hook
}

// Append appends, unless it was told to fail.
func (f *FaultyStore) Append(ctx context.Context, entries []journal.Entry) []error {
	f.mu.Lock()
	before := f.before
	f.mu.Unlock()
	if before != nil {
		before(entries)
	}
	if err := f.failure(); err != nil {
		errs := make([]error, len(entries))
		for i := range errs {
			errs[i] = err
		}
		return errs
	}
	return f.Store.Append(ctx, entries)
}

// Healthy is the failure, if there is one.
func (f *FaultyStore) Healthy() error {
	if err := f.failure(); err != nil {
		return err
	}
	return f.Store.Healthy()
}

func (f *FaultyStore) failure() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.fail
}
