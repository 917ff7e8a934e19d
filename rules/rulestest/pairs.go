package rulestest

import (
	"fmt"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Pairs is a short list of option sets for n seats in which any two settings of
// any two options meet, wherever the Kind's New takes them together. Settings
// are read from the tags of the Kind's options: every word, both ways of a
// switch, the least, usual and greatest number. The usual set comes first, and
// the list is the same each time.
func Pairs(k *rules.Kind, n int) (texts [][]byte) {
	c := choices{k, n, settingsOf(k)}
	open := c.pairs()
	for s, ok := c.usual(), true; ok; s, ok = c.next(open) {
		texts = append(texts, c.text(s))
		open = slices.DeleteFunc(open, s.has)
	}
	return texts
}

// Apart names the pairs of settings that meet in none of the sets, though New
// takes them together at n seats.
func Apart(k *rules.Kind, n int, sets [][]byte) (names []string) {
	c := choices{k, n, settingsOf(k)}
	open := c.pairs()
	for _, text := range sets {
		open = slices.DeleteFunc(open, c.read(text).has)
	}
	for _, p := range open {
		if _, ok := c.with(p); ok {
			names = append(names, fmt.Sprintf("%s=%s %s=%s", c.options[p.a].name, p.x, c.options[p.b].name, p.y))
		}
	}
	return names
}

// pair is setting x of option a and setting y of option b; a setting by itself
// is a pair with itself.
type pair struct {
	a, b int
	x, y string
}

func (s set) has(p pair) bool { return s[p.a] == p.x && s[p.b] == p.y }

func (c *choices) pairs() (all []pair) {
	for a, o := range c.options {
		for b := a; b < len(c.options); b++ {
			for _, x := range o.settings {
				for _, y := range c.options[b].settings {
					if a != b || x == y {
						all = append(all, pair{a, b, x, y})
					}
				}
			}
		}
	}
	return all
}

// next is a set with the first open pair that New takes; every option in its
// turn gets the setting that brings in most of the others.
func (c *choices) next(open []pair) (set, bool) {
	count := func(s set) int { return len(open) - len(slices.DeleteFunc(slices.Clone(open), s.has)) }
	for _, p := range open {
		s, ok := c.with(p)
		for i := 0; ok && i < len(c.options); i++ {
			for _, other := range c.changed(s, i, p) {
				if count(other) > count(s) && c.taken(other) {
					s = other
				}
			}
		}
		if ok {
			return s, true
		}
	}
	return nil, false
}

// with is a set with p that New takes: the usual settings besides, or up to two
// others. A game that forbids more than that at once needs a wider search.
func (c *choices) with(p pair) (set, bool) {
	s := c.usual()
	s[p.a], s[p.b] = p.x, p.y
	near := []set{s}
	for range 3 {
		if i := slices.IndexFunc(near, c.taken); i >= 0 {
			return near[i], true
		}
		var further []set
		for _, s := range near {
			for i := range c.options {
				further = append(further, c.changed(s, i, p)...)
			}
		}
		near = further
	}
	return nil, false
}

// changed is s with every other setting of option i, but those of p.
func (c *choices) changed(s set, i int, p pair) (all []set) {
	for _, setting := range c.options[i].settings {
		other := slices.Clone(s)
		if other[i] = setting; other[i] != s[i] && other.has(p) {
			all = append(all, other)
		}
	}
	return all
}

func (c *choices) taken(s set) bool {
	_, err := c.kind.New(rules.Setup{Seats: c.seats, Rev: c.kind.Rev, Options: c.text(s)})
	return err == nil
}
