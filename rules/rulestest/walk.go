package rulestest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sobremesa-games/sobremesa/rules"
)

// walk is one match being played under the checks.
type walk struct {
	*cell
	table  table
	policy policy
	g      rules.Searcher
	moves  []played
	last   uint32 // the newest Decision
	marks  []mark // of every close look
}

// mark is what all viewers saw after some moves.
type mark struct {
	after int
	*sight
}

func (w *walk) mark(s *sight) { w.marks = append(w.marks, mark{len(w.moves), s}) }

func (c *cell) sit(t table, p policy) (*walk, error) {
	g, err := t.open()
	if err != nil {
		return nil, broken(opens, "%v", err)
	}
	s, ok := g.(rules.Searcher)
	if !ok {
		return nil, broken(opens, "%T is no Searcher", g)
	}
	if t.n == 0 {
		t.n = sharedOf(g.View(rules.Nobody)).seats
	}
	return &walk{cell: c, table: t, policy: p, g: s}, nil
}

// story is the end of the moves, for a fault.
func (w *walk) story() string {
	var out strings.Builder
	fmt.Fprintf(&out, "\nafter %d moves", len(w.moves))
	for _, p := range w.moves[max(len(w.moves)-8, 0):] {
		fmt.Fprintf(&out, "\n  %s", p)
	}
	return out.String()
}

// play plays the match to its end.
func (w *walk) play() error {
	for !over(w.g) {
		if len(w.moves) >= w.bound(w.table.n) {
			return broken(ends, "not after %d moves", len(w.moves))
		}
		if err := w.step(); err != nil {
			return err
		}
	}
	return first(w.checkOver, w.checkReplay, w.checkLate)
}

func over(g rules.Game) bool {
	_, is := g.Result()
	return is
}

// step checks the position, closely if that is due, and makes one move.
func (w *walk) step() error { return w.stepAt(w.due(w.g.Turn().Phase)) }

func (w *walk) stepAt(closely bool) error {
	turn := w.g.Turn()
	if err := first(func() error { return w.checkTurn(turn) }, w.invariant(w.g)); err != nil {
		return err
	}
	p, err := w.choose(turn)
	if err != nil {
		return err
	}
	if !closely {
		return w.move(p)
	}
	s := w.look()
	was := w.g.Clone().(rules.Searcher)
	return first(
		func() error { return w.checkClosely(s) },
		func() error { return w.move(p) },
		func() error { return w.checkAfter(s, p) },
		func() error { return w.checkTakeback(was, p) },
	)
}

// choose is the next move by the walk's policy.
func (w *walk) choose(turn rules.Turn) (played, error) {
	var able []rules.Seat
	for _, s := range slices.Concat(turn.Seats, turn.May, []rules.Seat{rules.Nobody}) {
		switch {
		case mayMove(w.g, s):
			able = append(able, s)
		case slices.Contains(turn.Seats, s):
			return played{}, broken(lists, "the table waits for seat %d, which has no legal move", s)
		}
	}
	if len(able) == 0 {
		return played{}, broken(ends, "nobody may move in phase %q", turn.Phase)
	}
	by := w.policy.who(turn, able)
	return played{by, w.policy.what(w.g, by, w.list(w.g, by))}, nil
}

func mayMove(g rules.Game, by rules.Seat) bool {
	for range g.Legal(by) {
		return true
	}
	return false
}

func (w *walk) move(p played) error {
	if err := w.g.Play(p.by, p.mv); err != nil {
		return broken(accepts, "%s is listed and refused: %v", p, err)
	}
	w.moves = append(w.moves, p)
	w.steps[w.at]++
	return nil
}

func (w *walk) invariant(g rules.Game) func() error {
	return func() error {
		if w.opt.Invariant == nil {
			return nil
		}
		if err := w.opt.Invariant(g); err != nil {
			return broken(holds, "%v", err)
		}
		return nil
	}
}

// checkClosely is every check of one position. Clones are checked first, since
// the others play on them.
func (w *walk) checkClosely(s *sight) error {
	w.mark(s)
	return first(
		func() error { return w.checkViews(s) },
		func() error { return w.checkClone(s) },
		func() error { return w.checkLegal(s) },
		func() error { return w.checkRefused(s) },
		func() error { return w.checkSecrets(s) },
		func() error { return w.checkBots(s) },
	)
}

// checkAfter is every check of what one move did.
func (w *walk) checkAfter(before *sight, p played) error {
	return first(
		func() error { return before.checkStays() },
		func() error { return w.checkDecision(before, p) },
	)
}
