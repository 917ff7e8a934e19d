package lobby_test

import (
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/sobremesa-games/sobremesa/internal/lobby"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// brittle is a game whose first move is a bug.
type brittle struct{ rules.Game }

func (brittle) Play(rules.Seat, rules.Move) error { panic("the ace of spades") }

// breaking is the catalog, with games that are brittle for three; it counts how often such a one is made.
func breaking(opened *int) func(string) (*rules.Kind, bool) {
	return func(id string) (*rules.Kind, bool) {
		kind, ok := catalog.Find(id)
		odd := *kind
		odd.New = func(s rules.Setup) (rules.Game, error) {
			g, err := kind.New(s)
			if s.Seats == 3 {
				*opened++
				g = brittle{g}
			}
			return g, err
		}
		return &odd, ok
	}
}

// begun is a match of so many seats, all ada's.
func (h *hall) begun(seats int) *room.Room {
	r := h.create(room.Params{Seats: seats})
	for _, seat := range rules.Seats(seats)[1:] {
		h.do(r, room.Sit{Seat: seat})
	}
	h.do(r, room.Start{})
	return r
}

// move makes the first legal move of whoever is asked.
func (h *hall) move(r *room.Room) error {
	for _, seat := range rules.Seats(len(r.Summary().Table.Seats)) {
		v, moves, _, err := r.Legal(ada, seat)
		if require.NoError(h.t, err); len(moves) > 0 {
			_, err = r.Do(ctx, room.Command{Device: ada, Seat: seat, At: v, Act: room.Move{Move: moves[0]}})
			synctest.Wait()
			return err
		}
	}
	h.t.Fatal("nobody is asked")
	return nil
}

func TestARoomWhoseRulesFailInPlayStopsAloneAndIsLoggedOnce(t *testing.T) {
	in(t, func(h *hall) {
		var opened int
		h.stop()
		h.boot(breaking(&opened))
		var told strings.Builder
		h.house.Log = slog.New(slog.NewTextHandler(&told, nil))
		sound, broken := h.begun(2), h.begun(3)
		require.NoError(t, h.move(sound))
		assert.Error(t, h.move(broken))
		assert.Equal(t, 1, h.Count())
		for range 5 {
			assert.NoError(t, h.move(sound))
		}
		same, err := h.Find(ctx, sound.Code())
		require.NoError(t, err)
		assert.Same(t, sound, same)
		assert.Equal(t, 1, strings.Count(told.String(), "\n"), "one line")
		assert.Contains(t, told.String(), "level=ERROR")
		assert.Contains(t, told.String(), broken.Code())
		assert.Contains(t, told.String(), "brittle_test.go", "where it failed")
		assert.NotContains(t, told.String(), "spades", "with what")
	})
}

func TestARoomWhoseRulesFailInPlayThreeTimesIsNotOpenedAgainUntilARestart(t *testing.T) {
	in(t, func(h *hall) {
		var opened int
		h.stop()
		h.boot(breaking(&opened))
		sound, r := h.begun(2), h.begun(3)
		opened = 1
		for n := range 3 {
			assert.Equal(t, n+1, opened)
			assert.Error(t, h.move(r))
			assert.True(t, r.Panicked())
			if n < 2 {
				var err error
				r, err = h.Find(ctx, r.Code())
				require.NoError(t, err)
			}
		}
		for range 5 {
			_, err := h.Find(ctx, r.Code())
			assert.ErrorIs(t, err, lobby.ErrNotFound)
		}
		assert.Equal(t, 3, opened)
		assert.NoError(t, h.move(sound))

		h.stop()
		h.boot(catalog.Find)
		r, err := h.Find(ctx, r.Code())
		require.NoError(t, err, "the rules may have been mended")
		assert.NoError(t, h.move(r), "and nothing is lost")
	})
}
