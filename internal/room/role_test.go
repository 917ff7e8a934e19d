package room_test

import (
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func (tb *table) role(d room.Device) string { return tb.feeds[d].Take().Role }

func TestTheOpenerMayGiveTheHostsRoleAwayAndTakeItBack(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Give{Seat: 2})
		assert.Equal(t, rules.Seat(2), tb.sees().Host)
		assert.Equal(t, []string{room.RoleOpener, room.RoleHost}, []string{tb.role(a), tb.role(b)})
		tb.refused(a, room.Start{}, room.NotHost)
		tb.restart()
		tb.watch(b)
		tb.watch(a)
		after(time.Minute)
		assert.Equal(t, rules.Seat(2), tb.sees().Host, "coming does not bring it back")
		tb.must(b, room.Take{})
		assert.Equal(t, rules.Seat(2), tb.sees().Host, "who is host has it already")
		tb.must(a, room.Take{})
		assert.Equal(t, []string{room.RoleHost, ""}, []string{tb.role(a), tb.role(b)})
		tb.refused(b, room.Take{}, room.NotHost)
	})
}

func TestTheRoleIsGivenToAnotherPersonAlone(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		for _, seat := range []rules.Seat{0, 1, 3, 9} {
			tb.refused(a, room.Give{Seat: seat}, rules.BadOption)
		}
		tb.must(c, room.Sit{Seat: 3})
		tb.must(a, room.Give{Seat: 2})
		tb.must(b, room.Give{Seat: 3})
		tb.must(a, room.Take{})
		assert.Equal(t, rules.Seat(1), tb.sees().Host)
	})
}

func TestTheTableSaysWhatAHostForTheOpenersAbsenceMayNot(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		assert.Nil(t, tb.sees().Opener)
		tb.must(a, room.Sit{Seat: 3})
		tb.leave(a)
		after(31 * time.Second)
		require.Equal(t, rules.Seat(2), tb.sees().Host)
		assert.Equal(t, []rules.Seat{1, 3}, tb.sees().Opener)
		tb.refused(b, room.Kick{Seat: 3}, room.NotHost)
		tb.refused(b, room.CloseRoom{}, room.NotHost)
		tb.watch(a)
		after(0)
		assert.Nil(t, tb.sees().Opener)
		tb.must(a, room.Give{Seat: 2})
		assert.Nil(t, tb.sees().Opener)
		tb.must(b, room.CloseRoom{})
	})
}

func TestAHostWithoutASeatIsToldSo(t *testing.T) {
	at(t, room.Params{Stand: true}, func(tb *table) {
		assert.Equal(t, []string{room.RoleHost, ""}, []string{tb.role(a), tb.role(b)})
		assert.Equal(t, "", tb.watch(x).Take().Role)
	})
}

func TestAConnectionThatLooksOnShowsNoHandUntilItIsAsked(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		f, err := tb.LookOn(a, func() {})
		require.NoError(t, err)
		assert.Equal(t, []rules.Seat{1}, f.Take().Seats)
		tb.step()
		assert.Equal(t, rules.Nobody, f.Take().Seat)
		assert.Empty(t, f.Take().Doc.Game.(toyView).Hand)
		require.NoError(t, f.See(1))
		after(0)
		assert.NotEmpty(t, f.Take().Doc.Game.(toyView).Hand)
	})
}
