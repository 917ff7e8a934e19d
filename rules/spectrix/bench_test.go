package spectrix

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// BenchmarkGame is one match of two seats, each move any of those listed.
func BenchmarkGame(b *testing.B) {
	r := rules.NewRand(rules.Seed{1})
	rounds := 0
	for b.Loop() {
		m := openWith(b, 2, "", r.Seed())
		for !m.over() {
			by := m.Turn().Seats[0]
			moves := slices.Collect(m.Legal(by))
			if err := m.Play(by, moves[r.N(len(moves))]); err != nil {
				b.Fatal(err)
			}
		}
		rounds += m.round
	}
	b.ReportMetric(float64(rounds)/b.Elapsed().Seconds(), "rounds/s")
}

// BenchmarkExact is one match of two seats at the hard level.
func BenchmarkExact(b *testing.B) {
	r := rules.NewRand(rules.Seed{1})
	rounds, hard := 0, policy(rules.Hard)
	for b.Loop() {
		m := openWith(b, 2, "", r.Seed())
		for !m.over() {
			by := m.Turn().Seats[0]
			if err := m.Play(by, hard(m, by, r)); err != nil {
				b.Fatal(err)
			}
		}
		rounds += m.round
	}
	b.ReportMetric(float64(rounds)/b.Elapsed().Seconds(), "rounds/s")
}

// BenchmarkView is what a table of four with a spectator is shown after a move.
func BenchmarkView(b *testing.B) {
	m := openWith(b, 4, "", rules.Seed{1})
	for b.Loop() {
		m.cache.public = nil
		for to := rules.Nobody; to <= 4; to++ {
			m.View(to)
		}
	}
}
