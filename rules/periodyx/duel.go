package periodyx

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Why a round came to nothing.
const (
	VoidEqual     = "equal"      // PX-6
	VoidMissing   = "missing"    // PX-6: a card has no such figure
	VoidSameClass = "same_class" // PX-13
	VoidNobody    = "nobody"     // PX-12: nobody claimed rightly
	VoidPile      = "empty_pile" // PX-17
	VoidLastCards = "last_cards" // PX-10
)

// duels are the figures of the duels (PX-5).
var duels = [numGames + 1]stat{AtomicPower: number, HotStuff: boiling, NeutronCountdown: neutrons, BigFreeze: melting}

// playAsk names the other player of a duel, who chooses first (PX-5).
func (m *match) playAsk(by rules.Seat, mv Ask) error {
	if mv.Game != Games[m.game] {
		return m.notNow(mv)
	}
	if err := m.another(by, mv.Seat, "PX-5"); err != nil {
		return err
	}
	m.note(Entry{Kind: LogAsked, Seat: by, Of: mv.Seat, Game: Games[m.game]})
	m.round.other, m.takeback = mv.Seat, true
	m.ask(mv.Seat, phaseAnswer)
	return nil
}

// playLay lays the leader's card of Match! face up (PX-12) or of
// Natural/Synthetic/Atomic face down (PX-13), and names the other player.
func (m *match) playLay(by rules.Seat, mv Lay) error {
	f, err := m.holds(by, mv.Card, m.rule())
	if err != nil {
		return err
	}
	if err := m.another(by, mv.Seat, m.rule()); err != nil {
		return err
	}
	m.round.other, m.round.lead, m.takeback = mv.Seat, f, m.game == Classes
	e := Entry{Kind: LogLaidDown, Seat: by, Of: mv.Seat, Game: Games[m.game]}
	if m.game == Match {
		m.reveal(f)
		e.Kind, e.Card = LogLaid, code(f)
	}
	m.note(e)
	m.ask(mv.Seat, phaseAnswer)
	return nil
}

// rule is the ruling of the game that is on.
func (m *match) rule() string {
	return [numGames + 1]string{
		"", "PX-5", "PX-7", "PX-5", "PX-8", "PX-5", "PX-9", "PX-5", "PX-10", "PX-11", "PX-12", "PX-13",
	}[m.game]
}

// playCard chooses a card of a comparison.
func (m *match) playCard(by rules.Seat, mv rules.Move) error {
	show, ok := mv.(Show)
	if !ok {
		return illegal(CodeCardFirst, m.rule())
	}
	f, err := m.holds(by, show.Card, m.rule())
	if err != nil {
		return err
	}
	switch {
	case m.phase == phaseCounter:
		m.round.lead = f
		m.duel()
	case m.game == Match:
		m.round.reply = f
		m.startRace()
	case m.game == Classes:
		m.round.reply = f
		m.compareClasses()
	default:
		m.announce(by, f)
	}
	return nil
}

// announce tells all the name of the card chosen; only then the leader chooses
// (PX-5).
func (m *match) announce(by rules.Seat, f cards.Face) {
	m.round.reply = f
	m.reveal(f)
	e := Entry{Kind: LogAnnounced, Seat: by, Card: code(f)}
	if m.opt.ShowStats {
		m.unveil(f, duels[m.game])
		e.Stat, e.Value = duels[m.game].String(), m.said(f, false).Value
	}
	m.note(e)
	m.ask(m.leader, phaseCounter)
}

// duel turns both cards over and gives them to the better one (PX-5), unless
// they are equal or one has no such figure (PX-6).
func (m *match) duel() {
	what := duels[m.game]
	m.turnOver(what)
	a, b := deck().value[what][m.round.lead], deck().value[what][m.round.reply]
	switch {
	case a == missing || b == missing:
		m.voidMissing(a, b)
	case a == b:
		m.void(rules.Nobody, VoidEqual)
		m.endRound()
	case a > b == (m.game != BigFreeze):
		m.win(m.leader)
	default:
		m.win(m.round.other)
	}
}

