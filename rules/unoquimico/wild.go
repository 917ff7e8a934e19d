package unoquimico

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// drawAfterWild is how many cards the next player draws (UQ-8).
const drawAfterWild = 2

// playWild lays a comodín: the whole turn or, where the table allows it
// beside, before the own play or after a draw (UQ-8). Beside, both comodines
// may go in one turn; the next player then draws two for each.
func (m *match) playWild(by rules.Seat) error {
	if err := m.acts(); err != nil {
		return err
	}
	if !m.mayWild(by) {
		return illegal(CodeNoWild, "UQ-8")
	}
	goesOn := m.opt.Wild == "beside" && m.phase == PhasePlay
	m.layWild(by)
	m.passes, m.takeback = 0, false
	switch {
	case m.hands.At(by).Len() == 0:
		m.goOut(by)
	case goesOn:
		m.ask(by, PhasePlay)
	default:
		m.endTurn()
	}
	return nil
}

// layWild puts a comodín of by on top; the next player will draw two.
func (m *match) layWild(by rules.Seat) {
	f := m.wildOf(by)
	m.note(Entry{Kind: LogWild, Seat: by})
	keepsForce := m.opt.AfterWild == "element_in_force" && !m.force.any
	if !keepsForce {
		m.group, m.force = 0, force{element: none, with: none, any: true}
	}
	m.force.wild = true
	m.put(by, f)
	m.due += drawAfterWild
}

// wildOf is the comodín that by lays: the one just drawn, else the first held.
func (m *match) wildOf(by rules.Seat) cards.Face {
	if m.phase == PhaseDrawn && isWild(m.drawn) {
		return m.drawn
	}
	for f := range m.wildsOf(by).all {
		return f
	}
	panic("unoquimico: laid a comodín that is not held")
}
