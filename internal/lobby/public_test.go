package lobby_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// listed is the codes of the public rooms, a second later.
func (h *hall) listed() []string {
	time.Sleep(time.Second)
	synctest.Wait()
	codes := []string{}
	for _, s := range h.Public() {
		codes = append(codes, s.Table.Code)
	}
	return codes
}

// host opens a room at whose table its host is.
func (h *hall) host(p room.Params) (*room.Room, *room.Feed) {
	r := h.create(p)
	feed, err := r.Watch(ada, rules.Nobody, func() {})
	require.NoError(h.t, err)
	return r, feed
}

func TestPublicRoomsAreListedNewestFirst(t *testing.T) {
	in(t, func(h *hall) {
		h.host(room.Params{})
		first, _ := h.host(room.Params{Public: true})
		time.Sleep(time.Millisecond)
		second, _ := h.host(room.Params{})
		h.do(second, room.Configure{Public: new(true)})
		assert.Equal(t, []string{second.Code(), first.Code()}, h.listed())
		h.do(second, room.CloseRoom{})
		assert.Equal(t, []string{first.Code()}, h.listed())
		h.do(first, room.Configure{Public: new(false)})
		assert.Empty(t, h.listed())
	})
}

func TestATableWhereNobodyIsIsNotListed(t *testing.T) {
	in(t, func(h *hall) {
		r, feed := h.host(room.Params{Public: true})
		spectator, err := r.Watch(bea, rules.Nobody, func() {})
		require.NoError(t, err)
		feed.Close()
		assert.Empty(t, h.listed(), "who looks on is nobody to play with")
		_, err = r.Do(ctx, room.Command{Device: bea, Act: room.Sit{Name: "Bea"}})
		require.NoError(t, err)
		assert.Len(t, h.listed(), 1, "a guest is")
		spectator.Close()
	})
}

func TestAfterARestartARoomIsListedOnceSomebodyIsThere(t *testing.T) {
	in(t, func(h *hall) {
		made, _ := h.host(room.Params{Public: true})
		h.stop()
		h.boot(catalog.Find)
		assert.Empty(t, h.listed())
		assert.Zero(t, h.Count())
		again, err := h.Find(ctx, made.Code())
		require.NoError(t, err)
		assert.Empty(t, h.listed(), "who asks is not there yet")
		_, err = again.Watch(ada, rules.Nobody, func() {})
		require.NoError(t, err)
		assert.Equal(t, []string{made.Code()}, h.listed())
	})
}

func TestTheListSaysThatATableIsLocked(t *testing.T) {
	in(t, func(h *hall) {
		r, _ := h.host(room.Params{Public: true})
		h.do(r, room.Configure{Locked: new(true)})
		assert.Len(t, h.listed(), 1)
		assert.True(t, h.Public()[0].Table.Locked)
	})
}

func TestTheListOfPublicRoomsIsBounded(t *testing.T) {
	in(t, func(h *hall) {
		for range 130 {
			h.host(room.Params{Public: true})
		}
		assert.Len(t, h.listed(), 100)
	})
}

func TestTheListIsMadeOnceASecond(t *testing.T) {
	in(t, func(h *hall) {
		h.listed()
		h.host(room.Params{Public: true})
		assert.Empty(t, h.Public())
		assert.Len(t, h.listed(), 1)
	})
}

func TestNamesOfRoomsThatAreOverAreErasedWithoutAnybodyAsking(t *testing.T) {
	in(t, func(h *hall) {
		lobbyRoom := h.create(room.Params{Name: "Ada"})
		unfinished := h.create(room.Params{Name: "Ada", Bots: []room.BotSeat{{Seat: 2, Level: rules.Easy}}})
		h.do(unfinished, room.Start{})
		h.stop()
		h.boot(catalog.Find)
		kept := func(r *room.Room) bool {
			_, err := h.store.Doc(ctx, r.Code(), "name/1")
			return err == nil
		}
		time.Sleep(23 * time.Hour)
		assert.True(t, kept(lobbyRoom) && kept(unfinished))
		time.Sleep(3 * time.Hour)
		assert.False(t, kept(lobbyRoom))
		assert.True(t, kept(unfinished), "it can be played on")
		time.Sleep(31 * 24 * time.Hour)
		assert.False(t, kept(unfinished))
		assert.Zero(t, h.Count())
	})
}

func TestRoomsOfAMomentAgoAreOpenedAhead(t *testing.T) {
	in(t, func(h *hall) {
		sit := func(r *room.Room) {
			_, err := r.Do(ctx, room.Command{Device: ada, Act: room.Rename{Name: "Ada"}})
			require.NoError(t, err)
		}
		old := h.create(room.Params{})
		sit(old)
		time.Sleep(10 * time.Minute)
		recent, closed := h.create(room.Params{}), h.create(room.Params{})
		sit(recent)
		sit(closed)
		h.do(closed, room.CloseRoom{})
		h.stop()
		time.Sleep(25 * time.Minute)
		h.boot(catalog.Find)
		h.OpenAhead()
		synctest.Wait()
		assert.Equal(t, 1, h.Count())
		_, ok := h.InMemory(recent.Code())
		assert.True(t, ok)
	})
}
