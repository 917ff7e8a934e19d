package room_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/cryptotest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// rueful is the toy in which moves may be taken back, and drafts be shown.
type rueful struct{ *toy }

func (rueful) MayDraft(rules.Seat, map[string][]string) bool { return true }

var ruefulKind = toyLike("rueful", toyView{}, func(t *toy) rules.Game { t.rueful = true; return rueful{t} })

// trio is a match of a, b and c in which bots think for longer than any test.
func trio(t *testing.T, p room.Params, test func(*table)) {
	p.Game, p.Seats = cmp.Or(p.Game, "rueful"), 3
	at(t, p, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		tb.must(c, room.Sit{Name: "Cy"})
		tb.watch(c)
		tb.must(a, room.Start{})
		test(tb)
	})
}

// games is what a spectator and those who hold the seats see of the game. The number of
// the question is left out: after an undo it is one that there was not.
func (tb *table) games(seats ...rules.Seat) string {
	var all []string
	for _, seat := range append(seats, rules.Nobody) {
		v := tb.game(owner(seat), seat)
		v.Turn.Decision = 0
		text, err := json.Marshal(v)
		require.NoError(tb.t, err)
		all = append(all, string(text))
	}
	return strings.Join(all, "\n")
}

func (tb *table) decision() uint32 { return tb.game(x, rules.Nobody).Turn.Decision }

func TestMovesAreTakenBackWhenAllAgree(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		before, to := tb.games(1, 2, 3), tb.v()
		tb.step()
		after1, v := tb.games(1, 2, 3), tb.v()
		tb.step()
		assert.Equal(t, map[rules.Seat]uint64{1: to, 2: v}, tb.sees().UndoTo)
		asked := tb.decision()

		tb.must(a, room.TakeBack{To: to})
		assert.Equal(t, &room.Undo{By: 1, To: to, Yes: []rules.Seat{1}, Waits: []rules.Seat{2, 3}}, tb.sees().Undo)
		assert.Nil(t, tb.sees().UndoTo, "one vote at a time")
		assert.Equal(t, v+1, tb.v(), "a vote is no event")
		tb.refused(b, room.TakeBack{To: to}, room.Voted)
		tb.must(c, room.Consent{To: to, Yes: true})
		assert.Equal(t, []rules.Seat{1, 3}, tb.sees().Undo.Yes)
		answer := tb.must(b, room.Consent{To: to, Yes: true})
		assert.Equal(t, v+2, answer.V)

		assert.Equal(t, before, tb.games(1, 2, 3))
		assert.Greater(t, tb.decision(), asked, "no number is given twice")
		assert.Nil(t, tb.sees().Undo)
		assert.Nil(t, tb.sees().UndoTo)
		tb.must(a, room.Move{Move: tb.first(1)})
		assert.Equal(t, after1, tb.games(1, 2, 3), "the same move has the same future")
	})
}

func TestWhatWasTakenBackIsSoAfterARestart(t *testing.T) {
	trio(t, room.Params{Clock: "firm"}, func(tb *table) {
		to := tb.v()
		tb.step()
		tb.step()
		tb.takenBack(to)
		shown := tb.documents()
		tb.restart()
		for _, d := range []room.Device{a, b, c} {
			tb.watch(d)
		}
		assert.Equal(t, shown, tb.documents())
		tb.step()
		tb.takenBack(tb.v() - 1)
		tb.finish()
		tb.restart()
		replay, err := tb.Replay(ctx, x, 0)
		require.NoError(t, err)
		assert.Len(t, replay.Moves, 21, "moves that were taken back are none")
	})
}

func TestAReplayShowsWhatWasTakenBack(t *testing.T) {
	trio(t, room.Params{Options: []byte(`{"cards":1}`)}, func(tb *table) {
		dealt, began := tb.game(x, 0), tb.v()
		tb.step()
		tb.step()
		tb.takenBack(began + 1)
		tb.finish()
		var positions []room.Position
		_, _, err := tb.Playback(ctx, x, 1, room.Eyes{}, func(p room.Position) error {
			positions = append(positions, p)
			return nil
		})
		require.NoError(t, err)
		assert.Equal(t, dealt, positions[0].Doc.Game)
		assert.Nil(t, positions[3].Move)
		assert.Equal(t, began+3, positions[3].V)
		back, once := positions[3].Doc.Game.(toyView), positions[1].Doc.Game.(toyView)
		assert.Equal(t, once.Log, back.Log)
		assert.Greater(t, back.Turn.Decision, positions[2].Doc.Game.(toyView).Turn.Decision)
	})
}

