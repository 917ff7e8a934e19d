package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"iter"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// Read yields the records from the sequence on. The chain is followed from the
// room's first record, so that nothing before it can have changed unseen.
func (s *Store) Read(ctx context.Context, room string, from uint64) iter.Seq2[journal.Record, error] {
	return func(yield func(journal.Record, error) bool) {
		rows, err := s.db.QueryContext(ctx, "SELECT seq, records.id, body, sum FROM records JOIN rooms ON rooms.id = room WHERE name = ? ORDER BY seq", room)
		if err != nil {
			yield(journal.Record{}, s.readError(err))
			return
		}
		defer rows.Close()
		var sum journal.Sum
		for last := uint64(0); rows.Next(); last++ {
			r, err := follow(rows, room, last, &sum)
			if err != nil || r.Seq >= from {
				if !yield(r, err) || err != nil {
					return
				}
			}
		}
		if err := rows.Err(); err != nil {
			yield(journal.Record{}, s.readError(err))
		}
	}
}

// follow reads the record after last and checks it against the chain.
func follow(rows *sql.Rows, room string, last uint64, sum *journal.Sum) (journal.Record, error) {
	var seq int64
	var id string
	var body, kept []byte
	if err := rows.Scan(&seq, &id, &body, &kept); err != nil {
		return journal.Record{}, errors.Join(journal.Corrupt(room, last+1), err)
	}
	r := journal.Record{Seq: uint64(seq), ID: id, Body: body}
	*sum = sum.Next(r)
	if r.Seq != last+1 || !bytes.Equal(kept, sum[:]) {
		return journal.Record{}, journal.Corrupt(room, last+1)
	}
	return r, nil
}

// readError names a closed store; whatever else SQLite says stays in the text.
func (s *Store) readError(err error) error {
	if closed := s.Healthy(); errors.Is(closed, journal.ErrClosed) {
		return closed
	}
	return fmt.Errorf("read journal: %w", err)
}

// Last is the newest sequence of a room.
func (s *Store) Last(ctx context.Context, room string) (uint64, error) {
	var seq sql.NullInt64
	err := s.db.QueryRowContext(ctx, "SELECT max(seq) FROM records JOIN rooms ON rooms.id = room WHERE name = ?", room).Scan(&seq)
	if err != nil {
		return 0, s.readError(err)
	}
	return uint64(seq.Int64), nil
}

// Rooms yields the names of the rooms.
func (s *Store) Rooms(ctx context.Context) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		rows, err := s.db.QueryContext(ctx, "SELECT name FROM rooms ORDER BY name")
		if err != nil {
			yield("", s.readError(err))
			return
		}
		defer rows.Close()
		for rows.Next() {
			var name string
			err := rows.Scan(&name)
			if !yield(name, err) {
				return
			}
		}
		if err := rows.Err(); err != nil {
			yield("", s.readError(err))
		}
	}
}

// PutDoc keeps a document.
func (s *Store) PutDoc(ctx context.Context, room, key string, doc []byte) error {
	return s.write(ctx, "INSERT INTO docs (room, key, doc) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc", room, key, doc)
}

// DeleteDocs erases the documents of a room; the WAL is emptied too, since it
// may hold their bytes.
func (s *Store) DeleteDocs(ctx context.Context, room string) error {
	if err := s.write(ctx, "DELETE FROM docs WHERE room = ?", room); err != nil {
		return err
	}
	return s.write(ctx, "PRAGMA wal_checkpoint(TRUNCATE)")
}

func (s *Store) write(ctx context.Context, query string, args ...any) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.failed != nil {
		return s.failed
	}
	if _, err := s.writer.ExecContext(ctx, query, args...); err != nil {
		return fmt.Errorf("write document: %w", err)
	}
	return nil
}

// Doc reads a document.
func (s *Store) Doc(ctx context.Context, room, key string) ([]byte, error) {
	var doc []byte
	err := s.db.QueryRowContext(ctx, "SELECT doc FROM docs WHERE room = ? AND key = ?", room, key).Scan(&doc)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, journal.ErrNotFound
	}
	if err != nil {
		return nil, s.readError(err)
	}
	return doc, nil
}
