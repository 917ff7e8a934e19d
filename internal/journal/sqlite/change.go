package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// does is a statement with its arguments.
type does struct {
	query string
	args  []any
}

// change runs one transaction while nothing else is written.
func (s *Store) change(ctx context.Context, do func(context.Context, *sql.Tx) error) error {
	return s.alone(ctx, func(ctx context.Context) error {
		tx, err := s.writer.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		if err := do(ctx, tx); err != nil {
			return errors.Join(err, tx.Rollback())
		}
		return tx.Commit()
	})
}

// alone does something to the file while nothing else is written. Like an append
// it may not fail half; damage that it meets is no fault of the store.
func (s *Store) alone(ctx context.Context, do func(context.Context) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.Healthy(); err != nil {
		return err
	}
	err := do(context.WithoutCancel(ctx))
	switch {
	case damaged(err):
		return fmt.Errorf("%w (%w)", journal.ErrCorrupt, err)
	case err != nil:
		return s.fail(err)
	}
	s.moveLog()
	return nil
}

func inTurn(ctx context.Context, tx *sql.Tx, all ...does) error {
	for _, d := range all {
		if _, err := tx.ExecContext(ctx, d.query, d.args...); err != nil {
			return err
		}
	}
	return nil
}

// each scans the rows of a query.
func each(ctx context.Context, tx *sql.Tx, scan func(*sql.Rows) error, query string, args ...any) error {
	rows, err := tx.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := scan(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// encoded is numbers for json_each.
func encoded(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // numbers always encode
	}
	return string(text)
}
