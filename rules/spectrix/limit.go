package spectrix

import (
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// limited reports whether the playing time of the match will be over.
func (m *match) limited() bool { return m.opt.TimeLimit > 0 && !m.last }

// Ends is the playing time that the table agreed on, and the move that makes the
// round in progress the last one (SP-11).
func (m *match) Ends() (time.Duration, rules.Move) {
	if !m.limited() {
		return 0, nil
	}
	return time.Duration(m.opt.TimeLimit) * time.Minute, LastRound{}
}

// playLastRound is the room's move when the playing time is over. A match that
// waits for its next round ends at once, also before sudden death.
func (m *match) playLastRound(by rules.Seat) error {
	switch {
	case by != rules.Nobody:
		return illegal(rules.NotYourTurn, "SP-11")
	case !m.limited():
		return illegal(CodeNoTime, "SP-11")
	}
	m.last, m.takeback = true, false
	m.note(Entry{Kind: LogLast, Round: m.round})
	if m.phase == PhaseBetween {
		m.endMatch(ReasonTime, m.lowest())
	}
	return nil
}

// lowest lists the players of the running round with the lowest total.
func (m *match) lowest() []rules.Seat {
	return m.least(m.in(), func(s rules.Seat) int { return *m.totals.At(s) })
}
