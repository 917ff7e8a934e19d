package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// How much of a removal is one transaction: a few milliseconds of work, since
// appends wait for it.
const (
	roomsAtOnce   = 64
	recordsAtOnce = 256
)

// Remove takes rooms away in three steps. That they are gone is noted first, in
// a transaction for many, so that no crash leaves half a room to be read. Then
// their records are deleted, from the newest back; what a crash or the end of
// ctx leaves of them is the next removal's. Last the log is emptied, where the
// bytes still are. The space is used again by later records.
func (s *Store) Remove(ctx context.Context, rooms ...string) error {
	for some := range slices.Chunk(rooms, roomsAtOnce) {
		if err := s.bury(ctx, some); err != nil {
			return fmt.Errorf("remove rooms: %w", err)
		}
	}
	if err := s.deleteAll(ctx); err != nil {
		return fmt.Errorf("delete records: %w", err)
	}
	if err := s.freeNames(ctx); err != nil {
		return fmt.Errorf("free codes: %w", err)
	}
	if !s.erasing.Load() {
		return nil
	}
	if err := s.erase(context.WithoutCancel(ctx)); err != nil {
		return fmt.Errorf("erase records: %w", err)
	}
	return nil
}

// bury notes that rooms are gone, and where their records end.
func (s *Store) bury(ctx context.Context, rooms []string) error {
	names, err := json.Marshal(rooms)
	if err != nil {
		return err
	}
	const some = "IN (SELECT value FROM json_each(?1))"
	return s.change(ctx, func(ctx context.Context, tx *sql.Tx) error {
		for _, name := range rooms {
			delete(s.tails, name)
		}
		s.logged += len(rooms) * pageUsual
		s.erasing.Store(true)
		return inTurn(ctx, tx,
			does{"INSERT INTO gone (room, at, last) SELECT id, ?2, last FROM rooms WHERE last > 0 AND name " + some, []any{string(names), time.Now().Unix()}},
			does{"UPDATE rooms SET last = 0 WHERE last > 0 AND name " + some, []any{string(names)}},
			does{"DELETE FROM docs WHERE room " + some, []any{string(names)}})
	})
}

// deleteAll rests as long as it works: meanwhile the disk is for the appends.
func (s *Store) deleteAll(ctx context.Context) error {
	for {
		began := time.Now()
		if left, err := s.deleteSome(ctx); err != nil || !left {
			return err
		}
		time.Sleep(time.Since(began))
	}
}

// remains is the newest records of rooms that are gone. The newest record of all
// stays until there is a newer one: its number proves that nothing is lost, and
// gives the next its own.
const remains = `WITH RECURSIVE back (n, prev, room) AS (
	SELECT r.n, r.prev, r.room FROM (SELECT room, last FROM gone WHERE last > 0 AND last < ? LIMIT ?) AS g
		JOIN records AS r ON r.n = g.last AND r.room = g.room
	UNION ALL SELECT r.n, r.prev, r.room FROM back JOIN records AS r ON r.n = back.prev WHERE r.n < back.n AND r.room = back.room
	LIMIT ?
) SELECT n, prev, room FROM back`

// deleteSome deletes some of the records of rooms that are gone, and reports
// whether any were left.
func (s *Store) deleteSome(ctx context.Context) (left bool, err error) {
	err = s.change(ctx, func(ctx context.Context, tx *sql.Tx) error {
		numbers, ends, err := s.remains(ctx, tx)
		if err != nil || len(ends) == 0 {
			return err
		}
		left = true
		s.logged += len(numbers) * pageUsual
		s.erasing.Store(true)
		return inTurn(ctx, tx,
			does{"DELETE FROM records WHERE n IN (SELECT value FROM json_each(?))", []any{encoded(numbers)}},
			does{"UPDATE gone SET last = j.value FROM json_each(?) AS j WHERE room = CAST(j.key AS INTEGER)", []any{encoded(ends)}})
	})
	return left, err
}

// remains reads which records come next, and where their rooms end without them.
// A room whose records cannot be followed any further ends at 0.
func (s *Store) remains(ctx context.Context, tx *sql.Tx) (numbers []int64, ends map[int64]int64, err error) {
	ends = map[int64]int64{}
	first := func(rows *sql.Rows) error {
		var room int64
		err := rows.Scan(&room)
		ends[room] = 0
		return err
	}
	if err := each(ctx, tx, first, "SELECT room FROM gone WHERE last > 0 AND last < ? LIMIT ?", s.newest, roomsAtOnce); err != nil {
		return nil, nil, err
	}
	next := func(rows *sql.Rows) error {
		var n, prev, room int64
		err := rows.Scan(&n, &prev, &room)
		numbers, ends[room] = append(numbers, n), prev
		return err
	}
	err = each(ctx, tx, next, remains, s.newest, roomsAtOnce, recordsAtOnce)
	return numbers, ends, err
}

// freeNames lets names be used again after their time.
func (s *Store) freeNames(ctx context.Context) error {
	const old = "FROM gone WHERE last = 0 AND at < ?"
	before := time.Now().Add(-journal.NameLife).Unix()
	var some bool
	if err := s.db.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 "+old+")", before).Scan(&some); err != nil || !some {
		return err
	}
	return s.change(ctx, func(ctx context.Context, tx *sql.Tx) error {
		clear(s.tails)
		return inTurn(ctx, tx,
			does{"DELETE FROM rooms WHERE last = 0 AND id IN (SELECT room " + old + ")", []any{before}},
			does{"DELETE " + old, []any{before}})
	})
}
