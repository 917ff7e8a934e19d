package spectrix

import (
	"github.com/sobremesa-games/sobremesa/rules"
)

// playDone ends a turn of steps, or restoring for a seat.
func (m *match) playDone(by rules.Seat, mv Done) error {
	switch {
	case m.phase == PhaseRestore && len(mv.White) > 0:
		return &rules.Illegal{Code: CodeNoWhiteLight, Rule: "SP-6", Data: OfGroup{Group: mv.White[0]}}
	case m.phase == PhaseRestore:
		m.doneRestoring(by)
		return nil
	case !m.opt.StrictTable:
		return illegal(CodeWholeTable, "SP-8")
	}
	c, err := m.checkDone(mv)
	if err != nil {
		return err
	}
	m.complete(by, c)
	return nil
}

func (m *match) checkDone(mv Done) (c commit, err error) {
	if !allValid(m.table) {
		return c, &rules.Illegal{Code: CodeInvalid, Rule: "SP-8", Data: OfGroups{m.broken()}}
	}
	c.laid = m.steps.own
	if c.groups, c.white, err = claimed(m.lying(), mv.White); err != nil {
		return c, err
	}
	return c, m.enough(c.laid.Sum(), len(c.white))
}

// lying is the groups of the table under their keys.
func (m *match) lying() []claim {
	list := make([]claim, len(m.table))
	for i, g := range m.table {
		list[i] = claim{g, keyName(g.key)}
		list[i].key = 0
	}
	return list
}
