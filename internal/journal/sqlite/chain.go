package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"iter"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// chain is a room as it is in the file: rows that are still to be checked.
type chain struct {
	room  int64
	last  int64 // number of the newest record
	rows  []row
	whole bool // the rows go back from the newest to the first
	gone  bool // the room was removed

	seq uint64 // how far the records were good
	sum journal.Sum
}

type row struct {
	seq     int64
	id, sum []byte
	body    []byte
}

// querier is a connection or all of them.
type querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// back goes from the newest record to the first. Numbers only fall, so damage
// cannot make it go round.
const back = `WITH RECURSIVE back (prev, n, room, seq, id, body, sum) AS (
	SELECT prev, n, room, seq, id, body, sum FROM records WHERE n = ? AND room = ?
	UNION ALL SELECT r.prev, r.n, r.room, r.seq, r.id, r.body, r.sum
		FROM back JOIN records AS r ON r.n = back.prev WHERE r.n < back.n AND r.room = back.room
) SELECT seq, id, body, sum FROM back ORDER BY seq`

// load reads a room; one that does not exist, or not any more, has no records.
// Where the way back is broken, it reads whatever says that it belongs to the room.
func (s *Store) load(ctx context.Context, q querier, name string) (*chain, error) {
	c := &chain{whole: true}
	err := q.QueryRowContext(ctx, "SELECT id, last FROM rooms WHERE name = ?", name).Scan(&c.room, &c.last)
	if errors.Is(err, sql.ErrNoRows) {
		return c, nil
	}
	if err == nil && c.last == 0 {
		c.gone = true
		return c, nil
	}
	if err == nil {
		err = c.read(ctx, q, back, c.last, c.room)
	}
	if damaged(err) || err == nil && (len(c.rows) == 0 || c.rows[0].seq != 1) {
		c.rows, c.whole = nil, false
		err = c.read(ctx, q, "SELECT seq, id, body, sum FROM records WHERE room = ? ORDER BY seq", c.room)
	}
	if err != nil && !damaged(err) {
		return nil, s.readError(err)
	}
	return c, nil
}

func (c *chain) read(ctx context.Context, q querier, query string, args ...any) error {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var r row
		if err := rows.Scan(&r.seq, &r.id, &r.body, &r.sum); err != nil {
			return errors.Join(errDamaged, err)
		}
		c.rows = append(c.rows, r)
	}
	return rows.Err()
}

// records checks the rows one by one, and ends with ErrCorrupt where one is
// wrong or missing.
func (c *chain) records() iter.Seq2[journal.Record, error] {
	return func(yield func(journal.Record, error) bool) {
		for _, row := range c.rows {
			r, ok := c.follow(row)
			if !ok {
				break
			}
			if !yield(r, nil) {
				return
			}
		}
		if !c.whole || c.seq != uint64(len(c.rows)) {
			yield(journal.Record{}, journal.Corrupt(c.seq+1))
		}
	}
}

func (c *chain) follow(next row) (journal.Record, bool) {
	r := journal.Record{Seq: uint64(next.seq), ID: string(next.id), Body: next.body}
	sum := c.sum.Next(r)
	if r.Seq != c.seq+1 || !bytes.Equal(next.sum, sum[:]) {
		return journal.Record{}, false
	}
	c.seq, c.sum = r.Seq, sum
	return r, true
}
