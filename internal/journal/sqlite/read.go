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

// rowsMost is read at once. Nothing is held open while the caller has the rows:
// a slow one would keep the log from starting anew.
const rowsMost = 256

// errDamaged is a row that cannot be what was written.
var errDamaged = errors.New("the row is damaged")

// Read yields the records from the sequence on. The chain is followed from the
// room's first record, so that nothing before it can have changed unseen.
func (s *Store) Read(ctx context.Context, room string, from uint64) iter.Seq2[journal.Record, error] {
	return func(yield func(journal.Record, error) bool) {
		for r, err := range s.chained(ctx, room) {
			if err == nil && r.Seq < from {
				continue
			}
			if !yield(r, err) {
				return
			}
		}
	}
}

// chained yields a room's records up to the one that must be its last.
func (s *Store) chained(ctx context.Context, room string) iter.Seq2[journal.Record, error] {
	return func(yield func(journal.Record, error) bool) {
		c := chain{room: room}
		for more := true; more; {
			rows, head, err := s.page(ctx, room, c.seq)
			for _, row := range rows {
				r, err := c.follow(row)
				if !yield(r, err) || err != nil {
					return
				}
			}
			more = len(rows) == rowsMost
			if err == nil && !more && c.seq != head {
				err = errDamaged
			}
			if err != nil {
				yield(journal.Record{}, s.trouble(err, room, c.seq+1))
				return
			}
		}
	}
}

// row is a record as it is in the file.
type row struct {
	seq     uint64
	id, sum []byte
	body    []byte
}

// page reads rows after a sequence, and the sequence of the room's last record.
func (s *Store) page(ctx context.Context, room string, after uint64) (page []row, head uint64, err error) {
	rows, err := s.db.QueryContext(ctx, `SELECT rooms.seq, r.seq, r.id, r.body, r.sum
		FROM rooms LEFT JOIN records AS r ON r.room = rooms.id AND r.seq > ? WHERE name = ? ORDER BY r.seq LIMIT ?`, int64(after), room, rowsMost)
	if err != nil {
		return nil, 0, err
	}
	defer rows.Close()
	for rows.Next() {
		var r row
		var seq sql.NullInt64
		if err := rows.Scan(&head, &seq, &r.id, &r.body, &r.sum); err != nil {
			return page, head, errors.Join(errDamaged, err)
		}
		if seq.Valid {
			r.seq = uint64(seq.Int64)
			page = append(page, r)
		}
	}
	return page, head, rows.Err()
}

// chain is how far a room's records were good.
type chain struct {
	room string
	seq  uint64
	sum  journal.Sum
}

// follow checks the next row.
func (c *chain) follow(next row) (journal.Record, error) {
	r := journal.Record{Seq: next.seq, ID: string(next.id), Body: next.body}
	c.sum = c.sum.Next(r)
	if r.Seq != c.seq+1 || !bytes.Equal(next.sum, c.sum[:]) {
		return journal.Record{}, journal.Corrupt(c.room, c.seq+1)
	}
	c.seq++
	return r, nil
}

// trouble says where a room is damaged, or that the store is closed, or what
// else it was.
func (s *Store) trouble(err error, room string, seq uint64) error {
	if damaged(err) {
		return errors.Join(journal.Corrupt(room, seq), err)
	}
	return s.readError(err)
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
	return fmt.Errorf("read journal: %w", err)
}

// Last is the newest sequence of a room.
func (s *Store) Last(ctx context.Context, room string) (uint64, error) {
	var seq uint64
	err := s.db.QueryRowContext(ctx, "SELECT seq FROM rooms WHERE name = ?", room).Scan(&seq)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return 0, s.readError(err)
	}
	return seq, nil
}

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
			if more = len(names) == rowsMost; err != nil {
				yield("", s.readError(err))
				return
			}
		}
	}
}

// names reads the rooms that come after one.
func (s *Store) names(ctx context.Context, after string) (names []string, err error) {
	rows, err := s.db.QueryContext(ctx, "SELECT name FROM rooms WHERE name > ? ORDER BY name LIMIT ?", after, rowsMost)
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
