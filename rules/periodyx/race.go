package periodyx

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// startRace lays both cards of Match! open for all (PX-12).
func (m *match) startRace() {
	m.turnOver(numStats)
	m.notePair(Entry{Kind: LogRace, Seat: m.leader})
	m.ask(rules.Nobody, PhaseRace)
}

// racing lists who is still in the race or, in a calm one, has not answered.
func (m *match) racing() []rules.Seat {
	list := make([]rules.Seat, 0, m.n)
	for _, s := range rules.Seats(m.n) {
		if !m.round.out[s] {
			list = append(list, s)
		}
	}
	return list
}

func (m *match) playRace(by rules.Seat, mv rules.Move) error {
	switch mv := mv.(type) {
	case TimeUp:
		m.endRace()
	case Pass:
		m.leaveRace(by)
	case Buzz:
		return m.playBuzz(by)
	case Claim:
		return m.playClaim(by, mv)
	default:
		return illegal(rules.UnknownMove, "PX-12")
	}
	return nil
}

// leaveRace is for a seat that has said all it has to say. When all have, the
// race is over.
func (m *match) leaveRace(by rules.Seat) {
	m.round.out[by] = true
	if m.opt.Race == "fast" {
		m.note(Entry{Kind: LogPassed, Seat: by})
	}
	m.raceOn()
}

func (m *match) raceOn() {
	if len(m.racing()) == 0 {
		m.endRace()
	}
}

// playClaim takes both cards for the first right claim; a wrong one locks the
// player out. In a calm race all answers wait for the others (PX-12).
func (m *match) playClaim(by rules.Seat, mv Claim) error {
	switch {
	case m.opt.FreeMatch:
		return illegal(CodeFree, "PX-12")
	case !slices.Contains(Properties, mv.Property):
		return badWord(CodeNotAProperty, "PX-12", mv.Property)
	case !slices.Contains(m.opt.properties(), mv.Property):
		return badWord(CodeTrivial, "PX-12", mv.Property)
	case m.opt.Race == "calm":
		m.round.claims[by] = mv.Property
		m.leaveRace(by)
	case m.holdsTrue(mv.Property):
		m.note(Entry{Kind: LogMatched, Seat: by, Property: mv.Property})
		m.win(by)
	default:
		m.note(Entry{Kind: LogMismatched, Seat: by, Property: mv.Property})
		m.round.out[by] = true
		m.raceOn()
	}
	return nil
}

// holdsTrue reports whether the two cards share the property.
func (m *match) holdsTrue(property string) bool {
	return m.opt.shares(property, m.round.lead, m.round.reply)
}

// endRace sends the cards home or, after a calm race, draws a lot among the
// right answers (PX-12).
func (m *match) endRace() {
	if m.opt.Race == "calm" {
		m.noteClaims()
		if right := m.rightly(); len(right) > 0 {
			m.win(right[m.r.N(len(right))])
			return
		}
	}
	m.void(rules.Nobody, VoidNobody)
	m.endRound()
}

// rightly lists who answered rightly in a calm race.
func (m *match) rightly() []rules.Seat {
	var list []rules.Seat
	for _, s := range rules.Seats(m.n) {
		if m.round.claims[s] != "" && m.holdsTrue(m.round.claims[s]) {
			list = append(list, s)
		}
	}
	return list
}

// noteClaims tells what everybody answered in a calm race.
func (m *match) noteClaims() {
	for _, s := range rules.Seats(m.n) {
		if p := m.round.claims[s]; p != "" {
			e := Entry{Kind: LogMismatched, Seat: s, Property: p}
			if m.holdsTrue(p) {
				e.Kind = LogMatched
			}
			m.note(e)
		}
	}
}
