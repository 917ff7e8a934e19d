package highcard

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// policy lays anything; but the easy one, the best card where it wins.
func policy(level rules.Level) rules.Policy {
	return func(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
		moves := slices.Collect(g.Legal(by))
		if level == rules.Easy {
			return moves[r.N(len(moves))]
		}
		if best := moves[len(moves)-1]; wins(g, by, best) {
			return best
		}
		return moves[0]
	}
}

// wins reports whether a card beats those in the trick.
func wins(g rules.Searcher, by rules.Seat, mv rules.Move) bool {
	m := g.Clone().(*match)
	before := *m.tricks.At(by)
	for m.asked == by && *m.tricks.At(by) == before {
		if m.Play(by, mv) != nil {
			return false
		}
	}
	return *m.tricks.At(by) > before
}
