// Package journaltest is what every journal.Store must do, and a store that
// fails on command.
package journaltest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Conform checks a kind of store; open makes an empty one.
func Conform(t *testing.T, open func(*testing.T) journal.Store) {
	for _, c := range []struct {
		name  string
		check func(*testing.T, journal.Store)
	}{
		{"KeepsRecordsInOrder", keepsRecordsInOrder},
		{"ReadsFromASequence", readsFromASequence},
		{"RefusesAGapAndARepeat", refusesAGapAndARepeat},
		{"RefusesAnIDTwiceInARoom", refusesAnIDTwice},
		{"KeepsTheGoodEntriesOfABatch", keepsTheGoodEntries},
		{"LetsExactlyOneWriterWin", letsOneWriterWin},
		{"ListsManyRooms", listsManyRooms},
		{"KeepsLargeBodies", keepsLargeBodies},
		{"KeepsNothingAtAll", keepsNothingAtAll},
		{"KeepsItsOwnCopy", keepsItsOwnCopy},
		{"MayBeUsedWhileItIsRead", mayBeUsedWhileRead},
		{"NoticesThatNobodyWaits", noticesThatNobodyWaits},
		{"KeepsAndErasesDocuments", keepsDocuments},
		{"ListsDocumentsOfAllRooms", listsDocuments},
		{"RemovesRoomsAndKeepsTheirNames", removesRooms},
		{"RemovesManyRecordsWhileOthersAreAdded", removesMany},
		{"RefusesEverythingAfterClose", refusesAfterClose},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := open(t)
			defer s.Close()
			c.check(t, s)
		})
	}
}

var ctx = context.Background()

// Record is a record that says n.
func Record(n uint64) journal.Record {
	return journal.Record{Seq: n, Body: fmt.Appendf(nil, `{"n":%d}`, n)}
}

func appendOne(s journal.Store, room string, r journal.Record) error {
	return s.Append(ctx, []journal.Entry{{Room: room, Record: r}})[0]
}

// All reads a room's journal from a sequence on.
func All(s journal.Store, room string, from uint64) ([]journal.Record, error) {
	var all []journal.Record
	for r, err := range s.Read(ctx, room, from) {
		if err != nil {
			return all, err
		}
		all = append(all, r)
	}
	return all, nil
}

func fill(t *testing.T, s journal.Store, room string, n uint64) (want []journal.Record) {
	for i := uint64(1); i <= n; i++ {
		require.NoError(t, appendOne(s, room, Record(i)))
		want = append(want, Record(i))
	}
	return want
}

func keepsRecordsInOrder(t *testing.T, s journal.Store) {
	want := fill(t, s, "A", 20)
	fill(t, s, "B", 3)
	got, err := All(s, "A", 1)
	require.NoError(t, err)
	assert.Equal(t, want, got)
	last, err := s.Last(ctx, "A")
	require.NoError(t, err)
	assert.Equal(t, want[19], last)
}

func readsFromASequence(t *testing.T, s journal.Store) {
	want := fill(t, s, "A", 5)
	for from := uint64(0); from <= 7; from++ {
		got, err := All(s, "A", from)
		require.NoError(t, err)
		assert.ElementsMatch(t, want[min(max(from, 1)-1, 5):], got, "from %d", from)
	}
	got, err := All(s, "nobody", 1)
	assert.NoError(t, err)
	assert.Empty(t, got)
}

func refusesAGapAndARepeat(t *testing.T, s journal.Store) {
	assert.ErrorIs(t, appendOne(s, "A", Record(2)), journal.ErrFence)
	fill(t, s, "A", 2)
	for _, seq := range []uint64{0, 1, 2, 4} {
		assert.ErrorIs(t, appendOne(s, "A", Record(seq)), journal.ErrFence, "%d", seq)
	}
	assert.NoError(t, appendOne(s, "A", Record(3)))
	assert.NoError(t, s.Healthy(), "a fence is not a fault")
}

