package spectrix

import (
	"github.com/sobremesa-games/sobremesa/rules"
)

// Codes of refusals, beside the rules' common ones.
const (
	CodeTooFew        = "too_few"         // SP-1: a group has three cards
	CodeTwice         = "colour_twice"    // SP-2: a sequence has each colour once
	CodeApart         = "not_neighbours"  // SP-2: the colours are not consecutive
	CodeUnknownCard   = "unknown_card"    // SP-1: no such colour
	CodeMissing       = "card_missing"    // SP-4: a card of the table is not on the new one
	CodeNotInHand     = "not_in_hand"     // SP-4: the hand has no such card
	CodeOtherCards    = "other_cards"     // SP-4: other cards are laid than the mover says
	CodeNothingLaid   = "nothing_laid"    // SP-3: no card laid and no White Light
	CodeOneAction     = "one_action"      // SP-3, actions=one
	CodeNoWhiteLight  = "no_white_light"  // SP-6: not a spectrum
	CodeNeedsCard     = "needs_card"      // SP-6, white_needs_card
	CodeCanPlay       = "can_play"        // SP-5, must_play: something can be laid
	CodeNothingToDraw = "nothing_to_draw" // SP-13
	CodeCanDraw       = "can_draw"        // SP-13: who passes has nothing to draw
	CodeDrewAlready   = "drew_already"    // SP-5, play_drawn: one card a turn
	CodeStepByStep    = "step_by_step"    // SP-8, strict_table: a turn is steps
	CodeWholeTable    = "whole_table"     // SP-8: without strict_table a turn is one commit
	CodeNoGroup       = "no_such_group"   // SP-8
	CodeNotThere      = "not_there"       // SP-8: the card is not where the step takes it from
	CodeNotYours      = "not_yours"       // SP-8: only what one laid in this turn goes back to the hand
	CodeTooManySteps  = "too_many_steps"  // SP-8
	CodeInvalid       = "table_invalid"   // SP-8: some groups are none
	CodeLaidCards     = "laid_cards"      // SP-8: there are own cards on the table
	CodeValid         = "table_valid"     // SP-8: there is nothing to give up
	CodeNoHints       = "no_hints"        // hints=false
	CodeAllSaid       = "all_said"        // the hint has no further grade
	CodeNoTime        = "no_time_limit"   // SP-11: no time was agreed, or it is over already
	CodeNotYetOver    = "time_not_up"     // no time of the rules is running
)

func illegal(code, rule string) *rules.Illegal { return &rules.Illegal{Code: code, Rule: rule} }

// OfGroup is the group that a refusal speaks of, by the key of the mover.
type OfGroup struct {
	Group string   `json:"group"`
	Cards []string `json:"cards,omitempty"`
}

// OfCards is the cards that a refusal speaks of.
type OfCards struct {
	Cards []string `json:"cards,omitempty"`
}

// OfGroups is the groups that a refusal speaks of.
type OfGroups struct {
	Groups []string `json:"groups"`
}

// OfAble is what a seat can do instead: lay so many cards or, without any, claim
// White Light.
type OfAble struct {
	Count int  `json:"count,omitempty"`
	White bool `json:"white,omitempty"`
}

// OfCount is how many steps may be made.
type OfCount struct {
	Count int `json:"count"`
}

// Play makes by's move.
func (m *match) Play(by rules.Seat, mv rules.Move) error {
	if m.phase == PhaseOver {
		return illegal(rules.Over, "SP-11")
	}
	m.cache.public = nil
	switch mv := mv.(type) {
	case TimeUp:
		return m.timeUp(by)
	case LastRound:
		return m.playLastRound(by)
	default:
		if err := m.mayMove(by); err != nil {
			return err
		}
		return m.playAsked(by, mv)
	}
}

// playAsked makes a move of a seat that is waited for.
func (m *match) playAsked(by rules.Seat, mv rules.Move) error {
	if _, next := mv.(Next); next != (m.phase == PhaseBetween) {
		return illegal(rules.UnknownMove, "SP-9")
	}
	switch mv := mv.(type) {
	case Play:
		return m.playTable(by, mv)
	case Draw:
		return m.playDraw(by)
	case Pass:
		return m.playPass(by)
	case Step:
		return m.playStep(by, mv)
	case Done:
		return m.playDone(by, mv)
	case GiveUp:
		return m.playGiveUp(by)
	case Hint:
		return m.playHint(by)
	case Next:
		return m.playNext(by)
	}
	return illegal(rules.UnknownMove, "")
}

