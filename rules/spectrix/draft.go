package spectrix

import (
	"regexp"

	"github.com/sobremesa-games/sobremesa/rules"
)

// groupName is what a group may be called that lies nowhere yet.
var groupName = regexp.MustCompile(`^[a-z0-9]{1,3}$`)

// MayDraft reports whether the others may watch by try: in its own turn, unless
// plays are private, or every step counts and they see those anyway (SP-7, SP-8).
// What is tried are cards of the table and of the own hand.
func (m *match) MayDraft(by rules.Seat, groups map[string][]string) bool {
	return m.mayMove(by) == nil && m.plays() && !m.opt.PrivateDraft && !m.opt.StrictTable && m.has(by, groups)
}

// plays reports whether somebody's turn runs.
func (m *match) plays() bool { return m.phase == PhasePlay || m.phase == PhaseDrawn }

// has reports whether groups have short names, and only cards that lie on the
// table or in a hand.
func (m *match) has(by rules.Seat, groups map[string][]string) bool {
	left, held := lies(m.table), m.held.At(by)
	for c := range left {
		left[c] += held[c]
	}
	for name, group := range groups {
		if len(group) == 0 || !groupName.MatchString(name) {
			return false
		}
		for _, code := range group {
			c, known := colourOf[code]
			if !known || left[c] == 0 {
				return false
			}
			left[c]--
		}
	}
	return true
}
