package server_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// After a failed append nobody is shown anything of it, the server says that it
// is not ready, and a new one goes on from what was durable.
func TestAMoveThatTheStoreDidNotTakeIsSeenByNobody(t *testing.T) {
	inner := journal.NewMemory()
	t.Cleanup(func() { require.NoError(t, inner.Close()) })
	store := journaltest.Faulty(inner)
	h := openOver(t, store)
	path, seats := h.playing(2)
	playOn(path, seats, newRand(5), 4)
	before := handsOf(t, path, seats)
	asked := seats[0].view(path, 1).Doc.Game.Turn.Seats[0] - 1
	move := seats[asked].legal(path)
	by, other := seats[asked].dial(path), seats[1-asked].dial(path)
	by.next("state")
	other.next("state")
	require.Equal(t, 200, h.device(1).call("GET", "/readyz", nil).status)

	store.Fail(errors.New("disk full"))
	by.send(fmt.Sprintf(`{"t":"move","id":"lost","at":%d,"move":%s}`, move.V, move.Moves[0]))
	for l, kinds := range map[*line][]string{by: {"refused", "bye"}, other: {"bye"}} {
		number, frames := l.closed()
		assert.Equal(t, 4007, number)
		var got []string
		for _, f := range frames {
			got = append(got, f.T)
			assert.Equal(t, wire.CodeStoreFailed, f.Code)
		}
		assert.Equal(t, kinds, got)
	}
	ready := h.device(1).call("GET", "/readyz", nil)
	assert.Equal(t, 503, ready.status)
	assert.Equal(t, wire.CodeStoreFailed, ready.code())
	assert.Equal(t, 200, h.device(1).call("GET", "/healthz", nil).status)
	assert.Equal(t, wire.CodeStoreFailed, h.device(3).call("POST", "/api/rooms", object{"game": "unoquimico"}).code())
	h.close()

	h = openOver(t, inner)
	seats = []device{h.device(1), h.device(2)}
	assert.Equal(t, before, handsOf(t, path, seats))
	assert.Equal(t, 200, h.device(1).call("GET", "/readyz", nil).status)
	seats[asked].ok("POST", path+"/moves", object{"id": "lost", "at": move.V, "move": move.Moves[0]})
}

// handsOf is what each seat sees of the game, and the version.
func handsOf(t *testing.T, path string, seats []device) (all []string) {
	for i, d := range seats {
		view := d.call("GET", fmt.Sprintf("%s/view?seat=%d", path, i+1), nil)
		all = append(all, fmt.Sprint(view.object(t)["v"]), gameOf(t, view))
	}
	return all
}
