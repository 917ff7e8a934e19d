package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// BenchmarkGame is one match of two seats, from the deal to its end, each move
// any of the accepted ones.
func BenchmarkGame(b *testing.B) {
	r := rules.NewRand(rules.Seed{1})
	var moves []rules.Move
	for b.Loop() {
		m := openWith(b, 2, "", r.Seed())
		for !m.over() {
			asked := m.Turn().Seats
			by := asked[r.N(len(asked))]
			moves = moves[:0]
			for mv := range m.Legal(by) {
				moves = append(moves, mv)
			}
			if err := m.Play(by, moves[r.N(len(moves))]); err != nil {
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

// BenchmarkHard is one match of four at the hard level.
func BenchmarkHard(b *testing.B) {
	r, p := rules.NewRand(rules.Seed{1}), at(rules.Hard)
	for b.Loop() {
		m := openWith(b, 4, "", r.Seed())
		for !m.over() {
			by := m.Turn().Seats[0]
			if err := m.Play(by, p(m, by, r)); err != nil {
				b.Fatal(err)
			}
		}
	}
}
