package periodyx

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// drawForTable is how many cards a card on Mendeleev's table is worth (PX-15).
const drawForTable = 2

// playTable plays a card in its own cell of Mendeleev's table and draws two, or
// as many as there are (PX-15).
func (m *match) playTable(by rules.Seat, mv Table) error {
	if err := m.mayTable(); err != nil {
		return err
	}
	f, err := m.holds(by, mv.Card, "PX-15")
	if err != nil {
		return err
	}
	if !m.fits(f) {
		return &rules.Illegal{Code: CodeNoNeighbour, Rule: "PX-16", Data: OfCell{mv.Card, codesOf(deck().beside[f])}}
	}
	m.putOnTable(m.part(by, f))
	n := min(drawForTable, m.left())
	m.note(Entry{Kind: LogTable, Seat: by, Card: mv.Card, Count: n})
	for range n {
		m.draw(by)
	}
	m.round.tables++
	if !m.settle() {
		m.again()
	}
	return nil
}

// mayTable reports whether the leader may play on the table at all.
func (m *match) mayTable() error {
	switch {
	case m.opt.Mendeleev == "off":
		return illegal(CodeTableOff, "PX-16")
	case m.left() == 0:
		return illegal(CodeEmptyPile, "PX-15")
	case m.opt.MendeleevPerTurn == 1 && m.round.tables == 1:
		return illegal(CodeTableOnce, "PX-15")
	}
	return nil
}

// fits reports whether a neighbour of the card's cell is filled; where the
// table begins empty, the first card may be any (PX-16).
func (m *match) fits(f cards.Face) bool {
	return m.laid.empty() || !deck().beside[f].and(m.laid).empty()
}

// fitting is a seat's cards that may be played on the table.
func (m *match) fitting(s rules.Seat) (set faces) {
	if m.mayTable() != nil {
		return set
	}
	for f := range m.held.At(s).all {
		if m.fits(f) {
			set.add(f)
		}
	}
	return set
}
