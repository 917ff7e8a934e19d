package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"time"

	"modernc.org/sqlite/vfs"
)

// errViewed is why a view takes nothing.
var errViewed = errors.New("the journal is open for reading only")

// View opens the journal at path, whose files it cannot change: neither a folder
// that is read-only nor a log that a crash left keeps it from reading, and
// whatever is wrong stays as it is. It fails while another process has the
// journal open, and as Open does where something acknowledged is lost.
func View(path string) (*Store, error) {
	s, err := view(path)
	if err != nil {
		return nil, fmt.Errorf("read journal %s: %w", path, err)
	}
	return s, nil
}

func view(path string) (*Store, error) {
	lock, err := lockExisting(path + ".lock")
	if err != nil {
		return nil, err
	}
	s, err := viewLocked(context.Background(), path)
	if err != nil {
		return nil, errors.Join(err, lock.Close())
	}
	s.held = append(s.held, lock)
	return s, nil
}

func viewLocked(ctx context.Context, path string) (*Store, error) {
	if err := verify(ctx, path); err != nil {
		return nil, err
	}
	if _, err := os.Stat(path); err != nil {
		return nil, err
	}
	s, err := peek(path)
	if err != nil {
		return nil, err
	}
	fresh, err := identify(ctx, s.db)
	if err == nil && fresh {
		err = errors.New("nothing has been written to it")
	}
	if err != nil {
		return nil, errors.Join(err, s.release())
	}
	return s, nil
}

// peek is a view that keeps nobody out. SQLite reads through a file system that
// cannot write, and keeps its index of the log in memory.
func peek(path string) (*Store, error) {
	name, files, err := vfs.New(readOnly{path})
	if err != nil {
		return nil, err
	}
	db, err := sql.Open("sqlite", "file:"+viewed+"?vfs="+name+"&_pragma=locking_mode(EXCLUSIVE)&_pragma=temp_store(MEMORY)")
	if err != nil {
		return nil, errors.Join(err, files.Close())
	}
	db.SetMaxOpenConns(1)
	s := &Store{db: db, held: []io.Closer{files}}
	s.failed.Store(&errViewed)
	return s, nil
}

// Problems is what SQLite finds wrong with the structure of the file.
func (s *Store) Problems(ctx context.Context) (problems []string, err error) {
	rows, err := s.db.QueryContext(ctx, "PRAGMA integrity_check")
	if err != nil {
		return nil, s.readError(err)
	}
	defer rows.Close()
	for rows.Next() {
		var problem string
		if err := rows.Scan(&problem); err != nil {
			return problems, s.readError(err)
		}
		if problem != "ok" {
			problems = append(problems, problem)
		}
	}
	return problems, rows.Err()
}

// viewed is how SQLite calls the journal that it views.
const viewed = "journal"

// readOnly has the journal at a path under the name viewed. A log that is not
// there is an empty one, since SQLite wants one.
type readOnly struct{ path string }

func (r readOnly) Open(name string) (fs.File, error) {
	switch name {
	case viewed:
		return os.Open(r.path)
	case viewed + "-wal":
		f, err := os.Open(r.path + "-wal")
		if errors.Is(err, fs.ErrNotExist) {
			return noLog{bytes.NewReader(nil)}, nil
		}
		return f, err
	}
	return nil, fs.ErrNotExist
}

// noLog is an empty file.
type noLog struct{ *bytes.Reader }

func (noLog) Close() error                 { return nil }
func (n noLog) Stat() (fs.FileInfo, error) { return n, nil }
func (noLog) Name() string                 { return viewed + "-wal" }
func (noLog) Mode() fs.FileMode            { return 0o400 }
func (noLog) ModTime() time.Time           { return time.Time{} }
func (noLog) IsDir() bool                  { return false }
func (noLog) Sys() any                     { return nil }
