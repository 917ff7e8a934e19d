package server_test

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLaterChanceOfUnoQuimicoIsToldByTheProtocolPage(t *testing.T) {
	page, told := protocolPage(t, open(t)), map[string]int{}
	for _, options := range []string{`{"games":3,"voluntary_draw":true}`, `{"games":2,"say_name":"quiz","voluntary_draw":true}`} {
		for _, seats := range []int{2, 5, 10} {
			for seed := trial(); seed[0] < 3; seed[0]++ {
				u := unoquimicoFollower{t: t, seats: seats, next: 1, told: told}
				follow(t, page, unoquimico.Kind(), rules.Easy, setup(seats, options, seed), u.show)
			}
		}
	}
	for _, what := range []string{unoquimico.LogReshuffled, unoquimico.LogWild, "asked"} {
		assert.Greater(t, told[what], 2, what)
	}
}

// unoquimicoFollower keeps the pile and the laid cards as the page says.
type unoquimicoFollower struct {
	t      *testing.T
	seats  int
	next   uint32
	before []map[string]int
	laid   []string
	group  int      // of those, the top group
	drawn  []string // by the draw that emptied the pile
	told   map[string]int
}

func (u *unoquimicoFollower) show(c *croupier, g rules.Game, by rules.Seat, mv rules.Move) {
	v, now := g.View(rules.Nobody).(unoquimico.View), hands(g, u.seats, func(v rules.View) map[string]int { return v.(unoquimico.View).Hand })
	if mv == nil {
		c.seat(u.seats)
	}
	var news []*unoquimico.Entry
	news, u.next = entries(v.Log, u.next)
	for _, e := range news {
		u.told[e.Kind]++
		u.take(c, e, now)
	}
	if v.Ask != nil {
		u.asked(c, v.Ask)
	}
	u.before = now
}

func (u *unoquimicoFollower) take(c *croupier, e *unoquimico.Entry, now []map[string]int) {
	switch e.Kind {
	case unoquimico.LogDealt:
		u.dealt(c.unoquimico(u.seats), e, now)
	case unoquimico.LogLaid:
		u.lay(e.Scientist, e.Element)
	case unoquimico.LogWild:
		for _, wild := range []string{"wild_1", "wild_2"} {
			if _, kept := now[e.Seat-1][wild]; u.before[e.Seat-1][wild] > 0 && !kept {
				u.lay(wild)
			}
		}
	case unoquimico.LogReshuffled:
		u.drawn = slices.Clone(c.pile)
		slices.Reverse(u.drawn)
		c.shuffle(u.laid[:len(u.laid)-u.group])
		u.laid = u.laid[len(u.laid)-u.group:]
		require.Len(u.t, c.pile, e.Count)
	case unoquimico.LogDrew:
		for len(u.drawn) < e.Count {
			u.drawn = append(u.drawn, c.take())
		}
		require.Equal(u.t, append(byArrival(u.before[e.Seat-1]), u.drawn...), byArrival(now[e.Seat-1]))
		u.drawn = nil
	}
}

func (u *unoquimicoFollower) dealt(d dealt, e *unoquimico.Entry, now []map[string]int) {
	require.Equal(u.t, d.up, e.Card)
	for i, hand := range now {
		require.Equal(u.t, d.hands[i], byArrival(hand), "game %d", e.Game)
	}
	u.laid, u.group = []string{d.up}, 1
}

func (u *unoquimicoFollower) lay(cards ...string) {
	cards = slices.DeleteFunc(cards, func(card string) bool { return card == "" })
	u.laid, u.group = append(u.laid, cards...), len(cards)
}

// asked works the choices of a question out.
func (u *unoquimicoFollower) asked(c *croupier, ask *unoquimico.Ask) {
	u.told["asked"]++
	kind := c.lists["deck"][:55]
	if !slices.Contains(kind, ask.Card) {
		kind = c.lists["deck"][55:70]
	}
	others := c.shuffled(slices.DeleteFunc(slices.Clone(kind), func(card string) bool { return card == ask.Card }))
	require.Equal(u.t, c.shuffled(others[:3], []string{ask.Card}), ask.Names)
}
