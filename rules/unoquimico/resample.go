package unoquimico

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
	c.totals, c.ready, c.held = slices.Clone(m.totals), slices.Clone(m.ready), slices.Clone(m.held)
	c.hands = slices.Clone(m.hands)
	for i := range c.hands {
		c.hands[i] = m.hands[i].Clone()
	}
	c.pile, c.laid = m.pile.Clone(), m.laid.Clone()
	c.log = m.log.Clone()
	if m.play != nil {
		p := *m.play
		p.questions, p.names = slices.Clone(p.questions), slices.Clone(p.names)
		c.play = &p
	}
	return &c
}

// Resample draws anew what the seat cannot know: other hands, the pile and the
// chance to come. A card stays in its class: before a reshuffle everything in
// hands came from one stretch of the pile, and can only be exchanged with what
// came from the same. Cards seen in a hand stay there, and so do all hands
// once they lie open. What a forced draw tells of a hand is left to whoever
// plays on the copy.
func (m *match) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	c := m.clone()
	c.r, c.cache = rules.NewRand(r.Seed()), snapshot{}
	if m.phase == PhaseBetween || m.phase == PhaseOver {
		c.pile.Shuffle(r)
		return c
	}
	places := c.hidden(known)
	for class := uint16(1); class <= m.stretch; class++ {
		c.exchange(places, class, r)
	}
	if m.phase == PhaseDrawn {
		c.drawn = c.arrived(m.asked, m.arrival[m.drawn])
	}
	if c.play != nil && c.wildsOf(m.asked).empty() {
		c.play.wild = false // announced to nobody yet (UQ-8, beside)
	}
	return c
}

// place is where a hidden card lies: in a seat's hand, or in the pile (seat 0).
type place struct {
	seat    rules.Seat
	face    cards.Face
	stretch uint16
	arrival int
}

// class joins the deal and the first pile: their cards were one stack.
func (p place) class() uint16 { return max(p.stretch, 1) }

// hidden lists the places that known cannot see into, and empties them.
func (m *match) hidden(known rules.Seat) []place {
	var list []place
	for c := range m.pile.All() {
		list = append(list, place{rules.Nobody, c.Face(), m.stretch, 0})
	}
	m.pile = cards.MakePile(cards.Counted, rules.Nobody)
	for _, s := range rules.Seats(m.n) {
		if s == known {
			continue
		}
		for f := range m.held.At(s).all {
			if !m.open.has(f) {
				list = append(list, place{s, f, m.epoch[f], m.arrival[f]})
				m.part(s, f)
			}
		}
	}
	return list
}

// exchange deals the hidden cards of one class to its places anew.
func (m *match) exchange(places []place, class uint16, r *rules.Rand) {
	var here []place
	var stack []cards.Face
	for _, p := range places {
		if p.class() == class {
			here, stack = append(here, p), append(stack, p.face)
		}
	}
	rules.Shuffle(r, stack)
	m.keepPutBack(here, stack, r)
	for i, p := range here {
		m.place(p, stack[i])
	}
}

// keepPutBack moves comodines that went back into the first pile out of the
// hands dealt before: everybody knows that they are not there (UQ-9).
func (m *match) keepPutBack(here []place, stack []cards.Face, r *rules.Rand) {
	var later []int
	for i, p := range here {
		if p.stretch > 0 {
			later = append(later, i)
		}
	}
	for i, p := range here {
		if p.stretch == 0 && m.putBack.has(stack[i]) {
			free := slices.DeleteFunc(slices.Clone(later), func(j int) bool { return m.putBack.has(stack[j]) })
			j := free[r.N(len(free))]
			stack[i], stack[j] = stack[j], stack[i]
		}
	}
}

// place puts a card where another lay.
func (m *match) place(p place, f cards.Face) {
	if p.seat == rules.Nobody {
		m.pile.Put(cards.New(f))
		return
	}
	m.hands.At(p.seat).Put(cards.New(f))
	m.held.At(p.seat).add(f)
	m.epoch[f], m.arrival[f] = p.stretch, p.arrival
}

// arrived is the card that came to s as the nth of all.
func (m *match) arrived(s rules.Seat, nth int) cards.Face {
	for f := range m.held.At(s).all {
		if m.arrival[f] == nth {
			return f
		}
	}
	panic("unoquimico: a card was lost in resampling")
}
