package lobby_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var ctx = context.Background()

var ada = room.Device{1}

// hall is a lobby under test and what it stands on.
type hall struct {
	*lobby.Lobby
	t     *testing.T
	house *room.House
	store *journaltest.FaultyStore
	asked *counting // the store as the rooms have it
}

// in runs a test in its own time, with an empty lobby.
func in(t *testing.T, test func(*hall)) {
	synctest.Test(t, func(t *testing.T) {
		store := journaltest.Faulty(journal.NewMemory())
		h := &hall{t: t, store: store, asked: &counting{Store: store}}
		h.boot(catalog.Find)
		defer h.stop()
		test(h)
	})
}

// boot starts a server's lobby on the store.
func (h *hall) boot(kind func(string) (*rules.Kind, bool)) {
	h.house = &room.House{
		Store: h.asked, Committer: journal.NewCommitter(h.store), Kind: kind,
		BotDelay: [2]time.Duration{time.Second, time.Second}, Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	}
	h.Lobby = lobby.New(h.house)
}

func (h *hall) stop() {
	h.Drain(5*time.Second, 15*time.Second)
	h.house.Committer.Close()
	synctest.Wait()
}

func (h *hall) create(p room.Params) *room.Room {
	p.Game, p.Host = "unoquimico", ada
	r, err := h.Create(ctx, p)
	require.NoError(h.t, err)
	return r
}

func (h *hall) do(r *room.Room, act room.Act) {
	_, err := r.Do(ctx, room.Command{Device: ada, Act: act})
	require.NoError(h.t, err)
}

func TestARoomIsFoundByItsCodeAndAfterARestart(t *testing.T) {
	in(t, func(h *hall) {
		made := h.create(room.Params{Name: "Ada", Bots: []room.BotSeat{{Seat: 2, Level: rules.Easy}}})
		found, err := h.Find(ctx, made.Code())
		require.NoError(t, err)
		assert.Same(t, made, found)
		h.do(made, room.Start{})
		h.stop()
		h.boot(catalog.Find)
		again, err := h.Find(ctx, made.Code())
		require.NoError(t, err)
		assert.NotSame(t, made, again)
		assert.Equal(t, room.Playing, again.Summary().Table.Phase)
		assert.Equal(t, "Ada", again.Summary().Table.Seats.At(1).Name)
		assert.Equal(t, 1, h.Count())
	})
}

func TestARoomIsOpenedOnceForAllWhoAsk(t *testing.T) {
	in(t, func(h *hall) {
		code := h.create(room.Params{}).Code()
		h.stop()
		h.boot(catalog.Find)
		rooms := make(chan *room.Room, 50)
		var wg sync.WaitGroup
		for range 50 {
			wg.Go(func() {
				r, err := h.Find(ctx, code)
				assert.NoError(t, err)
				rooms <- r
			})
		}
		wg.Wait()
		first := <-rooms
		for range 49 {
			assert.Same(t, first, <-rooms)
		}
	})
}

func TestUnknownClosedAndExpiredRoomsAreNotFound(t *testing.T) {
	in(t, func(h *hall) {
		_, err := h.Find(ctx, "BBBBBB")
		assert.ErrorIs(t, err, lobby.ErrNotFound)
		closed := h.create(room.Params{Name: "Ada"})
		h.do(closed, room.CloseRoom{})
		unjoined := h.create(room.Params{Name: "Ada"})
		time.Sleep(16 * time.Minute)
		synctest.Wait()
		for _, r := range []*room.Room{closed, unjoined} {
			_, err = h.Find(ctx, r.Code())
			assert.ErrorIs(t, err, lobby.ErrNotFound)
			_, err = h.store.Doc(ctx, r.Code(), "name/1")
			assert.ErrorIs(t, err, journal.ErrNotFound, "the names are erased")
		}
		assert.Zero(t, h.Count())
	})
}

func TestAnIdleRoomLeavesTheMemoryAndComesBack(t *testing.T) {
	in(t, func(h *hall) {
		r := h.create(room.Params{Bots: []room.BotSeat{{Seat: 2, Level: rules.Easy}}})
		h.do(r, room.Start{})
		time.Sleep(31 * time.Minute)
		synctest.Wait()
		assert.Zero(t, h.Count())
		again, err := h.Find(ctx, r.Code())
		require.NoError(t, err)
		assert.Contains(t, []room.Phase{room.Playing, room.Ended}, again.Summary().Table.Phase)
	})
}

