package rulestest

import "github.com/sobremesa-games/sobremesa/rules"

// checkTakeback makes a move that may be taken back in copies of the match in which
// everything that one viewer could not know is another. Had it told the viewer
// something, it would look otherwise there, or not be possible.
func (w *walk) checkTakeback(was rules.Searcher, p played) error {
	switch {
	case !w.g.Turn().Takeback:
		return nil
	case !w.kind.Takeback:
		return broken(takes, "%s may be taken back, which the Kind does not say", p)
	}
	for to := range rules.Seat(w.table.n + 1) {
		if twin := was.Resample(to, w.r).(rules.Searcher); !w.looksAlike(twin, p, to) {
			return broken(takes, "%s tells seat %d something, and may be taken back", p, to)
		}
	}
	return nil
}

// looksAlike reports whether the viewer sees a move, or one that it cannot tell
// from it, lead to the same in the twin.
func (w *walk) looksAlike(twin rules.Searcher, p played, to rules.Seat) bool {
	leads := func(m rules.Move) bool {
		g := twin.Clone()
		return g.Play(p.by, m) == nil && sameView(g, w.g, to)
	}
	if leads(p.mv) {
		return true
	}
	for m := range twin.Legal(p.by) {
		if m.Do() == p.mv.Do() && leads(m) {
			return true
		}
	}
	return false
}

// checkLate opens the match as one in which moves were taken back.
func (w *walk) checkLate() error {
	if w.table.late == nil {
		return nil
	}
	g, err := w.table.open()
	late, errLate := w.table.late()
	if err != nil || errLate != nil {
		return broken(opens, "once more: %v, %v", err, errLate)
	}
	if first := late.Turn().Decision; first != g.Turn().Decision+lateAt {
		return broken(decides, "counted on from %d the first question is %d", lateAt, first)
	}
	return nil
}
