package onexeno

import (
	"math"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// iterations is how many games the hard level imagines for a move: fixed, so
// that it plays as well on a slow machine.
const iterations = 500

// ahead is how many turns it plays on: those of the others, who take what the
// move gives away, and its own next one.
func (w *world) ahead() int { return w.n }

// Weights of what is still in the hand, in tenths: late in the game it is sure
// to be deducted.
const (
	heldWhileDrawing = 3
	heldAtTheEnd     = 10
)

// searched is the choice after which by fares best in imagined games: each
// deals the unseen cards anew, makes one choice and goes on greedily for some
// turns. Choices that do well are tried more often (UCB1).
func (m *match) searched(by rules.Seat, r *rules.Rand) choice {
	w := m.world()
	arms := w.thinned(w.arms(m.mayPass(by) == nil), r)
	if len(arms) == 1 {
		return arms[0].choice
	}
	for i := range iterations {
		a := pick(arms, i)
		value := w.imagine(a.choice, r)
		a.tries++
		a.sum += value
	}
	best := &arms[0]
	for i := range arms {
		if arms[i].mean() > best.mean() {
			best = &arms[i]
		}
	}
	return best.choice
}

// arm is a choice and what came of it.
type arm struct {
	choice
	tries int
	sum   float64
}

func (a *arm) mean() float64 {
	if a.tries == 0 {
		return math.Inf(-1)
	}
	return a.sum / float64(a.tries)
}

// arms lists the choices, each once.
func (w *world) arms(pass bool) (list []arm) {
	var room [fitsMost]fit
	fits, places := w.fits(room[:0])
	for i := range places {
		list = append(list, arm{choice: nth(fits, i)})
	}
	if pass || places == 0 {
		list = append(list, arm{choice: choice{pass: true}})
	}
	return list
}

// armsMost is how many choices are tried: each a few times at least.
const armsMost = iterations / 4

// thinned leaves of very many choices those that take a trick, and others by
// chance.
func (w *world) thinned(arms []arm, r *rules.Rand) []arm {
	if len(arms) <= armsMost {
		return arms
	}
	rules.Shuffle(r, arms)
	slices.SortStableFunc(arms, func(a, b arm) int { return w.firstTried(b) - w.firstTried(a) })
	return arms[:armsMost]
}

// firstTried is 1 for a choice that is never left out.
func (w *world) firstTried(a arm) int {
	if a.pass {
		return 1
	}
	if _, takes := w.gain(a.choice); takes {
		return 1
	}
	return 0
}

// explore is how much a seldom tried choice is preferred, in points: about as
// much as a row is worth.
const explore = 20

// pick is the arm to try: each once, then the one that may be the best.
func pick(arms []arm, tried int) *arm {
	if tried < len(arms) {
		return &arms[tried]
	}
	best, most := &arms[0], math.Inf(-1)
	log := math.Log(float64(tried))
	for i := range arms {
		a := &arms[i]
		if hope := a.mean() + explore*math.Sqrt(log/float64(a.tries)); hope > most {
			best, most = a, hope
		}
	}
	return best
}

// imagine is how by stands against the others after a choice and some turns.
func (w *world) imagine(c choice, r *rules.Rand) float64 {
	game, by := *w, w.by
	game.redeal(by, w.ahead()+1, r)
	game.play(c)
	for range w.ahead() {
		if game.over {
			break
		}
		game.play(game.greedy(r))
	}
	return game.standing(by)
}

// standing is the points of by and its partner less the mean of the others',
// hands counted in part.
func (w *world) standing(by int) float64 {
	held := heldWhileDrawing
	if w.left == 0 {
		held = heldAtTheEnd
	}
	var sum, seats [2]int // of the own side, of the others
	for i := range w.n {
		side := 1
		if i == by || w.opt.Partners && i == (by+w.n/2)%w.n {
			side = 0
		}
		sum[side] += 10*w.score[i] - held*w.inHand(i)
		seats[side]++
	}
	return float64(sum[0])/10 - float64(sum[1])/10/float64(seats[1])
}
