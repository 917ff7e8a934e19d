package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// What a decision is judged by.
const (
	PropertyLay       = "lay"         // a card could be laid
	PropertyRearrange = "rearrange"   // rearranging the table would lay more than laying the longest group or addition again and again
	PropertyWhite     = "white_light" // White Light could be claimed
	PropertyRestore   = "restore"     // the table is broken (SP-8)
	PropertyPair      = "pair"        // the like of a card was seen (SP-15)
	PropertyUnseen    = "unseen"      // no like was seen, and there is a card that nobody has seen (SP-15)
)

// Assess judges how a turn ends: whether something could be laid, whether
// rearranging would have laid more, whether White Light was there at no cost. The
// best move lays as much as can be laid, and claims where that costs nothing. Of
// restoring it judges whether a step brings the table nearer to being whole.
func (m *match) Assess(by rules.Seat, mv rules.Move) []rules.Finding {
	if m.phase == PhaseRestore && m.mayMove(by) == nil {
		return []rules.Finding{m.ofRestoring(by, mv)}
	}
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

// ofRestoring holds a step for right if fewer cards lie amiss after it, on
// whichever way to a whole table the solver sees before it or after it, or if it is
// the next one on the way back.
func (m *match) ofRestoring(by rules.Seat, mv rules.Move) rules.Finding {
	f := rules.Finding{Property: PropertyRestore, Chance: !allValid(m.table)}
	if step, ok := mv.(Step); ok && f.Chance {
		after, want := m.clone(), m.mended()
		after.step(by, step)
		nearer := min(after.amiss(want), after.amiss(after.mended())) < m.amiss(want)
		back, _ := m.nextStep(by, m.unbroken())
		f.Right = nearer || step == back
	}
	_, done := mv.(Done)
	f.Best = f.Right || !f.Chance && done
	return f
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

// Assess says of a flip at Memory whether it turned a card whose like all have
// seen; where there is none, whether it turned one that nobody has seen. To cover
// what lies open decides nothing.
func (m *memory) Assess(by rules.Seat, mv rules.Move) []rules.Finding {
	flip, ok := mv.(Flip)
	if !ok || by != m.asked {
		return nil
	}
	at, known := flip.Place-1, m.remembered(everything)
	pair := rules.Finding{Property: PropertyPair}
	for c, places := range known {
		if m.phase == PhaseFlip && len(places) == 2 || m.phase == PhaseSecond && c == m.turned() && len(places) == 1 {
			pair.Chance = true
			pair.Right = pair.Right || slices.Contains(places, at)
		}
	}
	unseen := rules.Finding{Property: PropertyUnseen, Chance: !pair.Chance && m.unseen()}
	unseen.Right = unseen.Chance && m.seen[at] == 0
	pair.Best = pair.Right || unseen.Right || !pair.Chance && !unseen.Chance
	unseen.Best = pair.Best
	return []rules.Finding{pair, unseen}
}

// turned is the colour of the first card of this turn.
func (m *memory) turned() int {
	c, _ := m.up[m.first].Peek()
	return colour(c.Face())
}

// unseen reports whether a card lies face down that nobody has seen.
func (m *memory) unseen() bool {
	for i := range m.down {
		if m.down[i].Len() > 0 && m.seen[i] == 0 {
			return true
		}
	}
	return false
}
