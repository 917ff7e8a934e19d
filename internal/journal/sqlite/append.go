package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	sqlitedriver "modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// tailsMost bounds the cache of tails; one that is dropped is read again.
const tailsMost = 20_000

// tail is where a room's journal ends.
type tail struct {
	id  int64
	seq uint64
	sum journal.Sum
}

// Append keeps the entries in one transaction.
func (s *Store) Append(ctx context.Context, entries []journal.Entry) []error {
	s.mu.Lock()
	defer s.mu.Unlock()
	errs := make([]error, len(entries))
	if s.failed == nil {
		if err := s.transact(ctx, entries, errs); err != nil {
			s.failed = fmt.Errorf("append: %w", err)
			s.tails = map[string]*tail{}
		}
	}
	if s.failed != nil {
		for i := range errs {
			errs[i] = s.failed
		}
	}
	return errs
}

func (s *Store) transact(ctx context.Context, entries []journal.Entry, errs []error) error {
	if _, err := s.writer.ExecContext(ctx, "BEGIN IMMEDIATE"); err != nil {
		return err
	}
	for i, e := range entries {
		err := s.appendOne(ctx, e)
		if err != nil && !errors.Is(err, journal.ErrFence) && !errors.Is(err, journal.ErrTwice) {
			_, back := s.writer.ExecContext(ctx, "ROLLBACK")
			return errors.Join(err, back)
		}
		errs[i] = err
	}
	_, err := s.writer.ExecContext(ctx, "COMMIT")
	return err
}

func (s *Store) appendOne(ctx context.Context, e journal.Entry) error {
	t, err := s.tailOf(ctx, e.Room)
	if err != nil {
		return err
	}
	if e.Seq != t.seq+1 {
		return journal.ErrFence
	}
	if t.id == 0 {
		if t.id, err = s.newRoom(ctx, e.Room); err != nil {
			return err
		}
	}
	sum := t.sum.Next(e.Record)
	if _, err := s.insert.ExecContext(ctx, t.id, int64(e.Seq), e.ID, e.Body, sum[:]); err != nil {
		if isTwice(err) {
			return journal.ErrTwice
		}
		return err
	}
	t.seq, t.sum = e.Seq, sum
	return nil
}

func isTwice(err error) bool {
	var e *sqlitedriver.Error
	return errors.As(err, &e) && e.Code() == sqlite3.SQLITE_CONSTRAINT_UNIQUE
}

func (s *Store) newRoom(ctx context.Context, name string) (int64, error) {
	res, err := s.writer.ExecContext(ctx, "INSERT INTO rooms (name) VALUES (?)", name)
	if err != nil {
		return 0, err
	}
	return res.LastInsertId()
}

// tailOf finds the end of a room's journal, in memory or on disk.
func (s *Store) tailOf(ctx context.Context, room string) (*tail, error) {
	if t := s.tails[room]; t != nil {
		return t, nil
	}
	t, err := s.readTail(ctx, room)
	if err != nil {
		return nil, err
	}
	for other := range s.tails {
		if len(s.tails) < tailsMost {
			break
		}
		delete(s.tails, other)
	}
	s.tails[room] = t
	return t, nil
}

func (s *Store) readTail(ctx context.Context, room string) (*tail, error) {
	var t tail
	var seq sql.NullInt64
	var sum []byte
	err := s.writer.QueryRowContext(ctx, `SELECT rooms.id, seq, sum FROM rooms LEFT JOIN records ON records.room = rooms.id
		WHERE name = ? ORDER BY seq DESC LIMIT 1`, room).Scan(&t.id, &seq, &sum)
	if errors.Is(err, sql.ErrNoRows) {
		return &t, nil
	}
	if err == nil && seq.Valid {
		if len(sum) != len(t.sum) {
			return nil, journal.Corrupt(room, uint64(seq.Int64))
		}
		t.seq, t.sum = uint64(seq.Int64), journal.Sum(sum)
	}
	return &t, err
}
