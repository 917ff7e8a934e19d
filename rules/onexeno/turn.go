package onexeno

import "github.com/sobremesa-games/sobremesa/rules"

// Codes of refusals, beside the rules' common ones.
const (
	CodeNotInHand  = "not_in_hand"     // OX-5: the seat does not hold the card
	CodeNoSuchTurn = "no_such_turn"    // OX-5: the card lies the same in a smaller turn
	CodeNoTurning  = "no_turning"      // OX-4, rotation off
	CodeCentre     = "only_the_centre" // OX-8: on an empty table a card lies in the centre
	CodeOccupied   = "occupied"        // OX-4: a card lies there
	CodeOutside    = "outside_box"     // OX-6: the cards would span more than five
	CodeNoContact  = "no_contact"      // OX-4: no card lies beside it
	CodeMismatch   = "mismatch"        // OX-4: a touching cell differs
	CodeMustLay    = "must_lay"        // OX-8: nobody passes on an empty table
	CodeCanPlace   = "can_place"       // OX-3, must_place: a card can be laid
	CodeNotOnTable = "not_on_table"    // OX-13: the card is not on the table
	CodeTurnedUp   = "turned_up_first" // OX-13: the first card is never claimed
	CodeOwnCard    = "own_card"        // OX-13: nobody claims what they laid
	CodeLockedOut  = "locked_out"      // OX-13: after a false claim, until the next turn
	CodeClaimsOpen = "claims_open"     // OX-13: the last card lies, only claims are made now
	CodeNotOnTop   = "not_on_top"      // OX-15: only the top card of the pile is laid
	CodeNotYetOver = "time_not_up"     // no time of the rules is running
)

func illegal(code, rule string, facts any) *rules.Illegal {
	return &rules.Illegal{Code: code, Rule: rule, Data: facts}
}

// Play makes by's move.
func (m *match) Play(by rules.Seat, mv rules.Move) error {
	if m.phase == PhaseOver {
		return illegal(rules.Over, "OX-10", nil)
	}
	m.cache.public = nil
	switch mv := mv.(type) {
	case TimeUp:
		return m.timeUp(by)
	case Claim:
		return m.playClaim(by, mv)
	}
	if !m.asks(by) {
		return illegal(rules.NotYourTurn, "", nil)
	}
	switch mv := mv.(type) {
	case Place:
		return m.playPlace(by, mv)
	case Pass:
		return m.playPass(by)
	case Next:
		return m.playNext(by)
	}
	return illegal(rules.UnknownMove, "", nil)
}

// asks reports whether by is one of those who are asked.
func (m *match) asks(by rules.Seat) bool {
	switch m.phase {
	case PhasePlay:
		return by == m.asked
	case PhaseClaims, PhaseBetween:
		return m.ready.Has(by) && !*m.ready.At(by)
	}
	return false
}

// begin is the start of a turn: one card is drawn while the stack lasts (OX-3).
func (m *match) begin(s rules.Seat) {
	m.takeback = false
	m.drew = m.stack.Len() > 0
	if m.drew {
		m.hold(s, m.draw())
	}
	m.unlock()
	m.ask(s, PhasePlay)
}

// endTurn ends the game when it is over (OX-10), or passes the turn to the left,
// over those who passed for good (OX-9).
func (m *match) endTurn(by rules.Seat) {
	m.turns++
	if m.hands.At(by).Len() == 0 {
		m.out = by
		m.finish(ReasonWentOut)
		return
	}
	next := by.Next(m.n)
	for range m.n {
		if !*m.passed.At(next) {
			m.begin(next)
			return
		}
		next = next.Next(m.n)
	}
	m.finish(ReasonAllPassed)
}

// playPass lays nothing, which is final without a draw (OX-3, OX-9).
func (m *match) playPass(by rules.Seat) error {
	if err := m.mayPass(by); err != nil {
		return err
	}
	*m.passed.At(by) = !m.drew
	m.note(Entry{Kind: LogPassed, Seat: by, Final: !m.drew})
	m.endTurn(by)
	m.takeback = m.phase == PhasePlay && !m.drew && !m.opt.MustPlace // else it tells that nothing fits
	return nil
}

// mayPass refuses to pass on an empty table (OX-8) and, where the table plays
// so, with a card that can be laid (OX-3).
func (m *match) mayPass(by rules.Seat) error {
	switch {
	case m.phase != PhasePlay:
		return m.noPlay()
	case m.field.occ == 0:
		return illegal(CodeMustLay, "OX-8", nil)
	case m.opt.MustPlace:
		if mv, ok := m.anyPlace(by); ok {
			return illegal(CodeCanPlace, "OX-3", mv)
		}
	}
	return nil
}

// noPlay refuses to lay or pass where no turn is played.
func (m *match) noPlay() error {
	if m.phase == PhaseClaims {
		return illegal(CodeClaimsOpen, "OX-13", nil)
	}
	return illegal(rules.UnknownMove, "OX-11", nil)
}

// timeUp is the room's move when a window of the rules is over.
func (m *match) timeUp(by rules.Seat) error {
	switch {
	case by != rules.Nobody:
		return illegal(rules.NotYourTurn, "", nil)
	case m.phase == PhaseClaims:
		m.endGame()
	case m.phase == PhaseBetween:
		m.nextGame()
	default:
		return illegal(CodeNotYetOver, "", nil)
	}
	return nil
}
