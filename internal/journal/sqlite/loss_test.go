package sqlite

import (
	"bytes"
	"encoding/binary"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// folder is the content of a journal's files by their ending.
type folder map[string][]byte

// crashed is what a killed process left, and what it had acknowledged.
func crashed(t *testing.T) (folder, map[string]uint64) {
	path := filepath.Join(t.TempDir(), "j.db")
	acked := killAfter(t, path, 300)
	f := folder{}
	for _, ending := range []string{"", "-wal", ".mark"} {
		content, err := os.ReadFile(path + ending)
		require.NoError(t, err)
		f[ending] = content
	}
	return f, acked
}

func (f folder) put(t *testing.T) (path string) {
	path = filepath.Join(t.TempDir(), "j.db")
	for ending, content := range f {
		require.NoError(t, os.WriteFile(path+ending, content, 0o600))
	}
	return path
}

// with is the folder with one file changed, or without it.
func (f folder) with(ending string, change func([]byte) []byte) folder {
	f = maps.Clone(f)
	if f[ending] = change(bytes.Clone(f[ending])); f[ending] == nil {
		delete(f, ending)
	}
	return f
}

func flip(at int) func([]byte) []byte {
	return func(b []byte) []byte {
		b[at] ^= 0x10
		return b
	}
}

func cut(at int) func([]byte) []byte { return func(b []byte) []byte { return b[:at] } }

func gone([]byte) []byte { return nil }

// refused checks that nobody opens the journal and that its files stay as they
// are, until the loss is accepted.
func refused(t *testing.T, f folder) {
	path := f.put(t)
	_, err := Open(path)
	require.ErrorIs(t, err, ErrLoss)
	_, err = View(path)
	require.ErrorIs(t, err, ErrLoss)
	for _, ending := range []string{"", "-wal", ".mark"} {
		after, err := os.ReadFile(path + ending)
		require.Equal(t, f[ending] == nil, os.IsNotExist(err), "%q", ending)
		require.Equal(t, f[ending], after, "%q", ending)
	}
	require.NoError(t, AcceptLoss(path))
	require.NoError(t, opened(t, path).Close())
}

// complete checks that a journal opens and has all that was acknowledged.
func complete(t *testing.T, path string, acked map[string]uint64) {
	for _, open := range []func(string) (*Store, error){View, Open} {
		s, err := open(path)
		require.NoError(t, err)
		for room, seq := range acked {
			got, err := journaltest.All(s, room, 1)
			require.NoError(t, err)
			require.GreaterOrEqual(t, uint64(len(got)), seq)
		}
		require.NoError(t, s.Close())
	}
}

func TestACrashGoesOnWithoutAWord(t *testing.T) {
	f, acked := crashed(t)
	complete(t, f.put(t), acked)
	complete(t, f.with(".mark", gone).put(t), acked)
	complete(t, f.with(".mark", cut(0)).put(t), acked)
	complete(t, f.with("-wal", func(b []byte) []byte { return append(b, make([]byte, 5000)...) }).put(t), acked)
}

func TestALastCommitThatIsTornIsACrash(t *testing.T) {
	f, _ := crashed(t)
	const frame = frameHeader + pageUsual
	log := f["-wal"]
	first, end := logHeader, logHeader // of the last commit
	for at := logHeader; at+frame <= len(log); at += frame {
		if binary.BigEndian.Uint32(log[at+4:]) != 0 {
			first, end = end, at+frame
		}
	}
	require.GreaterOrEqual(t, end-first, 2*frame)
	torn := f.with("-wal", cut(end)).with(".mark", gone)
	for at := first; at < end; at += frame {
		for _, place := range []int{0, 8, 16, frameHeader, frame - 1} {
			complete(t, torn.with("-wal", flip(at+place)).put(t), nil)
		}
	}
}

func TestLossOfWhatWasAcknowledgedIsRefused(t *testing.T) {
	f, _ := crashed(t)
	log := len(f["-wal"])
	for what, f := range map[string]folder{
		"log gone":           f.with("-wal", gone),
		"log empty":          f.with("-wal", cut(0)),
		"log cut in half":    f.with("-wal", cut(log/2)),
		"log's salt":         f.with("-wal", flip(17)),
		"log's sum":          f.with("-wal", flip(25)),
		"log's magic":        f.with("-wal", flip(2)),
		"file gone":          f.with("", gone),
		"file empty":         f.with("", cut(0)),
		"all but mark gone":  f.with("", gone).with("-wal", gone),
		"all but log gone":   f.with("", gone).with(".mark", gone),
		"mark":               f.with(".mark", flip(7)),
		"mark cut":           f.with(".mark", cut(5)),
		"log's middle":       f.with("-wal", flip(log/2)),
		"log's middle alone": f.with("-wal", flip(log/2)).with(".mark", gone),
		"log's salt alone":   f.with("-wal", flip(17)).with(".mark", gone),
		"log's sum alone":    f.with("-wal", flip(25)).with(".mark", gone),
		"one commit's log":   f.with("-wal", flip(25)).with("-wal", cut(logHeader+2*(frameHeader+pageUsual))).with(".mark", gone),
	} {
		t.Run(what, func(t *testing.T) { refused(t, f) })
	}
	_, err := Open(folder{"": bytes.Repeat([]byte("no database"), 1000)}.put(t))
	assert.ErrorIs(t, err, ErrLoss)
}

func TestAnyDamageToALogIsRefusedOrHarmless(t *testing.T) {
	f, acked := crashed(t)
	r := rand.New(rand.NewPCG(11, 12))
	for range long(40, 1000) {
		at := r.IntN(len(f["-wal"]))
		change := flip(at)
		if r.IntN(4) == 0 {
			change = cut(at)
		}
		path := f.with("-wal", change).put(t)
		s, err := View(path)
		if err == nil {
			require.NoError(t, s.Close())
			complete(t, path, acked)
			continue
		}
		require.ErrorIs(t, err, ErrLoss, "%d", at)
	}
}

func TestALogWithoutItsMarkTellsDamageBeforeItsLastCommit(t *testing.T) {
	f, _ := crashed(t)
	f = f.with(".mark", gone)
	r := rand.New(rand.NewPCG(13, 14))
	const last = 20 * (frameHeader + pageUsual) // no commit has so many frames
	for range long(40, 1000) {
		at := logHeader + r.IntN(len(f["-wal"])-last-logHeader)
		_, err := Open(f.with("-wal", flip(at)).put(t))
		assert.ErrorIs(t, err, ErrLoss, "%d", at)
	}
}

func TestAnOlderBackupIsRefusedUntilTheMarkIsRemoved(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	add := func(seq uint64) {
		s := opened(t, path)
		require.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(seq)}})[0])
		require.NoError(t, s.Close())
	}
	add(1)
	backup, err := os.ReadFile(path)
	require.NoError(t, err)
	add(2)
	require.NoError(t, os.WriteFile(path, backup, 0o600))
	_, err = Open(path)
	assert.ErrorIs(t, err, ErrLoss)
	assert.ErrorContains(t, err, "check --accept-loss")
	require.NoError(t, os.Remove(markPath(path)))
	add(2)
}

