package room_test

import (
	"context"
	"encoding/binary"
	"encoding/hex"
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
		opens := func(to room.Device, secret *[32]byte) bool {
			doc, err := tb.store.Doc(ctx, code, room.DoorKey)
			require.NoError(t, err)
			return room.Opens(doc, to, secret)
		}
		tb.must(x, room.Enter{Secret: first})
		assert.True(t, opens(x, nil))
		tb.must(a, room.Invite{Secret: second})
		assert.True(t, opens(y, &second))
		assert.False(t, opens(y, &first))
	})
}

// made is the nth device that somebody makes up.
func made(n int) (d room.Device) {
	binary.BigEndian.PutUint32(d[:], 1<<31+uint32(n))
	return d
}

// crowded is a private room of a, in which b sits, c had a seat, x looks on and y is
// the newest guest but for those that n enters made up.
func crowded(t *testing.T, n int, test func(tb *table, enter func(room.Device) error)) {
	synctest.Test(t, func(t *testing.T) {
		secret := [32]byte{1}
		tb := open(t, room.Params{Seats: 3, Secret: &secret})
		defer tb.close()
		enter := func(d room.Device) error {
			_, err := tb.Do(ctx, room.Command{Device: d, Act: room.Enter{Secret: secret}})
			return err
		}
		for _, d := range []room.Device{b, c, x, y} {
			require.NoError(t, enter(d))
		}
		tb.must(b, room.Sit{})
		tb.must(c, room.Sit{})
		tb.must(c, room.Leave{})
		tb.watch(x)
		for i := range n {
			require.NoError(t, enter(made(i)))
		}
		test(tb, enter)
	})
}

// admitted is for whom of these the room is there, by its own word and by its door's.
func (tb *table) admitted(all ...room.Device) (in []room.Device) {
	doc, err := tb.store.Doc(ctx, code, room.DoorKey)
	require.NoError(tb.t, err)
	for _, d := range all {
		if tb.Admits(d) {
			in = append(in, d)
		}
		assert.Equal(tb.t, tb.Admits(d), room.Opens(doc, d, nil))
	}
	return in
}

func TestWhoMakesUpGuestsTurnsNoFriendAway(t *testing.T) {
	crowded(t, 500, func(tb *table, enter func(room.Device) error) {
		assert.Equal(t, []room.Device{a, b, c, x, y}, tb.admitted(a, b, c, x, y))
		require.NoError(t, enter(device(7)))
	})
	crowded(t, 2_500, func(tb *table, enter func(room.Device) error) {
		friends := []room.Device{a, b, c, x}
		assert.Equal(t, friends, tb.admitted(a, b, c, x, y, made(0), made(1_503)), "the rest, the first first, gave way")
		assert.Equal(t, made(1_504), tb.admitted(made(1_503), made(1_504))[0])
		require.NoError(t, enter(y))
		assert.Equal(t, []room.Device{y}, tb.admitted(y, made(1_504)))
		tb.restart()
		assert.Equal(t, append(friends, y, made(1_505)), tb.admitted(a, b, c, x, y, made(1_504), made(1_505)), "the journal tells the same")
	})
}

func TestARoomIsFullOnlyOfWhoIsThere(t *testing.T) {
	crowded(t, 995, func(tb *table, enter func(room.Device) error) {
		for i := range 995 {
			tb.watch(made(i))
		}
		tb.watch(y)
		require.NoError(t, enter(device(7)), "in place of who had a seat once")
		assert.Equal(t, []room.Device{a, b, x, y}, tb.admitted(a, b, c, x, y))
		tb.watch(device(7))
		assert.Equal(t, room.RoomFull, codeOf(enter(device(6))))
	})
}

// The door of a room of many is read as fast as that of a room of few: nothing is
// made of it, and it fits into a page or two of the store.
func TestADoorIsReadWithoutMakingAnythingOfIt(t *testing.T) {
	crowded(t, 995, func(tb *table, _ func(room.Device) error) {
		doc, err := tb.store.Doc(ctx, code, room.DoorKey)
		require.NoError(t, err)
		assert.LessOrEqual(t, len(doc), 4096)
		secret := [32]byte{2}
		assert.Zero(t, testing.AllocsPerRun(10, func() { assert.False(t, room.Opens(doc, device(6), &secret)) }))
	})
}

func TestADoorOfOldOpensForTheSame(t *testing.T) {
	hash := func(d [32]byte) string { return hex.EncodeToString(d[:]) }
	first, second := [32]byte{1}, [32]byte{2}
	doc := []byte(`{"secret":"` + hash(first) + `","guests":{"` + hash(a) + `":true}}`)
	assert.True(t, room.Opens(doc, a, nil))
	assert.False(t, room.Opens(doc, b, nil))
	assert.True(t, room.Opens(doc, b, &first))
	assert.False(t, room.Opens(doc, b, &second))
	assert.True(t, room.Opens(nil, b, nil), "the room decides where the document is damaged")
}
