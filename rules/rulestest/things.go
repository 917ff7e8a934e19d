package rulestest

import (
	"fmt"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// thing is something that is hidden: a part of a pile, a stream of chance, a
// member of what a seat alone sees, or what the game says.
type thing struct {
	part part
	what string     // the path of a pile or a stream, the name of a member, the game's words
	seat rules.Seat // of seenBy
}

type part uint8

const (
	named part = iota // by the game
	stream
	top
	bottom
	which
	seenBy
)

func (h thing) String() string {
	switch h.part {
	case stream:
		return "the chance to come, " + h.what
	case top:
		return "the top of " + h.what
	case bottom:
		return "the bottom of " + h.what
	case which:
		return "which cards are in " + h.what
	case seenBy:
		return fmt.Sprintf("%q as seat %d sees it", h.what, h.seat)
	}
	return h.what
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

// hidden is what one viewer cannot know: in closed piles, in the chance to come,
// and what the game says.
type hidden struct {
	closed map[string]pile
	cards  int // in all closed piles
	chance map[string]string
	said   map[string]string
}

func (s store) hidden(said map[string]string, to rules.Seat) hidden {
	h := hidden{make(map[string]pile, len(s.piles)), 0, s.chance, said}
	for path, p := range s.piles {
		if p.closed(to) && !open(said, path) {
			h.closed[path] = p
			h.cards += len(p.faces)
		}
	}
	return h
}

// ends reports whether the ends of a closed pile can be told: one to draw from.
func (h *hidden) ends(p pile) bool {
	return len(p.faces) > 0 && p.sight != cards.Owned && h.cards > 1
}

// apart reports whether which cards are in a closed pile can be told: where there
// is more than one pile.
func (h *hidden) apart(p pile) bool { return len(p.faces) > 0 && len(p.faces) < h.cards }

// noteHidden counts what is hidden, and whether it is another thing now. stay is
// the chance that an even draw leaves it as it is.
func (t *tally) noteHidden(to rules.Seat, phase string, was, now hidden) {
	note := func(part part, what string, moved bool, stay float64) {
		h := thing{part: part, what: what}
		t.share(spot{h, to, ""}).add(moved, stay)
		t.share(spot{h, rules.Nobody, phase}).add(moved, stay)
	}
	for path, p := range was.closed {
		q := now.closed[path]
		if even := 1 / float64(was.cards); was.ends(p) {
			there := now.ends(q)
			note(top, path, !there || p.faces[len(p.faces)-1] != q.faces[len(q.faces)-1], even)
			note(bottom, path, !there || p.faces[0] != q.faces[0], even)
		}
		if was.apart(p) {
			if !now.apart(q) {
				q = pile{}
			}
			note(which, path, !slices.Equal(p.sorted(), q.sorted()), 1/float64(was.cards))
			t.noteCards(path, p, q, float64(len(p.faces))/float64(was.cards))
		}
	}
	for path, is := range was.chance {
		note(stream, path, now.chance[path] != is, 0.001)
	}
	for place, is := range was.said {
		if is != "" {
			note(named, place, now.said[place] != is, 0.5)
		}
	}
}

// noteCards counts each card of a pile, for all viewers together, since one viewer
// looks at it too seldom.
func (t *tally) noteCards(path string, p, q pile, stay float64) {
	list, there := t.cards[path], q.sorted()
	for _, f := range slices.Compact(slices.Clone(p.sorted())) {
		if int(f) >= len(list) {
			list = append(list, make([]share, int(f)+1-len(list))...)
		}
		for len(there) > 0 && there[0] < f {
			there = there[1:]
		}
		list[f].add(len(there) == 0 || there[0] != f, stay)
	}
	t.cards[path] = list
}
