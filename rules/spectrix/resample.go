package spectrix

import (
	"cmp"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// Clone is an independent copy with the same chance ahead.
func (m *match) Clone() rules.Game { return m.clone() }

// clone shares what is never changed in place: tables, past rounds, entries.
func (m *match) clone() *match {
	c := *m
	c.r = m.r.Clone()
	c.totals, c.still, c.ready = slices.Clone(m.totals), slices.Clone(m.still), slices.Clone(m.ready)
	c.held, c.open, c.hands = slices.Clone(m.held), slices.Clone(m.open), slices.Clone(m.hands)
	for i := range c.hands {
		c.hands[i] = m.hands[i].Clone()
	}
	c.pile, c.laid = m.pile.Clone(), m.laid.Clone()
	c.log = m.log.Clone()
	return &c
}

// Resample draws anew what the seat cannot know: other hands, the pile and the
// chance to come. Cards that came back into the pile are in no hand that was
// drawn before; cards seen on their way into a hand stay there, and so do all
// hands once they lie open. What a draw tells of a hand is left to whoever plays
// on the copy.
func (m *match) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	c := m.clone()
	c.r, c.cache = rules.NewRand(r.Seed()), snapshot{}
	if m.phase == PhaseBetween || m.phase == PhaseOver {
		c.pile.Shuffle(r)
		return c
	}
	places, stack := c.hidden(known)
	rules.Shuffle(r, stack)
	for _, p := range places {
		// What was seen comes first, then the earliest drawn, which the fewest
		// cards can be; whatever those take, the later ones could have been too.
		i := slices.IndexFunc(stack, func(f cards.Face) bool { return c.couldBe(p, f) })
		c.place(p, stack[i])
		stack = slices.Delete(stack, i, i+1)
	}
	for _, f := range stack {
		c.pile.Put(cards.New(f))
	}
	return c
}

// place is where a card lies: in a seat's hand, drawn in a stretch of the pile.
// The others may have seen it there.
type place struct {
	seat    rules.Seat
	stretch uint16
	face    cards.Face
	seen    bool
}

// couldBe reports whether a card may lie in a place. Of one that was seen the
// colour is known and how long it has been in play, but not which one it is.
func (m *match) couldBe(p place, f cards.Face) bool {
	if p.seen {
		return colour(f) == colour(p.face) && m.birth[f] == m.birth[p.face]
	}
	return m.birth[f] <= p.stretch
}

// hidden lists the places in hands that known cannot see into, what was seen
// first and then the earliest drawn, and all cards that may lie there, and takes
// them away.
func (m *match) hidden(known rules.Seat) (places []place, stack []cards.Face) {
	for card := range m.pile.All() {
		stack = append(stack, card.Face())
	}
	m.pile = cards.MakePile(cards.Counted, rules.Nobody)
	for _, s := range rules.Seats(m.n) {
		if s == known {
			continue
		}
		seen := *m.open.At(s)
		for card := range m.hands.At(s).All() {
			f := card.Face()
			places, stack = append(places, place{s, m.epoch[f], f, seen[colour(f)] > 0}), append(stack, f)
			seen[colour(f)] = max(0, seen[colour(f)]-1)
		}
		*m.hands.At(s), *m.held.At(s) = cards.MakePile(cards.Owned, s), solver.Counts{}
	}
	slices.SortStableFunc(places, func(a, b place) int {
		return cmp.Or(trueFirst(a.seen, b.seen), cmp.Compare(a.stretch, b.stretch))
	})
	return places, stack
}

// place puts a card into a hand.
func (m *match) place(p place, f cards.Face) {
	m.hands.At(p.seat).Put(cards.New(f))
	m.held.At(p.seat)[colour(f)]++
	m.epoch[f] = p.stretch
}
