package main

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/sqlite"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// crashed is a data folder as a killed server leaves it, and the code of the
// room in it.
func crashed(t *testing.T) (data, code string) {
	running, data := t.TempDir(), t.TempDir()
	p := start(t, "--addr", "127.0.0.1:0", "--data", running)
	defer p.stop()
	code = p.call("POST", "/api/rooms", `{"game":"unoquimico","sit":true,"name":"Nora","seats":2}`)["code"].(string)
	for range 5 {
		p.call("POST", "/api/rooms/"+code+"/seats", `{"seat":2,"name":"Otto"}`)
	}
	copyFiles(t, data, running)
	return data, code
}

func copyFiles(t *testing.T, to, from string) {
	for name, content := range files(t, from) {
		if name != "journal.db.lock" && name != "journal.db-shm" {
			require.NoError(t, os.WriteFile(filepath.Join(to, name), content, 0o600))
		}
	}
}

func files(t *testing.T, dir string) map[string][]byte {
	all := map[string][]byte{}
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	for _, e := range entries {
		all[e.Name()], err = os.ReadFile(filepath.Join(dir, e.Name()))
		require.NoError(t, err)
	}
	return all
}

func TestCheckChangesNothingInWhatACrashLeft(t *testing.T) {
	data, _ := crashed(t)
	before := files(t, data)
	require.NotEmpty(t, before["journal.db-wal"])
	require.NoError(t, os.Chmod(data, 0o500))
	defer os.Chmod(data, 0o700)
	exit, out, errs := ended("check", "--data", data)
	assert.Zero(t, exit, errs)
	assert.Contains(t, out, "1 rooms, ")
	assert.Equal(t, before, files(t, data))
}

func TestALossIsRefusedUntilItIsAccepted(t *testing.T) {
	data, _ := crashed(t)
	wal := filepath.Join(data, "journal.db-wal")
	log, err := os.ReadFile(wal)
	require.NoError(t, err)
	for what, left := range map[string][]byte{"gone": nil, "cut": log[:len(log)/2], "salt": append(bytes.Clone(log[:16]), append([]byte{log[16] ^ 1}, log[17:]...)...)} {
		folder := t.TempDir()
		copyFiles(t, folder, data)
		require.NoError(t, os.WriteFile(filepath.Join(folder, "journal.db-wal"), left, 0o600))
		before := files(t, folder)
		for _, command := range [][]string{{"check"}, {"serve", "--addr", "127.0.0.1:0"}} {
			exit, _, errs := ended(append(command, "--data", folder)...)
			assert.Equal(t, exitFailed, exit, "%s: %v", what, command)
			assert.Contains(t, errs, "something that was acknowledged is lost", "%s: %v", what, command)
			assert.Contains(t, errs, "check --accept-loss")
			after := files(t, folder)
			delete(after, "journal.db.lock")
			assert.Equal(t, before, after, "%s: %v", what, command)
		}
		exit, _, errs := ended("check", "--accept-loss", "--data", folder)
		assert.Zero(t, exit, errs)
		start(t, "--addr", "127.0.0.1:0", "--data", folder).stop()
	}
}

func TestCheckFindsDamagedNames(t *testing.T) {
	data, _ := crashed(t)
	start(t, "--addr", "127.0.0.1:0", "--data", data).stop()
	path := journalPath(data)
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	var page, size int64
	require.NoError(t, db.QueryRow("SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size WHERE name = 'docs'").Scan(&page, &size))
	require.NoError(t, db.Close())
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	content[(page-1)*size] ^= 1
	require.NoError(t, os.WriteFile(path, content, 0o600))

	exit, out, errs := ended("check", "--data", data)
	assert.Equal(t, exitFailed, exit)
	assert.Contains(t, out, "names: ")
	assert.Contains(t, out, "1 rooms, ")
	assert.Contains(t, out, " 0 rooms damaged")
	assert.Contains(t, errs, "the journal is damaged")
}

func TestCheckNamesTheRoomsWhoseRulesItDoesNotHave(t *testing.T) {
	data, known := crashed(t)
	store, err := sqlite.Open(journalPath(data))
	require.NoError(t, err)
	for room, records := range map[string][]string{
		"BBBBBB": {`{"k":"open","e":{"game":"gomoku","rev":1}}`},
		"CCCCCC": {`{"k":"open","e":{"game":"gomoku","rev":2}}`, `{"k":"sit","e":{"seat":2}}`},
		"DDDDDD": {`{"k":"open","e":{"game":"unoquimico","rev":99}}`},
		"FFFFFF": {`{"k":"open","e":{"game":"unoquimico","rev":1}}`, `{"k":"begin","e":{"keep":[1,2],"rev":99}}`, `{"k":"begin","e":{"keep":[1,2],"rev":1}}`},
	} {
		for i, body := range records {
			entry := journal.Entry{Room: room, Record: journal.Record{Seq: uint64(i + 1), Body: []byte(body)}}
			require.NoError(t, store.Append(context.Background(), []journal.Entry{entry})[0])
		}
	}
	require.NoError(t, store.Close())
	before := files(t, data)

	exit, out, errs := ended("check", "--data", data)
	assert.Zero(t, exit, errs)
	assert.Contains(t, out, "5 rooms, ")
	assert.Contains(t, out, " 0 rooms damaged\n")
	for _, lacks := range []string{`no game "gomoku"`, `no revision 99 of game "unoquimico"`} {
		assert.Contains(t, out, fmt.Sprintf("2 rooms cannot be opened by this program, which has %s: they are left untouched\n", lacks))
	}
	assert.NotContains(t, out, known)
	assert.Equal(t, before, files(t, data))
}

func TestARemovedRoomIsNoDamageAndNoRoom(t *testing.T) {
	data := t.TempDir()
	s, err := sqlite.Open(journalPath(data))
	require.NoError(t, err)
	for _, room := range []string{"BBBBBB", "CCCCCC"} {
		require.NoError(t, s.Append(context.Background(), []journal.Entry{{Room: room, Record: journal.Record{Seq: 1, Body: []byte("{}")}}})[0])
	}
	require.NoError(t, s.Remove(context.Background(), "CCCCCC"))
	require.NoError(t, s.Close())
	exit, out, errs := ended("check", "--data", data)
	assert.Zero(t, exit, errs)
	assert.Contains(t, out, "1 rooms, 1 records, 0 rooms damaged\n")
	exit, _, errs = ended("replay", "CCCCCC", "--data", data)
	assert.NotZero(t, exit)
	assert.Contains(t, errs, "there is no room CCCCCC")
}
