package room_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// limited is a table whose match is to last for raceLimit.
func limited(t *testing.T, f func(tb *table)) {
	at(t, room.Params{Game: "call", GraceS: 600}, func(tb *table) {
		tb.must(a, room.Start{})
		f(tb)
	})
}

// limits counts how often the room said that the playing time is over.
func (tb *table) limits() (n int) {
	for rec, err := range tb.store.Read(ctx, code, 1) {
		require.NoError(tb.t, err)
		var body struct {
			K string `json:"k"`
			E struct {
				Auto string `json:"auto"`
			} `json:"e"`
		}
		require.NoError(tb.t, json.Unmarshal(rec.Body, &body))
		if body.K == "move" && body.E.Auto == "limit" {
			n++
		}
	}
	return n
}

func TestTheRoomSaysWhenThePlayingTimeOfAMatchIsOverAndSaysItOnce(t *testing.T) {
	limited(t, func(tb *table) {
		assert.Equal(t, &room.Ends{LeftMS: raceLimit.Milliseconds(), Running: true}, tb.sees().Ends)
		after(raceLimit - time.Second)
		assert.Equal(t, &room.Ends{LeftMS: 1000, Running: true}, tb.sees().Ends)
		assert.Zero(t, tb.limits())
		after(time.Second)
		assert.Equal(t, 1, tb.limits())
		assert.Nil(t, tb.sees().Ends)
		after(raceLimit)
		assert.Equal(t, 1, tb.limits())
	})
}

func TestThePlayingTimeCountsNoPauseAndNoTimeWithoutTheServer(t *testing.T) {
	limited(t, func(tb *table) {
		after(time.Minute)
		tb.must(a, room.Pause{})
		assert.Equal(t, &room.Ends{LeftMS: (raceLimit - time.Minute).Milliseconds()}, tb.sees().Ends)
		after(time.Hour)
		tb.restart()
		tb.watch(a)
		after(time.Hour)
		tb.must(a, room.Resume{})
		after(raceLimit - time.Minute - time.Millisecond)
		assert.Zero(t, tb.limits())
		after(time.Millisecond)
		assert.Equal(t, 1, tb.limits())
	})
}

func TestThePlayingTimeGoesOnOverAllQuestions(t *testing.T) {
	limited(t, func(tb *table) {
		for range 4 {
			tb.must(a, room.Move{Move: grab{}})
			after(time.Minute)
		}
		assert.InDelta(t, time.Minute.Milliseconds(), tb.sees().Ends.LeftMS, 500)
	})
}

var groups = map[string][]string{"g1": {"r3", "g3"}, "new": {"b3"}}

func TestADraftIsShownUntilTheTurnIsOver(t *testing.T) {
	limited(t, func(tb *table) {
		v := tb.v()
		tb.must(a, room.ShowDraft{Groups: groups})
		assert.Equal(t, &room.Draft{Seat: 1, Groups: groups}, tb.feeds[b].Take().Doc.Room.Draft)
		assert.Equal(t, v, tb.v(), "no record")
		tb.must(a, room.Pause{})
		tb.must(a, room.Resume{})
		assert.NotNil(t, tb.sees().Draft)
		tb.must(a, room.ShowDraft{})
		after(time.Second)
		assert.Nil(t, tb.sees().Draft, "taken back")
		tb.must(a, room.ShowDraft{Groups: groups})
		tb.must(a, room.Move{Move: grab{}})
		after(time.Second)
		assert.Nil(t, tb.sees().Draft)
	})
}

func TestADraftIsForWhoIsAskedInAGameThatHasDrafts(t *testing.T) {
	limited(t, func(tb *table) {
		tb.refused(b, room.ShowDraft{Groups: groups}, rules.NotYourTurn)
		tb.refused(x, room.ShowDraft{Groups: groups}, room.NotYours)
		tb.refused(a, room.ShowDraft{Groups: map[string][]string{"free text": {"a"}}}, room.NotOffered)
		tb.must(a, room.Pause{})
		tb.refused(a, room.ShowDraft{Groups: groups}, room.NowPaused)
	})
	at(t, room.Params{}, func(tb *table) {
		tb.refused(a, room.ShowDraft{Groups: groups}, room.NotPlaying)
		tb.must(a, room.Start{})
		tb.refused(a, room.ShowDraft{Groups: groups}, room.NotOffered)
	})
}

