package rulestest

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// tally counts what Resample moved in a cell.
type tally struct {
	looks  map[rules.Seat]int
	future map[rules.Seat]int // matches that went on otherwise
	things map[spot]*share
	cards  map[string][]share // by the path of a pile and face
	own    map[thing]any      // what a seat alone saw, at the first look
	varied map[thing]bool     // and whether it ever saw something else
	parted map[parting]*rates
}

func newTally() tally {
	return tally{
		looks: map[rules.Seat]int{}, future: map[rules.Seat]int{}, things: map[spot]*share{}, cards: map[string][]share{},
		own: map[thing]any{}, varied: map[thing]bool{}, parted: map[parting]*rates{},
	}
}

// spot is a thing at the looks of one viewer, or of all in one phase.
type spot struct {
	thing
	to    rules.Seat
	phase string // "" for the looks of one viewer
}

func (s spot) String() string {
	if s.phase == "" {
		return fmt.Sprintf("for seat %d, %s", s.to, s.thing)
	}
	return fmt.Sprintf("in phase %q, %s", s.phase, s.thing)
}

// anyPhase is the phase of looks that are all counted together.
const anyPhase = "any"

// share is how often a thing was moved, and how often an even draw would have.
type share struct {
	looks, moved int
	even         float64 // looks at which an even draw moves it, on average
	luck         float64 // logarithm of the chance that an even draw never does
}

// never is the logarithm of a chance too small to meet in all the tests there
// are: one in a thousand million.
var never = math.Log(1e-9)

func (s *share) add(moved bool, stay float64) {
	s.looks++
	s.even += 1 - stay
	s.luck += math.Log(stay)
	if moved {
		s.moved++
	}
}

// plus is both lists of counts together; it may take a over.
func plus(a, b []share) []share {
	if len(a) < len(b) {
		a = append(a, make([]share, len(b)-len(a))...)
	}
	for i, o := range b {
		s := &a[i]
		*s = share{s.looks + o.looks, s.moved + o.moved, s.even + o.even, s.luck + o.luck}
	}
	return a
}

// unmoved reports a thing that no even draw leaves so often.
func (s *share) unmoved() bool { return s.moved == 0 && s.luck < never }

// seldom reports a thing that moved less than an eighth as often as by an even
// draw: left wherever some condition holds.
func (s *share) seldom() bool { return s.even >= 16 && float64(8*s.moved) < s.even }

// count compares a position with one that was drawn anew for to.
func (w *walk) count(s *sight, twin rules.Game, to rules.Seat) {
	t, said := &w.moved, w.said(w.g, to)
	t.looks[to]++
	t.noteHidden(to, s.turn.Phase, s.store.hidden(said, to), storeOf(twin).hidden(w.said(twin, to), to))
	for _, other := range rules.Seats(w.table.n) {
		if other != to {
			t.noteOwn(other, s.views[other], to, s.views[to], said, twin)
		}
	}
}

func (t *tally) share(at spot) *share {
	if t.things[at] == nil {
		t.things[at] = &share{}
	}
	return t.things[at]
}

// check reports something hidden that Resample left where it was: what the
// views show of it was not put to the test.
func (t *tally) check() error {
	for to, looks := range t.looks {
		if t.future[to] == 0 {
			return broken(resamples, "for seat %d the match goes on the same in each of %d resampled games", to, looks)
		}
	}
	inOrder := func(a, b spot) int { return cmp.Compare(a.String(), b.String()) }
	for _, at := range slices.SortedFunc(maps.Keys(t.things), inOrder) {
		if s := t.things[at]; t.left(at, s) {
			return broken(resamples, "%s: moved in %d of %d resampled games; an even draw moves it in %.0f. Where it lies open, Options.Hidden has to say so", at, s.moved, s.looks, s.even)
		}
	}
	return nil
}

// left reports whether Resample left a thing. What a seat alone sees may follow
// from what all see.
func (t *tally) left(at spot, s *share) bool {
	if at.part == seenBy {
		return t.varied[at.thing] && s.unmoved()
	}
	return s.unmoved() || s.seldom()
}

// checkCards finds a card that Resample never moves out of some pile. All cells
// count together: from a Start everybody may happen to know where a card is.
func checkCards(cells []*cell) error {
	sum := map[string][]share{}
	for _, c := range cells {
		for path, list := range c.moved.cards {
			sum[path] = plus(sum[path], list)
		}
	}
	for _, path := range sortedKeys(sum) {
		for face, s := range sum[path] {
			if s.unmoved() {
				return broken(resamples, "card %d of %s: never moved out in %d resampled games", face, path, s.looks)
			}
		}
	}
	return nil
}

// declared compares what was found to be hidden with what the game says.
func declared(opt Options, cells []*cell) error {
	found := map[string]bool{}
	for _, c := range cells {
		for at := range c.moved.things {
			if at.part != seenBy {
				found[at.thing.String()] = true
			}
		}
	}
	switch {
	case opt.Open && len(found) > 0:
		return broken(resamples, "Options.Open says that nothing is hidden; these are: %q", sortedKeys(found))
	case opt.Open:
	case opt.Hidden == nil:
		return broken(resamples, "Options.Hidden is missing. Found without it: %q; if that is all, give InPiles", sortedKeys(found))
	case len(found) == 0:
		return broken(resamples, "nothing hidden was found; name it in Options.Hidden, or give Options.Open")
	}
	return nil
}
