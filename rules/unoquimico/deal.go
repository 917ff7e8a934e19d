package unoquimico

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// handSize is how many cards each seat is dealt (UQ-1).
const handSize = 7

// deal begins the next game: seven cards each, one turned up beside the pile;
// the player on the dealer's left begins (UQ-1).
func (m *match) deal() {
	m.number++
	m.clearTable()
	m.pile.Shuffle(m.r)
	for range handSize {
		for _, s := range rules.Seats(m.n) {
			m.hold(s, m.take())
		}
	}
	m.stretch = 1
	m.turnUp()
	m.takeback = false
	m.ask(m.dealer.Next(m.n), PhasePlay)
}

func (m *match) clearTable() {
	stack := make([]cards.Card, deckSize)
	for i := range stack {
		stack[i] = cards.New(cards.Face(i))
	}
	m.pile = cards.MakePile(cards.Counted, rules.Nobody, stack...)
	m.laid = cards.MakePile(cards.Top, rules.Nobody)
	m.hands, m.held = rules.MakeBySeat[cards.Pile](m.n), rules.MakeBySeat[faces](m.n)
	m.ready = rules.MakeBySeat[bool](m.n)
	for _, s := range rules.Seats(m.n) {
		*m.hands.At(s) = cards.MakePile(cards.Owned, s)
	}
	m.group, m.force = 0, force{element: none, with: none}
	m.must, m.due, m.drawn, m.turns, m.passes, m.play, m.out = 0, 0, none, 0, 0, nil, rules.Nobody
	m.arrivals, m.stretch, m.open, m.putBack = 0, 0, faces{}, faces{}
	m.cache = snapshot{}
}

// turnUp turns the first card. A scientist lets any element be laid; a comodín
// goes back at random and another card is turned, unless only comodines are
// left (UQ-9).
func (m *match) turnUp() {
	c := m.take()
	for isWild(c.Face()) && m.othersThanWild() {
		m.pile.InsertAt(m.r.N(m.pile.Len()+1), c)
		m.putBack.add(c.Face())
		m.note(Entry{Kind: LogPutBack, Card: deck().code[c.Face()]})
		c = m.take()
	}
	f := c.Face()
	m.laid.Put(c)
	m.group = 1
	switch {
	case isElement(f):
		m.force.element = f
	case isScientist(f):
		m.force.with, m.force.any = f, true
	default:
		m.force.wild, m.force.any = true, true
		m.putBack = m.inPile() // nothing but comodines, as everybody sees
	}
	m.note(Entry{Kind: LogDealt, Game: m.number, Seat: m.dealer, Card: deck().code[f]})
}

func (m *match) othersThanWild() bool {
	pile := m.inPile()
	return pile.and(deck().wilds) != pile
}

func (m *match) inPile() (set faces) {
	for c := range m.pile.All() {
		set.add(c.Face())
	}
	return set
}

// take takes the top card of a pile that is known to have one.
func (m *match) take() cards.Card {
	c, ok := m.pile.Take()
	if !ok {
		panic("unoquimico: took from an empty pile")
	}
	return c
}
