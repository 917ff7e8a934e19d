package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

// BenchmarkGame is one match of two seats.
func BenchmarkGame(b *testing.B) { rulestest.Bench(b, Kind(), 2, "") }

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
