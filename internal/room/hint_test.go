package room_test

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// wise is the toy, rueful, with advice: the first card of the hand.
type wise struct{ *toy }

func (w wise) Advise(by rules.Seat) (rules.Hint, bool) {
	for mv := range w.Legal(by) {
		return rules.Hint{Do: mv.Do(), Property: "first", Card: "card", Move: mv}, true
	}
	return rules.Hint{}, false
}

// own is the toy with hints of its own, in two grades.
type own struct {
	*toy
	grade *int
}

type hintMove struct{}

func (hintMove) Do() string { return "help" }

func (hintMove) AsksForHelp() {}

type ownView struct {
	toyView
	Hint *ownHint `json:"hint,omitempty"`
}

type ownHint struct {
	Grade int `json:"grade"`
}

func (o own) View(to rules.Seat) rules.View {
	v := ownView{toyView: o.toy.View(to).(toyView)}
	if _, grade := o.Helped(to); grade > 0 {
		v.Hint = &ownHint{grade}
	}
	return v
}

func (o own) Helped(by rules.Seat) (any, int) {
	if *o.grade == 0 || by != o.asked {
		return nil, 0
	}
	return ownHint{*o.grade}, *o.grade
}

func (o own) Play(by rules.Seat, m rules.Move) error {
	if m != rules.Move(hintMove{}) {
		*o.grade = 0
		return o.toy.Play(by, m)
	}
	switch {
	case by != o.asked:
		return &rules.Illegal{Code: rules.NotYourTurn}
	case *o.grade == 2:
		return &rules.Illegal{Code: "all_said"}
	}
	*o.grade++
	o.number++
	return nil
}

// toyLike is the kind of a game that is a toy and more.
func toyLike(id string, view any, more func(*toy) rules.Game) *rules.Kind {
	k := *toyKind
	k.ID, k.View, k.Moves = id, view, map[string]rules.Move{"put": put{}, "next": next{}, "time_up": timeUp{}}
	k.New = func(s rules.Setup) (rules.Game, error) {
		t, err := newToy(s)
		if err != nil {
			return nil, err
		}
		return more(t.(*toy)), nil
	}
	return &k
}

var wiseKind = toyLike("wise", toyView{}, func(t *toy) rules.Game { t.rueful = true; return wise{t} })

var ownKind = func() *rules.Kind {
	k := toyLike("own", ownView{}, func(t *toy) rules.Game { return own{t, new(int)} })
	k.Moves["help"] = hintMove{}
	return k
}()

// hinted asks for a hint under an id.
func (tb *table) hinted(d room.Device, id string, level int) (string, uint64, error) {
	answer, err := tb.Do(ctx, room.Command{Device: d, ID: id, Act: room.Hint{Level: level}})
	synctest.Wait()
	return string(answer.Hint), answer.V, err
}

func TestAHintSaysMoreOnEachLevelAndTheTableSeesThatItWasGiven(t *testing.T) {
	at(t, room.Params{Game: "wise"}, func(tb *table) {
		tb.must(a, room.Start{})
		_, moves, _, err := tb.Legal(a, rules.Nobody)
		require.NoError(t, err)
		first := string(wire.EncodeMove(moves[0]))
		v := tb.v()
		one, at, err := tb.hinted(a, "h1", 0)
		require.NoError(t, err)
		assert.Equal(t, v+1, at)
		assert.JSONEq(t, `{"level":1,"do":"put","property":"first"}`, one)
		assert.Equal(t, map[rules.Seat]int{1: 1}, tb.sees().Hints)
		three, _, err := tb.hinted(a, "h2", 9)
		require.NoError(t, err)
		assert.JSONEq(t, `{"level":3,"do":"put","property":"first","card":"card","move":`+first+`}`, three, "beyond the last is the last")
		assert.Equal(t, map[rules.Seat]int{1: 2}, tb.sees().Hints)
		for _, level := range []int{0, 1, 3} {
			again, at, err := tb.hinted(a, "", level)
			require.NoError(t, err)
			assert.Equal(t, three, again, "what was told is told again")
			assert.Equal(t, v+2, at, "without a record")
		}
		tb.restart()
		again, at, err := tb.hinted(a, "h1", 0)
		require.NoError(t, err)
		assert.Equal(t, three, again)
		assert.Equal(t, v+1, at, "the same id has the same answer")
		assert.Equal(t, map[rules.Seat]int{1: 2}, tb.sees().Hints)
	})
}

func TestAHintIsForTheQuestionThatIsAsked(t *testing.T) {
	at(t, room.Params{Game: "wise"}, func(tb *table) {
		tb.refused(a, room.Hint{}, room.NotPlaying)
		tb.must(a, room.Start{})
		_, _, err := tb.hinted(a, "h", 2)
		require.NoError(t, err)
		tb.refused(b, room.Hint{}, room.NotOffered)
		tb.refused(x, room.Hint{}, room.NotYours)
		tb.refused(a, room.Hint{Level: -1}, rules.BadOption)
		tb.step()
		_, _, err = tb.hinted(a, "h", 2)
		assert.Equal(t, room.Stale, codeOf(err))
		tb.step()
		one, _, err := tb.hinted(a, "i", 0)
		require.NoError(t, err)
		assert.Contains(t, one, `"level":1`, "a new question begins anew")
		tb.must(a, room.Pause{})
		tb.refused(a, room.Hint{}, room.NowPaused)
		_, _, err = tb.hinted(a, "i", 0)
		assert.Equal(t, room.NowPaused, codeOf(err))
	})
}

func TestWhoGaveTheSeatUpIsToldNothingMore(t *testing.T) {
	at(t, room.Params{Game: "wise"}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		tb.must(a, room.Start{})
		_, _, err := tb.hinted(a, "h", 1)
		require.NoError(t, err)
		tb.must(a, room.Leave{})
		hint, _, err := tb.hinted(a, "h", 1)
		assert.Equal(t, room.NotYours, codeOf(err))
		assert.Empty(t, hint)
	})
}

func TestAHintIsForgottenWithItsMatch(t *testing.T) {
	at(t, room.Params{Game: "wise"}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.must(a, room.Hint{})
		tb.finish()
		assert.NotEmpty(t, tb.sees().Hints)
		tb.must(a, room.Rematch{})
		assert.Empty(t, tb.sees().Hints)
	})
}

func TestAGameWithHintsOfItsOwnGivesThem(t *testing.T) {
	at(t, room.Params{Game: "own"}, func(tb *table) {
		tb.must(a, room.Start{})
		for i, c := range []struct{ level, grade, more int }{{0, 1, 1}, {1, 1, 0}, {4, 2, 1}, {2, 2, 0}} {
			v := tb.v()
			hint, _, err := tb.hinted(a, "", c.level)
			require.NoError(t, err)
			assert.JSONEq(t, fmt.Sprintf(`{"grade":%d}`, c.grade), hint, i)
			assert.Equal(t, v+uint64(c.more), tb.v(), i)
		}
		assert.Equal(t, map[rules.Seat]int{1: 2}, tb.sees().Hints)
		tb.refused(a, room.Hint{}, "all_said")
		tb.refused(b, room.Hint{}, rules.NotYourTurn)
	})
}

func TestAGameWithoutAdviceOffersNoHint(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.refused(a, room.Hint{}, room.NotOffered)
	})
}
