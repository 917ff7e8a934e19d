package periodyx

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Codes of refusals, beside the rules' common ones.
const (
	CodeNotInHand    = "not_in_hand"    // the seat does not hold the card
	CodeNoSuchPlayer = "no_such_player" // oneself, or nobody at the table
	CodeOtherGame    = "other_game"     // PX-2: another game is on
	CodeCardFirst    = "card_first"     // a card is to be chosen now
	CodeCanPlay      = "can_play"       // PX-17: the round can be played
	CodeLastCard     = "last_card"      // PX-10: the last card is safe
	CodeNotALetter   = "not_a_letter"   // PX-7
	CodeNotAStat     = "not_a_stat"     // PX-8: no figure of this game
	CodeNotAWay      = "not_a_way"      // PX-8, PX-11: higher, lower; earlier, later
	CodeNoFigure     = "no_figure"      // PX-8: the card has no such figure
	CodeEmptyPile    = "empty_pile"     // PX-15, PX-17
	CodeTableOff     = "table_off"      // PX-16: this table plays without Mendeleev
	CodeTableOnce    = "table_once"     // PX-15, mendeleev_per_turn
	CodeNoNeighbour  = "no_neighbour"   // PX-16: no neighbour of the card lies there
	CodeExchange     = "exchange_first" // PX-6: keep or exchange
	CodeNotAProperty = "not_a_property" // PX-12
	CodeTrivial      = "trivial"        // PX-12: the table leaves this property out
	CodeLockedOut    = "locked_out"     // PX-12: out of this race, or has answered
	CodeFree         = "free_match"     // PX-12: buzz, and say it in your own words
	CodeNotFree      = "not_free_match" // PX-12: claim a property of the list
	CodeText         = "text"           // PX-12: 1 to 40 characters
	CodeVoted        = "voted"          // PX-12: one vote each, none for oneself
	CodeNotYetOver   = "time_not_up"    // no time of the rules is running
)

func illegal(code, rule string) *rules.Illegal { return &rules.Illegal{Code: code, Rule: rule} }

// badWord refuses a word that was named.
func badWord(code, rule, word string) *rules.Illegal {
	return &rules.Illegal{Code: code, Rule: rule, Data: OfWord{word}}
}

// OfCard is the card that a refusal speaks of.
type OfCard struct {
	Card string `json:"card"`
}

// OfWord is the letter, figure, way or property that was named.
type OfWord struct {
	Word string `json:"word"`
}

// OfText is a text that is too long or too short, or holds what cannot be read.
type OfText struct {
	Characters int `json:"characters"` // that it has
	Most       int `json:"most"`
}

// OfGame is the game that is on.
type OfGame struct {
	Game string `json:"game"` // a word of Games
}

// OfPlayer is the player that a refusal speaks of.
type OfPlayer struct {
	Of rules.Seat `json:"of"`
}

// OfFigure is a figure that a card does not have.
type OfFigure struct {
	Card string `json:"card"`
	Stat string `json:"stat"`
}

// OfCell is a card without a neighbour, and the neighbours it could have.
type OfCell struct {
	Card  string   `json:"card"`
	Needs []string `json:"needs"`
}

// Play makes by's move.
func (m *match) Play(by rules.Seat, mv rules.Move) error {
	if m.phase == PhaseOver {
		return illegal(rules.Over, "")
	}
	if err := m.mayMove(by, mv); err != nil {
		return err
	}
	before := m.takeback
	m.takeback = false
	if err := m.play(by, mv); err != nil {
		m.takeback = before
		return err
	}
	m.cache.public = nil
	return nil
}

func (m *match) play(by rules.Seat, mv rules.Move) error {
	switch m.phase {
	case phaseLead:
		return m.playLead(by, mv)
	case phaseAnswer, phaseCounter:
		return m.playCard(by, mv)
	case PhaseExchange:
		return m.playExchange(by, mv)
	case PhaseRace:
		return m.playRace(by, mv)
	case PhaseState:
		return m.playState(by, mv)
	}
	return m.playVote(by, mv)
}

// mayMove reports whether by is one of those who are asked; the room is, when a
// time may be up.
func (m *match) mayMove(by rules.Seat, mv rules.Move) error {
	if _, ok := mv.(TimeUp); ok {
		return m.mayTime(by)
	}
	switch {
	case !m.hands.Has(by):
		return illegal(rules.NotYourTurn, "")
	case m.phase == PhaseRace && m.round.out[by]:
		return illegal(CodeLockedOut, "PX-12")
	case m.phase == PhaseVote && m.round.votes[by] != unvoted:
		return illegal(CodeVoted, "PX-12")
	case m.phase != PhaseRace && m.phase != PhaseVote && by != m.asked:
		return illegal(rules.NotYourTurn, "")
	}
	return nil
}