func TestADamagedHeaderIsRefusedAtOnceOrHarmless(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	require.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(1)}})[0])
	require.NoError(t, s.Close())
	whole, err := os.ReadFile(path)
	require.NoError(t, err)
	for at := range 100 {
		for bit := at % 3; bit < 8; bit += 3 {
			bad := bytes.Clone(whole)
			bad[at] ^= 1 << bit
			s, err := Open(folder{"": bad}.put(t))
			if err != nil {
				continue
			}
			assert.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(2)}})[0], "byte %d, bit %d", at, bit)
			require.NoError(t, s.Close())
		}
	}
}

func TestDamagedDocumentsAreTheirLossAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	s := opened(t, path)
	require.NoError(t, s.PutDoc(ctx, "A", "name/1", []byte("Ada")))
	require.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(1)}})[0])
	var page int64
	require.NoError(t, s.db.QueryRowContext(ctx, "SELECT rootpage FROM sqlite_schema WHERE name = 'docs'").Scan(&page))
	require.NoError(t, s.Close())
	bad, err := os.ReadFile(path)
	require.NoError(t, err)
	bad[(page-1)*pageUsual] ^= 1 // the kind of the page
	require.NoError(t, os.WriteFile(path, bad, 0o600))

	v, err := View(path)
	require.NoError(t, err)
	problems, err := v.Problems(ctx)
	assert.True(t, err != nil || len(problems) > 0)
	require.NoError(t, v.Close())

	s = opened(t, path)
	_, err = s.Doc(ctx, "A", "name/1")
	assert.ErrorIs(t, err, journal.ErrCorrupt)
	assert.ErrorIs(t, s.PutDoc(ctx, "A", "name/1", nil), journal.ErrCorrupt)
	assert.ErrorIs(t, s.DeleteDocs(ctx, "A"), journal.ErrCorrupt)
	for _, err := range s.Docs(ctx, "") {
		assert.ErrorIs(t, err, journal.ErrCorrupt)
	}
	assert.NoError(t, s.Healthy())
	assert.NoError(t, s.Append(ctx, []journal.Entry{{Room: "A", Record: journaltest.Record(2)}})[0])
}
