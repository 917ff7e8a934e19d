package room

import (
	"fmt"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// apply plays the moves again that are left. Whoever knows a hand goes on knowing
// it, hints stay counted, and time that was used stays used; but what is asked now
// is asked anew.
func (e *undone) apply(s *state) error {
	m := s.match
	if m == nil || s.phase != Playing {
		return fmt.Errorf("moves taken back in phase %s", s.phase)
	}
	kept := m.kept(e.To)
	game, err := m.before(s.kind, kept)
	if err != nil {
		return err
	}
	m.steps = slices.Delete(m.steps, kept, len(m.steps))
	m.forced = nil
	for _, st := range m.steps {
		if st.forced != nil {
			m.forced = st.forced
		}
	}
	m.game, m.turn = game, game.Turn()
	m.asked, m.timed, m.used = s.v, s.v, 0
	m.undid = undid{s.v, *e}
	return nil
}

// undid is an undo and its version.
type undid struct {
	v uint64
	undone
}

// kept is how many moves were made up to a version.
func (m *match) kept(to uint64) int {
	n, _ := slices.BinarySearchFunc(m.steps, to+1, func(st step, v uint64) int { return int(int64(st.v - v)) })
	return n
}

// before is the match after its first moves. Its question has a number that none
// had so far, so that nobody takes it for one that was answered.
func (m *match) before(kind *rules.Kind, moves int) (rules.Game, error) {
	setup := m.setup
	setup.Decision = m.turn.Decision
	game, err := kind.New(setup)
	for _, st := range m.steps[:moves] {
		if err == nil {
			err = game.Play(st.seat, st.move)
		}
	}
	return game, err
}

// floor is the earliest version that the match may go back to: since then nothing
// was drawn or shown, and no hand began or ended.
func (m *match) floor() uint64 {
	for _, st := range slices.Backward(m.steps) {
		if !st.back {
			return st.v
		}
	}
	return m.began
}
