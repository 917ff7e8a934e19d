package spectrix

import (
	"iter"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// MemoryView is what everybody sees of a game of Memory; what one remembers is
// not its affair.
type MemoryView struct {
	*MemoryPublic

	Can *MemoryCan `json:"can,omitempty"`
}

// MemoryPublic is what all see.
type MemoryPublic struct {
	rules.Shared[MemorySeat, MemoryEntry]

	Places map[int]string `json:"places"` // place 1..24 → code of the open card, or FaceDown; taken ones are absent
}

// FaceDown is the word of a card that lies face down.
const FaceDown = "face_down"

// MemorySeat is what everybody sees of a seat.
type MemorySeat struct {
	Total int      `json:"total"` // pairs kept
	Pairs []string `json:"pairs"` // their colours, in order
}

// MemoryCan says which moves the viewer may make now.
type MemoryCan struct {
	Flip  bool `json:"flip,omitempty"`
	Cover bool `json:"cover,omitempty"`
}

// MemoryEntry is one line of the log. A colour is told while the card lies open,
// and of pairs; the entry loses it when the card is covered.
type MemoryEntry struct {
	Kind   string             `json:"kind"`
	Seat   rules.Seat         `json:"seat,omitempty"`
	Place  int                `json:"place,omitempty"` // 1..24, of the card turned
	Card   string             `json:"card,omitempty"`  // its colour
	Points map[rules.Seat]int `json:"points,omitempty"`
	Of     []rules.Seat       `json:"of,omitempty"`
}

// Kinds of log entries at Memory.
const (
	LogTurned     = "turned"      // seat, place, card?: the first card of a turn
	LogFound      = "found"       // seat, place, card: the second one is its like
	LogMissed     = "missed"      // seat, place, card?: it is not
	LogMemoryOver = "memory_over" // points: the pairs; of: who won
)

// View is what to may know.
func (m *memory) View(to rules.Seat) rules.View {
	v := MemoryView{MemoryPublic: &MemoryPublic{
		Shared: rules.Shared[MemorySeat, MemoryEntry]{
			Turn: m.Turn().View(), Seats: rules.MakeBySeat[MemorySeat](m.n), Log: m.log.Shown(), Result: m.result,
		},
		Places: m.places(),
	}}
	for i := range m.pairs {
		v.Seats[i].Pairs = []string{}
		for j, f := range m.pairs[i].For(to).Faces {
			if j%2 == 0 {
				v.Seats[i].Pairs = append(v.Seats[i].Pairs, ring[colour(f)])
			}
		}
		v.Seats[i].Total = len(v.Seats[i].Pairs)
	}
	if m.phase != PhaseOver && to == m.asked {
		v.Can = &MemoryCan{Flip: true, Cover: m.unlike()}
	}
	return v
}

func (m *memory) places() map[int]string {
	places := make(map[int]string, memoryCards)
	for i := range memoryCards {
		for range m.down[i].For(rules.Nobody).Count {
			places[i+1] = FaceDown
		}
		for _, f := range m.up[i].For(rules.Nobody).Faces {
			places[i+1] = ring[colour(f)]
		}
	}
	return places
}

// Legal yields every accepted move. Flips begin at another place each time, lest
// those who are absent turn the same two cards for ever.
func (m *memory) Legal(by rules.Seat) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		if by != m.asked || m.phase == PhaseOver {
			return
		}
		begin := m.flips + m.flips/memoryCards
		for k := range memoryCards {
			i := (begin + k) % memoryCards
			if (m.down[i].Len() > 0 || m.unlike() && m.up[i].Len() > 0) && !yield(Flip{Place: i + 1}) {
				return
			}
		}
		if m.unlike() {
			yield(Cover{})
		}
	}
}

// Clone is an independent copy with the same chance ahead.
func (m *memory) Clone() rules.Game { return m.clone() }

func (m *memory) clone() *memory {
	c := *m
	c.r, c.pairs, c.log = m.r.Clone(), slices.Clone(m.pairs), m.log.Clone()
	c.told = slices.Clone(m.told)
	for i := range memoryCards {
		c.down[i], c.up[i] = m.down[i].Clone(), m.up[i].Clone()
	}
	for i := range c.pairs {
		c.pairs[i] = m.pairs[i].Clone()
	}
	return &c
}

// Resample draws anew the cards that nobody has seen yet; all have seen the
// others.
func (m *memory) Resample(_ rules.Seat, r *rules.Rand) rules.Game {
	c := m.clone()
	c.r = rules.NewRand(r.Seed())
	var stack []cards.Card
	for i := range c.down {
		if card, ok := c.down[i].Peek(); ok && c.seen[i] == 0 {
			stack = append(stack, card)
		}
	}
	rules.Shuffle(r, stack)
	for i := range c.down {
		if c.down[i].Len() > 0 && c.seen[i] == 0 {
			c.down[i].Take()
			c.down[i].Put(stack[0])
			stack = stack[1:]
		}
	}
	return c
}

// everything is more flips than there are.
const everything = 1 << 30

// memorised is how many flips back each level remembers.
var memorised = map[rules.Level]int{rules.Easy: 3, rules.Medium: 10, rules.Hard: everything}

// memoryPolicy turns pairs that it remembers, and else a card that it does not
// know.
func memoryPolicy(l rules.Level) rules.Policy {
	return func(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
		m := g.(*memory)
		if by != m.asked {
			return nil
		}
		known := m.remembered(memorised[l])
		if m.phase == PhaseSecond {
			if like := known[m.turned()]; len(like) > 0 {
				return Flip{Place: like[0] + 1}
			}
		}
		for _, places := range known {
			if m.phase == PhaseFlip && len(places) == 2 {
				return Flip{Place: places[0] + 1}
			}
		}
		return m.guess(known, r)
	}
}

// remembered is the places that lie face down, or will by the next flip, and were
// shown lately, by colour.
func (m *memory) remembered(span int) (known [colours][]int) {
	for i := range memoryCards {
		if m.seen[i] == 0 || m.flips-m.seen[i] >= span || m.phase == PhaseSecond && i == m.first {
			continue
		}
		for _, p := range []*cards.Pile{&m.down[i], &m.up[i]} {
			if c, ok := p.Peek(); ok {
				known[colour(c.Face())] = append(known[colour(c.Face())], i)
			}
		}
	}
	return known
}

// guess is a card that is not remembered, if there is one.
func (m *memory) guess(known [colours][]int, r *rules.Rand) rules.Move {
	var moves, fresh []rules.Move
	for mv := range m.Legal(m.asked) {
		if f, ok := mv.(Flip); ok {
			moves = append(moves, mv)
			if !slices.ContainsFunc(known[:], func(places []int) bool { return slices.Contains(places, f.Place-1) }) {
				fresh = append(fresh, mv)
			}
		}
	}
	if len(fresh) > 0 {
		moves = fresh
	}
	return moves[r.N(len(moves))]
}
