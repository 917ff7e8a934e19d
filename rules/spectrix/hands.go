package spectrix

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// hold gives a card to a seat.
func (m *match) hold(s rules.Seat, c cards.Card) {
	m.cache.hands[s-1] = nil
	m.hands.At(s).Put(c)
	m.held.At(s)[colour(c.Face())]++
	m.epoch[c.Face()] = m.stretch
}

// part takes a card of a colour out of a seat's hand. What everybody saw goes
// first: nobody can tell it from another.
func (m *match) part(s rules.Seat, c int) cards.Card {
	m.cache.hands[s-1] = nil
	m.held.At(s)[c]--
	if open := m.open.At(s); open[c] > 0 {
		open[c]--
	}
	return cards.New(takeColour(m.hands.At(s), c))
}

// takeColour takes the topmost card of a colour that is known to be in the pile.
func takeColour(p *cards.Pile, c int) cards.Face {
	last, found := cards.Face(0), false
	for card := range p.All() {
		if f := card.Face(); colour(f) == c {
			last, found = f, true
		}
	}
	if !found {
		panic("spectrix: took a colour that is not there")
	}
	p.Remove(last)
	return last
}

// lay puts a card of the hand on the table.
func (m *match) lay(by rules.Seat, c int) { m.laid.Put(m.part(by, c)) }

// goHome takes a card that by laid in this turn, the topmost of its colour, back
// into the hand; everybody sees it. It was drawn when it was drawn.
func (m *match) goHome(by rules.Seat, c int) {
	f := takeColour(&m.laid, c)
	drawn := m.epoch[f]
	m.hold(by, cards.New(f))
	m.epoch[f] = drawn
	m.open.At(by)[c]++
}
