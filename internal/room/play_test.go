package room_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAMatchGoesFromTheLobbyToARematch(t *testing.T) {
	at(t, room.Params{Seats: 4}, func(tb *table) {
		assert.Equal(t, room.Lobby, tb.sees().Phase)
		tb.must(a, room.Start{})
		assert.Len(t, tb.sees().Seats, 2, "open places went")
		commit := tb.sees().Fair.Commit
		tb.finish()
		end := tb.sees()
		assert.Equal(t, room.Ended, end.Phase)
		assert.Equal(t, commit, end.Fair.Commit)
		assert.Len(t, end.Fair.Seed, 64)
		assert.Equal(t, map[rules.Seat]int{1: 0, 2: 1}, end.Totals)
		replay, err := tb.Replay(ctx, x, 0)
		require.NoError(t, err)
		assert.Equal(t, end.Fair.Seed, replay.Header.Seed)
		assert.Len(t, replay.Moves, 2*3*2+2)
		v := tb.v()
		tb.must(a, room.Rematch{})
		assert.Equal(t, v+1, tb.v())
		assert.NotEqual(t, commit, tb.sees().Fair.Commit)
		assert.Empty(t, tb.sees().Fair.Seed)
		tb.finish()
		assert.Equal(t, 2, tb.sees().Matches)
	})
}

func TestPlacesAreNumberedAnewWhenOpenOnesGo(t *testing.T) {
	at(t, room.Params{Seats: 4}, func(tb *table) {
		tb.must(b, room.Leave{})
		tb.must(b, room.Sit{Seat: 4})
		tb.must(a, room.Start{})
		snap := tb.feeds[b].Take()
		assert.Equal(t, []rules.Seat{2}, snap.Seats)
		assert.Equal(t, rules.Seat(2), snap.Seat)
		assert.NotEmpty(t, snap.Doc.Game.(toyView).Hand)
	})
}

func TestNobodyHoldsAnothersHand(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.watch(x)
		tb.must(a, room.Start{})
		for range 5 {
			mine, theirs := tb.feeds[a].Take().Doc.Game.(toyView), tb.feeds[b].Take().Doc.Game.(toyView)
			for card := range mine.Hand {
				assert.Regexp(t, "card_1..", card)
			}
			for card := range theirs.Hand {
				assert.Regexp(t, "card_2..", card)
			}
			assert.Empty(t, tb.feeds[x].Take().Doc.Game.(toyView).Hand)
			tb.step()
		}
	})
}

func TestWhoSeesTheSameSharesADocument(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		one, two, mine := tb.watch(x), tb.watch(device(8)), tb.watch(a)
		tb.must(a, room.Start{})
		before := one.Take().Doc.Room
		tb.step()
		assert.Same(t, one.Take().Doc, two.Take().Doc)
		assert.NotSame(t, one.Take().Doc, mine.Take().Doc)
		assert.Same(t, one.Take().Doc.Room, mine.Take().Doc.Room)
		assert.Same(t, before, one.Take().Doc.Room, "a move alone does not change the table")
	})
}

func TestAMoveIsStaleOnlyWhenTheQuestionChanged(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		asked := tb.v()
		tb.must(a, room.Configure{Public: ptr(true)})
		_, err := tb.Do(ctx, room.Command{Device: a, ID: "m", At: asked, Act: room.Move{Move: tb.first(1)}})
		require.NoError(t, err, "other events do not make it stale")
		_, err = tb.Do(ctx, room.Command{Device: b, ID: "m", At: asked, Act: room.Move{Move: tb.first(2)}})
		assert.Equal(t, room.Stale, codeOf(err))
		_, err = tb.Do(ctx, room.Command{Device: b, ID: "n", At: tb.v() + 1, Act: room.Move{Move: tb.first(2)}})
		assert.Equal(t, room.Malformed, codeOf(err))
		tb.refused(a, room.Move{Move: put{1}}, rules.NotYourTurn)
		tb.refused(b, room.Move{Move: put{1}}, "not_in_hand")
	})
}

func TestASlowFeedDelaysNobodyAndGetsTheNewest(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		woken := 0
		slow, err := tb.Watch(x, rules.Nobody, func() { woken++ })
		require.NoError(t, err)
		tb.must(a, room.Start{})
		tb.finish()
		assert.NotZero(t, woken)
		assert.Equal(t, tb.v(), slow.Take().V)
	})
}

func TestAnOutcomeIsHeardBeforeItIsShown(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		feed := tb.feeds[a]
		before := feed.Take().V
		var heard []uint64
		tell := func() {
			require.Nil(t, feed.Tell(room.Command{Device: a, ID: "s", Act: room.Start{}}, func(answer room.Answer, refusal *room.Refusal) {
				assert.Nil(t, refusal)
				if len(heard) == 0 {
					assert.Equal(t, before, feed.Take().V)
				}
				heard = append(heard, answer.V)
			}))
			synctest.Wait()
		}
		tell()
		assert.Equal(t, before+1, feed.Take().V)
		tell()
		assert.Equal(t, []uint64{before + 1, before + 1}, heard, "the repetition, too")
	})
}

func TestWhoeverIsToldWithoutBeingShownAnythingIsWoken(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		woken := 0
		feed, err := tb.Watch(b, rules.Nobody, func() { woken++ })
		require.NoError(t, err)
		synctest.Wait()
		before, refused := woken, ""
		require.Nil(t, feed.Tell(room.Command{Device: b, ID: "s", Act: room.Start{}}, func(_ room.Answer, refusal *room.Refusal) { refused = refusal.Code }))
		synctest.Wait()
		assert.Equal(t, room.NotHost, refused)
		assert.Equal(t, before+1, woken)
	})
}

func TestASilentPersonMayBeSkippedAfterTheGraceTime(t *testing.T) {
	at(t, room.Params{GraceS: 20}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.step()
		after(19 * time.Second)
		tb.refused(a, room.Skip{Seat: 2}, room.WrongPhase)
		tb.must(a, room.Pause{})
		after(time.Minute)
		tb.must(a, room.Resume{})
		tb.refused(a, room.Skip{Seat: 2}, room.WrongPhase)
		after(time.Second)
		assert.Nil(t, tb.sees().PlayedFor)
		v := tb.must(a, room.Skip{Seat: 2}).V
		assert.Equal(t, &room.PlayedFor{Seat: 2, V: v, Why: "skip"}, tb.sees().PlayedFor)
		assert.Equal(t, rules.Seat(1), tb.asked())
		tb.step()
		tb.refused(a, room.Skip{Seat: 2}, room.WrongPhase)
	})
}
