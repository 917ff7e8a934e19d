package onexeno

import (
	"fmt"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// tally is what a run of single games showed.
type tally struct {
	games, own, able, places, tricks, points, allPassed int
}

// run plays single games with the same policy in all seats.
func run(t testing.TB, n, count int, options string, play player) (sum tally) {
	r := rules.NewRand(rules.Seed{9})
	for range count {
		m := openWith(t, n, options, r.Seed())
		for !m.over() {
			if m.field.occ != 0 {
				w := m.world()
				_, places := w.fits(nil)
				sum.own++
				sum.places += places
				sum.able += count1(places > 0)
			}
			if err := m.Play(m.asked, play(m, m.asked, r)); err != nil {
				t.Fatal(err)
			}
		}
		sum.games++
		sum.allPassed += count1(m.past[1].Reason == ReasonAllPassed)
		for i := range n {
			sum.tricks += m.tricks[i]
			sum.points += m.past[1].Points[rules.Seat(i+1)]
		}
	}
	return sum
}

func count1(b bool) int {
	if b {
		return 1
	}
	return 0
}

// band is what a cell of single games shows over 5,000 games.
type band struct {
	options   string
	play      string
	n         int
	able      float64 // percentage of turns in which a card fits
	places    float64 // to choose from, a turn
	tricks    float64 // a game
	points    float64 // a seat, on average
	allPassed float64 // percentage of games that end so
}

var bands = []band{
	{"", "greedy", 2, 90, 31, 9.6, 82, 81},
	{"", "greedy", 4, 94, 30, 9.3, 38, 60},
	{"", "greedy", 7, 93, 30, 8.9, 19, 33},
	{"", "greedy", 10, 92, 28, 8.4, 11, 18},
	{"", "random", 2, 88, 22, 9.2, 71, 88},
	{"", "random", 4, 91, 22, 8.8, 31, 68},
	{"", "random", 7, 90, 22, 8.1, 14, 44},
	{"", "random", 10, 89, 22, 7.4, 7, 25},
	{`{"contact":"edge"}`, "greedy", 2, 97, 15, 10.7, 101, 55},
	{`{"contact":"edge"}`, "random", 10, 92, 11, 8.4, 10, 13},
	{`{"match":"edges","contact":"edge"}`, "greedy", 2, 87, 13, 8.3, 58, 88},
	{`{"match":"edges","contact":"edge"}`, "random", 10, 84, 11, 5.8, 2, 62},
	{`{"rotation":false}`, "greedy", 2, 54, 7, 3.9, -31, 100},
	{`{"rotation":false,"contact":"edge"}`, "greedy", 2, 71, 3, 6.1, 13, 99},
	{`{"rotation":false,"contact":"edge"}`, "greedy", 10, 82, 3.5, 5.7, 1, 72},
}

// A figure far from its band means that a rule has changed.
func TestTheGameGoesAsItWasMeasured(t *testing.T) {
	policies := map[string]player{"random": atRandom, "greedy": greedily}
	for _, b := range bands {
		sum := run(t, b.n, games(400, 5000), b.options, policies[b.play])
		name := fmt.Sprintf("%s, %s, %d seats", b.options, b.play, b.n)
		got := band{b.options, b.play, b.n, 100 * ratio(sum.able, sum.own), ratio(sum.places, sum.own), ratio(sum.tricks, sum.games), ratio(sum.points, sum.games*b.n), 100 * ratio(sum.allPassed, sum.games)}
		t.Logf("%+v", got)
		assert.InDelta(t, b.able, got.able, 3, name)
		assert.InDelta(t, b.places, got.places, 2, name)
		assert.InDelta(t, b.tricks, got.tricks, 0.3, name)
		assert.InDelta(t, b.points, got.points, 4, name)
		assert.InDelta(t, b.allPassed, got.allPassed, float64(games(6, 3)), name)
	}
}

func ratio(a, b int) float64 { return float64(a) / float64(b) }
