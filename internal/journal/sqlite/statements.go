package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"slices"
	"strings"
)

// rowsMost is how many records one statement adds. To run one costs as much as
// a row; with more than sixteen, little of that is left to save.
const rowsMost = 16

// errForked is why nothing more may be written.
var errForked = errors.New("somebody else writes to the journal")

// statements are the driver's own, since database/sql does as much work around
// each as it takes to add a record. They are prepared once, on the writer, and
// run in its Raw by whoever holds the store's mu.
type statements struct {
	writer                                *sql.Conn
	begin, rooms, heads, commit, rollback statement
	inserts                               [rowsMost]statement // of 1, 2, 3 … records
	args                                  []driver.NamedValue // of the one that runs
}

type statement interface {
	driver.StmtExecContext
	Close() error
}

// What changes several rows fails without undoing its own changes first, for
// which SQLite would keep copies: the transaction is undone anyway.
const (
	insertRecords = "INSERT OR FAIL INTO records (prev, room, seq, id, body, sum) VALUES (?, ?, ?, ?, ?, ?)"
	nextRecord    = ", (?, ?, ?, ?, ?, ?)"
	recordArgs    = 6
	updateHeads   = "UPDATE OR FAIL rooms SET last = n FROM records AS r WHERE n > ? AND r.room = rooms.id AND r.prev = rooms.last"
)

func prepare(ctx context.Context, writer *sql.Conn) (does statements, err error) {
	does = statements{writer: writer, args: make([]driver.NamedValue, rowsMost*recordArgs)}
	for i := range does.args {
		does.args[i].Ordinal = i + 1
	}
	err = writer.Raw(func(c any) error { return does.prepare(ctx, c.(driver.ConnPrepareContext)) })
	return does, err
}

func (d *statements) prepare(ctx context.Context, c driver.ConnPrepareContext) error {
	texts := []string{"BEGIN IMMEDIATE", "INSERT INTO rooms (name, last) VALUES (?, 0)", updateHeads, "COMMIT", "ROLLBACK"}
	for n := range rowsMost {
		texts = append(texts, insertRecords+strings.Repeat(nextRecord, n))
	}
	for i, to := range d.all() {
		made, err := c.PrepareContext(ctx, texts[i])
		if err != nil {
			return err
		}
		*to = made.(statement)
	}
	return nil
}

func (d *statements) all() []*statement {
	all := []*statement{&d.begin, &d.rooms, &d.heads, &d.commit, &d.rollback}
	for i := range d.inserts {
		all = append(all, &d.inserts[i])
	}
	return all
}

// Close lets go of the connection, which stays open with a statement left.
func (d *statements) Close() error {
	if d.writer == nil {
		return nil
	}
	return d.writer.Raw(func(any) (all error) {
		for _, s := range d.all() {
			if *s != nil {
				all = errors.Join(all, (*s).Close())
			}
		}
		return all
	})
}

// keep adds records in one transaction, with the numbers that follow newest.
func (d *statements) keep(ctx context.Context, added []addition, newest int64) error {
	return d.writer.Raw(func(any) error {
		_, err := d.begin.ExecContext(ctx, nil)
		if err != nil {
			return err
		}
		if err = d.add(ctx, added, newest); err == nil {
			_, err = d.commit.ExecContext(ctx, nil)
		}
		if err != nil {
			_, back := d.rollback.ExecContext(ctx, nil)
			return errors.Join(err, back)
		}
		return nil
	})
}

func (d *statements) add(ctx context.Context, added []addition, newest int64) error {
	for _, a := range added {
		if err := d.addRoom(ctx, a); err != nil {
			return err
		}
	}
	last := newest
	for some := range slices.Chunk(added, rowsMost) {
		last += int64(len(some))
		if err := d.addRecords(ctx, some, last); err != nil {
			return err
		}
	}
	return d.moveHeads(ctx, newest, last-newest)
}

// addRoom makes a room for its first record.
func (d *statements) addRoom(ctx context.Context, a addition) error {
	if a.tail.room != 0 {
		return nil
	}
	d.args[0].Value = a.Room
	r, err := d.rooms.ExecContext(ctx, d.args[:1])
	if err != nil {
		return err
	}
	a.tail.room, err = r.LastInsertId()
	return err
}

// addRecords fails where the last does not get the number that was planned.
func (d *statements) addRecords(ctx context.Context, some []addition, last int64) error {
	for i := range some {
		a, to := &some[i], d.args[i*recordArgs:]
		to[0].Value, to[1].Value, to[2].Value = a.prev, a.tail.room, int64(a.Seq)
		to[3].Value, to[4].Value, to[5].Value = a.ID, blob(a.Body), a.sum[:]
	}
	r, err := d.inserts[len(some)-1].ExecContext(ctx, d.args[:len(some)*recordArgs])
	if err != nil {
		return err
	}
	if n, err := r.LastInsertId(); err != nil || n != last {
		return errors.Join(err, errForked)
	}
	return nil
}

// moveHeads makes the records after a number the newest of their rooms: once
// around where each room has one, once more for every further one. It fails when
// a room had moved on without us.
func (d *statements) moveHeads(ctx context.Context, after, kept int64) error {
	d.args[0].Value = after
	for kept > 0 {
		r, err := d.heads.ExecContext(ctx, d.args[:1])
		if err != nil {
			return err
		}
		moved, err := r.RowsAffected()
		if err != nil {
			return err
		}
		if moved == 0 {
			return errForked
		}
		kept -= moved
	}
	return nil
}
