package spectrix

import "github.com/sobremesa-games/sobremesa/rules"

// What a decision is judged by.
const (
	PropertyLay       = "lay"         // a card could be laid
	PropertyRearrange = "rearrange"   // rearranging the table would lay more than laying the longest group or addition again and again
	PropertyWhite     = "white_light" // White Light could be claimed
)

// Assess judges how a turn ends: whether something could be laid, whether
// rearranging would have laid more, whether White Light was there at no cost. The
// best move lays as much as can be laid, and claims where that costs nothing.
func (m *match) Assess(by rules.Seat, mv rules.Move) []rules.Finding {
	laid, white, ends := m.ends(by, mv)
	if !ends || m.mayMove(by) != nil {
		return nil
	}
	next, most := m.best(by)
	now := m.layoutOf(by)
	_, plain := now.withoutInserting()
	if m.opt.one() {
		plain = most
	}
	best := laid >= most && (white || !next.white)
	return []rules.Finding{
		{Property: PropertyLay, Chance: most > 0, Right: most > 0 && laid > 0, Best: best},
		{Property: PropertyRearrange, Chance: most > plain, Right: most > plain && laid > plain, Best: best},
		{Property: PropertyWhite, Chance: next.white, Right: next.white && white, Best: best},
	}
}

// ends says how many cards a move that ends a turn lays, and whether it claims
// White Light.
func (m *match) ends(by rules.Seat, mv rules.Move) (laid int, white, ends bool) {
	switch mv := mv.(type) {
	case Play:
		c, err := m.check(by, mv)
		return c.laid.Sum(), len(c.white) > 0, err == nil && !m.opt.StrictTable
	case Done:
		return m.steps.laid(), len(mv.White) > 0, m.phase != PhaseRestore
	case Draw, Pass, GiveUp:
		return 0, false, true
	}
	return 0, false, false
}
