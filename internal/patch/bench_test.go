package patch_test

import (
	"encoding/json"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/elements"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/require"
)

// document has the form of what a room shows.
type document struct {
	Room *table     `json:"room"`
	Game rules.View `json:"game,omitempty"`
}

type table struct {
	Code       string                `json:"code"`
	Phase      string                `json:"phase"`
	Options    json.RawMessage       `json:"options"`
	HouseRules map[string]string     `json:"house_rules"`
	Seats      rules.BySeat[place]   `json:"seats"`
	Says       map[uint32]said       `json:"says,omitempty"`
	Totals     map[rules.Seat]int    `json:"totals,omitempty"`
	Clock      *struct{ LeftMS int } `json:"clock,omitempty"`
}

type place struct {
	Name string `json:"name,omitempty"`
	Kind string `json:"kind"`
	Here bool   `json:"here"`
}

type said struct {
	Seat   rules.Seat `json:"seat"`
	Phrase string     `json:"phrase"`
}

// houseRules are one map for all tables of a room.
var houseRules = map[string]string{"games": "1"}

func aTable() *table {
	return &table{
		Code: "KXR4TN", Phase: "playing", Options: json.RawMessage(`{"mode":"full","games":1}`), HouseRules: houseRules,
		Seats: rules.BySeat[place]{{"Nora", "person", true}, {"Ane", "person", true}, {"Iker", "person", false}, {"", "bot", true}},
	}
}

// play makes n moves of a match of four, or all there are, the first that is
// offered each time, and gives what seat 1 saw after each.
func play(t testing.TB, n int) []document {
	g, err := unoquimico.Kind().New(rules.Setup{Seats: 4, Rev: 1, Seed: rules.Seed{7}})
	require.NoError(t, err)
	docs := []document{{Room: aTable(), Game: g.View(1)}}
	for range n {
		if _, over := g.Result(); over {
			break
		}
		by := g.Turn().Seats[0]
		for m := range g.Legal(by) {
			require.NoError(t, g.Play(by, m))
			break
		}
		docs = append(docs, document{Room: aTable(), Game: g.View(1)})
	}
	return docs
}

// BenchmarkAppendUnoMove is what a seat sees of a move, the public part having
// been worked out for another seat.
func BenchmarkAppendUnoMove(b *testing.B) {
	docs := play(b, 40)
	appendPairs(b, 20, func(i int) (from, to any) { return &docs[20+i], &docs[21+i] })
}

// BenchmarkAppendUnoPublic is what all see of a move.
func BenchmarkAppendUnoPublic(b *testing.B) {
	docs := play(b, 40)
	appendPairs(b, 20, func(i int) (from, to any) {
		return docs[20+i].Game.(unoquimico.View).Public, docs[21+i].Game.(unoquimico.View).Public
	})
}

// BenchmarkAppendUnoDraw is what a seat with twenty cards sees of drawing one.
func BenchmarkAppendUnoDraw(b *testing.B) {
	public := play(b, 20)[20].Game.(unoquimico.View).Public
	from, to := unoquimico.View{Public: public, Hand: hand(20)}, unoquimico.View{Public: public, Hand: hand(21)}
	appendPairs(b, 1, func(int) (any, any) { return &from, &to })
}

// hand holds the first n elements.
func hand(n int) map[string]int {
	cards := map[string]int{}
	for i, e := range elements.All()[:n] {
		cards[e.Symbol] = i
	}
	return cards
}

// appendPairs makes the patches of n pairs in turn.
func appendPairs(b *testing.B, n int, pair func(i int) (from, to any)) {
	dst := make([]byte, 0, 16<<10)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		from, to := pair(i % n)
		dst, _ = patch.Append(dst[:0], from, to)
	}
	b.SetBytes(int64(len(dst)))
}

func BenchmarkEncodeUnoDocument(b *testing.B) {
	docs := play(b, 40)
	dst := make([]byte, 0, 16<<10)
	b.ReportAllocs()
	for i := range b.N {
		dst = patch.Encode(dst[:0], &docs[20+i%20])
	}
	b.SetBytes(int64(len(dst)))
}