// turnOver lays both cards open.
func (m *match) turnOver(what stat) {
	m.reveal(m.round.lead)
	m.reveal(m.round.reply)
	m.round.open = true
	if what != numStats {
		m.unveil(m.round.lead, what)
		m.unveil(m.round.reply, what)
	}
}

// win gives both cards to a seat, which may be a third one in Match! (PX-12).
func (m *match) win(s rules.Seat) {
	m.pastOf(s, "")
	m.notePair(Entry{Kind: LogWon, Seat: s, Game: Games[m.game]})
	m.give(m.leader, s, m.round.lead)
	m.give(m.round.other, s, m.round.reply)
	if !m.settle() {
		m.endRound()
	}
}

// void sends the cards home. by is who did it, if one did.
func (m *match) void(by rules.Seat, reason string) {
	m.pastOf(rules.Nobody, reason)
	m.notePair(Entry{Kind: LogVoid, Seat: by, Game: Games[m.game], Reason: reason})
}

// notePair writes a line about the two cards that lie open, if they do.
func (m *match) notePair(e Entry) {
	if m.round.open {
		lead, reply := m.said(m.round.lead, true), m.said(m.round.reply, true)
		e.Of, e.Card, e.Value, e.Next, e.NextValue = m.round.other, lead.Name, lead.Value, reply.Name, reply.Value
	}
	m.note(e)
}

// compared is the two cards that lie open, by seat, with the figures compared.
func (m *match) compared() map[rules.Seat]Said {
	if !m.round.open {
		return nil
	}
	return map[rules.Seat]Said{
		m.leader:      m.said(m.round.lead, true),
		m.round.other: m.said(m.round.reply, true),
	}
}

// pastOf keeps the outcome of the round for the views.
func (m *match) pastOf(winner rules.Seat, reason string) {
	m.past = &Past{Game: Games[m.game], Lead: m.leader, Winner: winner, Void: reason, Cards: m.compared()}
}

// voidMissing asks the owners of cards without the figure, the leader first,
// what becomes of them; not while the pile is empty (PX-6).
func (m *match) voidMissing(a, b int64) {
	m.void(rules.Nobody, VoidMissing)
	switch {
	case m.left() == 0:
		m.endRound()
	case a == missing:
		if b == missing {
			m.round.second = m.round.other
		}
		m.ask(m.leader, PhaseExchange)
	default:
		m.ask(m.round.other, PhaseExchange)
	}
}

// playExchange keeps the card, or puts it under the pile and then takes the
// top one (PX-6).
func (m *match) playExchange(by rules.Seat, mv rules.Move) error {
	f := m.mineWithout(by)
	switch mv.(type) {
	case Keep:
		m.takeback = true
		m.note(Entry{Kind: LogKept, Seat: by, Card: code(f)})
	case Exchange:
		m.bury(m.part(by, f))
		m.note(Entry{Kind: LogExchanged, Seat: by, Card: code(f)})
		m.draw(by)
	default:
		return illegal(CodeExchange, "PX-6")
	}
	if m.round.second != rules.Nobody {
		m.round.second = rules.Nobody
		m.ask(m.round.other, PhaseExchange)
		return nil
	}
	m.endRound()
	return nil
}

// mineWithout is the card without the figure that a seat has in the duel.
func (m *match) mineWithout(by rules.Seat) cards.Face {
	if by == m.round.other {
		return m.round.reply
	}
	return m.round.lead
}

// beats says which class wins: natural beats synthetic, natural and
// radioactive beats natural, synthetic beats natural and radioactive (PX-13).
var beats = map[string]string{
	"natural": "synthetic_radioactive", "natural_radioactive": "natural", "synthetic_radioactive": "natural_radioactive",
}

// compareClasses turns both cards over at once (PX-13).
func (m *match) compareClasses() {
	m.turnOver(numStats)
	a, b := deck().elements[m.round.lead].Occurrence, deck().elements[m.round.reply].Occurrence
	switch {
	case beats[a] == b:
		m.win(m.leader)
	case beats[b] == a:
		m.win(m.round.other)
	default:
		m.void(rules.Nobody, VoidSameClass)
		m.endRound()
	}
}
