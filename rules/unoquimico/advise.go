package unoquimico

import "github.com/sobremesa-games/sobremesa/rules"

// Advise is the first element that shares most with the one in force, or the
// right name. Where nothing has to be shared it is what gets rid of most; where
// nothing can be laid there is nothing to say.
func (m *match) Advise(by rules.Seat) (rules.Hint, bool) {
	var best rules.Hint
	most := 0
	for mv := range m.Legal(by) {
		if n, property := rules.Right(m.known(by, mv)); n > most {
			best, most = rules.Hint{Do: mv.Do(), Property: property, Move: mv}, n
		}
	}
	if most == 0 {
		mv := m.greedy(by)
		if mv == nil || !isLay(mv) {
			return best, false
		}
		best = rules.Hint{Do: mv.Do(), Move: mv}
	}
	if lay, ok := best.Move.(Lay); ok {
		best.Card = lay.Element
	}
	return best, true
}
