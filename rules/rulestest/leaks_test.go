package rulestest

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// leaves is a Resample that leaves a part of what is hidden, and a view that
// shows this part: a leak that no comparison of views can find.
func leaves(leave func(g, c *toy, known rules.Seat, r *rules.Rand), show func(g *toy) any) flaw {
	return flaw{
		resample: func(g *toy, known rules.Seat, r *rules.Rand) rules.Game {
			c := g.resample(known, r)
			leave(g, c, known, r)
			return c
		},
		show: func(g *toy, to rules.Seat, v *toyView) { v.Extra = show(g) },
	}
}

// again draws a whole copy of g anew by other means.
func again(draw func(c *toy, known rules.Seat, r *rules.Rand)) func(g, c *toy, known rules.Seat, r *rules.Rand) {
	return func(g, c *toy, known rules.Seat, r *rules.Rand) {
		*c = *g.clone()
		c.r = rules.NewRand(r.Seed())
		draw(c, known, r)
	}
}

func (g *toy) closed() []*cards.Pile {
	list := []*cards.Pile{&g.pile, &g.aside}
	for i := range g.hands {
		list = append(list, &g.hands[i])
	}
	return list
}

// others is the hands that a seat does not see.
func (g *toy) others(known rules.Seat) (list []*cards.Pile) {
	for _, s := range rules.Seats(g.n) {
		if s != known {
			list = append(list, g.hands.At(s))
		}
	}
	return list
}

// trade exchanges two cards, wherever they lie.
func (g *toy) trade(a, b cards.Face) {
	for _, p := range g.closed() {
		stack := p.TakeBelow(0)
		for i, c := range stack {
			switch c.Face() {
			case a:
				stack[i] = cards.New(b)
			case b:
				stack[i] = cards.New(a)
			}
		}
		p.Put(stack...)
	}
}

// at is the card at a place of a pile, from the bottom, or below 0 from the top.
func at(p *cards.Pile, i int) cards.Face {
	stack := slices.Collect(p.All())
	if len(stack) == 0 {
		return 0
	}
	return stack[(i+len(stack))%len(stack)].Face()
}

// where names the closed pile in which a card lies.
func (g *toy) where(f cards.Face) int {
	return slices.IndexFunc(g.closed(), func(p *cards.Pile) bool { return p.Has(f) })
}

func keepsTop(g, c *toy, _ rules.Seat, _ *rules.Rand) { c.trade(at(&c.pile, -1), at(&g.pile, -1)) }

// bring puts a card back into the pile in which g has it.
func bring(g, c *toy, f cards.Face) {
	if i := g.where(f); i >= 0 && i != c.where(f) {
		c.trade(f, at(c.closed()[i], 0))
	}
}

var leaks = []struct {
	name string
	flaw flaw
}{
	{"the top of the pile", leaves(keepsTop, func(g *toy) any { return at(&g.pile, -1) })},
	{"the top of the pile, but for now and then", leaves(
		func(g, c *toy, known rules.Seat, r *rules.Rand) {
			if g.pile.Len() > 1 {
				keepsTop(g, c, known, r)
			}
		},
		func(g *toy) any { return []any{"?", at(&g.pile, -1)}[min(g.pile.Len()/2, 1)] })},
	{"the bottom of the pile", leaves(
		func(g, c *toy, _ rules.Seat, _ *rules.Rand) { c.trade(at(&c.pile, 0), at(&g.pile, 0)) },
		func(g *toy) any { return at(&g.pile, 0) })},
	{"the lowest card in its pile or hand", leaves(
		func(g, c *toy, _ rules.Seat, _ *rules.Rand) { bring(g, c, 1) },
		func(g *toy) any { return g.where(1) })},
	{"the order of the pile, while hands are exchanged", leaves(
		again(func(c *toy, known rules.Seat, r *rules.Rand) { exchange(r, append(c.others(known), &c.aside)...) }),
		func(g *toy) any { return at(&g.pile, -1) > at(&g.pile, 0) })},
	{"which cards are in the pile", leaves(
		again(func(c *toy, known rules.Seat, r *rules.Rand) {
			exchange(r, append(c.others(known), &c.aside)...)
			c.pile.Shuffle(r)
		}),
		func(g *toy) any { return g.pile.Has(1) })},
	{"which cards are in hands, while those not in play are exchanged", leaves(
		again(func(c *toy, known rules.Seat, r *rules.Rand) {
			for _, p := range c.others(known) {
				p.Shuffle(r)
			}
			exchange(r, &c.pile, &c.aside)
		}),
		func(g *toy) any { return g.where(1) > 1 })},
	{"the cards put aside face down", leaves(
		func(g, c *toy, _ rules.Seat, _ *rules.Rand) {
			for i := range g.aside.Len() {
				c.trade(at(&c.aside, i), at(&g.aside, i))
			}
		},
		func(g *toy) any { return fmt.Sprint(at(&g.aside, 0), at(&g.aside, 1)) })},
	{"the chance to come", leaves(
		func(g, c *toy, _ rules.Seat, _ *rules.Rand) { c.r = g.r.Clone() },
		func(g *toy) any { return g.r.Clone().N(1000) })},
	{"how many random numbers were drawn", leaves(
		func(g, c *toy, _ rules.Seat, _ *rules.Rand) { c.r = g.r.Clone() },
		func(g *toy) any { return fmt.Sprintf("%.80v", *g.r) })},
	{"the others' choices that wait for all", leaves(
		func(g, c *toy, _ rules.Seat, _ *rules.Rand) { c.bets = slices.Clone(g.bets) },
		func(g *toy) any { return slices.Max(g.bets) })},
	{"the choice of one seat that waits for all", leaves(
		func(g, c *toy, _ rules.Seat, _ *rules.Rand) { c.bets[1] = g.bets[1] },
		func(g *toy) any { return g.bets[1] })},
	{"the hand of the seat across", leaves(
		again(func(c *toy, known rules.Seat, r *rules.Rand) {
			list := []*cards.Pile{&c.pile, &c.aside}
			for s := range c.hands {
				if s != 1 && rules.Seat(s+1) != known {
					list = append(list, &c.hands[s])
				}
			}
			exchange(r, list...)
		}),
		func(g *toy) any { return at(&g.hands[1], 0) })},
	{"everything while bets are made", leaves(
		func(g, c *toy, _ rules.Seat, r *rules.Rand) {
			if g.phase == "ready" {
				*c = *g.clone()
			}
		},
		func(g *toy) any { return g.phase == "ready" && g.pile.Has(1) })},
}

func TestWhatResampleLeavesIsFound(t *testing.T) {
	for _, l := range leaks {
		t.Run(l.name, func(t *testing.T) {
			t.Parallel()
			err := conform(toyKind(l.flaw), toyOptions(l.flaw))
			found, ok := errors.AsType[*fault](err)
			require.True(t, ok, "%v", err)
			assert.Equal(t, resamples, found.check, "%v", err)
		})
	}
}
