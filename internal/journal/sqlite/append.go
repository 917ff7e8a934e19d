package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// statements are prepared once, on the writer.
type statements struct{ begin, insert, rooms, heads, commit, rollback *sql.Stmt }

func prepare(ctx context.Context, c *sql.Conn) (does statements, err error) {
	for _, s := range []struct {
		to  **sql.Stmt
		sql string
	}{
		{&does.begin, "BEGIN IMMEDIATE"},
		{&does.insert, "INSERT INTO records (prev, room, seq, id, body, sum) VALUES (?, ?, ?, ?, ?, ?)"},
		{&does.rooms, "INSERT INTO rooms (name, last) VALUES (?, 0)"},
		{&does.heads, "UPDATE rooms SET last = n FROM records AS r WHERE n >= ? AND r.room = rooms.id AND r.prev = rooms.last"},
		{&does.commit, "COMMIT"},
		{&does.rollback, "ROLLBACK"},
	} {
		if *s.to, err = c.PrepareContext(ctx, s.sql); err != nil {
			return does, err
		}
	}
	return does, nil
}

// Close lets go of the connection, which stays open with a statement left.
func (d statements) Close() error {
	var all error
	for _, s := range []*sql.Stmt{d.begin, d.insert, d.rooms, d.heads, d.commit, d.rollback} {
		if s != nil {
			all = errors.Join(all, s.Close())
		}
	}
	return all
}

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
	if err := s.transact(ctx, entries, errs); err != nil {
		clear(s.tails)
		return s.fail(fmt.Errorf("append: %w", err))
	}
	s.moveLog()
	return nil
}

// transact fills in what became of each entry; an error is one of the whole
// transaction.
func (s *Store) transact(ctx context.Context, entries []journal.Entry, errs []error) error {
	if _, err := s.does.begin.ExecContext(ctx); err != nil {
		return err
	}
	first, kept, err := s.insert(ctx, entries, errs)
	if err == nil {
		err = s.moveHeads(ctx, first, kept)
	}
	if err == nil {
		_, err = s.does.commit.ExecContext(ctx)
	}
	if err != nil {
		_, back := s.does.rollback.ExecContext(ctx)
		return errors.Join(err, back)
	}
	if kept > 0 {
		_ = s.mark.write(first + kept - 1) // an older mark only says less
	}
	return nil
}

// insert gives the first of the records that it kept, and how many.
func (s *Store) insert(ctx context.Context, entries []journal.Entry, errs []error) (first, kept int64, err error) {
	for i, e := range entries {
		var n int64
		n, errs[i] = s.insertOne(ctx, e)
		switch {
		case errs[i] == nil && kept == 0:
			first, kept = n, 1
		case errs[i] == nil:
			kept++
		case !journal.Refused(errs[i]):
			return 0, 0, errs[i]
		}
	}
	return first, kept, nil
}

func (s *Store) insertOne(ctx context.Context, e journal.Entry) (int64, error) {
	t, err := s.tailOf(ctx, e.Room)
	if err != nil {
		return 0, err
	}
	if e.Seq != t.seq+1 {
		return 0, journal.ErrFence
	}
	if !t.ids.add(s.hash(e.ID)) {
		return 0, journal.ErrTwice
	}
	if t.room == 0 {
		if t.room, err = inserted(s.does.rooms.ExecContext(ctx, e.Room)); err != nil {
			return 0, err
		}
	}
	prev := t.last
	t.seq, t.sum = e.Seq, t.sum.Next(e.Record)
	t.last, err = inserted(s.does.insert.ExecContext(ctx, prev, t.room, int64(e.Seq), e.ID, blob(e.Body), t.sum[:]))
	s.logged += recordCost + len(e.ID) + len(e.Body)
	return t.last, err
}

// blob is bytes for SQLite, which takes nil for NULL.
func blob(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// inserted is the number of a new row.
func inserted(r sql.Result, err error) (int64, error) {
	if err != nil {
		return 0, err
	}
	return r.LastInsertId()
}

// moveHeads makes the kept records, from the first on, the newest of their
// rooms: once around where each room has one, once more for every further one.
// It fails when a room had moved on without us.
func (s *Store) moveHeads(ctx context.Context, first, kept int64) error {
	for kept > 0 {
		r, err := s.does.heads.ExecContext(ctx, first)
		if err != nil {
			return err
		}
		moved, err := r.RowsAffected()
		if err != nil {
			return err
		}
		if moved == 0 {
			return errors.New("somebody else writes to the journal")
		}
		kept -= moved
	}
	return nil
}