// takenBack asks for it and lets all agree.
func (tb *table) takenBack(to uint64) {
	tb.t.Helper()
	tb.must(a, room.TakeBack{To: to})
	tb.must(b, room.Consent{To: to, Yes: true})
	tb.must(c, room.Consent{To: to, Yes: true})
}

func TestNothingIsTakenBackPastWhatWasShown(t *testing.T) {
	trio(t, room.Params{Options: []byte(`{"cards":1}`)}, func(tb *table) {
		dealt := tb.v()
		tb.refused(a, room.TakeBack{To: dealt}, rules.BadOption)
		tb.refused(a, room.TakeBack{To: dealt + 1}, room.Malformed)
		tb.step()
		tb.refused(a, room.TakeBack{To: dealt - 1}, room.Revealed)
		tb.step()
		tb.step() // the last seat's, and the end of the hand
		tb.refused(a, room.TakeBack{To: dealt + 2}, room.Revealed)
		assert.Nil(t, tb.sees().UndoTo)
		tb.must(a, room.Move{Move: next{}})
		tb.refused(a, room.TakeBack{To: dealt + 3}, room.Revealed)
		assert.Nil(t, tb.sees().UndoTo, "who agreed to go on did")
	})
}

func TestADraftShowsSomething(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		to := tb.v()
		tb.step()
		tb.must(b, room.ShowDraft{Groups: map[string][]string{"g": {"card"}}})
		tb.refused(a, room.TakeBack{To: to}, room.Revealed)
		tb.restart()
		for _, d := range []room.Device{a, b, c} {
			tb.watch(d)
		}
		tb.refused(a, room.TakeBack{To: to}, room.Revealed)
		tb.step()
		tb.must(b, room.TakeBack{To: to + 1})
	})
}

func TestANoOutlivesAPause(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		to := tb.v()
		tb.step()
		tb.must(a, room.TakeBack{To: to})
		tb.must(b, room.Consent{To: to})
		tb.must(a, room.Pause{})
		tb.must(a, room.Resume{})
		tb.refused(a, room.TakeBack{To: to}, room.Voted)
	})
}

func TestOneNoIsEnough(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		to := tb.v()
		tb.step()
		shown := tb.games(1)
		tb.must(a, room.TakeBack{To: to})
		tb.must(c, room.Consent{To: to, Yes: true})
		tb.must(b, room.Consent{To: to})
		assert.Equal(t, &room.Undo{By: 1, To: to, Yes: []rules.Seat{1, 3}, No: []rules.Seat{2}}, tb.sees().Undo)
		tb.refused(b, room.Consent{To: to, Yes: true}, room.Stale)
		tb.refused(a, room.TakeBack{To: to}, room.Voted)
		assert.Equal(t, shown, tb.games(1))
		tb.step()
		assert.Nil(t, tb.sees().Undo)
		tb.must(a, room.TakeBack{To: to})
	})
}

func TestBotsAndWhoIsAwayAgreeByThemselves(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		to := tb.v()
		tb.step()
		tb.must(b, room.Leave{})
		tb.leave(c)
		after(blink - time.Second)
		tb.must(a, room.TakeBack{To: to})
		assert.Equal(t, []rules.Seat{3}, tb.sees().Undo.Waits, "a page that loads again is not away")
		after(time.Second)
		assert.Nil(t, tb.sees().Undo)
		assert.Equal(t, rules.Seat(1), tb.asked())
		tb.step()
		assert.Equal(t, tb.v()+1, tb.must(a, room.TakeBack{To: tb.v() - 1}).V, "with nobody else it is done at once")
	})
}

const blink = 15 * time.Second

