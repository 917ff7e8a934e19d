package room_test

import (
	"context"
	"testing"
	"testing/synctest"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// slowDocs is a store that writes documents when it may, and counts them.
type slowDocs struct {
	journal.Store
	may     chan bool
	written int
}

func (s *slowDocs) PutDoc(ctx context.Context, code, key string, doc []byte) error {
	<-s.may
	s.written++
	return s.Store.PutDoc(ctx, code, key, doc)
}

func TestTheNewestWishToBePublicIsKeptHoweverSlowTheStore(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		slow := &slowDocs{Store: tb.store, may: make(chan bool)}
		tb.house.Store = slow
		for i := range 9 {
			tb.must(a, room.Configure{Public: ptr(i%2 == 0)})
		}
		close(slow.may)
		synctest.Wait()
		assert.LessOrEqual(t, slow.written, 2, "one that was under way, and the newest")
		doc, err := tb.store.Doc(ctx, code, room.PublicKey)
		require.NoError(t, err)
		_, public := room.PublicSince(doc)
		assert.True(t, public)
		tb.must(a, room.Configure{Public: ptr(false)})
		doc, err = tb.store.Doc(ctx, code, room.PublicKey)
		require.NoError(t, err)
		_, public = room.PublicSince(doc)
		assert.False(t, public)
	})
}
