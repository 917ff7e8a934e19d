// Package sqlite is the journal on disk: one SQLite file in WAL mode, every
// commit synced, one writer.
package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"hash/maphash"
	"io"
	"net/url"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	driver "modernc.org/sqlite"
)

// connectionsMost is the writer, the one that moves the log, and four readers:
// a room is read once, when somebody comes back to it.
const connectionsMost = 6

// ErrInUse is what Open says while another process has the journal.
var ErrInUse = errors.New("another process has the journal open")

// Store is a journal.Store in a SQLite file.
type Store struct {
	held    []io.Closer // closed last, from the last on: the lock keeps other processes out
	db      *sql.DB
	mover   *sql.Conn // moves the log into the file
	failed  atomic.Pointer[error]
	moving  atomic.Bool // the log is being moved
	movers  sync.WaitGroup
	erasing atomic.Bool  // the log may have documents that are deleted
	seed    maphash.Seed // of the hashes of ids

	mu     sync.Mutex // held while something is written
	writer *sql.Conn  // the only connection that writes
	does   statements
	tails  map[string]*tail
	mark   *mark
	newest int64 // number of the newest record
	logged int   // bytes in the log since it was moved, about
}

// Open opens or makes the journal at path. It fails when another process has
// it open, when the file is no journal of ours, when something acknowledged is
// lost from it, or when SQLite is too old or does not accept the settings that
// durability needs.
func Open(path string) (*Store, error) {
	s, err := open(path, true)
	if err != nil {
		return nil, fmt.Errorf("open journal %s: %w", path, err)
	}
	return s, nil
}

func open(path string, whole bool) (*Store, error) {
	lock, err := lockFile(path + ".lock")
	if err != nil {
		return nil, err
	}
	if whole {
		if err := verify(context.Background(), path); err != nil {
			return nil, errors.Join(err, lock.Close())
		}
	}
	db, err := sql.Open("sqlite", dsn(path))
	if err != nil {
		return nil, errors.Join(err, lock.Close())
	}
	db.SetMaxOpenConns(connectionsMost)
	s := &Store{held: []io.Closer{lock}, db: db, tails: map[string]*tail{}, seed: maphash.MakeSeed()}
	if err := s.start(context.Background(), path); err != nil {
		return nil, errors.Join(err, s.release())
	}
	return s, nil
}

// dsn sets what every connection needs: erased names are overwritten, the log is
// moved only where somebody looks whether that succeeded, and that waits half a
// second for readers, which is longer than the longest match takes to read.
func dsn(path string) string {
	q := url.Values{"_pragma": {"busy_timeout(500)", "synchronous(FULL)", "fullfsync(ON)", "secure_delete(ON)", "wal_autocheckpoint(0)"}}
	return (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: q.Encode()}).String()
}

func (s *Store) start(ctx context.Context, path string) error {
	if err := syncData(); err != nil {
		return err
	}
	var err error
	if s.writer, err = s.db.Conn(ctx); err != nil {
		return err
	}
	if err := prepareFile(ctx, s.writer); err != nil {
		return err
	}
	if s.mover, err = s.db.Conn(ctx); err != nil {
		return err
	}
	if err := s.empty(ctx); err != nil {
		return err
	}
	if s.does, err = prepare(ctx, s.writer); err != nil {
		return err
	}
	if s.newest, err = newestRecord(ctx, s.writer); err != nil {
		return err
	}
	if s.mark, err = makeMark(path, s.newest); err != nil {
		return err
	}
	s.held = append(s.held, s.mark)
	return nil
}

// syncData makes SQLite sync as its builds for Linux do. What it leaves out is
// the time of change, for which a commit would wait as long again.
func syncData() error {
	_, err := driver.Fdatasync(true)
	if errors.Is(err, driver.ErrFdatasyncUnavailable) {
		return nil
	}
	return err
}

// Healthy is nil while records are taken. It never waits.
func (s *Store) Healthy() error {
	if err := s.failed.Load(); err != nil {
		return *err
	}
	return nil
}

// fail makes the store take nothing any more, since after a failed write or
// sync nobody knows what is on the disk. The first reason stays.
func (s *Store) fail(err error) error {
	s.failed.CompareAndSwap(nil, &err)
	return s.Healthy()
}

// Close ends the store.
func (s *Store) Close() error {
	s.mu.Lock()
	before := s.failed.Swap(&closed)
	s.mu.Unlock()
	if before == &closed {
		return nil
	}
	s.movers.Wait()
	return s.release()
}

var closed = journal.ErrClosed

// release gives back what open took, as far as it came.
func (s *Store) release() error {
	all := s.does.Close()
	for _, c := range []*sql.Conn{s.mover, s.writer} {
		if c != nil {
			all = errors.Join(all, c.Close())
		}
	}
	all = errors.Join(all, s.db.Close())
	for _, h := range slices.Backward(s.held) {
		all = errors.Join(all, h.Close())
	}
	return all
}