// TestWhatHappensDuringAVote walks what may come between the question, whether
// what a did is taken back, and its answers.
func TestWhatHappensDuringAVote(t *testing.T) {
	const open, gone, done, denied = "goes on", "is over", "was taken back", "was denied"
	for name, row := range map[string]struct {
		do   func(*table)
		want string
	}{
		"nothing":                   {func(*table) {}, open},
		"a phrase":                  {func(tb *table) { tb.must(b, room.Say{Phrase: "hello"}) }, open},
		"a move":                    {func(tb *table) { tb.step() }, gone},
		"a pause":                   {func(tb *table) { tb.must(a, room.Pause{}); tb.must(a, room.Resume{}) }, gone},
		"a lock":                    {func(tb *table) { tb.must(a, room.Configure{Locked: ptr(true)}) }, open},
		"who asked leaves":          {func(tb *table) { tb.must(a, room.Leave{}) }, gone},
		"who asked goes away":       {func(tb *table) { tb.leave(a); after(20 * time.Second) }, open},
		"who is asked leaves":       {func(tb *table) { tb.must(b, room.Leave{}) }, open},
		"who is asked is kicked":    {func(tb *table) { tb.must(a, room.Kick{Seat: 2}) }, denied},
		"all who are asked leave":   {func(tb *table) { tb.must(b, room.Leave{}); tb.must(c, room.Leave{}) }, done},
		"all who are asked go away": {func(tb *table) { tb.leave(b); tb.leave(c); after(blink) }, done},
		"one is away and one agrees": {func(tb *table) {
			tb.leave(b)
			after(blink)
			tb.must(c, room.Consent{To: tb.sees().Undo.To, Yes: true})
		}, done},
		"one agrees and goes":      {func(tb *table) { tb.must(b, room.Consent{To: tb.sees().Undo.To, Yes: true}); tb.leave(b); after(blink) }, open},
		"one is kicked, one comes": {func(tb *table) { tb.must(a, room.Kick{Seat: 2}); tb.must(x, room.Sit{Seat: 2}) }, denied},
		"silence":                  {func(*table) { after(30 * time.Second) }, denied},
		"a moment less":            {func(*table) { after(30*time.Second - 1) }, open},
		"silence past the grace": {func(tb *table) {
			tb.must(a, room.Configure{GraceS: ptr(5)})
			tb.must(c, room.Consent{To: tb.sees().Undo.To, Yes: true})
			after(20 * time.Second)
		}, open},
		"one goes and one is silent":   {func(tb *table) { tb.leave(c); after(30 * time.Second) }, denied},
		"the skip of a present person": {func(tb *table) { tb.refused(a, room.Skip{Seat: 2}, room.WrongPhase) }, open},
		"a move that is refused":       {func(tb *table) { tb.refused(b, room.Move{Move: put{1}}, "not_in_hand") }, open},
		"consent to another version":   {func(tb *table) { tb.refused(b, room.Consent{To: 1, Yes: true}, room.Stale) }, open},
		"who asked says no":            {func(tb *table) { tb.must(a, room.Consent{To: tb.sees().Undo.To}) }, denied},
		"a restart":                    {func(tb *table) { tb.restart(); tb.watch(a); tb.watch(b); tb.watch(c) }, gone},
		"a hint":                       {func(tb *table) { tb.must(b, room.Hint{}) }, open},
		"a name":                       {func(tb *table) { tb.must(b, room.Rename{Name: "Eve"}) }, open},
		"who asked takes another device": {func(tb *table) {
			tb.must(a, room.Offer{Secret: [32]byte{1}})
			tb.must(x, room.TakeOver{Secret: [32]byte{1}})
		}, open},
		"a spectator": {func(tb *table) { tb.watch(x); tb.refused(x, room.Consent{To: tb.sees().Undo.To}, room.NotYours) }, open},
	} {
		t.Run(name, func(t *testing.T) {
			trio(t, room.Params{Game: "wise"}, func(tb *table) {
				dealt := tb.games()
				tb.step()
				moved, to := tb.games(), tb.v()-1
				tb.must(a, room.TakeBack{To: to})
				row.do(tb)
				after(0)
				switch vote := tb.sees().Undo; row.want {
				case open:
					require.NotNil(t, vote)
					assert.NotEmpty(t, vote.Waits)
					assert.Empty(t, vote.No)
					assert.Equal(t, moved, tb.games())
				case gone:
					assert.Nil(t, vote)
					assert.NotEqual(t, rules.Seat(1), tb.asked(), "the move stands")
				case denied:
					require.NotNil(t, vote)
					assert.NotEmpty(t, vote.No)
					assert.Empty(t, vote.Waits)
					assert.Equal(t, moved, tb.games())
				case done:
					assert.Nil(t, vote)
					assert.Equal(t, dealt, tb.games())
				}
			})
		})
	}
}

