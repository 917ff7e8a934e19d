package unoquimico

import "github.com/sobremesa-games/sobremesa/rules"

// Advise is the first element that shares most with the one in force, or the
// right name. Where nothing has to be shared, or nothing is, it is what gets rid
// of most; where nothing can be laid there is nothing to say.
func (m *match) Advise(by rules.Seat) (rules.Hint, bool) {
	var best rules.Hint
	most := 0
	for mv := range m.Legal(by) {
		if n, property := rules.Right(m.known(by, mv)); n > most {
			best, most = rules.Hint{Do: mv.Do(), Property: property, Move: mv}, n
		}
	}
	if most == 0 {
		best = m.shedding(by)
	}
	if lay, ok := best.Move.(Lay); ok {
		best.Card = lay.Element
	}
	return best, best.Move != nil
}

// shedding is what gets rid of most, nothing where nothing can be laid.
func (m *match) shedding(by rules.Seat) rules.Hint {
	switch mv := m.greedy(by).(type) {
	case Lay:
		return rules.Hint{Do: mv.Do(), Move: mv}
	case Wild:
		return rules.Hint{Do: mv.Do(), Property: Comodin, Move: mv}
	}
	return rules.Hint{}
}
