package rulestest

import (
	"bytes"
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// checkSecrets draws anew, for every viewer, what it cannot know. Whatever the
// viewer then sees otherwise (its view, its turn, its moves, an answer to a
// move that is refused) would have told it something.
func (w *walk) checkSecrets(s *sight) error {
	s.store = storeOf(w.g)
	for to := range s.views {
		if err := w.checkSecret(s, rules.Seat(to)); err != nil {
			return err
		}
	}
	return s.checkSame(w.g, copies, "after resampling and playing on the copies")
}

func (w *walk) checkSecret(s *sight, to rules.Seat) error {
	twin, ok := w.g.Resample(to, w.r).(rules.Searcher)
	if !ok {
		return broken(resamples, "a resampled game is no Searcher")
	}
	w.count(s, twin, to)
	return first(
		func() error { return w.checkSeesTheSame(s, twin, to) },
		func() error { return w.checkMayTheSame(s, twin, to) },
		w.invariant(twin),
		func() error { return w.checkPlaysOn(twin, to) },
	)
}

func (w *walk) checkSeesTheSame(s *sight, twin rules.Game, to rules.Seat) error {
	how, same, err := s.shows(twin, to)
	if err != nil {
		return err
	}
	if !same {
		if err := s.checkSame(w.g, copies, "after resampling and playing on the copies"); err != nil {
			return err
		}
		return broken(keeps, "the view of seat %d depends on what it cannot know, %s", to, how)
	}
	if turn := twin.Turn(); !reflect.DeepEqual(copyTurn(turn), s.turn) {
		return broken(keeps, "the turn depends on what seat %d cannot know: %+v and %+v", to, s.turn, turn)
	}
	return nil
}

// checkMayTheSame compares the moves of a viewer and the answers it gets; a
// spectator has none.
func (w *walk) checkMayTheSame(s *sight, twin rules.Game, to rules.Seat) error {
	if to == rules.Nobody {
		return nil
	}
	if moves := slices.Collect(twin.Legal(to)); !sameMoves(moves, s.legal[to]) {
		for range 8 { // against chance agreement of two orders
			if err := w.checkOrder(to, s.legal[to]); err != nil {
				return err
			}
		}
		return broken(keeps, "the moves of seat %d depend on what it cannot know:\n%v\n%v", to, keys(s.legal[to]), keys(moves))
	}
	for _, t := range s.tried[to] {
		answer, err := refusal(twin.Play(to, t.mv))
		if err != nil || answer != t.answer {
			return broken(keeps, "the answer to %s depends on what the seat cannot know: %s and %s (%v)", played{to, t.mv}, t.answer, answer, err)
		}
	}
	return nil
}

// checkPlaysOn plays the twin and the match, both on copies, with the same
// moves: what the twin lists must be accepted there, and sooner or later
// something new comes to light.
func (w *walk) checkPlaysOn(twin rules.Searcher, to rules.Seat) error {
	const (
		far  = 16 // moves: enough for a card to be drawn and laid
		near = 4  // moves after which parting is compared by kind
	)
	mine, together := w.g.Clone(), true
	var made []played
	for i := range far {
		by, m, ok := w.next(twin)
		if !ok {
			return nil
		}
		if err := twin.Play(by, m); err != nil {
			return broken(accepts, "%s is listed in a resampled game and refused: %v", played{by, m}, err)
		}
		made = append(made, played{by, m})
		if together && (i < near || w.moved.future[to] == 0) {
			together = w.staysTogether(mine, twin, made, to)
		}
	}
	return nil
}

// staysTogether plays the last of the moves made, which the twin has seen, in
// the match, and reports that the viewer sees no difference between the two.
func (w *walk) staysTogether(mine, twin rules.Game, made []played, to rules.Seat) bool {
	last, later := made[len(made)-1], len(made) > 1
	same := sameView
	if w.moved.settled(to, last.by, last.mv) {
		same = nearlySameView
	}
	together := mine.Play(last.by, last.mv) == nil && same(mine, twin, to)
	w.moved.part(to, last.by, last.mv, later, !together)
	if later && !together && w.partsAnew(made, to) {
		w.moved.anew(to, last.by, last.mv)
	}
	return together
}

// partsAnew reports that the last of the moves made parts the match from a
// copy resampled right before it.
func (w *walk) partsAnew(made []played, to rules.Seat) bool {
	g, last := w.g.Clone(), made[len(made)-1]
	for _, p := range made[:len(made)-1] {
		if g.Play(p.by, p.mv) != nil {
			return true
		}
	}
	twin := g.(rules.Searcher).Resample(to, w.r.Clone())
	return g.Play(last.by, last.mv) != nil || twin.Play(last.by, last.mv) != nil || !sameView(g, twin, to)
}

// next is a move, evenly chosen, of somebody who is waited for.
func (w *walk) next(g rules.Game) (rules.Seat, rules.Move, bool) {
	turn := g.Turn()
	if over(g) || len(turn.Seats) == 0 {
		return 0, nil, false
	}
	by := turn.Seats[w.r.N(len(turn.Seats))]
	moves := w.list(g, by)
	if len(moves) == 0 {
		return 0, nil, false
	}
	return by, moves[w.r.N(len(moves))], true
}

func sameView(a, b rules.Game, to rules.Seat) bool {
	v, w := a.View(to), b.View(to)
	if reflect.DeepEqual(v, w) {
		return true
	}
	x, errX := encode(v)
	y, errY := encode(w)
	return errX == nil && errY == nil && bytes.Equal(x, y)
}

// nearlySameView is sameView at a tenth of the cost; a few values that differ
// have the same text.
func nearlySameView(a, b rules.Game, to rules.Seat) bool {
	return reflect.DeepEqual(a.View(to), b.View(to))
}