// mayMove reports whether by is one of those who are waited for.
func (m *match) mayMove(by rules.Seat) error {
	asked := by == m.asked && by != rules.Nobody
	if m.phase == PhaseBetween || m.phase == PhaseRestore {
		asked = m.ready.Has(by) && m.waits(by)
	}
	if !asked {
		return illegal(rules.NotYourTurn, "")
	}
	return nil
}

// waits reports whether a phase for all waits for the seat.
func (m *match) waits(s rules.Seat) bool {
	return *m.still.At(s) && !*m.ready.At(s) && (m.phase != PhaseRestore || s != m.asked)
}

// unready lists whom a phase for all waits for.
func (m *match) unready() []rules.Seat {
	var seats []rules.Seat
	for _, s := range rules.Seats(m.n) {
		if m.waits(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// timeUp is the room's move when a window of the rules is over.
func (m *match) timeUp(by rules.Seat) error {
	switch {
	case by != rules.Nobody:
		return illegal(rules.NotYourTurn, "")
	case m.phase == PhaseRestore:
		m.restored()
	case m.phase == PhaseBetween:
		m.nextRound()
	default:
		return illegal(CodeNotYetOver, "")
	}
	return nil
}

// startTurn asks a seat to play.
func (m *match) startTurn(s rules.Seat) {
	m.hint = 0
	m.steps = steps{before: m.table}
	m.begin(s, PhasePlay)
}

// endTurn passes the turn to the left. A round that goes on too long ends as
// blocked (SP-14).
func (m *match) endTurn() {
	m.turns++
	if m.turns >= turnsPerSeat*len(m.in()) {
		m.endRound(ReasonBound)
		return
	}
	m.startTurn(m.after(m.asked))
}

// playDraw takes a card and ends the turn, or lets it be played (SP-3, SP-5).
func (m *match) playDraw(by rules.Seat) error {
	if err := m.mayDraw(by); err != nil {
		return err
	}
	m.hold(by, m.take())
	m.passes, m.takeback = 0, false
	m.note(Entry{Kind: LogDrew, Seat: by, Count: 1})
	if m.opt.PlayDrawn {
		m.hint = 0
		m.ask(by, PhaseDrawn)
		return nil
	}
	m.endTurn()
	return nil
}

// mayDraw checks that by may draw now.
func (m *match) mayDraw(by rules.Seat) error {
	switch {
	case m.phase == PhaseRestore:
		return illegal(rules.UnknownMove, "SP-8")
	case m.phase == PhaseDrawn:
		return illegal(CodeDrewAlready, "SP-5")
	case m.pile.Len() == 0:
		return illegal(CodeNothingToDraw, "SP-13")
	}
	return m.mayEnd(by)
}

// playPass keeps the card just drawn, or ends a turn in which nothing can be
// drawn. A lap of passes blocks the round (SP-13).
func (m *match) playPass(by rules.Seat) error {
	if err := m.mayPass(by); err != nil {
		return err
	}
	m.takeback = !m.opt.MustPlay // else it tells that nothing can be laid
	if m.phase == PhaseDrawn {
		m.note(Entry{Kind: LogPassed, Seat: by})
		m.endTurn()
		return nil
	}
	m.note(Entry{Kind: LogPassed, Seat: by, Count: m.passes + 1})
	m.countPass()
	return nil
}

// countPass ends a turn in which nothing was laid and nothing was there to draw.
func (m *match) countPass() {
	m.passes++
	if m.passes == len(m.in()) {
		m.endRound(ReasonBlocked)
		return
	}
	m.endTurn()
}

func (m *match) mayPass(by rules.Seat) error {
	switch {
	case m.phase == PhaseRestore:
		return illegal(rules.UnknownMove, "SP-8")
	case m.phase == PhasePlay && m.pile.Len() > 0:
		return illegal(CodeCanDraw, "SP-13")
	}
	return m.mayEnd(by)
}

// mayEnd checks that by may end its turn without laying anything.
func (m *match) mayEnd(by rules.Seat) error {
	switch {
	case m.opt.StrictTable && !allValid(m.table):
		return &rules.Illegal{Code: CodeInvalid, Rule: "SP-8", Data: OfGroups{m.broken()}}
	case m.steps.laid() > 0:
		return &rules.Illegal{Code: CodeLaidCards, Rule: "SP-8", Data: OfCards{codes(m.steps.own)}}
	case m.opt.MustPlay:
		if n, able := m.able(by); able {
			return &rules.Illegal{Code: CodeCanPlay, Rule: "SP-5", Data: OfAble{n, n == 0}}
		}
	}
	return nil
}
