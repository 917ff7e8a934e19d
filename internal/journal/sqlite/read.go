package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"iter"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	driver "modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// errDamaged is a row that cannot be what was written.
var errDamaged = errors.New("the row is damaged")

// Read yields the records from the sequence on. The chain is followed from the
// room's first record, so that nothing before it can have changed unseen.
// Nothing is held open meanwhile: a slow caller would keep the log from
// starting anew.
func (s *Store) Read(ctx context.Context, room string, from uint64) iter.Seq2[journal.Record, error] {
	return func(yield func(journal.Record, error) bool) {
		c, err := s.load(ctx, s.db, room)
		if err != nil {
			yield(journal.Record{}, err)
			return
		}
		for r, err := range c.records() {
			if (err != nil || r.Seq >= from) && !yield(r, err) {
				return
			}
		}
	}
}

// damaged is true where it is the file that is wrong, not the disk or us.
func damaged(err error) bool {
	if errors.Is(err, errDamaged) {
		return true
	}
	var e *driver.Error
	if !errors.As(err, &e) {
		return false
	}
	code := e.Code() & 0xff // without what SQLite adds to it
	return code == sqlite3.SQLITE_CORRUPT || code == sqlite3.SQLITE_NOTADB
}

func (s *Store) readError(err error) error {
	if closed := s.Healthy(); errors.Is(closed, journal.ErrClosed) {
		return closed
	}
	if damaged(err) {
		return fmt.Errorf("read journal: %w (%w)", journal.ErrCorrupt, err)
	}
	return fmt.Errorf("read journal: %w (%w)", journal.ErrUnread, err)
}

// Last is the newest record of a room.
func (s *Store) Last(ctx context.Context, room string) (journal.Record, error) {
	var seq sql.NullInt64
	var id string
	var body, sum, before []byte
	err := s.db.QueryRowContext(ctx, `SELECT r.seq, ifnull(r.id, ''), r.body, r.sum, p.sum FROM rooms
		LEFT JOIN records AS r ON r.n = rooms.last AND r.room = rooms.id
		LEFT JOIN records AS p ON p.n = r.prev AND p.room = r.room AND p.seq = r.seq - 1
		WHERE name = ? AND last > 0`, room).Scan(&seq, &id, &body, &sum, &before)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return journal.Record{}, nil
	case err != nil:
		return journal.Record{}, s.readError(err)
	}
	r := journal.Record{Seq: uint64(seq.Int64), ID: id, Body: body}
	if !follows(r, before, sum) {
		return journal.Record{}, journal.Corrupt(r.Seq)
	}
	return r, nil
}

// follows is whether a record has its sum after the one before it, which only
// the first has not.
func follows(r journal.Record, before, sum []byte) bool {
	var s journal.Sum
	if r.Seq == 0 || r.Seq == 1 != (before == nil) || before != nil && copy(s[:], before) != len(s) {
		return false
	}
	s = s.Next(r)
	return bytes.Equal(s[:], sum)
}

// namesMost is how many names are read at once.
const namesMost = 1000

// Rooms yields the names of the rooms.
func (s *Store) Rooms(ctx context.Context) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		last := ""
		for more := true; more; {
			names, err := s.names(ctx, last)
			for _, last = range names {
				if !yield(last, nil) {
					return
				}
			}
			if more = len(names) == namesMost; err != nil {
				yield("", s.readError(err))
				return
			}
		}
	}
}

// names reads the rooms that come after one.
func (s *Store) names(ctx context.Context, after string) (names []string, err error) {
	rows, err := s.db.QueryContext(ctx, "SELECT name FROM rooms WHERE name > ? AND last > 0 ORDER BY name LIMIT ?", after, namesMost)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return names, err
		}
		names = append(names, name)
	}
	return names, rows.Err()
}
