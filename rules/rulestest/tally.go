package rulestest

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// tally counts what Resample moved in a cell.
type tally struct {
	looks  map[rules.Seat]int
	future map[rules.Seat]int // matches that went on otherwise
	things map[spot]*share
	own    map[thing]any  // what a seat alone saw, at the first look
	varied map[thing]bool // and whether it ever saw something else
	parted map[parting]*rates
}

func newTally() tally {
	return tally{
		looks: map[rules.Seat]int{}, future: map[rules.Seat]int{}, things: map[spot]*share{},
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

// plus is both counts together; o may be nil.
func (s *share) plus(o *share) *share {
	if o == nil {
		return s
	}
	return &share{s.looks + o.looks, s.moved + o.moved, s.even + o.even, s.luck + o.luck}
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
	now := thingsHidden(storeOf(twin), w.said(twin, to), to)
	for h, was := range thingsHidden(s.store, said, to) {
		t.note(spot{h, to, ""}, s.turn.Phase, now[h].is != was.is, was.stay)
	}
	for _, other := range rules.Seats(w.table.n) {
		if own := ownThings(other, s.views[other], s.views[to], said); other != to && len(own) > 0 {
			t.noteOwn(to, own, ownThings(other, twin.View(other), s.views[to], said))
		}
	}
}

// note counts a card of a pile for all viewers together, since one viewer looks
// at it too seldom.
func (t *tally) note(at spot, phase string, moved bool, stay float64) {
	if at.card == 0 {
		t.share(at).add(moved, stay)
		t.share(spot{at.thing, rules.Nobody, phase}).add(moved, stay)
		return
	}
	t.share(spot{at.thing, rules.Nobody, anyPhase}).add(moved, stay)
}

func (t *tally) noteOwn(to rules.Seat, was, now map[thing]any) {
	const stay = 0.1 // most have more values than ten
	for h, v := range was {
		if before, ok := t.own[h]; !ok {
			t.own[h] = v
		} else if !reflect.DeepEqual(before, v) {
			t.varied[h] = true
		}
		moved := !reflect.DeepEqual(v, now[h])
		t.share(spot{h, to, ""}).add(moved, stay)
		t.share(spot{h, rules.Nobody, anyPhase}).add(moved, stay)
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
	switch _, own := t.own[at.thing]; {
	case own:
		return t.varied[at.thing] && s.unmoved()
	case at.card != 0:
		return false // see checkCards
	}
	return s.unmoved() || s.seldom()
}

// checkCards finds a card that Resample never moves out of some pile. All cells
// count together: from a Start everybody may happen to know where a card is.
func checkCards(cells []*cell) error {
	sum := map[thing]*share{}
	for _, c := range cells {
		for at, s := range c.moved.things {
			if at.card != 0 {
				sum[at.thing] = s.plus(sum[at.thing])
			}
		}
	}
	for _, h := range slices.SortedFunc(maps.Keys(sum), func(a, b thing) int { return cmp.Compare(a.String(), b.String()) }) {
		if sum[h].unmoved() {
			return broken(resamples, "%s: never moved out in %d resampled games", h, sum[h].looks)
		}
	}
	return nil
}

// declared compares what was found to be hidden with what the game says.
func declared(opt Options, cells []*cell) error {
	found := map[string]bool{}
	for _, c := range cells {
		for at := range c.moved.things {
			if _, own := c.moved.own[at.thing]; !own {
				found[at.what] = true
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
