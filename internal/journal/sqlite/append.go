package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// pageSize is what a record costs in the log besides its own bytes: the rooms
// of a batch are apart in the file, so each record changes a page.
const pageSize = 4096

// statements are prepared once, on the writer.
type statements struct{ begin, insert, rooms, heads, commit, rollback *sql.Stmt }

func prepare(ctx context.Context, c *sql.Conn) (does statements, err error) {
	for _, s := range []struct {
		to  **sql.Stmt
		sql string
	}{
		{&does.begin, "BEGIN IMMEDIATE"},
		{&does.insert, "INSERT INTO records (room, seq, id, body, sum) VALUES (?, ?, ?, ?, ?)"},
		{&does.rooms, "INSERT INTO rooms (name, seq) VALUES (?, 0)"},
		{&does.heads, "UPDATE rooms SET seq = head.value FROM json_each(?) AS head WHERE rooms.id = CAST(head.key AS INTEGER)"},
		{&does.commit, "COMMIT"},
		{&does.rollback, "ROLLBACK"},
	} {
		if *s.to, err = c.PrepareContext(ctx, s.sql); err != nil {
			return does, err
		}
	}
	return does, nil
}

// Append keeps the entries in one transaction. The end of ctx is noticed before
// it, never during it.
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
	err := s.insert(ctx, entries, errs)
	if err == nil {
		err = s.markHeads(ctx, entries, errs)
	}
	if err == nil {
		_, err = s.does.commit.ExecContext(ctx)
	}
	if err != nil {
		_, back := s.does.rollback.ExecContext(ctx)
		return errors.Join(err, back)
	}
	return nil
}

func (s *Store) insert(ctx context.Context, entries []journal.Entry, errs []error) error {
	for i, e := range entries {
		errs[i] = s.insertOne(ctx, e)
		if errs[i] != nil && !journal.Refused(errs[i]) {
			return errs[i]
		}
	}
	return nil
}

func (s *Store) insertOne(ctx context.Context, e journal.Entry) error {
	t, err := s.tailOf(ctx, e.Room)
	if err != nil {
		return err
	}
	if e.Seq != t.seq+1 {
		return journal.ErrFence
	}
	if !t.ids.add(s.hash(e.ID)) {
		return journal.ErrTwice
	}
	if t.room == 0 {
		if t.room, err = s.newRoom(ctx, e.Room); err != nil {
			return err
		}
	}
	t.seq, t.sum = e.Seq, t.sum.Next(e.Record)
	_, err = s.does.insert.ExecContext(ctx, t.room, int64(e.Seq), e.ID, e.Body, t.sum[:])
	s.logged += pageSize + len(e.Body)
	return err
}

func (s *Store) newRoom(ctx context.Context, name string) (int64, error) {
	res, err := s.does.rooms.ExecContext(ctx, name)
	if err != nil {
		return 0, err
	}
	return res.LastInsertId()
}

// markHeads notes how far the rooms of the entries have come, in one statement
// for all.
func (s *Store) markHeads(ctx context.Context, entries []journal.Entry, errs []error) error {
	heads := append(s.heads[:0], '{')
	for i, e := range entries {
		if errs[i] == nil {
			t := s.tails[e.Room]
			heads = strconv.AppendInt(append(heads, '"'), t.room, 10)
			heads = append(strconv.AppendUint(append(heads, `":`...), t.seq, 10), ',')
		}
	}
	s.heads = heads
	if len(heads) == 1 {
		return nil
	}
	heads[len(heads)-1] = '}'
	_, err := s.does.heads.ExecContext(ctx, string(heads))
	return err
}
