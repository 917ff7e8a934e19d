// Package bot lets the machine play a seat: on a copy of the game in which
// everything that the seat cannot know was drawn anew, so that a bot cannot
// cheat. How a game is played is the game's own (rules.Policy).
package bot

import (
	"context"
	"runtime"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Limit is how long a policy may think. Then the bot has no answer: a table
// waits for people, not for machines.
const Limit = 2 * time.Second

// minds are as many policies as think at once, on half of the processors: rooms of
// people come first.
var minds = make(chan struct{}, max(1, runtime.GOMAXPROCS(0)/2))

// Question is a seat's view of a game, ready to be thought about.
type Question struct {
	game   rules.Searcher // a copy of its own; nil where the game cannot be copied
	by     rules.Seat
	policy rules.Policy
	chance *rules.Rand
}

// Ask makes a question of the game as it stands. It belongs to the game's owner,
// and never changes the game.
func Ask(g rules.Game, by rules.Seat, policy rules.Policy, chance *rules.Rand) Question {
	q := Question{by: by, policy: policy, chance: chance}
	if whole, ok := g.(rules.Searcher); ok {
		q.game, _ = whole.Resample(by, chance).(rules.Searcher)
	}
	return q
}

// Answer is the move that the policy chooses; nil if it chooses none, takes
// longer than the Limit or ctx, or panics. It waits until few enough others
// think, which no Limit counts. It is called once, in any goroutine. A policy
// that does not stop keeps its goroutine and its copy, nothing else.
func (q Question) Answer(ctx context.Context) rules.Move {
	if q.game == nil || q.policy == nil {
		return nil
	}
	select {
	case minds <- struct{}{}:
		defer func() { <-minds }()
	case <-ctx.Done():
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, Limit)
	defer cancel()
	chosen := make(chan rules.Move, 1)
	go q.think(chosen)
	select {
	case mv := <-chosen:
		return mv
	case <-ctx.Done():
		return nil
	}
}

// think ends with the policy.
func (q Question) think(chosen chan<- rules.Move) {
	var mv rules.Move
	defer func() {
		if recover() != nil {
			mv = nil
		}
		chosen <- mv
	}()
	mv = q.Think()
}

// Think is the move that the policy chooses, at once and however long it takes:
// for simulations. It panics where the policy does; nil if there is none.
func (q Question) Think() rules.Move {
	if q.game == nil || q.policy == nil {
		return nil
	}
	return q.policy(q.game, q.by, q.chance)
}

// Wait waits, and reports whether it was not cancelled.
func Wait(ctx context.Context, d time.Duration) bool {
	if d <= 0 {
		return ctx.Err() == nil
	}
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-ctx.Done():
		return false
	}
}
