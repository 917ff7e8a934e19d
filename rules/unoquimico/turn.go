package unoquimico

import "github.com/sobremesa-games/sobremesa/rules"

// Codes of refusals, beside the rules' common ones.
const (
	CodeNotInHand     = "not_in_hand"            // UQ-3: the seat does not hold the card
	CodeNoCommon      = "no_common_property"     // UQ-2: nothing in common with the element in force
	CodeOnlyDrawn     = "only_drawn"             // UQ-6: only the card just drawn may be laid now
	CodeDrewAlready   = "drew_already"           // UQ-6: one card a turn
	CodeNeedsFit      = "scientist_needs_fit"    // UQ-4, scientists=fitting: who holds a fit lays a fit
	CodeOnlyIfStuck   = "scientist_only_stuck"   // UQ-4, scientists=only_if_stuck
	CodeNotAScientist = "not_a_scientist"        // UQ-4: only a scientist goes with an element
	CodeNotAnElement  = "not_an_element"         // UQ-3, UQ-4: a scientist is never laid alone
	CodeNoWild        = "no_wild"                // UQ-8: the seat holds no comodín, or not this one
	CodeNotBeside     = "wild_is_the_whole_turn" // UQ-8, wild=whole_turn
	CodeMustDraw      = "must_draw"              // UQ-8: after a comodín one draws and lays nothing
	CodeCanLay        = "can_lay"                // UQ-7, UQ-11: something can be laid
	CodeCanDraw       = "can_draw"               // UQ-11: a card can be drawn
	CodeNothingToDraw = "nothing_to_draw"        // UQ-11
	CodeNotAsked      = "name_not_asked"         // UQ-5: not one of the four names
	CodeNameFirst     = "name_first"             // UQ-5: a question is open
	CodeNotYetOver    = "time_not_up"            // no time of the rules is running
)

func illegal(code, rule string) *rules.Illegal { return &rules.Illegal{Code: code, Rule: rule} }

// OfCard is the card that a refusal speaks of.
type OfCard struct {
	Card string `json:"card"`
}

// OfCards is what could be laid instead: elements that fit, scientists that
// may go with an element, a comodín.
type OfCards struct {
	Fits       []string `json:"fits,omitempty"`
	Scientists []string `json:"scientists,omitempty"`
	Wild       bool     `json:"wild,omitempty"`
}

// able says what by could lay, for a refusal that rests on it.
func (m *match) able(by rules.Seat) OfCards {
	o := m.offers(by)
	return OfCards{Fits: codesOf(o.alone), Scientists: codesOf(o.scientists), Wild: m.mayWild(by)}
}

// Play makes by's move.
func (m *match) Play(by rules.Seat, mv rules.Move) error {
	if m.phase == PhaseOver {
		return illegal(rules.Over, "UQ-13")
	}
	m.cache.public = nil
	if _, ok := mv.(TimeUp); ok {
		return m.timeUp(by)
	}
	if err := m.mayMove(by); err != nil {
		return err
	}
	switch mv := mv.(type) {
	case Lay:
		return m.playLay(by, mv)
	case Wild:
		return m.playWild(by)
	case Draw:
		return m.playDraw(by)
	case Pass:
		return m.playPass(by)
	case Name:
		return m.playName(by, mv)
	case Next:
		return m.playNext(by)
	}
	return illegal(rules.UnknownMove, "")
}

// mayMove reports whether by is one of those who are asked.
func (m *match) mayMove(by rules.Seat) error {
	asked := by == m.asked && by != rules.Nobody
	if m.phase == PhaseBetween {
		asked = m.ready.Has(by) && !*m.ready.At(by)
	}
	if !asked {
		return illegal(rules.NotYourTurn, "")
	}
	return nil
}

// acts reports whether the asked seat chooses a play now: the only phases in
// which cards are laid.
func (m *match) acts() error {
	switch m.phase {
	case PhasePlay, PhaseDrawn:
		return nil
	case PhaseDrawTwo:
		return illegal(CodeMustDraw, "UQ-8")
	case PhaseName:
		return illegal(CodeNameFirst, "UQ-5")
	}
	return illegal(rules.UnknownMove, "UQ-13")
}

// endTurn passes the turn to the left. A game that goes on too long ends as
// blocked (UQ-14).
func (m *match) endTurn() {
	m.drawn, m.play = none, nil
	m.turns++
	if m.turns >= turnsPerSeat*m.n {
		m.endGame(ReasonBound)
		return
	}
	m.must, m.due = m.due, 0
	phase := PhasePlay
	if m.must > 0 {
		phase = PhaseDrawTwo
	}
	m.ask(m.asked.Next(m.n), phase)
}

// timeUp is the room's move when a window of the rules is over.
func (m *match) timeUp(by rules.Seat) error {
	switch {
	case by != rules.Nobody:
		return illegal(rules.NotYourTurn, "")
	case m.phase == PhaseName:
		m.answer(none)
	case m.phase == PhaseBetween:
		m.nextGame()
	default:
		return illegal(CodeNotYetOver, "")
	}
	return nil
}
