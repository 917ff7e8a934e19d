package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

// BenchmarkGame is one game of two seats, from the deal to the points.
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
