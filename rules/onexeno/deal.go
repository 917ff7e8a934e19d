package onexeno

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// handSize is how many cards each seat is dealt (OX-2).
const handSize = 5

// cut draws for the first deal: the card with most spots deals, and whoever
// ties draws again (OX-1).
func (m *match) cut() rules.Seat {
	high := rules.Seats(m.n)
	stack := wholeDeck()
	stack.Shuffle(m.r)
	for len(high) > 1 {
		if stack.Len() < len(high) {
			stack = wholeDeck()
			stack.Shuffle(m.r)
		}
		high = m.drawForDeal(high, &stack)
	}
	return high[0]
}

// drawForDeal lets seats draw a card each, and lists those with the highest.
func (m *match) drawForDeal(seats []rules.Seat, stack *cards.Pile) (high []rules.Seat) {
	drawn, most := map[rules.Seat]string{}, -1
	for _, s := range seats {
		c, _ := stack.Take()
		drawn[s] = code(c.Face())
		switch spots := deck().spots[c.Face()]; {
		case spots > most:
			high, most = []rules.Seat{s}, spots
		case spots == most:
			high = append(high, s)
		}
	}
	m.note(Entry{Kind: LogCut, Cards: drawn})
	return high
}

// deal begins the next game: five cards each and one face up in the centre,
// which is nobody's; the player on the dealer's left begins (OX-2).
func (m *match) deal() {
	m.number++
	m.clearTable()
	m.stack.Shuffle(m.r)
	for range handSize {
		for _, s := range rules.Seats(m.n) {
			m.hold(s, m.draw())
		}
	}
	m.turnUp()
	m.begin(m.dealer.Next(m.n))
}

func (m *match) clearTable() {
	m.stack, m.table = wholeDeck(), cards.MakePile(cards.Open, rules.Nobody)
	m.hands, m.taken = rules.MakeBySeat[cards.Pile](m.n), rules.MakeBySeat[cards.Pile](m.n)
	for _, s := range rules.Seats(m.n) {
		*m.hands.At(s) = cards.MakePile(cards.Owned, s)
		*m.taken.At(s) = cards.MakePile(cards.Open, s)
	}
	m.ready, m.passed, m.locked = rules.MakeBySeat[bool](m.n), rules.MakeBySeat[bool](m.n), rules.MakeBySeat[bool](m.n)
	m.tricks = rules.MakeBySeat[int](m.n)
	m.lies, m.field, m.laid = [deckSize]lie{}, field{}, 0
	m.drew, m.turns, m.out, m.reason, m.arrivals = false, 0, rules.Nobody, "", 0
	m.cache = snapshot{}
}

func (m *match) turnUp() {
	c := m.draw()
	m.table.Put(c)
	turn, _ := m.opt.turns(c.Face())
	m.lies[c.Face()] = lie{turn: turn}
	m.field.put(centre, m.lookOf(c.Face()))
	m.note(Entry{Kind: LogDealt, Game: m.number, Seat: m.dealer, Card: code(c.Face())})
}

// draw takes the top card of a stack that is known to have one.
func (m *match) draw() cards.Card {
	c, ok := m.stack.Take()
	if !ok {
		panic("onexeno: drew from an empty stack")
	}
	return c
}
