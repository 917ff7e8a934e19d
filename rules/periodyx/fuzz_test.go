package periodyx

import (
	"reflect"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

func FuzzConforms(f *testing.F) { rulestest.Fuzz(f, Kind(), conformance(f)) }

// universe is every move that can be written with the words of the game, but
// for free texts.
var universe = func() []rules.Move {
	moves := []rules.Move{Draw{}, Go{}, Keep{}, Exchange{}, Pass{}, Buzz{}, TimeUp{}, Vote{}, Vote{Yes: true}, Say{}, Claim{}}
	for s := range rules.Seat(4) {
		moves = append(moves, Take{s})
		for _, game := range Games {
			moves = append(moves, Ask{s, game})
		}
		for _, l := range alphabet {
			moves = append(moves, Letter{s, l})
		}
		for f := range deckMost {
			moves = append(moves, Lay{deck().code[f], s})
		}
	}
	for _, p := range Properties {
		moves = append(moves, Claim{p})
	}
	for f := range deckMost {
		moves = append(moves, Table{deck().code[f]}, Show{deck().code[f]})
		for s := range numStats {
			for _, w := range []string{"higher", "lower", "earlier", "later"} {
				moves = append(moves, Predict{deck().code[f], s.String(), w})
			}
		}
	}
	return moves
}()

func TestLegalIsExactlyWhatIsAccepted(t *testing.T) {
	r := rules.NewRand(rules.Seed{21})
	for _, options := range []string{"", `{"race":"calm","trivial":false}`, `{"free_match":true}`, `{"deck":"1-54","mendeleev":"free_first"}`} {
		for range games(2, 50) {
			for m := openWith(t, 3, options, r.Seed()); !m.over(); {
				for by := rules.Nobody; int(by) <= m.n; by++ {
					same(t, m, by)
				}
				asked := m.Turn().Seats
				by := asked[r.N(len(asked))]
				if err := m.Play(by, uniformly(m, by, r)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// same compares what is accepted with what is listed; no texts.
func same(t *testing.T, m *match, by rules.Seat) {
	listed := slices.DeleteFunc(m.legal(by), func(mv rules.Move) bool { return mv.Do() == "say" })
	var accepted []rules.Move
	c := m.clone()
	for _, mv := range universe {
		if c.Play(by, mv) == nil {
			accepted = append(accepted, mv)
			c = m.clone()
		}
	}
	assert.ElementsMatch(t, accepted, listed, "%d in %s, game %d", by, m.phase, m.game)
}

// The client reads from a view what Legal lists.
func TestCanAgreesWithLegal(t *testing.T) {
	r := rules.NewRand(rules.Seed{4})
	for _, options := range []string{"", `{"free_match":true}`, `{"race":"calm","deck":"118"}`} {
		for m := openWith(t, 3, options, r.Seed()); !m.over(); {
			for _, s := range rules.Seats(m.n) {
				assert.Equal(t, dos(m.legal(s)), offered(m.view(s)), "%s, game %d", m.phase, m.game)
			}
			asked := m.Turn().Seats
			by := asked[r.N(len(asked))]
			if err := m.Play(by, uniformly(m, by, r)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func dos(moves []rules.Move) map[string]bool {
	kinds := map[string]bool{}
	for _, mv := range moves {
		kinds[mv.Do()] = true
	}
	return kinds
}

// offered is the kinds of moves that a client reads from a view.
func offered(v View) map[string]bool {
	kinds := map[string]bool{}
	if v.Fits != nil {
		kinds["table"] = true
	}
	if v.Can == nil {
		return kinds
	}
	can := reflect.ValueOf(*v.Can)
	for i := range can.NumField() {
		if !can.Field(i).IsZero() {
			kinds[Kind().Moves[fieldDo(can.Type().Field(i))].Do()] = true
		}
	}
	if kinds["exchange"] {
		kinds["keep"] = true
	}
	return kinds
}

func fieldDo(f reflect.StructField) string {
	name := f.Tag.Get("json")
	return name[:len(name)-len(",omitempty")]
}
