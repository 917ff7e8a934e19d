package periodyx

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// policy is how the machine plays at a level.
func policy(rules.Level) rules.Policy {
	return func(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
		moves := slices.Collect(g.Legal(by))
		return moves[r.N(len(moves))]
	}
}
