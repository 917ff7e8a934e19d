package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Clone is an independent copy with the same chance ahead.
func (m *match) Clone() rules.Game { return m.clone() }

// clone shares what is never changed in place: tables, past rounds, entries.
func (m *match) clone() *match {
	c := *m
	c.r = m.r.Clone()
	c.totals, c.still, c.called, c.ready = slices.Clone(m.totals), slices.Clone(m.still), slices.Clone(m.called), slices.Clone(m.ready)
	c.held, c.open, c.hands = slices.Clone(m.held), slices.Clone(m.open), slices.Clone(m.hands)
	for i := range c.hands {
		c.hands[i] = m.hands[i].Clone()
	}
	c.pile, c.laid = m.pile.Clone(), m.laid.Clone()
	c.log.entries = slices.Clone(m.log.entries)
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
	c.exchange(known, stack)
	for _, p := range places {
		// The earlier a hand's card was drawn, the fewer it can be; whatever
		// those take, the later ones could have been too.
		i := slices.IndexFunc(stack, func(f cards.Face) bool { return m.birth[f] <= p.stretch })
		c.place(p, stack[i])
		stack = slices.Delete(stack, i, i+1)
	}
	for _, f := range stack {
		c.pile.Put(cards.New(f))
	}
	return c
}

// place is where a hidden card lies: in a seat's hand, drawn in a stretch of the
// pile.
type place struct {
	seat    rules.Seat
	stretch uint16
}

// hidden lists the places in hands that known cannot see into, the earliest
// first, and all hidden cards, and takes them away.
func (m *match) hidden(known rules.Seat) (places []place, stack []cards.Face) {
	for card := range m.pile.All() {
		stack = append(stack, card.Face())
	}
	m.pile = cards.MakePile(cards.Counted, rules.Nobody)
	for _, s := range rules.Seats(m.n) {
		if s == known {
			continue
		}
		seen, shut := *m.open.At(s), []cards.Face{}
		for card := range m.hands.At(s).All() {
			if c := colour(card.Face()); seen[c] > 0 {
				seen[c]--
				continue
			}
			shut = append(shut, card.Face())
		}
		for _, f := range shut {
			m.hands.At(s).Remove(f)
			m.held.At(s)[colour(f)]--
			places, stack = append(places, place{s, m.epoch[f]}), append(stack, f)
		}
	}
	slices.SortStableFunc(places, func(a, b place) int { return int(a.stretch) - int(b.stretch) })
	return places, stack
}

// exchange gives each card that stays in a hand, since it was seen there, for a
// hidden one of its colour that has been in play as long: nobody knows which it
// is.
func (m *match) exchange(known rules.Seat, stack []cards.Face) {
	for _, s := range rules.Seats(m.n) {
		if s == known {
			continue
		}
		for _, f := range m.hands.At(s).For(s).Faces {
			i := slices.IndexFunc(stack, func(g cards.Face) bool { return colour(g) == colour(f) && m.birth[g] == m.birth[f] })
			if i < 0 {
				continue
			}
			m.hands.At(s).Remove(f)
			m.hands.At(s).Put(cards.New(stack[i]))
			m.epoch[stack[i]], stack[i] = m.epoch[f], f
		}
	}
}

// place puts a card into a hand.
func (m *match) place(p place, f cards.Face) {
	m.hands.At(p.seat).Put(cards.New(f))
	m.held.At(p.seat)[colour(f)]++
	m.epoch[f] = p.stretch
}
