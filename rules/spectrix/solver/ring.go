// Package solver answers exactly how many cards of a hand can be laid onto a
// table of Spectrix, and how: groups are three or more cards of one colour, or
// three or more neighbours on the ring of twelve colours, each once.
//
// An arrangement is read boundary by boundary around the ring. All that matters
// there is how many sequences cross with one, two, or more cards so far; what a
// colour yields follows from how many sequences it lies in. So the best
// arrangement is a longest path of twelve steps that ends where it began.
// Nothing here allocates but the arrangement that is handed out.
package solver

// Colours is how many there are on the ring; colour 0 follows colour 11.
const Colours = 12

// most is how many cards of a colour there are.
const most = 8

// Counts is how many cards of each colour, 0..8.
type Counts [Colours]int8

// Sum is the number of cards.
func (c *Counts) Sum() (n int) {
	for _, k := range c {
		n += int(k)
	}
	return n
}

// Add counts the cards of the group k times; k may be negative.
func (c *Counts) Add(g Group, k int) {
	if !g.Run {
		c[g.From] += int8(k) * int8(g.Len)
		return
	}
	for i := range int(g.Len) {
		c[(int(g.From)+i)%Colours] += int8(k)
	}
}

// state is how many sequences cross the boundary between two neighbouring
// colours, by their length so far. Those of one and two cards must go on.
type state struct{ one, two, long uint8 }

func (s state) open() int { return int(s.one) + int(s.two) + int(s.long) }

// states is all that are ever needed, those with few sequences first: whatever
// else can be arranged can be arranged with fewer cards in sequences, or with
// shorter ones. The tests derive them.
var states = [...]state{
	{0, 0, 0},
	{0, 0, 1}, {0, 1, 0}, {1, 0, 0},
	{0, 0, 2}, {0, 1, 1}, {0, 2, 0}, {1, 0, 1}, {1, 1, 0}, {2, 0, 0},
	{0, 0, 3}, {0, 1, 2}, {0, 2, 1}, {0, 3, 0}, {1, 0, 2}, {1, 1, 1}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {3, 0, 0},
	{0, 0, 4}, {0, 1, 3}, {0, 2, 2}, {0, 3, 1}, {0, 4, 0}, {1, 0, 3}, {1, 1, 2}, {1, 2, 1}, {1, 3, 0}, {2, 0, 2},
	{2, 1, 1}, {2, 2, 0}, {3, 0, 1}, {3, 1, 0}, {4, 0, 0},
	{0, 1, 4}, {0, 2, 3}, {1, 0, 4}, {1, 1, 3}, {1, 2, 2}, {1, 3, 1}, {1, 4, 0}, {2, 0, 3}, {2, 1, 2}, {2, 2, 1},
	{2, 3, 0}, {3, 0, 2}, {3, 1, 1}, {3, 2, 0}, {4, 0, 1}, {4, 1, 0},
	{0, 2, 4}, {1, 1, 4}, {1, 2, 3}, {2, 0, 4}, {2, 1, 3}, {2, 2, 2}, {2, 3, 1}, {2, 4, 0}, {3, 0, 3}, {3, 1, 2},
	{3, 2, 1}, {3, 3, 0}, {4, 0, 2}, {4, 1, 1}, {4, 2, 0},
}

// step leads from a state over a colour to the next boundary.
type step struct {
	used uint8 // sequences that the colour lies in
	to   uint8 // place in states
}

// steps holds those from each state, the least used first.
var steps = compile()

func compile() (table [len(states)][]step) {
	place := make(map[state]uint8, len(states))
	for i, s := range states {
		place[s] = uint8(i)
	}
	for i, s := range states {
		for fresh := 0; s.open()+fresh <= most; fresh++ {
			for on := range s.two + s.long + 1 {
				if to, ok := place[state{uint8(fresh), s.one, on}]; ok {
					table[i] = append(table[i], step{uint8(s.open() + fresh), to})
				}
			}
		}
	}
	return table
}
