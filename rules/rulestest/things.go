package rulestest

import (
	"fmt"
	"maps"
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

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

// state is what a thing is now, and the chance that an even draw leaves it so.
type state struct {
	is   string
	stay float64
}

// said is what the game says of g, as to may see it.
func (c *cell) said(g rules.Game, to rules.Seat) map[string]string {
	if c.opt.Hidden == nil {
		return nil
	}
	return c.opt.Hidden(g, to)
}

// open reports whether the game says that a place lies open.
func open(said map[string]string, place string) bool {
	is, ok := said[place]
	return ok && is == ""
}

// thingsHidden is what to cannot know: in piles, in the chance to come, and what
// the game says.
func thingsHidden(s store, said map[string]string, to rules.Seat) map[thing]state {
	closed := maps.Clone(s.piles)
	maps.DeleteFunc(closed, func(path string, p pile) bool { return !p.closed(to) || open(said, path) })
	all := thingsIn(closed)
	for path, stream := range s.chance {
		all[thing{what: "the chance to come, " + path}] = state{stream, 0.001}
	}
	for place, is := range said {
		if is != "" {
			all[thing{what: place}] = state{is, 0.5}
		}
	}
	return all
}

// thingsIn is what can be told of closed piles: the ends of those to draw from
// and, where there is more than one, which cards are in which.
func thingsIn(closed map[string]pile) map[thing]state {
	all, sum := map[thing]state{}, 0
	for _, p := range closed {
		sum += len(p.faces)
	}
	for path, p := range closed {
		if len(p.faces) > 0 && p.sight != cards.Owned && sum > 1 {
			addEnds(all, path, p, sum)
		}
		if len(p.faces) < sum {
			addCards(all, path, p, sum)
		}
	}
	return all
}

func addEnds(all map[thing]state, path string, p pile, sum int) {
	top, bottom := p.faces[len(p.faces)-1], p.faces[0]
	all[thing{what: "the top of " + path}] = state{fmt.Sprint(top), 1 / float64(sum)}
	all[thing{what: "the bottom of " + path}] = state{fmt.Sprint(bottom), 1 / float64(sum)}
}

func addCards(all map[thing]state, path string, p pile, sum int) {
	if len(p.faces) == 0 {
		return
	}
	which := fmt.Sprint(slices.Sorted(slices.Values(p.faces)))
	all[thing{what: "which cards are in " + path}] = state{which, 1 / float64(sum)}
	for _, f := range p.faces {
		all[thing{path, int(f) + 1}] = state{"there", float64(len(p.faces)) / float64(sum)}
	}
}

// ownThings is what the view of a seat shows, and that of another viewer does
// not: a hand, a choice that waits for the others, a card looked at.
func ownThings(s rules.Seat, view, other rules.View, said map[string]string) map[thing]any {
	all, shown := map[thing]any{}, membersOf(other)
	for name, v := range membersOf(view) {
		if !open(said, name) && !reflect.DeepEqual(v, shown[name]) {
			all[thing{what: fmt.Sprintf("%q as seat %d sees it", name, s)}] = v
		}
	}
	return all
}
