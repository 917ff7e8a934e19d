package periodyx

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
	c.held, c.hands = slices.Clone(m.held), slices.Clone(m.hands)
	for i := range c.hands {
		c.hands[i] = m.hands[i].Clone()
	}
	c.pile, c.under, c.table = m.pile.Clone(), m.under.Clone(), m.table.Clone()
	c.log = m.log.Clone()
	return &c
}

// Resample draws anew what the seat cannot know: the pile, the cards in other
// hands that it has not seen there, what others answered in a calm race and how
// they voted, which card lies face down, the figures that others are not shown,
// and the chance to come. What a letter has told of a hand stays true (PX-7).
// After a blind theft a third player counts no card of the robbed hand as seen,
// though all but one are still there (PX-10).
func (m *match) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	c := m.clone()
	c.r, c.cache = rules.NewRand(r.Seed()), snapshot{}
	places := c.unseen(known)
	stack := make([]cards.Card, 0, len(places)+c.pile.Len())
	for _, p := range places {
		stack = append(stack, c.part(p.seat, p.face))
	}
	stack = append(stack, c.pile.TakeBelow(0)...)
	c.sort(places, stack, r)
	for i, p := range places {
		c.place(p, stack[i])
	}
	c.pile.Put(stack[len(places):]...)
	c.rechoose(known, r)
	return c
}

// place is where a hidden card lies in a hand.
type place struct {
	seat    rules.Seat
	face    cards.Face
	arrival int
	lacks   letters
}

// unseen lists the cards in hands that known has not seen there.
func (m *match) unseen(known rules.Seat) []place {
	var list []place
	for _, s := range rules.Seats(m.n) {
		if s == known {
			continue
		}
		for f := range m.held.At(s).less(m.known[known]).all {
			list = append(list, place{s, f, m.arrival[f], m.lacks[f]})
		}
	}
	return list
}

// place puts a card where another lay.
func (m *match) place(p place, c cards.Card) {
	f := c.Face()
	m.hands.At(p.seat).Put(c)
	m.held.At(p.seat).add(f)
	m.arrival[f], m.lacks[f] = p.arrival, p.lacks
}

// rechoose draws anew what others have chosen and not shown.
func (m *match) rechoose(known rules.Seat, r *rules.Rand) {
	if m.game == Classes && m.round.lead != none && !m.round.open && known != m.leader {
		held := m.held.At(m.leader)
		m.round.lead = held.nth(r.N(held.len()))
	}
	for _, s := range rules.Seats(m.n) {
		if s != known && m.opt.Quiz {
			m.veilAnew(s, r)
		}
		if s != known && m.phase == PhaseRace && m.opt.Race == "calm" && m.round.out[s] {
			m.round.claims[s] = m.anyClaim(r)
		}
		if b := &m.round.votes[s]; s != known && (*b == yes || *b == no) {
			*b = yes + ballot(r.N(2))
		}
	}
}

func (m *match) veilAnew(s rules.Seat, r *rules.Rand) {
	for f := range m.held.At(s).all {
		m.veil[f] = anyFigure(f, r)
	}
}

// anyClaim is what somebody may have answered in a calm race: a property, or
// nothing.
func (m *match) anyClaim(r *rules.Rand) string {
	words := m.opt.properties()
	if i := r.N(len(words) + 1); i < len(words) {
		return words[i]
	}
	return ""
}