func refusesAnIDTwice(t *testing.T, s journal.Store) {
	assert.NoError(t, appendOne(s, "A", journal.Record{Seq: 1, ID: "x", Body: []byte("{}")}))
	assert.ErrorIs(t, appendOne(s, "A", journal.Record{Seq: 2, ID: "x", Body: []byte("{}")}), journal.ErrTwice)
	assert.NoError(t, appendOne(s, "A", journal.Record{Seq: 2, Body: []byte("{}")}))
	assert.NoError(t, appendOne(s, "A", journal.Record{Seq: 3, Body: []byte("{}")}), "no id is not an id")
	assert.NoError(t, appendOne(s, "B", journal.Record{Seq: 1, ID: "x", Body: []byte("{}")}), "another room")
	batch := []journal.Entry{{Room: "B", Record: journal.Record{Seq: 2, ID: "y"}}, {Room: "B", Record: journal.Record{Seq: 3, ID: "y"}}}
	errs := s.Append(ctx, batch)
	assert.NoError(t, errs[0])
	assert.ErrorIs(t, errs[1], journal.ErrTwice, "in one batch")
}

func keepsTheGoodEntries(t *testing.T, s journal.Store) {
	errs := s.Append(ctx, []journal.Entry{{Room: "A", Record: Record(1)}, {Room: "B", Record: Record(9)}, {Room: "A", Record: Record(2)}, {Room: "C", Record: Record(1)}})
	require.Len(t, errs, 4)
	assert.NoError(t, errors.Join(errs[0], errs[2], errs[3]))
	assert.ErrorIs(t, errs[1], journal.ErrFence)
	got, err := All(s, "A", 1)
	require.NoError(t, err)
	assert.Len(t, got, 2)
}

func letsOneWriterWin(t *testing.T, s journal.Store) {
	for seq := uint64(1); seq <= 50; seq++ {
		var wg sync.WaitGroup
		errs := make([]error, 8)
		for i := range errs {
			wg.Go(func() { errs[i] = appendOne(s, "A", Record(seq)) })
		}
		wg.Wait()
		won := slices.DeleteFunc(errs, func(err error) bool { return errors.Is(err, journal.ErrFence) })
		assert.Equal(t, []error{nil}, won)
	}
}

func listsManyRooms(t *testing.T, s journal.Store) {
	var batch []journal.Entry
	var want []string
	for i := range 1000 {
		want = append(want, fmt.Sprintf("R%04d", i))
		batch = append(batch, journal.Entry{Room: want[i], Record: Record(1)})
	}
	require.NoError(t, errors.Join(s.Append(ctx, batch)...))
	var got []string
	for name, err := range s.Rooms(ctx) {
		require.NoError(t, err)
		got = append(got, name)
	}
	assert.Equal(t, want, got)
}

func keepsLargeBodies(t *testing.T, s journal.Store) {
	body := bytes.Repeat([]byte("ñ\x00"), 16<<10/3)
	require.NoError(t, appendOne(s, "A", journal.Record{Seq: 1, ID: "i", Body: body}))
	body = slices.Clone(body)
	got, err := All(s, "A", 1)
	require.NoError(t, err)
	assert.Equal(t, []journal.Record{{Seq: 1, ID: "i", Body: body}}, got)
}

func keepsNothingAtAll(t *testing.T, s journal.Store) {
	assert.Empty(t, s.Append(ctx, nil))
	require.NoError(t, appendOne(s, "A", journal.Record{Seq: 1}))
	got, err := All(s, "A", 1)
	require.NoError(t, err)
	require.Len(t, got, 1)
	assert.Empty(t, got[0].Body)
	require.NoError(t, s.PutDoc(ctx, "A", "k", nil))
	doc, err := s.Doc(ctx, "A", "k")
	assert.NoError(t, err)
	assert.Empty(t, doc)
	last, err := s.Last(ctx, "nobody")
	assert.NoError(t, err)
	assert.Zero(t, last.Seq)
	assert.NoError(t, s.Healthy())
}

func keepsItsOwnCopy(t *testing.T, s journal.Store) {
	body, doc := []byte("as it was"), []byte("as it was")
	require.NoError(t, appendOne(s, "A", journal.Record{Seq: 1, Body: body}))
	require.NoError(t, s.PutDoc(ctx, "A", "k", doc))
	copy(body, "changed")
	copy(doc, "changed")
	got, err := All(s, "A", 1)
	require.NoError(t, err)
	assert.Equal(t, "as it was", string(got[0].Body))
	doc, err = s.Doc(ctx, "A", "k")
	require.NoError(t, err)
	assert.Equal(t, "as it was", string(doc))
}

