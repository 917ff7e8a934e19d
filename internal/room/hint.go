package room

import (
	"encoding/json"
	"fmt"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// ownHint is the move that asks for a game's own hints, nil where it has none.
func ownHint(kind *rules.Kind) rules.Move {
	for _, mv := range kind.Moves {
		if asksForHelp(mv) {
			return mv
		}
	}
	return nil
}

func asksForHelp(mv rules.Move) bool {
	_, ok := mv.(rules.Helping)
	return ok
}

// told is how much a seat was told about the question that a version put.
type told struct {
	asked uint64
	level int
}

// decideHint tells a seat as much as it asks for. What it was told before it is
// told again, without a record.
func (r *Room) decideHint(c *call, act Hint) (event, rules.Seat, *Refusal) {
	seat, refusal := r.ownSeat(c)
	if refusal == nil {
		refusal = r.playable()
	}
	if refusal == nil && act.Level < 0 {
		refusal = badOption("level")
	}
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	if own := ownHint(r.state.kind); own != nil {
		return r.state.match.nextHint(seat, own, act.Level), seat, nil
	}
	return r.state.match.nextAdvice(seat, act.Level)
}

// nextHint is the game's own hint, unless the seat has the level that it asks for.
func (m *match) nextHint(seat rules.Seat, own rules.Move, level int) event {
	if _, grade := m.ownHint(seat); level > 0 && level <= grade {
		return nil
	}
	return &moved{Seat: seat, Move: own}
}

// nextAdvice raises a seat to the level that it asks for, if it is not there.
func (m *match) nextAdvice(seat rules.Seat, level int) (event, rules.Seat, *Refusal) {
	known := m.toldOf(seat)
	if level == 0 {
		level = known + 1
	}
	level = min(level, rules.HintMost)
	switch {
	case m.advice(seat, level) == nil:
		return nil, rules.Nobody, refuse(NotOffered)
	case level <= known:
		return nil, seat, nil
	}
	return &hinted{Seat: seat, Level: level}, seat, nil
}

func (e *hinted) apply(s *state) error {
	m := s.match
	if m == nil || s.phase != Playing || !m.told.Has(e.Seat) {
		return fmt.Errorf("a hint in phase %s", s.phase)
	}
	*m.told.At(e.Seat) = told{m.asked, e.Level}
	m.countHint(e.Seat)
	return nil
}

// countHint makes a new map, since tables hold the one before.
func (m *match) countHint(seat rules.Seat) {
	counts := map[rules.Seat]int{seat: 1}
	for s, n := range m.hints {
		counts[s] += n
	}
	m.hints = counts
}

// toldOf is the level that a seat has reached in the present question.
func (m *match) toldOf(seat rules.Seat) int {
	if t := m.told.At(seat); t.asked == m.asked {
		return t.level
	}
	return 0
}

// advice is what the game says on a level, nil where it has nothing to say.
func (m *match) advice(seat rules.Seat, level int) json.RawMessage {
	if a, ok := m.game.(rules.Advisor); ok {
		if h, ok := a.Advise(seat); ok {
			return wire.EncodeHint(h.At(level))
		}
	}
	return nil
}

// ownHint is the game's own hint that a seat sees and its grade, nil and 0
// without one.
func (m *match) ownHint(seat rules.Seat) (json.RawMessage, int) {
	helper, ok := m.game.(rules.Helper)
	if !ok {
		return nil, 0
	}
	hint, grade := helper.Helped(seat)
	text, err := json.Marshal(hint)
	if grade == 0 || err != nil {
		return nil, 0
	}
	return text, grade
}

// help adds to the answer to a Hint what its seat has been told.
func (r *Room) help(c *call, a *Answer) {
	if _, ok := c.cmd.Act.(Hint); !ok {
		return
	}
	m := r.state.match
	if ownHint(r.state.kind) != nil {
		a.Hint, _ = m.ownHint(a.Seat)
	} else {
		a.Hint = m.advice(a.Seat, m.toldOf(a.Seat))
	}
}

// helpAgain answers a Hint that was answered before, as long as its question is
// the present one and its seat the device's.
func (r *Room) helpAgain(c *call, o outcome) outcome {
	if _, ok := c.cmd.Act.(Hint); !ok || o.refusal != nil {
		return o
	}
	_, refusal := r.ownSeat(c)
	if refusal == nil {
		refusal = r.playable()
	}
	if refusal == nil && o.answer.V < r.state.match.asked {
		refusal = refuse(Stale)
	}
	if refusal != nil {
		return outcome{refusal: refusal}
	}
	r.help(c, &o.answer)
	return o
}
