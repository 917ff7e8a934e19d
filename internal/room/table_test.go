package room_test

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var ctx = context.Background()

// Devices of the tests: a sits in seat 1 and is host, b in seat 2; x only watches.
var a, b, c, x = device(1), device(2), device(3), device(9)

func device(n byte) room.Device { return room.Device{0: n, 31: n} }

const code = "KXR4TN"

// table is a room under test and what it stands on.
type table struct {
	*room.Room
	t     *testing.T
	house *room.House
	store *journaltest.FaultyStore
	feeds map[room.Device]*room.Feed
	id    int
}

// at runs a test in its own time, with a room of two seats taken by a and b,
// both connected.
func at(t *testing.T, p room.Params, test func(*table)) {
	synctest.Test(t, func(t *testing.T) {
		tb := open(t, p)
		defer tb.close()
		tb.watch(a)
		tb.must(b, room.Sit{Name: "Bea"})
		tb.watch(b)
		test(tb)
	})
}

func open(t *testing.T, p room.Params, change ...func(*room.Params)) *table {
	store := journaltest.Faulty(journal.NewMemory())
	house := &room.House{
		Store: store, Committer: journal.NewCommitter(store), Kind: findToy,
		Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	}
	p.Game, p.Host = cmp.Or(p.Game, "toy"), a
	if p.Name == "" {
		p.Name = "Ada"
	}
	for _, f := range change {
		f(&p)
	}
	r, err := room.Open(ctx, house, code, p)
	require.NoError(t, err)
	return &table{Room: r, t: t, house: house, store: store, feeds: map[room.Device]*room.Feed{}}
}

func (tb *table) close() {
	tb.Drain(0, 0)
	tb.house.Committer.Close()
}

// restart ends the room and opens it again from the journal; nobody is connected.
func (tb *table) restart() {
	tb.Drain(0, 0)
	r, err := room.Reopen(ctx, tb.house, code)
	require.NoError(tb.t, err)
	tb.Room, tb.feeds = r, map[room.Device]*room.Feed{}
}

func (tb *table) watch(d room.Device) *room.Feed {
	f, err := tb.Watch(d, rules.Nobody, func() {})
	require.NoError(tb.t, err)
	tb.feeds[d] = f
	return f
}

// leave ends a device's connection.
func (tb *table) leave(d room.Device) {
	tb.feeds[d].Close()
	delete(tb.feeds, d)
	synctest.Wait()
}

// do gives a command an id of its own.
func (tb *table) do(d room.Device, act room.Act) (room.Answer, error) {
	tb.id++
	v, _, _ := tb.View(x, rules.Nobody)
	return tb.Do(ctx, room.Command{Device: d, ID: fmt.Sprint("t", tb.id), At: v, Act: act})
}

func (tb *table) must(d room.Device, act room.Act) room.Answer {
	tb.t.Helper()
	answer, err := tb.do(d, act)
	require.NoError(tb.t, err, "%T", act)
	synctest.Wait()
	return answer
}

func (tb *table) refused(d room.Device, act room.Act, code string) {
	tb.t.Helper()
	before := tb.v()
	_, err := tb.do(d, act)
	assert.Equal(tb.t, code, codeOf(err), "%T", act)
	assert.Equal(tb.t, before, tb.v(), "a refused command changes nothing")
}

func codeOf(err error) string {
	if refusal, ok := err.(*room.Refusal); ok && refusal != nil {
		return refusal.Code
	}
	return fmt.Sprint(err)
}

func (tb *table) v() uint64 {
	v, _, err := tb.View(x, rules.Nobody)
	require.NoError(tb.t, err)
	return v
}

// sees is the newest table.
func (tb *table) sees() *room.Table {
	_, doc, err := tb.View(x, rules.Nobody)
	require.NoError(tb.t, err)
	return doc.Room
}

func (tb *table) game(d room.Device, seat rules.Seat) toyView {
	_, doc, err := tb.View(d, seat)
	require.NoError(tb.t, err)
	return doc.Game.(toyView)
}

// asked is the seat that the table waits for.
func (tb *table) asked() rules.Seat {
	seats := tb.game(x, rules.Nobody).Turn.Seats
	if len(seats) == 0 {
		return rules.Nobody
	}
	return seats[0]
}

func owner(seat rules.Seat) room.Device { return device(byte(seat)) }

// first is the first legal move of whoever is asked.
func (tb *table) first(seat rules.Seat) rules.Move {
	_, moves, _, err := tb.Legal(owner(seat), seat)
	require.NoError(tb.t, err)
	require.NotEmpty(tb.t, moves)
	return moves[0]
}

// step makes the first legal move of the seat that is asked.
func (tb *table) step() {
	seat := tb.asked()
	tb.must(owner(seat), room.Move{Move: tb.first(seat)})
}

// finish plays on to the end of the match.
func (tb *table) finish() {
	for range 200 {
		if tb.sees().Phase != room.Playing {
			return
		}
		tb.step()
	}
	tb.t.Fatal("the match does not end")
}

// documents is everything that anybody sees, as JSON.
func (tb *table) documents() string {
	var all []byte
	for seat := range len(tb.sees().Seats) + 1 {
		_, doc, err := tb.View(owner(rules.Seat(seat)), rules.Seat(seat))
		if code := codeOf(err); code == room.NotYours || code == room.KickedOut {
			continue // nobody's
		}
		require.NoError(tb.t, err)
		text, err := json.Marshal(doc)
		require.NoError(tb.t, err)
		all = append(append(all, text...), '\n')
	}
	return string(all)
}

// after lets time pass and everything come to rest.
func after(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

func ptr[T any](v T) *T { return &v }
