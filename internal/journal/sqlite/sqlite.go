// Package sqlite is the journal on disk: one SQLite file in WAL mode, every
// commit synced, one writer.
package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"net/url"
	"sync"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	_ "modernc.org/sqlite" // the driver
)

// Facts about the file that Open asserts.
const (
	applicationID = 0x536f6272 // "Sobr": no other program's database is opened by mistake
	schemaVersion = 1

	// leastVersion is the first SQLite with the fix for a WAL that is reset
	// while another connection checkpoints, which could lose commits.
	leastVersion = 3_051_003
)

const schema = `
CREATE TABLE rooms (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE records (
	room INTEGER NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL, body BLOB NOT NULL, sum BLOB NOT NULL,
	PRIMARY KEY (room, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX record_ids ON records (room, id) WHERE id <> '';
CREATE TABLE docs (room TEXT NOT NULL, key TEXT NOT NULL, doc BLOB NOT NULL, PRIMARY KEY (room, key)) WITHOUT ROWID;
`

// ErrInUse is what Open says while another process has the journal.
var ErrInUse = errors.New("another process has the journal open")

// Store is a journal.Store in a SQLite file.
type Store struct {
	lock   io.Closer // keeps other processes out
	db     *sql.DB   // readers
	writer *sql.Conn // the only connection that writes; used with mu held

	mu     sync.Mutex
	failed error // why nothing is taken any more
	tails  map[string]*tail
	insert *sql.Stmt
}

// Open opens or makes the journal at path. It fails when another process has
// it open, when the file is no journal of ours, or when SQLite is too old or
// does not accept the settings that durability needs.
func Open(path string) (*Store, error) {
	lock, err := lockFile(path + ".lock")
	if err != nil {
		return nil, fmt.Errorf("open journal %s: %w", path, err)
	}
	db, err := sql.Open("sqlite", dsn(path))
	if err != nil {
		return nil, errors.Join(fmt.Errorf("open journal %s: %w", path, err), lock.Close())
	}
	s := &Store{lock: lock, db: db, tails: map[string]*tail{}}
	if err := s.start(context.Background()); err != nil {
		return nil, errors.Join(fmt.Errorf("open journal %s: %w", path, err), db.Close(), lock.Close())
	}
	return s, nil
}

// dsn sets what every connection needs; secure_delete overwrites erased names.
func dsn(path string) string {
	q := url.Values{"_pragma": {"journal_mode(WAL)", "synchronous(FULL)", "secure_delete(ON)", "busy_timeout(2000)"}}
	return (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: q.Encode()}).String()
}

func (s *Store) start(ctx context.Context) error {
	var err error
	if s.writer, err = s.db.Conn(ctx); err != nil {
		return err
	}
	if err := s.assert(ctx); err != nil {
		return err
	}
	if err := s.migrate(ctx); err != nil {
		return err
	}
	s.insert, err = s.writer.PrepareContext(ctx, "INSERT INTO records (room, seq, id, body, sum) VALUES (?, ?, ?, ?, ?)")
	return err
}

// assert reads back what durability depends on.
func (s *Store) assert(ctx context.Context) error {
	for _, want := range []struct{ pragma, value string }{{"journal_mode", "wal"}, {"synchronous", "2"}, {"secure_delete", "1"}} {
		var got string
		if err := s.writer.QueryRowContext(ctx, "PRAGMA "+want.pragma).Scan(&got); err != nil {
			return err
		}
		if got != want.value {
			return fmt.Errorf("%s is %s, not %s", want.pragma, got, want.value)
		}
	}
	var text string
	if err := s.writer.QueryRowContext(ctx, "SELECT sqlite_version()").Scan(&text); err != nil {
		return err
	}
	var major, minor, patch int
	_, err := fmt.Sscanf(text, "%d.%d.%d", &major, &minor, &patch)
	if err != nil || major*1_000_000+minor*1000+patch < leastVersion {
		return fmt.Errorf("SQLite %s is too old", text)
	}
	return nil
}

// migrate makes the tables of a new file and checks those of an old one.
func (s *Store) migrate(ctx context.Context) error {
	var app, version int
	row := s.writer.QueryRowContext(ctx, "SELECT (SELECT application_id FROM pragma_application_id), (SELECT user_version FROM pragma_user_version)")
	if err := row.Scan(&app, &version); err != nil {
		return err
	}
	switch {
	case app == applicationID && version == schemaVersion:
		return nil
	case app != 0 || version != 0:
		return fmt.Errorf("the file is no journal of this version (application %#x, version %d)", app, version)
	}
	_, err := s.writer.ExecContext(ctx, fmt.Sprintf("BEGIN;%s PRAGMA application_id=%d; PRAGMA user_version=%d; COMMIT", schema, applicationID, schemaVersion))
	return err
}

// Healthy is nil while records are taken.
func (s *Store) Healthy() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.failed
}

// Close ends the store.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if errors.Is(s.failed, journal.ErrClosed) {
		return nil
	}
	s.failed = journal.ErrClosed
	return errors.Join(s.insert.Close(), s.writer.Close(), s.db.Close(), s.lock.Close())
}