func (m *match) mayTime(by rules.Seat) error {
	switch {
	case by != rules.Nobody:
		return illegal(rules.NotYourTurn, "")
	case !m.timed():
		return illegal(CodeNotYetOver, "")
	}
	return nil
}

// timed reports whether a time of the rules runs.
func (m *match) timed() bool {
	return m.phase == PhaseRace || m.phase == PhaseState || m.phase == PhaseVote
}

// begin asks the leader, who may first play on Mendeleev's table (PX-15).
func (m *match) begin() {
	m.round = round{lead: none, reply: none}
	m.ask(m.leader, phaseLead)
}

// again asks the leader once more, after a card on Mendeleev's table.
func (m *match) again() { m.ask(m.leader, phaseLead) }

// playLead begins the game that is on.
func (m *match) playLead(by rules.Seat, mv rules.Move) error {
	switch mv := mv.(type) {
	case Table:
		return m.playTable(by, mv)
	case Go:
		return m.playGo(by)
	}
	if !slices.Contains(beginnings[m.game], mv.Do()) {
		return m.notNow(mv)
	}
	if m.stuck() && m.game != Surprise {
		return illegal(CodeEmptyPile, "PX-17")
	}
	switch mv := mv.(type) {
	case Ask:
		return m.playAsk(by, mv)
	case Letter:
		return m.playLetter(by, mv)
	case Predict:
		return m.playPredict(by, mv)
	case Draw:
		return m.playDraw(by)
	case Take:
		return m.playTake(by, mv)
	case Lay:
		return m.playLay(by, mv)
	}
	return illegal(rules.UnknownMove, "")
}

// beginnings are the moves that begin each game.
var beginnings = [numGames + 1][]string{
	AtomicPower: {"ask"}, HotStuff: {"ask"}, NeutronCountdown: {"ask"}, BigFreeze: {"ask"},
	AToZ: {"letter"}, HiLo: {"predict"}, EarlyBird: {"predict"}, AddIt: {"draw"}, Surprise: {"take"}, Match: {"lay"}, Classes: {"lay"},
}

// notNow refuses a move that begins another game, or none.
func (m *match) notNow(mv rules.Move) error {
	for _, moves := range beginnings {
		if slices.Contains(moves, mv.Do()) {
			return &rules.Illegal{Code: CodeOtherGame, Rule: "PX-2", Data: OfGame{Games[m.game]}}
		}
	}
	return illegal(rules.UnknownMove, "")
}

// stuck reports a game in which nothing can be done: the pile is empty (PX-17),
// or everybody else protects a last card (PX-10).
func (m *match) stuck() bool {
	switch m.game {
	case HiLo, EarlyBird, AddIt:
		return m.left() == 0
	case Surprise:
		for _, s := range rules.Seats(m.n) {
			if s != m.leader && m.hands.At(s).Len() >= 2 {
				return false
			}
		}
		return true
	}
	return false
}

// playGo ends a round in which nothing can be done.
func (m *match) playGo(by rules.Seat) error {
	if !m.stuck() {
		return &rules.Illegal{Code: CodeCanPlay, Rule: "PX-17", Data: OfGame{Games[m.game]}}
	}
	m.takeback = true
	reason := VoidPile
	if m.game == Surprise {
		reason = VoidLastCards
	}
	m.void(by, reason)
	m.endRound()
	return nil
}

// holds reports whether by holds the card, and which one it is.
func (m *match) holds(by rules.Seat, symbol, rule string) (cards.Face, error) {
	f, ok := deck().face[symbol]
	if !ok || !m.held.At(by).has(f) {
		return none, &rules.Illegal{Code: CodeNotInHand, Rule: rule, Data: OfCard{symbol}}
	}
	return f, nil
}

// another reports whether s is somebody else at the table.
func (m *match) another(by, s rules.Seat, rule string) error {
	if s == by || !m.hands.Has(s) {
		return &rules.Illegal{Code: CodeNoSuchPlayer, Rule: rule, Data: OfPlayer{s}}
	}
	return nil
}

// endRound passes the lead to the left and the game to the next of the
// indicator (PX-2), unless the match ends.
func (m *match) endRound() {
	m.turns++
	if m.ended() {
		return
	}
	m.advance()
	if m.game > m.opt.games() {
		m.advance()
	}
	m.begin()
}

// advance moves the lead and the indicator on together, also past a game that
// is left out: else at an even table some would never lead the better games.
func (m *match) advance() {
	m.leader = m.leader.Next(m.n)
	m.game = m.game%numGames + 1
}
