package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

// BenchmarkGame is one game of two seats, from the deal to the points.
func BenchmarkGame(b *testing.B) { rulestest.Bench(b, Kind(), 2, single) }

// BenchmarkPlay is one move of four seats, the first legal one, deals among
// them.
func BenchmarkPlay(b *testing.B) {
	m := openWith(b, 4, `{"games":40}`, rules.Seed{1})
	for b.Loop() {
		if m.over() {
			m = openWith(b, 4, `{"games":40}`, rules.Seed{1})
		}
		by := m.Turn().Seats[0]
		for mv := range m.Legal(by) {
			if err := m.Play(by, mv); err != nil {
				b.Fatal(err)
			}
			break
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

// BenchmarkHard is one decision of the hard level.
func BenchmarkHard(b *testing.B) {
	m, r := openWith(b, 4, "", rules.Seed{1}), rules.NewRand(rules.Seed{2})
	for b.Loop() {
		m.tried(m.asked, r)
	}
}
