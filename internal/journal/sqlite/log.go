package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// logMost is how long the log may become before it is moved into the file:
// seldom, so that a page that changed often is moved once, and early enough
// that it stays far below 64 MB while it is moved.
const logMost = 8 << 20

// What is counted towards the log's length, about. A record shares its page
// with others of its batch, unless it is alone.
const (
	recordCost = 200
	commitCost = 2 * 4096
)

// errBusy is an erasure that readers held up.
var errBusy = errors.New("the log is being read")

// moveLog starts to move the log, if it has become long. The caller holds mu.
func (s *Store) moveLog() {
	s.logged += commitCost
	if s.logged < logMost || !s.moving.CompareAndSwap(false, true) {
		return
	}
	s.logged = 0
	s.movers.Go(func() {
		defer s.moving.Store(false)
		_ = s.move(context.Background())
	})
}

// move moves most of the log beside the appends, and the rest while none runs
// and those who read have ended, so that the log starts anew: readers who follow
// one another without end would keep it growing. If that fails, so does the
// store. The mark is synced on the way, while nobody waits.
func (s *Store) move(ctx context.Context) error {
	if err := s.moveAs(ctx, "PASSIVE"); err != nil {
		return err
	}
	if err := s.mark.sync(); err != nil {
		return s.fail(fmt.Errorf("sync the mark: %w", err))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.moveAs(ctx, "RESTART")
}

func (s *Store) moveAs(ctx context.Context, mode string) error {
	if _, err := checkpoint(ctx, s.mover, mode); err != nil {
		return s.fail(fmt.Errorf("move the log: %w", err))
	}
	return nil
}

// empty moves the log and cuts it off. What a process that ended has left in
// the log may never have been synced; in the file it is.
func (s *Store) empty(ctx context.Context) error {
	busy, err := checkpoint(ctx, s.mover, "TRUNCATE")
	if err == nil && busy {
		return errBusy
	}
	return err
}

func checkpoint(ctx context.Context, c *sql.Conn, mode string) (busy bool, err error) {
	var log, moved int
	err = c.QueryRowContext(ctx, "PRAGMA wal_checkpoint("+mode+")").Scan(&busy, &log, &moved)
	return busy, err
}
