package unoquimico

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// policy is how the machine plays at a level: easy like a child that lays
// anything it may, medium getting rid of as much as it can, hard by playing
// what it may do to the end of the game in many imagined tables.
func policy(l rules.Level) rules.Policy {
	return func(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
		m := g.(*match)
		switch {
		case m.phase == PhaseName:
			return m.guess(l, r)
		case l == rules.Easy:
			return m.childish(by, r)
		case l == rules.Hard:
			return m.tried(by, r)
		}
		return m.greedy(by)
	}
}

// guess says the right name, at the easy level three times in four.
func (m *match) guess(l rules.Level, r *rules.Rand) rules.Move {
	if l == rules.Easy && r.N(4) == 0 {
		return Name{Name: code(m.play.names[r.N(len(m.play.names))])}
	}
	return Name{Name: code(m.play.questions[0])}
}

// childish lays its last cards where it can, else anything it may, and takes a
// comodín rather than draw: it keeps nothing back and looks at nobody else.
func (m *match) childish(by rules.Seat, r *rules.Rand) rules.Move {
	moves := slices.Collect(m.Legal(by))
	held := m.hands.At(by).Len()
	if i := slices.IndexFunc(moves, func(mv rules.Move) bool { return spends(mv) == held }); i >= 0 {
		return moves[i]
	}
	lays := 0
	for lays < len(moves) && isLay(moves[lays]) {
		lays++
	}
	switch {
	case lays > 0:
		return moves[r.N(lays)]
	case slices.Contains(moves, rules.Move(Wild{})):
		return Wild{}
	}
	return moves[0]
}

// spends is how many cards a move lays.
func spends(mv rules.Move) (n int) {
	switch mv := mv.(type) {
	case Lay:
		n = 1
		if mv.Scientist != "" {
			n++
		}
		if mv.Wild {
			n++
		}
	case Wild:
		n = 1
	}
	return n
}

// isLay holds for the moves that Legal yields first.
func isLay(mv rules.Move) bool { _, ok := mv.(Lay); return ok }

// greedy is the move that gets rid of most.
func (m *match) greedy(by rules.Seat) rules.Move {
	var best rules.Move
	most := -1
	for mv := range m.Legal(by) {
		if worth := m.worth(by, mv); worth > most {
			best, most = mv, worth
		}
	}
	return best
}

// Worths of a move, to compare: one more card laid outweighs which element it
// is, and nothing outweighs going out or stopping who is about to.
const (
	worthCard   = 100
	worthUrgent = 10 * worthCard
	worthWild   = 10 // rather than draw
	worthDraw   = 1
)

func (m *match) worth(by rules.Seat, mv rules.Move) int {
	switch mv := mv.(type) {
	case Lay:
		return m.worthOfLay(mv)
	case Wild:
		return m.worthOfWild(by)
	case Draw:
		return worthDraw
	}
	return 0
}

// worthOfLay gets rid of elements first that fit on few others.
func (m *match) worthOfLay(mv Lay) int {
	worth := 2*worthCard - deck().fits[m.opt.simple()][deck().face[mv.Element]].len()
	if mv.Scientist != "" {
		worth += worthCard
	}
	if mv.Wild {
		worth += worthCard
	}
	return worth
}

// worthOfWild keeps a comodín until it is the last card, nothing else can be
// laid, or the next player is about to go out.
func (m *match) worthOfWild(by rules.Seat) int {
	const aboutToGoOut = 2 // cards that may be laid in one turn
	if m.hands.At(by).Len() == 1 || m.hands.At(by.Next(m.n)).Len() <= aboutToGoOut {
		return worthUrgent
	}
	return worthWild
}
