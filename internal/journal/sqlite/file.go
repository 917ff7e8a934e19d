package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// Facts about the file.
const (
	applicationID = 0x536f6272 // "Sobr": no other program's database is opened by mistake
	schemaVersion = 2

	// leastVersion is the first SQLite that does not lose commits when the log
	// starts anew while another connection moves it into the file.
	leastVersion = 3_051_003
)

// Records lie in the order in which they came, so that a batch for a hundred
// rooms changes a few pages and not a hundred; each names the one before it in
// its room, and rooms.last is the newest. UNIQUE (room, seq) and (room, id)
// would each change a page more for every record. The first holds because
// rooms.last is moved only from a record to the one that follows it, the second
// because the only writer knows the ids of each room that it appends to.
const schema = `
CREATE TABLE rooms (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, last INTEGER NOT NULL);
CREATE TABLE records (
	n INTEGER PRIMARY KEY, prev INTEGER NOT NULL, room INTEGER NOT NULL,
	seq INTEGER NOT NULL, id TEXT NOT NULL, body BLOB NOT NULL, sum BLOB NOT NULL
);
CREATE TABLE docs (room TEXT NOT NULL, key TEXT NOT NULL, doc BLOB NOT NULL, PRIMARY KEY (room, key)) WITHOUT ROWID;
` + graves

// A room that was removed keeps its row in rooms, with 0 for last, so that its
// name stays taken. gone says since when (Unix seconds), and up to which record
// its remains are still to be deleted; 0 is none. Version 1 had no such table.
const graves = `
CREATE TABLE gone (room INTEGER PRIMARY KEY, at INTEGER NOT NULL, last INTEGER NOT NULL);
`

// prepareFile makes the tables of a new file, refuses a file of somebody else
// before anything in it is changed, and reads back what durability depends on.
func prepareFile(ctx context.Context, c *sql.Conn) error {
	if err := newEnough(ctx, c); err != nil {
		return err
	}
	fresh, err := identify(ctx, c)
	if err != nil {
		return err
	}
	if _, err := c.ExecContext(ctx, "PRAGMA journal_mode = WAL"); err != nil {
		return err
	}
	if err := readBack(ctx, c); err != nil {
		return err
	}
	if err := tryWriting(ctx, c); err != nil {
		return err
	}
	if !fresh {
		return errors.Join(checkRooms(ctx, c), renew(ctx, c))
	}
	_, err = c.ExecContext(ctx, fmt.Sprintf("BEGIN; %s PRAGMA application_id = %d; PRAGMA user_version = %d; COMMIT", schema, applicationID, schemaVersion))
	return err
}

// renew makes a file of version 1 one of this version.
func renew(ctx context.Context, c *sql.Conn) error {
	var version int
	if err := c.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil || version == schemaVersion {
		return err
	}
	_, err := c.ExecContext(ctx, fmt.Sprintf("BEGIN; %s PRAGMA user_version = %d; COMMIT", graves, schemaVersion))
	return err
}

func newEnough(ctx context.Context, c *sql.Conn) error {
	var text string
	if err := c.QueryRowContext(ctx, "SELECT sqlite_version()").Scan(&text); err != nil {
		return err
	}
	var major, minor, patch int
	_, err := fmt.Sscanf(text, "%d.%d.%d", &major, &minor, &patch)
	if err != nil || major*1_000_000+minor*1000+patch < leastVersion {
		return fmt.Errorf("SQLite %s is too old", text)
	}
	return nil
}

// identify finds out whether the file is empty, ours, or somebody else's.
func identify(ctx context.Context, c querier) (fresh bool, err error) {
	var app, version, tables int
	row := c.QueryRowContext(ctx, `SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
		FROM pragma_application_id, pragma_user_version`)
	if err := row.Scan(&app, &version, &tables); err != nil {
		return false, err
	}
	switch {
	case app == 0 && version == 0 && tables == 0:
		return true, nil
	case app != applicationID:
		return false, errors.New("the file is not a journal")
	case version < 1 || version > schemaVersion:
		return false, fmt.Errorf("the file is a journal of version %d, not of 1 to %d", version, schemaVersion)
	}
	return false, nil
}

func readBack(ctx context.Context, c *sql.Conn) error {
	for _, want := range []struct{ pragma, value string }{
		{"journal_mode", "wal"}, {"synchronous", "2"}, {"fullfsync", "1"}, {"secure_delete", "1"}, {"wal_autocheckpoint", "0"},
	} {
		var got string
		if err := c.QueryRowContext(ctx, "PRAGMA "+want.pragma).Scan(&got); err != nil {
			return err
		}
		if got != want.value {
			return fmt.Errorf("%s is %s, not %s", want.pragma, got, want.value)
		}
	}
	return nil
}

// tryWriting finds out whether SQLite only reads the file, as it does where it
// takes the format for a newer one.
func tryWriting(ctx context.Context, c *sql.Conn) error {
	_, err := c.ExecContext(ctx, "BEGIN; PRAGMA user_version = 0; ROLLBACK")
	return err
}

// checkRooms looks for damage to the list of rooms, where a room could be lost
// and nobody would miss it. Records need no such look: their rooms miss them.
func checkRooms(ctx context.Context, c *sql.Conn) error {
	var verdict string
	if err := c.QueryRowContext(ctx, "PRAGMA integrity_check(rooms)").Scan(&verdict); err != nil {
		return err
	}
	if verdict != "ok" {
		return fmt.Errorf("the list of rooms is damaged: %s", verdict)
	}
	return nil
}
