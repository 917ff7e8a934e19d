package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// BenchmarkGame is one game of two seats, from the deal to the points, through
// rules.Game, each move any of the accepted ones.
func BenchmarkGame(b *testing.B) {
	r := rules.NewRand(rules.Seed{1})
	var moves []rules.Move
	for b.Loop() {
		var g rules.Game = openWith(b, 2, "", r.Seed())
		for {
			turn := g.Turn()
			if len(turn.Seats) == 0 {
				break
			}
			moves = moves[:0]
			for mv := range g.Legal(turn.Seats[0]) {
				moves = append(moves, mv)
			}
			if err := g.Play(turn.Seats[0], moves[r.N(len(moves))]); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// BenchmarkView is what a table of four with a spectator is shown after a
// move.
func BenchmarkView(b *testing.B) {
	m := openWith(b, 4, "", rules.Seed{1})
	for b.Loop() {
		m.cache.public = nil
		for to := rules.Nobody; to <= 4; to++ {
			m.View(to)
		}
	}
}
