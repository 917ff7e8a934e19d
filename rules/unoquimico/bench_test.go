package unoquimico

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

func BenchmarkGame(b *testing.B) {
	r := rules.NewRand(rules.Seed{1})
	for range b.N {
		g, _ := newMatch(rules.Setup{Seats: 2, Rev: 1, Options: []byte(`{"games":1}`), Seed: r.Seed()})
		for {
			if _, over := g.Result(); over {
				break
			}
			by := g.Turn().Seats[0]
			moves := slices.Collect(g.Legal(by))
			if err := g.Play(by, moves[r.N(len(moves))]); err != nil {
				b.Fatal(err)
			}
		}
	}
}
