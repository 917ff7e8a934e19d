package unoquimico

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// playDraw draws one card, which may then be laid (UQ-6), or what a comodín
// makes the seat draw (UQ-8). The choice after a draw is offered whatever was
// drawn, so that nobody learns whether the card could be laid.
func (m *match) playDraw(by rules.Seat) error {
	switch m.phase {
	case PhaseDrawTwo:
		m.draw(by, m.must)
		m.takeback = false
		m.endTurn()
		return nil
	case PhasePlay:
		return m.drawOne(by)
	case PhaseDrawn:
		return illegal(CodeDrewAlready, "UQ-6")
	}
	return m.acts()
}

func (m *match) drawOne(by rules.Seat) error {
	if !m.opt.VoluntaryDraw && m.offers(by).able() {
		return &rules.Illegal{Code: CodeCanLay, Rule: "UQ-7", Data: m.able(by)}
	}
	if m.left() == 0 {
		return illegal(CodeNothingToDraw, "UQ-11")
	}
	m.draw(by, 1)
	m.passes, m.takeback = 0, false
	m.ask(by, PhaseDrawn)
	return nil
}

// playPass keeps the card just drawn (UQ-6) or, where nothing can be drawn and
// nothing laid, does nothing; when all pass in a row the game is blocked
// (UQ-11).
func (m *match) playPass(by rules.Seat) error {
	switch m.phase {
	case PhaseDrawn:
		m.note(Entry{Kind: LogKept, Seat: by})
		m.takeback = true
		m.endTurn()
		return nil
	case PhasePlay:
		return m.passTurn(by)
	}
	return m.acts()
}

// passTurn is for a seat that can draw nothing and lay nothing, not even a
// comodín. It counts only where the seat laid no comodín before in this turn:
// the next one does not get to play then, so nobody knows that all are stuck.
func (m *match) passTurn(by rules.Seat) error {
	if m.left() > 0 {
		return illegal(CodeCanDraw, "UQ-11")
	}
	if m.offers(by).able() || m.mayWild(by) {
		return &rules.Illegal{Code: CodeCanLay, Rule: "UQ-11", Data: m.able(by)}
	}
	if m.due == 0 {
		m.passes++
	}
	m.note(Entry{Kind: LogPassed, Seat: by, Count: m.passes})
	m.takeback = false // it tells that nothing fits
	if m.passes == m.n {
		m.endGame(ReasonBlocked)
		return nil
	}
	m.endTurn()
	return nil
}

// left is how many cards can be drawn, those below the top group among them.
func (m *match) left() int { return m.pile.Len() + m.laid.Len() - m.group }

// draw gives by n cards, or as many as there are.
func (m *match) draw(by rules.Seat, n int) {
	n = min(n, m.left())
	for range n {
		if m.pile.Len() == 0 {
			m.reshuffle()
		}
		c := m.take()
		m.drawn = c.Face()
		m.hold(by, c)
	}
	m.note(Entry{Kind: LogDrew, Seat: by, Count: n})
}

// reshuffle makes a new pile of the cards laid, without the top group (UQ-10).
func (m *match) reshuffle() {
	m.pile = cards.MakePile(cards.Counted, rules.Nobody, m.laid.TakeBelow(m.group)...)
	m.pile.Shuffle(m.r)
	m.stretch++
	m.note(Entry{Kind: LogReshuffled, Count: m.pile.Len()})
}
