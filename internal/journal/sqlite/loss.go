package sqlite

import (
	"context"
	"errors"
	"fmt"
	"os"
)

// ErrLoss is what Open and View say of a journal that lacks something it had
// acknowledged.
var ErrLoss = errors.New("something that was acknowledged is lost")

func lossOf(format string, args ...any) error {
	return fmt.Errorf("%w: %w. Nothing has been changed. Keep a copy of the folder; then either put a backup of the journal in its place and "+
		"remove its -wal and .mark, or go on without what is lost: sobremesa check --accept-loss", ErrLoss, fmt.Errorf(format, args...))
}

// verify looks for loss before SQLite opens a journal to write, which would make
// the best of what is left and remove the rest.
//
// Found is, however it came about: a journal without the record that its mark
// has, whether the file, the log, a part of either or a bit of them is gone; a
// log with a wrong frame in front of commits that were synced; a log without its
// file; a file that is no database any more. A process that was killed leaves
// an exact mark, so after that nothing acknowledged can be missing unseen.
//
// Not found is: the loss of the last commits in a log, if they came after the
// mark was last on the disk and the power was cut; they look as if they had not
// been finished. The same in a copy without its mark, and a folder of which
// nothing is left. Documents that are lost from the end of the log or changed,
// for the mark does not count them and they have no sums. Damage to records in
// the file is found where a room is read, by its chain.
func verify(ctx context.Context, path string) error {
	needed, err := readMark(path)
	if err != nil {
		return err
	}
	if err := checkLog(path + "-wal"); err != nil {
		return err
	}
	file, log := size(path), size(path+"-wal")
	switch {
	case file == 0 && (needed > 0 || log > logHeader):
		return lossOf("%s is empty or gone", path)
	case file == 0, needed == 0 && size(path+"-journal") > 0: // not made yet, or not to the end
		return nil
	}
	s, err := peek(path)
	if err != nil {
		return err
	}
	return errors.Join(s.reaches(ctx, needed), s.release())
}

// size is 0 for a file that is not there.
func size(path string) int64 {
	info, err := os.Stat(path)
	if err != nil {
		return 0
	}
	return info.Size()
}

// reaches is nil if there is a record with the number or a higher one.
func (s *Store) reaches(ctx context.Context, needed int64) error {
	newest := int64(0)
	fresh, err := identify(ctx, s.db)
	if err == nil && !fresh {
		newest, err = newestRecord(ctx, s.db)
	}
	switch {
	case damaged(err):
		return lossOf("%w", err)
	case err == nil && newest < needed:
		return lossOf("there are %d records in it, and there were %d", newest, needed)
	}
	return err
}

func newestRecord(ctx context.Context, q querier) (n int64, err error) {
	err = q.QueryRowContext(ctx, "SELECT ifnull(max(n), 0) FROM records").Scan(&n)
	return n, err
}

// AcceptLoss makes the journal at path one that Open opens, without what is lost.
// It fails where the file is no database any more.
func AcceptLoss(path string) error {
	s, err := open(path, false)
	if err != nil {
		return fmt.Errorf("open journal %s: %w", path, err)
	}
	return s.Close()
}