func TestADraftThatChangesAllTheTimeIsShownNowAndThen(t *testing.T) {
	limited(t, func(tb *table) {
		shown := map[*room.Document]bool{}
		for i := range 100 {
			tb.must(a, room.ShowDraft{Groups: map[string][]string{fmt.Sprint("g", i): {"r3"}}})
			after(10 * time.Millisecond)
			shown[tb.feeds[b].Take().Doc] = true
		}
		after(time.Second)
		assert.Contains(t, tb.feeds[b].Take().Doc.Room.Draft.Groups, "g99")
		assert.LessOrEqual(t, len(shown), 6, "in a second")
	})
}

func TestADraftGoesWithWhoMadeIt(t *testing.T) {
	limited(t, func(tb *table) {
		tb.must(a, room.ShowDraft{Groups: groups})
		require.NotNil(t, tb.sees().Draft)
		tb.must(a, room.Leave{})
		assert.Nil(t, tb.sees().Draft)
	})
}

func TestATimeThatIsForSeveralQuestionsGoesOnOverThem(t *testing.T) {
	at(t, room.Params{Game: "steps", Clock: "gentle"}, func(tb *table) {
		tb.must(a, room.Start{})
		for range 2 {
			after(toyGrant / 2)
			tb.must(a, room.Move{Move: grab{}})
		}
		assert.Equal(t, toyGrant.Milliseconds(), tb.sees().Clock.LeftMS)
		after(toyGrant - time.Millisecond)
		assert.Equal(t, rules.Seat(1), tb.turn())
		after(time.Millisecond)
		assert.Equal(t, rules.Seat(2), tb.turn(), "the third step was made by the clock")
		assert.Equal(t, 2*toyGrant.Milliseconds(), tb.sees().Clock.LeftMS, "and a new time begins")
	})
}

func TestTheBankIsDebitedOnceForATimeOfSeveralQuestions(t *testing.T) {
	at(t, room.Params{Game: "steps", Clock: "firm"}, func(tb *table) {
		tb.must(a, room.Start{})
		before := tb.sees().Clock.LeftMS
		for n := range 3 {
			assert.Equal(t, before-int64(n)*toyGrant.Milliseconds(), tb.sees().Clock.LeftMS)
			after(toyGrant)
			tb.must(a, room.Move{Move: grab{}})
		}
		for range 3 {
			tb.must(b, room.Move{Move: grab{}})
		}
		assert.Equal(t, before-2*toyGrant.Milliseconds(), tb.sees().Clock.LeftMS, "30 s of which 10 were its own")
	})
}

func TestATimeOfSeveralQuestionsOutlivesARestart(t *testing.T) {
	at(t, room.Params{Game: "steps", Clock: "gentle"}, func(tb *table) {
		tb.must(a, room.Start{})
		after(toyGrant)
		tb.must(a, room.Move{Move: grab{}})
		tb.restart()
		tb.watch(a)
		assert.Equal(t, toyGrant.Milliseconds(), tb.sees().Clock.LeftMS)
	})
}

// turn is the seat that the table waits for.
func (tb *table) turn() rules.Seat {
	_, doc, err := tb.View(x, rules.Nobody)
	require.NoError(tb.t, err)
	return doc.Game.(raceView).Turn.Seats[0]
}

func TestABankIsDebitedForTheTimeOfItsOwnSeatAlone(t *testing.T) {
	at(t, room.Params{Game: "steps", Clock: "firm"}, func(tb *table) {
		tb.must(a, room.Start{})
		before := tb.sees().Clock.LeftMS
		after(2 * toyGrant)
		tb.must(a, room.Pause{})
		after(time.Hour)
		tb.must(a, room.Resume{})
		for range 3 {
			tb.must(a, room.Move{Move: grab{}})
		}
		assert.Equal(t, before, tb.sees().Clock.LeftMS, "the bank of seat 2 is whole")
		for range 3 {
			tb.must(b, room.Move{Move: grab{}})
		}
		assert.Equal(t, before-toyGrant.Milliseconds(), tb.sees().Clock.LeftMS, "seat 1 has used 10 s of its bank, before the pause")
	})
}

func TestAPlannedRestartKeepsTheTimeThatWasUsed(t *testing.T) {
	at(t, room.Params{Game: "steps", Clock: "gentle"}, func(tb *table) {
		tb.must(a, room.Start{})
		after(toyGrant)
		tb.restart()
		tb.watch(a)
		assert.Equal(t, toyGrant.Milliseconds(), tb.sees().Clock.LeftMS)
	})
	limited(t, func(tb *table) {
		after(time.Minute)
		tb.restart()
		tb.watch(a)
		assert.Equal(t, (raceLimit - time.Minute).Milliseconds(), tb.sees().Ends.LeftMS)
	})
}