func TestHostsAskLikeAnybodyElse(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		to := tb.v()
		tb.step()
		tb.must(a, room.TakeBack{To: to, AsHost: true})
		assert.Equal(t, []rules.Seat{2, 3}, tb.sees().Undo.Waits)
		tb.must(a, room.Consent{To: to})
		tb.refused(b, room.TakeBack{To: to, AsHost: true}, room.NotHost)
	})
	at(t, room.Params{Game: "rueful", Stand: true, Seats: 2}, func(tb *table) {
		tb.must(c, room.Sit{})
		tb.must(a, room.Start{})
		to := tb.v()
		tb.must(b, room.Move{Move: tb.firstOf(b)})
		tb.refused(a, room.TakeBack{To: to, AsHost: true}, room.NotYours)
	})
}

func (tb *table) firstOf(d room.Device) rules.Move {
	_, moves, _, err := tb.Legal(d, rules.Nobody)
	require.NoError(tb.t, err)
	return moves[0]
}

func TestADeviceAnswersForAllItsSeats(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		to := tb.v()
		tb.step()
		tb.must(c, room.Leave{})
		tb.must(b, room.Leave{})
		after(0)
		tb.must(b, room.Sit{Seat: 2})
		tb.must(a, room.TakeBack{To: to})
		assert.Equal(t, []rules.Seat{2}, tb.sees().Undo.Waits)
	})
	at(t, room.Params{Game: "rueful", Seats: 3}, func(tb *table) {
		tb.must(b, room.Sit{Seat: 3})
		tb.must(a, room.Start{})
		tb.step()
		to := tb.v() - 1
		tb.must(b, room.TakeBack{To: to})
		assert.Equal(t, []rules.Seat{1}, tb.sees().Undo.Waits)
		tb.must(a, room.Consent{To: to, Yes: true})
		assert.Equal(t, rules.Seat(1), tb.asked())
	})
}

func TestBotsWaitForAVoteAndThinkAnew(t *testing.T) {
	at(t, room.Params{Game: "rueful", Seats: 3, Bots: []room.BotSeat{{Seat: 2, Level: rules.Hard}}}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Second, time.Second}
		tb.must(b, room.Sit{Seat: 3})
		tb.must(a, room.Start{})
		dealt, to := tb.games(1), tb.v()
		tb.step()
		after(time.Second - 1)
		tb.must(a, room.TakeBack{To: to})
		after(10 * time.Second)
		assert.Equal(t, rules.Seat(2), tb.asked(), "the bot waits")
		tb.must(b, room.Consent{To: to, Yes: true})
		after(20 * time.Second)
		assert.Equal(t, dealt, tb.games(1), "what the bot thought is of no use")

		tb.step()
		tb.must(a, room.TakeBack{To: tb.v() - 1})
		tb.must(b, room.Consent{To: tb.v() - 1})
		after(time.Second)
		assert.Equal(t, rules.Seat(3), tb.asked(), "after a no it moves")
	})
}

func TestMovesAreTakenBackTwice(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		dealt, to := tb.games(1, 2, 3), tb.v()
		seen := map[uint32]bool{tb.decision(): true}
		for range 3 {
			tb.step()
			seen[tb.decision()] = true
			tb.step()
			seen[tb.decision()] = true
			tb.takenBack(to)
			assert.Equal(t, dealt, tb.games(1, 2, 3))
			assert.NotContains(t, seen, tb.decision())
			seen[tb.decision()] = true
		}
		tb.finish()
	})
}

func TestWhoSawTheOldQuestionIsRefused(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		to, move := tb.v(), tb.first(1)
		first := room.Command{Device: a, ID: "first", Seat: 1, At: to, Act: room.Move{Move: move}}
		done, err := tb.Do(ctx, first)
		require.NoError(t, err)
		tb.takenBack(to)
		again, err := tb.Do(ctx, first)
		require.NoError(t, err)
		assert.Equal(t, done, again, "what was answered stays so")
		assert.Equal(t, rules.Seat(1), tb.asked(), "and acts no more")
		for _, at := range []uint64{to, to + 1} {
			_, err = tb.Do(ctx, room.Command{Device: a, ID: fmt.Sprint("late", at), Seat: 1, At: at, Act: room.Move{Move: move}})
			assert.Equal(t, room.Stale, codeOf(err))
		}
		tb.must(a, room.Move{Move: move})
	})
}

