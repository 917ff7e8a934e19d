package periodyx

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Why a match ended.
const (
	ReasonTarget = "target" // somebody holds as many cards as win at once (PX-3)
	ReasonEmpty  = "empty"  // somebody holds none (PX-4)
	ReasonStill  = "still"  // the pile is empty and nothing has changed for long (PX-18)
	ReasonBound  = "bound"  // the pile has been empty for too long (PX-18)
)

// Rounds without a pile after which the match ends (PX-18).
const (
	stillMost = numGames // that moved no card
	dryMost   = numGames // for each seat
)

// settle is called after every movement of cards: a full hand wins, an empty
// one stops the match, in this order (PX-3, PX-4). It reports whether the match
// is over.
func (m *match) settle() bool {
	for _, s := range rules.Seats(m.n) {
		if m.hands.At(s).Len() >= m.most {
			m.finish(ReasonTarget, s)
			return true
		}
	}
	for _, s := range rules.Seats(m.n) {
		if m.hands.At(s).Len() == 0 {
			m.finish(ReasonEmpty, m.richest())
			return true
		}
	}
	return false
}

// ended stops a match whose pile is empty once nothing moves any more, or it
// goes on too long (PX-18). It is called after every round.
func (m *match) ended() bool {
	if m.left() > 0 {
		return false
	}
	m.dry++
	m.still++
	if m.round.moved {
		m.still = 0
	}
	switch {
	case m.still >= stillMost:
		m.finish(ReasonStill, m.richest())
	case m.dry >= dryMost*m.n:
		m.finish(ReasonBound, m.richest())
	default:
		return false
	}
	return true
}

// richest is the seat with most cards; of several, the one that holds the
// highest atomic number (PX-4).
func (m *match) richest() rules.Seat {
	var best rules.Seat
	most, high := -1, none
	for _, s := range rules.Seats(m.n) {
		n, f := m.hands.At(s).Len(), m.held.At(s).last()
		if n > most || n == most && above(f, high) {
			best, most, high = s, n, f
		}
	}
	return best
}

func above(f, g cards.Face) bool { return f != none && (g == none || f > g) }

func (m *match) finish(reason string, winner rules.Seat) {
	totals := map[rules.Seat]int{}
	for _, s := range rules.Seats(m.n) {
		totals[s] = m.hands.At(s).Len()
	}
	m.result = &rules.Result{Reason: reason, Winners: []rules.Seat{winner}, Totals: totals}
	m.note(Entry{Kind: LogOver, Seat: winner, Reason: reason, Totals: totals})
	m.takeback = false // the winner may tell of hands
	m.ask(rules.Nobody, PhaseOver)
}
