package onexeno

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Clone is an independent copy with the same chance ahead.
func (m *match) Clone() rules.Game { return m.clone() }

func (m *match) clone() *match {
	c := *m
	c.r = m.r.Clone()
	c.totals, c.ready, c.passed, c.locked = slices.Clone(m.totals), slices.Clone(m.ready), slices.Clone(m.passed), slices.Clone(m.locked)
	c.tricks = slices.Clone(m.tricks)
	c.hands, c.taken = slices.Clone(m.hands), slices.Clone(m.taken)
	for i := range c.hands {
		c.hands[i], c.taken[i] = m.hands[i].Clone(), m.taken[i].Clone()
	}
	c.stack, c.table = m.stack.Clone(), m.table.Clone()
	c.log = m.log.Clone()
	return &c
}

// Resample draws anew what the seat cannot know: other hands, the stack and the
// chance to come. No card comes back from the table to a hand, so that all
// unseen cards are alike, until the hands lie open after a game. What a pass
// tells of a hand is left to whoever plays on the copy.
func (m *match) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	c := m.clone()
	c.r, c.cache = rules.NewRand(r.Seed()), snapshot{}
	if m.phase == PhaseBetween || m.phase == PhaseOver {
		return c
	}
	unseen := slices.Collect(m.stack.All())
	for _, s := range rules.Seats(m.n) {
		if s != known {
			unseen = slices.AppendSeq(unseen, m.hands.At(s).All())
		}
	}
	rules.Shuffle(r, unseen)
	c.stack = cards.MakePile(cards.Counted, rules.Nobody, slices.Clone(unseen[:m.stack.Len()])...)
	unseen = unseen[m.stack.Len():]
	for _, s := range rules.Seats(m.n) {
		if s != known {
			unseen = c.redeal(s, unseen, &m.arrival)
		}
	}
	return c
}

// redeal gives a seat the first of the unseen cards in place of its own, which
// keep their order of arrival.
func (m *match) redeal(s rules.Seat, unseen []cards.Card, was *[deckSize]int) []cards.Card {
	hand := m.hands.At(s)
	i := 0
	for c := range hand.All() {
		m.arrival[unseen[i].Face()] = was[c.Face()]
		i++
	}
	*hand = cards.MakePile(cards.Owned, s, slices.Clone(unseen[:i])...)
	return unseen[i:]
}