func TestTheSameIDAsksOnce(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		to := tb.v()
		tb.step()
		ask := room.Command{Device: a, ID: "ask", Act: room.TakeBack{To: to}}
		_, err := tb.Do(ctx, ask)
		require.NoError(t, err)
		tb.must(b, room.Consent{To: to})
		_, err = tb.Do(ctx, ask)
		require.NoError(t, err)
		assert.NotEmpty(t, tb.sees().Undo.No, "it is not asked again")
	})
}

// What was used stays used, and what the table was told stays told.
func TestTimeAndHintsAreNotTakenBack(t *testing.T) {
	trio(t, room.Params{Game: "wise", Clock: "firm"}, func(tb *table) {
		to := tb.v()
		tb.must(a, room.Hint{})
		after(toyGrant + 20*time.Second) // of the bank
		tb.step()
		left := tb.sees().Clock.LeftMS
		tb.takenBack(to + 1)
		assert.Equal(t, map[rules.Seat]int{1: 1}, tb.sees().Hints)
		assert.InDelta(t, (toyGrant + 100*time.Second).Milliseconds(), tb.sees().Clock.LeftMS, 10, "its own time anew")
		assert.InDelta(t, (toyGrant + 120*time.Second).Milliseconds(), left, 10)
		shown := tb.sees().Clock.LeftMS
		tb.restart()
		assert.InDelta(t, shown, tb.sees().Clock.LeftMS, 10)
	})
}

func TestTheNewestMoveThatTheRoomMadeIsOneThatStands(t *testing.T) {
	trio(t, room.Params{Clock: "gentle"}, func(tb *table) {
		after(2 * toyGrant)
		first := tb.sees().PlayedFor
		require.NotNil(t, first)
		after(2 * toyGrant)
		require.Equal(t, first.V+1, tb.sees().PlayedFor.V)
		tb.takenBack(first.V)
		assert.Equal(t, first, tb.sees().PlayedFor)
	})
}

func TestAMoveThatTheRoomMadeIsForgottenWithTheRest(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		tb.step()
		tb.leave(b)
		after(blink)
		tb.must(a, room.Skip{Seat: 2})
		v := tb.v()
		assert.Equal(t, &room.PlayedFor{Seat: 2, V: v, Why: "skip"}, tb.sees().PlayedFor)
		tb.leave(c)
		after(blink)
		tb.must(a, room.TakeBack{To: v - 1})
		assert.Nil(t, tb.sees().PlayedFor)
		assert.Equal(t, rules.Seat(2), tb.asked())
	})
}

// TestMatchesEndThoughMovesAreTakenBack lets people come and go, ask for undos and
// answer as they like; a restart finds the same table.
func TestMatchesEndThoughMovesAreTakenBack(t *testing.T) {
	undone := 0
	for seed := range uint64(12) {
		cryptotest.SetGlobalRandom(t, seed) // so that a seed repeats itself
		trio(t, room.Params{GraceS: 5, Clock: []string{"off", "gentle", "firm"}[seed%3]}, func(tb *table) {
			tb.house.BotDelay = [2]time.Duration{time.Second, 3 * time.Second}
			r := rand.New(rand.NewPCG(seed, 5))
			for range 600 {
				if tb.sees().Phase == room.Ended {
					break
				}
				tb.vote(r)
				tb.stir(r)
				after(time.Duration(r.IntN(3000)) * time.Millisecond)
			}
			for _, l := range tb.sees().Story {
				if l.Kind == "undo" {
					undone++
				}
			}
			assert.Equal(t, room.Ended, tb.sees().Phase, "seed %d", seed)
			shown := tb.sees()
			tb.restart()
			assert.Equal(t, shown.Fair, tb.sees().Fair)
			assert.Equal(t, shown.Totals, tb.sees().Totals)
		})
	}
	assert.NotZero(t, undone)
}

// vote asks for an undo that the table offers, or answers one.
func (tb *table) vote(r *rand.Rand) {
	shown := tb.sees()
	for _, seat := range slices.Sorted(maps.Keys(shown.UndoTo)) {
		if r.IntN(2) == 0 {
			_, _ = tb.do(owner(seat), room.TakeBack{To: shown.UndoTo[seat]})
		}
	}
	if shown.Undo == nil {
		return
	}
	for _, seat := range shown.Undo.Waits {
		_, _ = tb.do(owner(seat), room.Consent{To: shown.Undo.To, Yes: r.IntN(4) > 0})
	}
}
