package rulestest

import (
	"slices"
	"strconv"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

type toyView struct {
	rules.Shared[toySeat, toyEntry]
	Pile  int            `json:"pile"`
	Top   int            `json:"top,omitempty"`
	Hand  map[string]int `json:"hand,omitempty"`
	Bet   int            `json:"bet,omitempty"` // the viewer's own, while the others wait
	Extra any            `json:"extra,omitempty"`
}

type toySeat struct {
	Cards int  `json:"cards"`
	Ready bool `json:"ready,omitempty"`
	Bet   int  `json:"bet,omitempty"` // once play has begun
}

type toyEntry struct {
	Kind string     `json:"kind"`
	Seat rules.Seat `json:"seat"`
	Card int        `json:"card,omitempty"`
}

func (g *toy) View(to rules.Seat) rules.View {
	v := toyView{Pile: g.pile.Len()}
	v.Turn, v.Result = g.Turn().View(), g.result
	v.Seats = rules.MakeBySeat[toySeat](g.n)
	for _, s := range rules.Seats(g.n) {
		*v.Seats.At(s) = toySeat{Cards: g.hands.At(s).Len(), Ready: g.ready[s-1]}
		if g.phase != "ready" {
			v.Seats.At(s).Bet = *g.bets.At(s)
		}
	}
	v.Log = rules.Log[toyEntry]{First: 1, Entries: g.log}
	if top, ok := g.laid.Peek(); ok {
		v.Top = int(top.Face())
	}
	if g.hands.Has(to) {
		if g.phase == "ready" {
			v.Bet = *g.bets.At(to)
		}
		v.Hand = map[string]int{}
		for i, f := range g.hands.At(to).For(to).Faces {
			v.Hand[strconv.Itoa(int(f))] = i
		}
	}
	if g.flaw.show != nil {
		g.flaw.show(g, to, &v)
	}
	return v
}

func (g *toy) Logged() uint32 { return uint32(len(g.log)) }

func (g *toy) Result() (rules.Result, bool) {
	if g.result == nil {
		return rules.Result{}, false
	}
	return *g.result, true
}

func (g *toy) Clone() rules.Game { return g.clone() }

func (g *toy) clone() *toy {
	c := *g
	c.r, c.ready, c.hands = g.r.Clone(), slices.Clone(g.ready), slices.Clone(g.hands)
	for i := range c.hands {
		c.hands[i] = g.hands[i].Clone()
	}
	c.bets, c.aside = slices.Clone(g.bets), g.aside.Clone()
	c.pile, c.laid = g.pile.Clone(), g.laid.Clone()
	if g.flaw.cloned != nil {
		g.flaw.cloned(g, &c)
	}
	return &c
}

func (g *toy) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	if g.flaw.resample != nil {
		return g.flaw.resample(g, known, r)
	}
	return g.resample(known, r)
}

// resample is Resample without a flaw.
func (g *toy) resample(known rules.Seat, r *rules.Rand) *toy {
	c := g.clone()
	c.r = rules.NewRand(r.Seed())
	others := slices.DeleteFunc(rules.Seats(g.n), func(s rules.Seat) bool { return s == known })
	closed := []*cards.Pile{&c.aside, &c.pile}
	for _, s := range others {
		closed = append(closed, c.hands.At(s))
		if c.phase == "ready" && c.ready[s-1] {
			*c.bets.At(s) = r.N(3) + 1
		}
	}
	exchange(r, closed...)
	return c
}

// exchange deals the cards of some piles to the same piles anew.
func exchange(r *rules.Rand, piles ...*cards.Pile) {
	var all []cards.Card
	var lengths []int
	for _, p := range piles {
		lengths = append(lengths, p.Len())
		all = append(all, p.TakeBelow(0)...)
	}
	rules.Shuffle(r, all)
	for i, p := range piles {
		p.Put(all[:lengths[i]]...)
		all = all[lengths[i]:]
	}
}

// distinct is how many different cards there are.
func (g *toy) distinct() int {
	seen := map[cards.Card]bool{}
	for _, p := range append([]cards.Pile{g.pile, g.aside, g.laid}, g.hands...) {
		for c := range p.All() {
			seen[c] = true
		}
	}
	return len(seen)
}
