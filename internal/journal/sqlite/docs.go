package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// PutDoc keeps a document.
func (s *Store) PutDoc(ctx context.Context, room, key string, doc []byte) error {
	return s.write(ctx, "INSERT INTO docs (room, key, doc) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc", room, key, blob(doc))
}

// DeleteDocs erases the documents of a room, in the log too.
func (s *Store) DeleteDocs(ctx context.Context, room string) error {
	if err := s.write(ctx, "DELETE FROM docs WHERE room = ?", room); err != nil {
		return err
	}
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
	if err != nil && !errors.Is(err, errBusy) {
		return s.fail(err)
	}
	return err
}

// write changes documents. Like an append it may not fail half.
func (s *Store) write(ctx context.Context, query string, args ...any) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.Healthy(); err != nil {
		return err
	}
	if _, err := s.writer.ExecContext(context.WithoutCancel(ctx), query, args...); err != nil {
		return s.fail(fmt.Errorf("write document: %w", err))
	}
	s.moveLog()
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
