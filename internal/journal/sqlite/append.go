package sqlite

import (
	"context"
	"fmt"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// Append keeps the entries in one transaction.
func (s *Store) Append(ctx context.Context, entries []journal.Entry) []error {
	errs := make([]error, len(entries))
	err := ctx.Err()
	if err == nil {
		err = s.append(context.WithoutCancel(ctx), entries, errs)
	}
	if err != nil {
		for i := range errs {
			errs[i] = err
		}
	}
	return errs
}

func (s *Store) append(ctx context.Context, entries []journal.Entry, errs []error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.Healthy(); err != nil {
		return err
	}
	s.forget(len(entries))
	added, err := s.plan(ctx, entries, errs)
	if err == nil && len(added) > 0 {
		err = s.keep(ctx, added)
	}
	if err != nil {
		clear(s.tails)
		return s.fail(fmt.Errorf("append: %w", err))
	}
	return nil
}

// addition is a record that is to be added to its room.
type addition struct {
	*journal.Entry
	tail *tail
	prev int64 // number of the record before it
	sum  journal.Sum
}

// plan finds the entries to keep and fills in why the others are refused. Tails
// are then where they will be once the entries are kept.
func (s *Store) plan(ctx context.Context, entries []journal.Entry, errs []error) ([]addition, error) {
	added := make([]addition, 0, len(entries))
	for i := range entries {
		e := &entries[i]
		t, err := s.tailOf(ctx, e.Room)
		if err == nil {
			err = t.follow(e.Record, s.hash(e.ID))
		}
		switch errs[i] = err; {
		case err == nil:
			added = append(added, addition{e, t, t.last, t.sum})
			t.last = s.newest + int64(len(added))
		case !journal.Refused(err):
			return nil, err
		}
	}
	return added, nil
}

// keep makes what is planned durable.
func (s *Store) keep(ctx context.Context, added []addition) error {
	if err := s.does.keep(ctx, added, s.newest); err != nil {
		return err
	}
	s.newest += int64(len(added))
	_ = s.mark.write(s.newest) // an older mark only says less
	for _, a := range added {
		s.logged += recordCost + len(a.ID) + len(a.Body)
	}
	s.moveLog()
	return nil
}

// blob is bytes for SQLite, which takes nil for NULL.
func blob(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}
