package rulestest

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Bench plays whole matches, from the deal to their end: every seat that is asked
// makes any of its moves.
func Bench(b *testing.B, k *rules.Kind, seats int, options string) {
	r := rules.NewRand(rules.Seed{1})
	var moves []rules.Move
	for b.Loop() {
		g, err := k.New(rules.Setup{Seats: seats, Rev: k.Rev, Options: []byte(options), Seed: r.Seed()})
		if err != nil {
			b.Fatal(err)
		}
		for turn := g.Turn(); len(turn.Seats) > 0; turn = g.Turn() {
			by := turn.Seats[r.N(len(turn.Seats))]
			moves = moves[:0]
			for m := range g.Legal(by) {
				moves = append(moves, m)
			}
			if err := g.Play(by, moves[r.N(len(moves))]); err != nil {
				b.Fatal(err)
			}
		}
	}
}
