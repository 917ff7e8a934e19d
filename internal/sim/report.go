package sim

import (
	"maps"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// tally is what a worker has counted.
type tally struct {
	matches, made, least, most int
	wins                       map[rules.Seat]int         // in parts of a win
	totals                     map[rules.Seat]map[int]int // total → in how many matches
	ends, moves                counts
}

type counts map[string]int

// parts is what a win is counted in, so that up to twelve winners share it evenly
// and sums do not depend on their order.
const parts = 27720

func (t *tally) over(r rules.Result, made int) {
	t.least = min(t.least, made)
	if t.matches == 0 {
		t.least = made
	}
	t.matches++
	t.made += made
	t.most = max(t.most, made)
	t.ends[r.Reason]++
	for _, s := range r.Winners {
		t.wins[s] += parts / len(r.Winners)
	}
	for s, points := range r.Totals {
		t.note(s, points, 1)
	}
}

// note counts a seat's total in n more matches.
func (t *tally) note(s rules.Seat, total, n int) {
	if t.totals[s] == nil {
		t.totals[s] = map[int]int{}
	}
	t.totals[s][total] += n
}

// newTally is an empty one.
func newTally() *tally {
	return &tally{wins: map[rules.Seat]int{}, totals: map[rules.Seat]map[int]int{}, ends: counts{}, moves: counts{}}
}

// Add takes in what another worker has counted.
func (t *tally) Add(o *tally) {
	if t.matches == 0 || o.matches > 0 && o.least < t.least {
		t.least = o.least
	}
	t.matches += o.matches
	t.made += o.made
	t.most = max(t.most, o.most)
	sum(t.wins, o.wins)
	for s, totals := range o.totals {
		for total, n := range totals {
			t.note(s, total, n)
		}
	}
	sum(t.ends, o.ends)
	sum(t.moves, o.moves)
}

func sum[K comparable](into, from map[K]int) {
	for k, n := range from {
		into[k] += n
	}
}

// Report is what became of the matches of a cell.
type Report struct {
	Game    string             `json:"game"`
	Seats   int                `json:"seats"`
	Players []string           `json:"players"` // of each seat
	Options string             `json:"options"` // JSON, "{}" for the defaults
	Matches int                `json:"matches"`
	Wins    []float64          `json:"wins,omitempty"`   // share of each seat, 0..1; a shared win is shared; none where one plays alone
	Levels  map[string]float64 `json:"levels,omitempty"` // share of all seats of a kind of player, likewise
	Points  []float64          `json:"points"`           // mean total of each seat
	Spread  []Spread           `json:"spread"`           // of the totals of each seat
	Moves   Length             `json:"moves"`
	Ends    map[string]float64 `json:"ends"`  // reason → share
	Kinds   map[string]float64 `json:"kinds"` // kind of move → how many a match
}

// Length is how many moves a match had.
type Length struct {
	Least int     `json:"least"`
	Mean  float64 `json:"mean"`
	Most  int     `json:"most"`
}

// Spread is how totals differ: a quarter of the matches had no more than Quarter,
// half of them no more than Median, and so on.
type Spread struct {
	Least         int `json:"least"`
	Quarter       int `json:"quarter"`
	Median        int `json:"median"`
	ThreeQuarters int `json:"three_quarters"`
	Most          int `json:"most"`
}

// spreadOf makes a spread of totals that matches had.
func spreadOf(totals map[int]int, matches int) Spread {
	rising := slices.Sorted(maps.Keys(totals))
	reached := func(quarters int) int {
		so := 0
		for _, total := range rising {
			if so += totals[total]; 4*so >= quarters*matches {
				return total
			}
		}
		return 0
	}
	return Spread{reached(0), reached(1), reached(2), reached(3), reached(4)}
}

// mean is of totals that matches had.
func mean(totals map[int]int, matches float64) float64 {
	all := 0
	for total, n := range totals {
		all += total * n
	}
	return float64(all) / matches
}

func (c *Config) report(t *tally) Report {
	n := float64(max(t.matches, 1))
	r := Report{
		Game: c.Kind.ID, Seats: c.Seats, Options: "{}", Matches: t.matches,
		Levels: map[string]float64{}, Moves: Length{t.least, float64(t.made) / n, t.most},
		Ends: share(t.ends, n), Kinds: share(t.moves, n),
	}
	if len(c.Options) > 0 {
		r.Options = string(c.Options)
	}
	for _, s := range rules.Seats(c.Seats) {
		player, won := c.Player(s), float64(t.wins[s])/parts/n
		r.Players = append(r.Players, player)
		r.Points = append(r.Points, mean(t.totals[s], n))
		r.Spread = append(r.Spread, spreadOf(t.totals[s], t.matches))
		if c.Seats > 1 {
			r.Wins = append(r.Wins, won)
			r.Levels[player] += won
		}
	}
	return r
}

// share is each count in n parts.
func share(c counts, n float64) map[string]float64 {
	shares := make(map[string]float64, len(c))
	for k, count := range c {
		shares[k] = float64(count) / n
	}
	return shares
}
