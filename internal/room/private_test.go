package room_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// slowly is a store that takes a second to keep a document.
type slowly struct{ journal.Store }

func (s slowly) PutDoc(ctx context.Context, room, key string, doc []byte) error {
	time.Sleep(time.Second)
	return s.Store.PutDoc(ctx, room, key, doc)
}

func TestWhoIsLetInIsToldSoOnceTheDoorSaysIt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		first, second := [32]byte{1}, [32]byte{2}
		tb := open(t, room.Params{Seats: 3, Secret: &first})
		defer tb.close()
		tb.house.Store = slowly{tb.house.Store}
		door := func() room.Door {
			doc, err := tb.store.Doc(ctx, code, room.DoorKey)
			require.NoError(t, err)
			d, err := room.ReadDoor(doc)
			require.NoError(t, err)
			return d
		}
		tb.must(x, room.Enter{Secret: first})
		assert.True(t, door().Opens(x, nil))
		tb.must(a, room.Invite{Secret: second})
		assert.True(t, door().Opens(y, &second))
		assert.False(t, door().Opens(y, &first))
	})
}
