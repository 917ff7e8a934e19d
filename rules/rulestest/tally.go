package rulestest

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// tally counts what Resample moved in a cell.
type tally struct {
	looks  map[rules.Seat]int
	future map[rules.Seat]int // matches that went on otherwise
	things map[spot]*share
	own    map[thing]any  // what a seat alone saw, at the first look
	varied map[thing]bool // whether it ever saw something else
}

func newTally() tally {
	return tally{map[rules.Seat]int{}, map[rules.Seat]int{}, map[spot]*share{}, map[thing]any{}, map[thing]bool{}}
}

// thing is something that is hidden: a card of a pile, or what the text says.
type thing struct {
	what string
	card int // its face, plus one
}

func (h thing) String() string {
	if h.card == 0 {
		return h.what
	}
	return fmt.Sprintf("card %d of %s", h.card-1, h.what)
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

// state is what a thing is now, and the chance that an even draw leaves it so.
type state struct {
	is   string
	stay float64
}

// share is how often a thing was moved, and how often an even draw would have.
type share struct {
	looks, moved int
	even         float64 // looks at which an even draw moves it, on average
	luck         float64 // logarithm of the chance that an even draw never does
}

func (s *share) add(moved bool, stay float64) {
	s.looks++
	s.even += 1 - stay
	s.luck += math.Log(stay)
	if moved {
		s.moved++
	}
}

// stays reports whether no even draw moves a thing so seldom: never, where that
// has less than one chance in a thousand million; or, of things but cards that
// the seat may happen to know, at fewer than one look in eight.
func (s *share) stays(card bool) bool {
	return s.moved == 0 && s.luck < math.Log(1e-9) || !card && s.even >= 16 && float64(8*s.moved) < s.even
}

// hiddenFrom is everything in g that to cannot know.
func (c *cell) hiddenFrom(g rules.Game, s store, to rules.Seat) map[thing]state {
	further := map[string]string{}
	if c.opt.Hidden != nil {
		further = c.opt.Hidden(g, to)
	}
	closed := maps.Clone(s.piles)
	maps.DeleteFunc(closed, func(path string, p pile) bool {
		said, ok := further[path]
		return !p.closed(to) || ok && said == ""
	})
	all := thingsIn(closed)
	for path, stream := range s.chance {
		all[thing{what: "the chance to come, " + path}] = state{stream, 1e-3}
	}
	for what, is := range further {
		if is != "" {
			all[thing{what: what}] = state{is, 0.5}
		}
	}
	return all
}

// thingsIn is what can be told of closed piles: the ends of those to draw from,
// and, where there is more than one, which cards are in which.
func thingsIn(closed map[string]pile) map[thing]state {
	all, sum := map[thing]state{}, 0
	for _, p := range closed {
		sum += len(p.faces)
	}
	for path, p := range closed {
		n := len(p.faces)
		if n == 0 || sum == 1 {
			continue
		}
		stay := 1 / float64(sum)
		if p.sight != cards.Owned {
			all[thing{what: "the top of " + path}] = state{fmt.Sprint(p.faces[n-1]), stay}
			all[thing{what: "the bottom of " + path}] = state{fmt.Sprint(p.faces[0]), stay}
		}
		if n < sum {
			all[thing{what: "which cards are in " + path}] = state{fmt.Sprint(slices.Sorted(slices.Values(p.faces))), stay}
			for _, f := range p.faces {
				all[thing{path, int(f) + 1}] = state{"in", float64(n) / float64(sum)}
			}
		}
	}
	return all
}

// count compares a position with one that was drawn anew for to.
func (w *walk) count(s *sight, twin rules.Game, to rules.Seat) {
	t := &w.moved
	now := w.hiddenFrom(twin, storeOf(twin), to)
	for h, was := range w.hiddenFrom(w.g, s.store, to) {
		t.note(spot{h, to, ""}, s.turn.Phase, now[h].is != was.is, was.stay)
	}
	t.looks[to]++
	mine := membersOf(s.views[to])
	for _, other := range rules.Seats(w.table.n) {
		if other != to {
			t.countOwn(mine, membersOf(s.views[other]), membersOf(twin.View(other)), to, other)
		}
	}
}

// note counts a card of a pile for all viewers together, since one viewer looks
// too seldom.
func (t *tally) note(at spot, phase string, moved bool, stay float64) {
	if at.card != 0 {
		at.to, at.phase = rules.Nobody, "any"
		t.share(at).add(moved, stay)
		return
	}
	t.share(at).add(moved, stay)
	at.to, at.phase = rules.Nobody, phase
	t.share(at).add(moved, stay)
}

func (t *tally) share(at spot) *share {
	if t.things[at] == nil {
		t.things[at] = &share{}
	}
	return t.things[at]
}

// countOwn looks at what the view of another seat shows, and that of to does
// not: a hand, a choice that waits for the others, a card looked at.
func (t *tally) countOwn(mine, theirs, now map[string]any, to, other rules.Seat) {
	for name, v := range theirs {
		if reflect.DeepEqual(v, mine[name]) {
			continue
		}
		h := thing{what: fmt.Sprintf("%q as seat %d sees it", name, other)}
		if was, ok := t.own[h]; !ok {
			t.own[h] = v
		} else if !reflect.DeepEqual(was, v) {
			t.varied[h] = true
		}
		moved := !reflect.DeepEqual(v, now[name])
		t.share(spot{h, to, ""}).add(moved, 0.1)
		t.share(spot{h, rules.Nobody, "any"}).add(moved, 0.1)
	}
}

// check reports something hidden that Resample left where it was: what the
// views show of it was not put to the test.
func (t *tally) check() error {
	for to, looks := range t.looks {
		if t.future[to] == 0 {
			return broken(resamples, "for seat %d the match goes on the same in each of %d resampled games", to, looks)
		}
	}
	inOrder := slices.SortedFunc(maps.Keys(t.things), func(a, b spot) int { return cmp.Compare(a.String(), b.String()) })
	for _, at := range inOrder {
		_, own := t.own[at.thing]
		if s := t.things[at]; s.stays(at.card != 0 || own) && (!own || t.varied[at.thing]) {
			return broken(resamples, "%s: moved in %d of %d resampled games; an even draw moves it in %.0f (what lies open there now, Options.Hidden says)", at, s.moved, s.looks, s.even)
		}
	}
	return nil
}
