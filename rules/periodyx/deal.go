package periodyx

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// deal gives five cards to each and turns the seed of Mendeleev's table up
// (PX-1).
func (m *match) deal() {
	m.clearTable()
	for f := range cards.Face(m.opt.deckSize()) {
		m.pile.Put(cards.New(f))
	}
	m.pile.Shuffle(m.r)
	for range handSize {
		for _, s := range rules.Seats(m.n) {
			m.draw(s)
		}
	}
	m.note(Entry{Kind: LogDealt, Count: handSize})
	if m.opt.Mendeleev == "flipped_seed" {
		c, _ := m.pile.Take()
		m.putOnTable(c)
		m.note(Entry{Kind: LogSeed, Card: code(c.Face())})
	}
	m.begin()
}

// clearTable makes all places of cards, empty.
func (m *match) clearTable() {
	m.hands, m.held = rules.MakeBySeat[cards.Pile](m.n), rules.MakeBySeat[faces](m.n)
	for _, s := range rules.Seats(m.n) {
		*m.hands.At(s) = cards.MakePile(cards.Owned, s, make([]cards.Card, 0, m.most+2)...)
	}
	m.pile = cards.MakePile(cards.Counted, rules.Nobody, make([]cards.Card, 0, m.opt.deckSize())...)
	m.under = cards.MakePile(cards.Open, rules.Nobody)
	m.table = cards.MakePile(cards.Open, rules.Nobody)
	m.laid, m.known, m.arrivals, m.log, m.cache = faces{}, [seatsMost + 1]faces{}, 0, rules.Chronicle[Entry]{}, snapshot{}
	for f := range m.veil {
		m.veil[f] = numStats
	}
}

// left is how many cards can be drawn.
func (m *match) left() int { return m.pile.Len() + m.under.Len() }

// take takes the top card of the pile, which has one, and says whether
// everybody has seen it go under.
func (m *match) take() (c cards.Card, seen bool) {
	if c, ok := m.pile.Take(); ok {
		return c, false
	}
	c, ok := m.under.Take()
	if !ok {
		panic("periodyx: took from an empty pile")
	}
	return c, true
}

// draw gives a seat the top card of the pile, which has one.
func (m *match) draw(s rules.Seat) cards.Face {
	c, seen := m.take()
	m.hold(s, c)
	if seen {
		m.reveal(c.Face())
	}
	return c.Face()
}

// hold gives a card to a seat.
func (m *match) hold(s rules.Seat, c cards.Card) {
	f := c.Face()
	m.cache.hands[s-1] = nil
	m.hands.At(s).Put(c)
	m.held.At(s).add(f)
	m.arrivals++
	m.arrival[f] = m.arrivals
	m.lacks[f] = 0
	m.round.moved = true
	if m.opt.Quiz {
		m.veil[f] = anyFigure(f, m.r)
	}
}

// anyFigure is a figure that the card has, but for the date, each as likely.
func anyFigure(f cards.Face, r *rules.Rand) stat {
	for {
		if s := stat(r.N(int(date))); deck().value[s][f] != missing {
			return s
		}
	}
}

// part takes a card out of a seat's hand.
func (m *match) part(s rules.Seat, f cards.Face) cards.Card {
	m.cache.hands[s-1] = nil
	m.hands.At(s).Remove(f)
	m.held.At(s).remove(f)
	return cards.New(f)
}

// give moves a card from hand to hand before all eyes.
func (m *match) give(from, to rules.Seat, f cards.Face) {
	if from != to {
		m.hold(to, m.part(from, f))
	}
	m.reveal(f)
}

// bury puts a card that all have seen under the pile.
func (m *match) bury(c cards.Card) {
	m.under.InsertAt(0, c)
	m.forget(c.Face())
}

// putOnTable lays a card on Mendeleev's table.
func (m *match) putOnTable(c cards.Card) {
	m.table.Put(c)
	m.laid.add(c.Face())
	m.forget(c.Face())
}

// reveal lets everybody know in which hand a card is.
func (m *match) reveal(f cards.Face) {
	for v := range m.n + 1 {
		m.known[v].add(f)
	}
}

// forget is for a card that has left the hands.
func (m *match) forget(f cards.Face) {
	for v := range m.n + 1 {
		m.known[v].remove(f)
	}
}

// unveil shows the owner of a card a figure of it that was used (quiz).
func (m *match) unveil(f cards.Face, used stat) {
	if m.veil[f] == used {
		m.veil[f] = numStats
	}
}
