package room_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// played is what was seen live of a match, by version.
type played map[uint64]map[rules.Seat]*room.Document

// record plays a match to its end, notes what every seat of the first two and
// who looks on see after each move, and does something before some of them.
func (tb *table) record(before map[int]func()) played {
	all := played{}
	for i := 0; ; i++ {
		v := tb.v()
		all[v] = map[rules.Seat]*room.Document{}
		for _, seat := range rules.Seats(2) {
			_, all[v][seat], _ = tb.View(owner(seat), seat) // nil to who has lost the seat
		}
		var err error
		_, all[v][rules.Nobody], err = tb.View(x, rules.Nobody)
		require.NoError(tb.t, err)
		if tb.sees().Phase != room.Playing {
			return all
		}
		if do := before[i]; do != nil {
			do()
		}
		at := tb.v()
		after(time.Second) // a bot's move
		if tb.v() == at {
			tb.step()
		}
	}
}

// again is every position of a match.
func (tb *table) again(d room.Device, n int, eyes room.Eyes) (positions []room.Position) {
	tb.t.Helper()
	number, header, err := tb.Playback(ctx, d, n, eyes, func(p room.Position) error {
		positions = append(positions, p)
		return nil
	})
	require.NoError(tb.t, err)
	assert.Equal(tb.t, n, number)
	assert.Equal(tb.t, 2, header.Seats)
	return positions
}

func TestEveryPositionIsWhatWasSeenLive(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		live := tb.record(nil)
		for _, seat := range []rules.Seat{0, 1, 2} {
			positions := tb.again(x, 1, room.Eyes{Seat: seat})
			assert.Len(t, positions, len(live))
			for i, p := range positions {
				require.Equal(t, live[p.V][seat].Game, p.Doc.Game, "version %d with the eyes of %d", p.V, seat)
				assert.Equal(t, i == 0, p.Move == nil, "only the deal is no move")
				assert.Empty(t, p.Doc.Eyes)
			}
		}
	})
}

func TestOpenEyesSeeWhatEachSeatSaw(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		live := tb.record(nil)
		for _, p := range tb.again(x, 1, room.Eyes{Open: true}) {
			assert.Equal(t, live[p.V][0].Game, p.Doc.Game)
			assert.Equal(t, rules.BySeat[rules.View]{live[p.V][1].Game, live[p.V][2].Game}, p.Doc.Eyes)
		}
	})
}

func TestAReplayNamesWhoHeldTheSeatsThen(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		live := tb.record(map[int]func(){
			2: func() { tb.must(b, room.Leave{}) },
			5: func() { tb.must(b, room.Sit{Name: "Berta"}) },
			7: func() { tb.must(b, room.Rename{Name: "Bea"}) },
		})
		kinds := map[string]bool{}
		for _, p := range tb.again(x, 1, room.Eyes{}) {
			if live[p.V] == nil {
				continue // a bot was faster
			}
			seats := live[p.V][0].Room.Seats
			for i, s := range p.Doc.Room.Seats {
				assert.Equal(t, seats[i].Kind, s.Kind, p.V)
				assert.Equal(t, seats[i].Level, s.Level, p.V)
			}
			kinds[fmt.Sprint(p.Doc.Room.Seats[1].Kind, p.Doc.Room.Seats[1].Name)] = true
		}
		assert.Equal(t, map[string]bool{"personBea": true, "personBerta": true, "bot": true}, kinds, "with their names of then")
	})
}

func TestEveryMatchThatIsOverIsReplayedAndNoneThatRuns(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		_, err := tb.Replay(ctx, x, 0)
		assert.Equal(t, room.WrongPhase, codeOf(err), "in the lobby")
		tb.must(a, room.Start{})
		_, err = tb.Replay(ctx, x, 0)
		assert.Equal(t, room.WrongPhase, codeOf(err), "while the first one runs")
		first := tb.record(nil)
		tb.must(a, room.Rematch{})
		tb.step()

		for _, restart := range []bool{false, true} {
			if restart {
				tb.restart()
			}
			list, err := tb.Replays(ctx, x)
			require.NoError(t, err)
			require.Len(t, list.Matches, 1, "nothing of the one that runs")
			assert.Equal(t, 2*3*2+2, list.Matches[1].Moves)
			assert.Equal(t, "Bea", list.Matches[1].Seats[1].Name)
			for _, n := range []int{0, 1} {
				replay, err := tb.Replay(ctx, x, n)
				require.NoError(t, err)
				assert.Len(t, replay.Moves, 2*3*2+2)
			}
			for _, n := range []int{2, 3} {
				_, err := tb.Replay(ctx, x, n)
				assert.Equal(t, room.WrongPhase, codeOf(err))
				_, _, err = tb.Playback(ctx, x, n, room.Eyes{Open: true}, func(room.Position) error {
					t.Error("shows what is hidden")
					return nil
				})
				assert.Equal(t, room.WrongPhase, codeOf(err))
			}
		}

		second := tb.record(nil)
		for n, live := range []played{first, second} {
			positions := tb.again(x, n+1, room.Eyes{Seat: 1})
			assert.Len(t, positions, 1+2*3*2+2, "the deal, and every move of this match alone")
			end := positions[len(positions)-1]
			assert.Equal(t, live[end.V][1].Game, end.Doc.Game)
		}
		replay, err := tb.Replay(ctx, x, 0)
		require.NoError(t, err)
		assert.Equal(t, tb.sees().Fair.Seed, replay.Header.Seed, "the last one")
	})
}

func TestWhoWasKickedSeesNoReplay(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.finish()
		tb.must(a, room.Kick{Seat: 2})
		_, err := tb.Replay(ctx, b, 0)
		assert.Equal(t, room.KickedOut, codeOf(err))
		_, err = tb.Replays(ctx, b)
		assert.Equal(t, room.KickedOut, codeOf(err))
		_, _, err = tb.Playback(ctx, b, 0, room.Eyes{}, func(room.Position) error { return nil })
		assert.Equal(t, room.KickedOut, codeOf(err))
		tb.must(a, room.Admit{Seat: 2})
		_, err = tb.Replay(ctx, b, 0)
		assert.NoError(t, err)
	})
}

func TestNoSeatHasEyesThatDidNotPlay(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.finish()
		_, _, err := tb.Playback(ctx, x, 1, room.Eyes{Seat: 3}, func(room.Position) error { return nil })
		assert.Equal(t, rules.BadOption, codeOf(err))
	})
}
