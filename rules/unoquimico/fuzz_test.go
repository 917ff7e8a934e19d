package unoquimico

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

// universe is every move that can be written. Cards that are not in
// the deck are left aside.
var universe = func() []rules.Move {
	moves := []rules.Move{Wild{}, Draw{}, Pass{}, Next{}, TimeUp{}, Name{}, Lay{}}
	for _, card := range deck().code {
		moves = append(moves, Name{card}, Lay{Element: card}, Lay{Element: card, Wild: true})
		for f := range deck().scientists.all {
			moves = append(moves, Lay{Element: card, Scientist: code(f)}, Lay{Element: card, Scientist: code(f), Wild: true})
		}
	}
	return moves
}()

func TestLegalIsExactlyWhatIsAccepted(t *testing.T) {
	r := rules.NewRand(rules.Seed{21})
	for _, options := range tables {
		finish(t, openWith(t, 2+r.N(3), options, r.Seed()), r, func(m *match) {
			if r.N(8) > 0 {
				return
			}
			for by := rules.Nobody; int(by) <= m.n; by++ {
				assert.ElementsMatch(t, acceptedOf(m, by), m.legal(by))
			}
		})
	}
}

func acceptedOf(m *match, by rules.Seat) []rules.Move {
	var moves []rules.Move
	c := m.clone()
	for _, mv := range universe {
		if c.Play(by, mv) == nil {
			moves = append(moves, mv)
			c = m.clone()
		}
	}
	return moves
}

// FuzzPlay plays any moves at any table: accepted exactly where Legal lists
// them, and never a card lost, made or shown to the wrong seat.
func FuzzPlay(f *testing.F) {
	f.Add(byte(2), byte(0), []byte{0, 1, 2, 3, 4, 5, 6, 7})
	f.Add(byte(10), byte(5), []byte("a long row of moves, some of them legal and most of them not"))
	f.Add(byte(3), byte(2), slices.Repeat([]byte{9, 130, 17, 251}, 40))
	f.Fuzz(func(t *testing.T, seats, table byte, choices []byte) {
		m := openWith(t, 2+int(seats)%9, tables[int(table)%len(tables)], rules.Seed{seats, table})
		choices = choices[:min(len(choices), 400)] // some games long
		for i := 0; i+1 < len(choices) && !m.over(); i += 2 {
			fuzzMove(t, m, choices[i], choices[i+1])
			if err := m.whole(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// fuzzMove plays a legal move of whoever is asked, or any move of anybody.
func fuzzMove(t *testing.T, m *match, who, what byte) {
	by, moves := m.Turn().Seats[0], universe
	if who < 200 {
		moves = m.legal(by)
	} else {
		by = rules.Seat(int(who) % (m.n + 1))
	}
	mv := moves[(int(what)*7+int(who))%len(moves)]
	legal := slices.Contains(m.legal(by), mv)
	before := rulestest.Everything(m)
	err := m.Play(by, mv)
	assert.Equal(t, legal, err == nil, "%d: %+v", by, mv)
	if err != nil {
		assert.Equal(t, before, rulestest.Everything(m), "a refused move changed something")
	}
}
