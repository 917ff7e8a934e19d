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

func TestPublicRoomsAreListedNewestFirst(t *testing.T) {
	in(t, func(h *hall) {
		h.create(room.Params{})
		first := h.create(room.Params{Public: true})
		time.Sleep(time.Millisecond)
		second := h.create(room.Params{Public: true})
		assert.Equal(t, []string{second.Code(), first.Code()}, h.listed())
		h.do(second, room.CloseRoom{})
		assert.Equal(t, []string{first.Code()}, h.listed())
	})
}

func TestPublicRoomsAreKnownAfterARestart(t *testing.T) {
	in(t, func(h *hall) {
		born := h.create(room.Params{Public: true})
		time.Sleep(time.Millisecond)
		became, changed, closed := h.create(room.Params{}), h.create(room.Params{Public: true}), h.create(room.Params{Public: true})
		h.do(became, room.Configure{Public: new(true)})
		h.do(changed, room.Configure{Public: new(false)})
		h.do(closed, room.CloseRoom{})
		h.stop()
		h.boot(catalog.Find)
		assert.Zero(t, h.Count(), "they are opened when somebody asks")
		assert.Equal(t, []string{became.Code(), born.Code()}, h.listed())
		assert.Equal(t, 2, h.Count())
	})
}

func TestTheListOfPublicRoomsIsBounded(t *testing.T) {
	in(t, func(h *hall) {
		for range 130 {
			h.create(room.Params{Public: true})
			time.Sleep(time.Millisecond)
		}
		newest := h.listed()
		assert.Len(t, newest, 100)
		h.stop()
		h.boot(catalog.Find)
		assert.Equal(t, newest, h.listed())
		assert.Equal(t, 100, h.Count())
	})
}

func TestTheListIsMadeOnceASecond(t *testing.T) {
	in(t, func(h *hall) {
		h.listed()
		h.create(room.Params{Public: true})
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