// mayBeUsedWhileRead also shows that a reader who stops keeps nothing.
func mayBeUsedWhileRead(t *testing.T, s journal.Store) {
	want := fill(t, s, "A", 3)
	seq := uint64(3)
	for range 20 {
		for range s.Rooms(ctx) {
			for r, err := range s.Read(ctx, "A", 1) {
				require.NoError(t, err)
				assert.Equal(t, want[0], r)
				seq++
				require.NoError(t, appendOne(s, "A", Record(seq)))
				require.NoError(t, s.PutDoc(ctx, "A", "k", []byte("v")))
				require.NoError(t, s.DeleteDocs(ctx, "A"))
				break
			}
			break
		}
	}
}

func noticesThatNobodyWaits(t *testing.T, s journal.Store) {
	gone, cancel := context.WithCancel(ctx)
	cancel()
	assert.ErrorIs(t, s.Append(gone, []journal.Entry{{Room: "A", Record: Record(1)}})[0], context.Canceled)
	assert.ErrorIs(t, s.PutDoc(gone, "A", "k", nil), context.Canceled)
	assert.NoError(t, s.Healthy(), "that is no fault of the store")
	assert.NoError(t, appendOne(s, "A", Record(1)))
}

func keepsDocuments(t *testing.T, s journal.Store) {
	_, err := s.Doc(ctx, "A", "names")
	assert.ErrorIs(t, err, journal.ErrNotFound)
	for _, text := range []string{"one", "two"} {
		for _, room := range []string{"A", "B", "C"} {
			require.NoError(t, s.PutDoc(ctx, room, "names", []byte(text)))
		}
		doc, err := s.Doc(ctx, "A", "names")
		require.NoError(t, err)
		assert.Equal(t, text, string(doc))
	}
	require.NoError(t, s.DeleteDocs(ctx, "A", "nobody", "C"))
	require.NoError(t, s.DeleteDocs(ctx))
	for _, room := range []string{"A", "C"} {
		_, err = s.Doc(ctx, room, "names")
		assert.ErrorIs(t, err, journal.ErrNotFound)
	}
	_, err = s.Doc(ctx, "B", "names")
	assert.NoError(t, err)
}

func listsDocuments(t *testing.T, s journal.Store) {
	var all, public []journal.Doc
	for i := range 60 {
		for _, key := range []string{"name/1", "public"} {
			d := journal.Doc{Room: fmt.Sprintf("R%04d", i), Key: key, Body: fmt.Append(nil, i)}
			require.NoError(t, s.PutDoc(ctx, d.Room, d.Key, d.Body))
			all = append(all, d)
		}
		public = append(public, all[len(all)-1])
	}
	for key, want := range map[string][]journal.Doc{"": all, "public": public, "other": nil} {
		var got []journal.Doc
		for d, err := range s.Docs(ctx, key) {
			require.NoError(t, err)
			got = append(got, d)
		}
		assert.Equal(t, want, got, "key %q", key)
	}
	for d, err := range s.Docs(ctx, "public") {
		require.NoError(t, err)
		require.NoError(t, s.DeleteDocs(ctx, d.Room), "while they are listed")
		break
	}
}

func refusesAfterClose(t *testing.T, s journal.Store) {
	fill(t, s, "A", 1)
	require.NoError(t, s.Close())
	require.NoError(t, s.Close(), "twice is once")
	assert.ErrorIs(t, s.Healthy(), journal.ErrClosed)
	assert.ErrorIs(t, appendOne(s, "A", Record(2)), journal.ErrClosed)
	_, err := All(s, "A", 1)
	assert.ErrorIs(t, err, journal.ErrClosed)
	assert.ErrorIs(t, s.PutDoc(ctx, "A", "k", nil), journal.ErrClosed)
	_, err = s.Doc(ctx, "A", "k")
	assert.ErrorIs(t, err, journal.ErrClosed)
	_, err = s.Last(ctx, "A")
	assert.ErrorIs(t, err, journal.ErrClosed)
	assert.ErrorIs(t, s.DeleteDocs(ctx, "A"), journal.ErrClosed)
	assert.ErrorIs(t, s.Remove(ctx, "A"), journal.ErrClosed)
	for _, err := range s.Rooms(ctx) {
		assert.ErrorIs(t, err, journal.ErrClosed)
	}
	for _, err := range s.Docs(ctx, "") {
		assert.ErrorIs(t, err, journal.ErrClosed)
	}
}
