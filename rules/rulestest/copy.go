package rulestest

import (
	"errors"

	"github.com/sobremesa-games/sobremesa/rules"
)

// checkClone plays two clones alike: both go the same way, and neither the
// match nor a third clone notices.
func (w *walk) checkClone(s *sight) error {
	still := w.g.Clone()
	a, okA := w.g.Clone().(rules.Searcher)
	b, okB := w.g.Clone().(rules.Searcher)
	if !okA || !okB {
		return broken(copies, "a clone is no Searcher")
	}
	const far = 6 // moves: enough to draw, and to reach shared memory
	for range far {
		by, m, ok := w.next(a)
		if !ok {
			break
		}
		if err := errors.Join(a.Play(by, m), b.Play(by, m)); err != nil {
			return broken(copies, "%s is listed in a clone and refused in it or in another: %v", played{by, m}, err)
		}
		if to, ok := w.alike(a, b); !ok {
			return broken(copies, "seat %d sees two clones go apart after %s", to, played{by, m})
		}
	}
	return first(
		func() error { return s.checkSame(w.g, copies, "after playing on clones") },
		func() error { return s.checkSame(still, copies, "a clone, after playing on others") },
	)
}

// alike compares two games with the eyes of one viewer.
func (w *walk) alike(a, b rules.Game) (rules.Seat, bool) {
	to := rules.Seat(w.r.N(w.table.n + 1))
	return to, sameView(a, b, to)
}
