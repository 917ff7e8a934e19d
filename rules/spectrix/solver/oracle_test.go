package solver

import (
	"math/rand/v2"
	"os"
)

// long reports whether the full counts are asked for.
var long = os.Getenv("SOBREMESA_LONG") == "1"

// count is how many tables are tried.
func count(short, full int) int {
	if long {
		return full
	}
	return short / fewer
}

func chance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 2)) }

// brute tries every group for the first card that has to be laid, then every
// group and no group for the first that may be.
type brute map[[2]Counts]int

const never = -1000

func (b brute) most(table, hand Counts) int {
	key := [2]Counts{table, hand}
	if known, ok := b[key]; ok {
		return known
	}
	best := b.search(table, hand)
	b[key] = best
	return best
}

func (b brute) search(table, hand Counts) int {
	best := never
	c := firstOf(&table)
	if c < 0 {
		if c = firstOf(&hand); c < 0 {
			return 0
		}
		fewer := hand
		fewer[c]--
		best = b.most(table, fewer)
	}
	for _, g := range groupsWith(c) {
		t, h, laid := table, hand, 0
		if take(&t, &h, g, &laid) {
			best = max(best, b.most(t, h)+laid)
		}
	}
	return best
}

func firstOf(c *Counts) int {
	for i, n := range c {
		if n > 0 {
			return i
		}
	}
	return -1
}

// groupsWith lists every group with a card of the colour.
func groupsWith(c int) (all []Group) {
	for n := 3; n <= most; n++ {
		all = append(all, Group{From: uint8(c), Len: uint8(n)})
	}
	for n := 3; n <= Colours; n++ {
		for before := range n {
			all = append(all, Group{From: uint8((c + Colours - before) % Colours), Len: uint8(n), Run: true})
			if n == Colours {
				break
			}
		}
	}
	return all
}

// take takes the cards of a group, those of the table first.
func take(table, hand *Counts, g Group, laid *int) bool {
	var need Counts
	need.Add(g, 1)
	for c := range Colours {
		fromTable := min(need[c], table[c])
		table[c] -= fromTable
		hand[c] -= need[c] - fromTable
		*laid += int(need[c] - fromTable)
		if hand[c] < 0 {
			return false
		}
	}
	return true
}

// unreduced walks the ring over every state with up to eight sequences, from
// every one of them, without an end before the last.
func unreduced(table, hand Counts) int {
	best := never
	all := allStates()
	for _, start := range all {
		if start.open() > int(min(table[0]+hand[0], table[11]+hand[11])) {
			continue
		}
		best = max(best, walk(table, hand, start))
	}
	return best
}

func allStates() (all []state) {
	for one := uint8(0); one <= most; one++ {
		for two := uint8(0); one+two <= most; two++ {
			for l := uint8(0); one+two+l <= most; l++ {
				all = append(all, state{one, two, l})
			}
		}
	}
	return all
}

func walk(table, hand Counts, start state) int {
	at := map[state]int{start: 0}
	for c := range Colours {
		next := map[state]int{}
		for s, laid := range at {
			total := int(table[c] + hand[c])
			for used := s.open(); used <= total; used++ {
				rest := total - used
				yield := int(hand[c])
				if rest == 1 || rest == 2 {
					if yield = used - int(table[c]); yield < 0 {
						continue
					}
				}
				for on := uint8(0); on <= s.two+s.long; on++ {
					to := state{uint8(used - s.open()), s.one, on}
					if before, ok := next[to]; !ok || laid+yield > before {
						next[to] = laid + yield
					}
				}
			}
		}
		at = next
	}
	if laid, ok := at[start]; ok {
		return laid
	}
	return never
}

// randomTable is a table of random groups with at most the number of cards, and
// a hand.
func randomTable(r *rand.Rand, cards, handCards int) (groups []Group, table, hand Counts) {
	var deck Counts
	for c := range deck {
		deck[c] = most
	}
	for table.Sum() < cards {
		g := Group{From: uint8(r.IntN(Colours)), Len: uint8(3 + r.IntN(3)), Run: r.IntN(3) > 0}
		if g.Run && r.IntN(8) == 0 {
			g.Len = uint8(3 + r.IntN(10))
		}
		left := deck
		if left.Add(g, -1); anyBelowZero(&left) {
			if r.IntN(20) == 0 {
				break
			}
			continue
		}
		deck = left
		groups = append(groups, g)
		table.Add(g, 1)
	}
	for i := 0; i < handCards && deck.Sum() > 0; {
		if c := r.IntN(Colours); deck[c] > 0 {
			deck[c]--
			hand[c]++
			i++
		}
	}
	return groups, table, hand
}

func anyBelowZero(c *Counts) bool {
	for _, n := range c {
		if n < 0 {
			return true
		}
	}
	return false
}
