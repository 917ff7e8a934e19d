package spectrix

import "github.com/sobremesa-games/sobremesa/rules"

// MayDraft reports whether the others may watch by try: in its own turn, unless
// plays are private, or every step counts and they see those anyway (SP-7, SP-8).
func (m *match) MayDraft(by rules.Seat) bool {
	return m.mayMove(by) == nil && m.plays() && !m.opt.PrivateDraft && !m.opt.StrictTable
}

// plays reports whether somebody's turn runs.
func (m *match) plays() bool { return m.phase == PhasePlay || m.phase == PhaseDrawn }
