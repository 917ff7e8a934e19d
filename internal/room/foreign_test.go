package room_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestStrangersDoNotMakeARoomForgetWhatItAnsweredItsPeople(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		said := room.Command{Device: b, ID: "s", Act: room.Say{Phrase: "hello"}}
		_, err := tb.Do(ctx, said)
		require.NoError(t, err)
		for i := range 600 {
			_, err := tb.Do(ctx, room.Command{Device: room.Device{1: byte(i), 2: byte(i >> 8), 3: 1}, ID: "x", Act: room.Say{Phrase: "hello"}})
			require.Error(t, err)
		}
		_, err = tb.Do(ctx, said)
		require.NoError(t, err)
		assert.Len(t, tb.sees().Says, 1)
	})
}

// rewritten is the journal of a match as another program may have written it.
func rewritten(t *testing.T, tb *table, from, to string) *room.House {
	store := journal.NewMemory()
	for rec, err := range tb.store.Read(ctx, code, 1) {
		require.NoError(t, err)
		rec.Body = bytes.ReplaceAll(rec.Body, []byte(from), []byte(to))
		require.True(t, json.Valid(rec.Body))
		for _, err := range store.Append(ctx, []journal.Entry{{Room: code, Record: rec}}) {
			require.NoError(t, err)
		}
	}
	house := *tb.house
	house.Store = store
	return &house
}

func TestAJournalOfAnUnknownGameOrRevisionIsRefusedByName(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		for _, c := range []struct{ from, to, want string }{
			{`"game":"toy"`, `"game":"gomoku"`, `no game "gomoku"`},
			{fmt.Sprintf(`"rev":%d`, toyKind.Rev), fmt.Sprintf(`"rev":%d`, toyKind.Rev+1), fmt.Sprintf(`no revision %d of game "toy"`, toyKind.Rev+1)},
		} {
			house := rewritten(t, tb, c.from, c.to)
			_, err := room.Reopen(ctx, house, code)
			assert.ErrorContains(t, err, c.want)
			last, err := house.Store.Last(ctx, code)
			require.NoError(t, err)
			assert.Equal(t, tb.v(), last.Seq, "and left untouched")
			var needs room.Needs
			for record, err := range house.Store.Read(ctx, code, 1) {
				require.NoError(t, err)
				needs.Note(record)
			}
			_, err = needs.In(house.Kind)
			assert.EqualError(t, err, c.want)
		}
	})
}

func TestAMatchKeepsTheRevisionThatItBeganWith(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		later := *toyKind
		later.Rev++
		tb.house.Kind = func(string) (*rules.Kind, bool) { return &later, true }
		tb.restart()
		tb.watch(a)
		assert.Equal(t, toyKind.Rev, tb.sees().Rev)
		tb.finish()
		tb.must(a, room.Rematch{})
		assert.Equal(t, later.Rev, tb.sees().Rev)
	})
}

// picky is a game for three whose options contradict each other.
var picky = &rules.Kind{
	ID: "picky", Family: "picky", Rev: 1, Seats: [2]int{2, 4}, View: raceView{}, Moves: map[string]rules.Move{"grab": grab{}},
	Options: struct {
		Wide bool `json:"wide" default:"false"`
		Thin bool `json:"thin" default:"false"`
	}{},
	New: func(s rules.Setup) (rules.Game, error) {
		switch {
		case bytes.Contains(s.Options, []byte(`"wide":true,"thin":true`)):
			return nil, &rules.Illegal{Code: rules.BadOption, Data: map[string]string{"field": "thin"}}
		case bytes.Contains(s.Options, []byte(`"wide":true`)) && s.Seats != 3:
			return nil, &rules.Illegal{Code: rules.BadOption, Data: map[string]string{"field": "wide"}}
		}
		return &race{n: s.Seats, won: map[rules.Seat]int{}}, nil
	},
}

func TestOptionsThatContradictEachOtherAreRefusedBeforeAMatch(t *testing.T) {
	field := func(err error) any {
		refusal, _ := err.(*room.Refusal)
		require.NotNil(t, refusal)
		require.Equal(t, rules.BadOption, refusal.Code)
		return refusal.Data.(map[string]string)["field"]
	}
	at(t, room.Params{Game: "picky"}, func(tb *table) {
		_, err := tb.do(a, room.Configure{Options: []byte(`{"wide":true,"thin":true}`)})
		assert.Equal(t, "thin", field(err))
		tb.must(a, room.Configure{Options: []byte(`{"wide":true}`)})
		_, err = tb.do(a, room.Start{})
		assert.Equal(t, "wide", field(err), "three could play so, two cannot")
		tb.must(a, room.Configure{Seats: ptr(3)})
		tb.must(c, room.Sit{Name: "Cho"})
		tb.must(a, room.Start{})
	})
	at(t, room.Params{}, func(tb *table) {
		for seats, want := range map[int]string{0: "thin", 2: "thin", 4: "thin"} {
			_, err := room.Open(ctx, tb.house, "BCDFGH", room.Params{Game: "picky", Host: a, Seats: seats, Options: []byte(`{"wide":true,"thin":true}`)})
			assert.Equal(t, want, field(err))
		}
		_, err := room.Open(ctx, tb.house, "BCDFGH", room.Params{Game: "picky", Host: a, Seats: 2, Options: []byte(`{"wide":true}`)})
		assert.Equal(t, "wide", field(err))
	})
}