func TestAfterAFailureARoomIsOpenedFromItsJournal(t *testing.T) {
	in(t, func(h *hall) {
		r := h.create(room.Params{})
		h.store.Fail(errors.New("disk full"))
		_, err := r.Do(ctx, room.Command{Device: ada, Act: room.Configure{Locked: new(true)}})
		require.Error(t, err)
		<-r.Done()
		_, err = h.Find(ctx, r.Code())
		assert.ErrorContains(t, err, "disk full", "nothing can be played")
		h.stop()
		h.store.Fail(nil)
		h.boot(catalog.Find)
		_, err = h.Find(ctx, r.Code())
		assert.NoError(t, err)
	})
}

func TestARoomWhoseRulesFailAgainAndAgainIsShut(t *testing.T) {
	in(t, func(h *hall) {
		r := h.create(room.Params{Bots: []room.BotSeat{{Seat: 2, Level: rules.Easy}}})
		h.do(r, room.Start{})
		h.stop()
		opened := 0
		h.boot(func(id string) (*rules.Kind, bool) {
			kind, ok := catalog.Find(id)
			broken := *kind
			broken.New = func(rules.Setup) (rules.Game, error) { opened++; panic("a bug") }
			return &broken, ok
		})
		for range 10 {
			_, err := h.Find(ctx, r.Code())
			assert.ErrorIs(t, err, lobby.ErrNotFound)
		}
		assert.Equal(t, 3, opened)
	})
}

func TestADamagedRoomIsLoggedOnceAMinute(t *testing.T) {
	in(t, func(h *hall) {
		var told strings.Builder
		h.house.Log = slog.New(slog.NewTextHandler(&told, nil))
		for _, code := range []string{"BBBBBB", "CCCCCC"} {
			require.NoError(t, errors.Join(h.store.Append(ctx, []journal.Entry{{Room: code, Record: journal.Record{Seq: 1, Body: []byte("?")}}})...))
		}
		for minute := range 3 {
			for range 50 {
				for _, code := range []string{"BBBBBB", "CCCCCC"} {
					_, err := h.Find(ctx, code)
					assert.ErrorIs(t, err, lobby.ErrNotFound)
				}
			}
			assert.Equal(t, 2*(minute+1), strings.Count(told.String(), "level=ERROR"), told.String())
			time.Sleep(time.Minute)
		}
	})
}

// deaf is a store whose records cannot be read.
type deaf struct{ journal.Store }

func (deaf) Read(context.Context, string, uint64) iter.Seq2[journal.Record, error] {
	return func(yield func(journal.Record, error) bool) {
		yield(journal.Record{}, fmt.Errorf("read: %w", journal.ErrUnread))
	}
}

func TestARoomThatCannotBeReadJustNowIsNotLost(t *testing.T) {
	in(t, func(h *hall) {
		code := h.create(room.Params{}).Code()
		h.stop()
		h.boot(catalog.Find)
		h.house.Store = deaf{h.asked}
		_, err := h.Find(ctx, code)
		assert.ErrorIs(t, err, journal.ErrUnread)
		assert.NotErrorIs(t, err, lobby.ErrNotFound)
		h.house.Store = h.asked
		_, err = h.Find(ctx, code)
		assert.NoError(t, err)
	})
}

func TestADrainedLobbyOpensNothing(t *testing.T) {
	in(t, func(h *hall) {
		r := h.create(room.Params{})
		feed, err := r.Watch(room.Device{}, rules.Nobody, func() {})
		require.NoError(t, err)
		h.Drain(5*time.Second, 15*time.Second)
		bye := feed.Take().Bye
		assert.Equal(t, room.ByeRestart, bye.Code)
		assert.True(t, bye.AfterMS >= 5000 && bye.AfterMS < 15000)
		_, err = h.Create(ctx, room.Params{Game: "unoquimico"})
		assert.ErrorIs(t, err, lobby.ErrDraining)
		_, err = h.Find(ctx, r.Code())
		assert.ErrorIs(t, err, lobby.ErrDraining)
	})
}

func TestWrongParametersAreNamed(t *testing.T) {
	in(t, func(h *hall) {
		for field, p := range map[string]room.Params{
			"game":    {Game: "bridge"},
			"mode":    {Game: "unoquimico", Options: []byte(`{"mode":"other"}`)},
			"seats":   {Game: "unoquimico", Seats: 11},
			"bots":    {Game: "unoquimico", Bots: []room.BotSeat{{Seat: 1, Level: rules.Easy}}},
			"clock":   {Game: "unoquimico", Clock: "sand"},
			"grace_s": {Game: "unoquimico", GraceS: 601},
			"name":    {Game: "unoquimico", Name: "\u200b"},
		} {
			_, err := h.Create(ctx, p)
			var refusal *room.Refusal
			require.ErrorAs(t, err, &refusal, field)
			assert.Equal(t, &room.Refusal{Code: rules.BadOption, Data: map[string]string{"field": field}}, refusal)
		}
		assert.Zero(t, h.Count())
	})
}
