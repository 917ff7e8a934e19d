package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"iter"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// PutDoc keeps a document.
func (s *Store) PutDoc(ctx context.Context, room, key string, doc []byte) error {
	return s.write(ctx, "INSERT INTO docs (room, key, doc) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc", room, key, blob(doc))
}

// DeleteDocs erases the documents of the rooms, in the log too.
func (s *Store) DeleteDocs(ctx context.Context, rooms ...string) error {
	names, err := json.Marshal(rooms)
	if err != nil {
		return err
	}
	const some = "FROM docs WHERE room IN (SELECT value FROM json_each(?))"
	var any bool
	if err := s.db.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 "+some+")", string(names)).Scan(&any); err != nil {
		return s.readError(err)
	}
	if !any && !s.erasing.Load() {
		return s.Healthy()
	}
	if err := s.write(ctx, "DELETE "+some, string(names)); err != nil {
		return err
	}
	s.erasing.Store(true)
	if err := s.erase(context.WithoutCancel(ctx)); err != nil {
		return fmt.Errorf("erase documents: %w", err)
	}
	return nil
}

// erase empties the log, most of it beside the appends. That readers hold it up
// is no fault of the store.
func (s *Store) erase(ctx context.Context) error {
	if err := s.move(ctx); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.Healthy(); err != nil {
		return err
	}
	err := s.empty(ctx)
	switch {
	case err == nil:
		s.erasing.Store(false)
	case !errors.Is(err, errBusy):
		return s.fail(err)
	}
	return err
}

// write changes documents. Damage to them is found before anything is written,
// and is theirs alone.
func (s *Store) write(ctx context.Context, query string, args ...any) error {
	return s.alone(ctx, func(ctx context.Context) error {
		if _, err := s.writer.ExecContext(ctx, query, args...); err != nil {
			return fmt.Errorf("write document: %w", err)
		}
		return nil
	})
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

// docsMost is how many documents are read at once.
const docsMost = 100

// Docs yields the documents. Like Read, it holds nothing open meanwhile.
func (s *Store) Docs(ctx context.Context, key string) iter.Seq2[journal.Doc, error] {
	return func(yield func(journal.Doc, error) bool) {
		last := journal.Doc{}
		for more := true; more; {
			docs, err := s.docs(ctx, key, last)
			for _, last = range docs {
				if !yield(last, nil) {
					return
				}
			}
			if more = len(docs) == docsMost; err != nil {
				yield(journal.Doc{}, s.readError(err))
				return
			}
		}
	}
}

// docs reads the documents that come after one.
func (s *Store) docs(ctx context.Context, key string, after journal.Doc) (docs []journal.Doc, err error) {
	rows, err := s.db.QueryContext(ctx, `SELECT room, key, doc FROM docs WHERE (room, key) > (?, ?) AND (?3 = '' OR key = ?3)
		ORDER BY room, key LIMIT ?`, after.Room, after.Key, key, docsMost)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var d journal.Doc
		if err := rows.Scan(&d.Room, &d.Key, &d.Body); err != nil {
			return docs, err
		}
		docs = append(docs, d)
	}
	return docs, rows.Err()
}
