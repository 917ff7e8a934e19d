package bot_test

import (
	"context"
	"iter"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/bot"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// guarded is a game that must not be touched, except to be resampled.
type guarded struct{ known *rules.Seat }

// open is what a bot may look at.
type open struct{ guarded }

type nod struct{}

func (nod) Do() string { return "nod" }

func (guarded) Turn() rules.Turn                      { panic("touched") }
func (guarded) Legal(rules.Seat) iter.Seq[rules.Move] { panic("touched") }
func (guarded) Play(rules.Seat, rules.Move) error     { panic("touched") }
func (guarded) View(rules.Seat) rules.View            { panic("touched") }
func (guarded) Logged() uint32                        { panic("touched") }
func (guarded) Result() (rules.Result, bool)          { panic("touched") }
func (guarded) Clone() rules.Game                     { panic("touched") }
func (g guarded) Resample(known rules.Seat, _ *rules.Rand) rules.Game {
	*g.known = known
	return open{g}
}

func (open) Turn() rules.Turn { return rules.Turn{Seats: []rules.Seat{2}} }

func ask(policy rules.Policy) (bot.Question, *rules.Seat) {
	g := guarded{new(rules.Seat)}
	return bot.Ask(g, 2, policy, rules.NewRand(rules.Seed{1})), g.known
}

func TestABotSeesOnlyACopyWithoutWhatItsSeatCannotKnow(t *testing.T) {
	question, known := ask(func(g rules.Searcher, by rules.Seat, _ *rules.Rand) rules.Move {
		assert.IsType(t, open{}, g)
		assert.Equal(t, []rules.Seat{by}, g.Turn().Seats)
		return nod{}
	})
	assert.Equal(t, rules.Seat(2), *known)
	assert.Equal(t, nod{}, question.Answer(context.Background()))
}

func TestABotThatPanicsHasNoAnswer(t *testing.T) {
	question, _ := ask(func(g rules.Searcher, by rules.Seat, _ *rules.Rand) rules.Move {
		return nod{}.after(g.Play(by, nod{}))
	})
	assert.Nil(t, question.Answer(context.Background()))
}

func (n nod) after(error) rules.Move { return n }

func TestABotThatThinksTooLongHasNoAnswer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		question, _ := ask(func(rules.Searcher, rules.Seat, *rules.Rand) rules.Move {
			time.Sleep(2 * bot.Limit)
			return nod{}
		})
		began := time.Now()
		assert.Nil(t, question.Answer(context.Background()))
		assert.Equal(t, bot.Limit, time.Since(began))
		time.Sleep(bot.Limit) // until the policy has stopped
	})
}

func TestABotThatIsNotAskedAnyMoreStops(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		assert.False(t, bot.Wait(ctx, time.Minute))
		assert.True(t, bot.Wait(context.Background(), time.Minute))
		assert.False(t, bot.Wait(ctx, 0))
	})
}

func TestAGameThatCannotBeCopiedHasNoBots(t *testing.T) {
	type plain struct{ rules.Game }
	question := bot.Ask(plain{guarded{}}, 1, nil, nil)
	assert.Nil(t, question.Answer(context.Background()))
}

func TestFewBotsThinkAtOnceAndTheOthersWait(t *testing.T) {
	var thinking, most atomic.Int32
	var all sync.WaitGroup
	for range 8 * runtime.GOMAXPROCS(0) {
		question, _ := ask(func(rules.Searcher, rules.Seat, *rules.Rand) rules.Move {
			now := thinking.Add(1)
			defer thinking.Add(-1)
			for was := most.Load(); now > was && !most.CompareAndSwap(was, now); was = most.Load() {
			}
			for range 100 {
				runtime.Gosched()
			}
			return nod{}
		})
		all.Go(func() { assert.Equal(t, nod{}, question.Answer(context.Background())) })
	}
	all.Wait()
	assert.LessOrEqual(t, int(most.Load()), max(1, runtime.GOMAXPROCS(0)/2))
}
