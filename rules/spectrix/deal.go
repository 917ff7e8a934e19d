package spectrix

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// dealt is how many cards each of so many players gets.
var dealt = [seatsMost + 1]int{2: 15, 3: 15, 4: 12, 5: 12, 6: 10}

// deal begins the next round among those still in; the player on the dealer's
// left begins (SP-12).
func (m *match) deal() {
	m.round++
	m.clearTable()
	m.pile.Shuffle(m.r)
	in := m.in()
	for range dealt[len(in)] {
		for _, s := range in {
			m.hold(s, m.take())
		}
	}
	m.takeback = false
	m.note(Entry{Kind: LogDealt, Round: m.round, Seat: m.dealer})
	m.startTurn(m.after(m.dealer))
}

func (m *match) clearTable() {
	stack := make([]cards.Card, deckSize)
	for i := range stack {
		stack[i] = cards.New(cards.Face(i))
	}
	m.pile = cards.MakePile(cards.Counted, rules.Nobody, stack...)
	m.laid = cards.MakePile(cards.Open, rules.Nobody)
	m.hands, m.held = rules.MakeBySeat[cards.Pile](m.n), rules.MakeBySeat[solver.Counts](m.n)
	m.open, m.ready = rules.MakeBySeat[solver.Counts](m.n), rules.MakeBySeat[bool](m.n)
	for _, s := range rules.Seats(m.n) {
		*m.hands.At(s) = cards.MakePile(cards.Owned, s)
	}
	m.table, m.keys, m.turns, m.passes, m.out, m.steps = nil, 0, 0, 0, rules.Nobody, steps{}
	m.stretch, m.epoch, m.birth = 0, [deckSize]uint16{}, [deckSize]uint16{}
	m.cache = snapshot{}
}

// take takes the top card of a pile that is known to have one.
func (m *match) take() cards.Card {
	c, ok := m.pile.Take()
	if !ok {
		panic("spectrix: took from an empty pile")
	}
	return c
}

// putBack shuffles cards of the table into the pile (SP-6, SP-8).
func (m *match) putBack(counts solver.Counts) {
	m.stretch++
	for c, n := range counts {
		for range n {
			f := takeColour(&m.laid, c)
			m.birth[f] = m.stretch
			m.pile.Put(cards.New(f))
		}
	}
	m.pile.Shuffle(m.r)
}
