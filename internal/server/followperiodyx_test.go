package server_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/elements"
	"github.com/sobremesa-games/sobremesa/rules/periodyx"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLaterChanceOfPeriodyxIsToldByTheProtocolPage(t *testing.T) {
	page, told := protocolPage(t, open(t)), map[string]int{}
	for _, options := range []string{
		`{}`, `{"quiz":true,"target":"12"}`, `{"race":"calm","deck":"118"}`, `{"race":"calm","quiz":true,"first_game":"1","mendeleev":"off"}`,
		`{"deck":"1-54","target":"12"}`,
	} {
		for _, seats := range []int{2, 3, 5, 8} {
			for seed := trial(); seed[0] < 10; seed[0]++ {
				p := periodyxFollower{t: t, seats: seats, options: options, next: 1, told: told}
				follow(t, page, periodyx.Kind(), rules.Medium, setup(seats, options, seed), p.show)
			}
		}
	}
	for _, what := range []string{periodyx.LogTook, "lot", "veiled", periodyx.LogLetter, periodyx.LogPredicted, periodyx.LogExchanged} {
		assert.Greater(t, told[what], 3, what)
	}
	assert.Greater(t, told["from under"], 1)
}

// periodyxFollower takes from the croupier what a move takes.
type periodyxFollower struct {
	t        *testing.T
	seats    int
	options  string
	next     uint32
	before   []map[string]int
	arrivals int
	buried   int // cards under the pile
	told     map[string]int
}

func (p *periodyxFollower) show(c *croupier, g rules.Game, by rules.Seat, mv rules.Move) {
	now := hands(g, p.seats, func(v rules.View) map[string]int { return v.(periodyx.View).Hand })
	if mv == nil {
		p.open(c, now)
	}
	if take, ok := mv.(periodyx.Take); ok {
		hand := byNumber(p.before[take.Seat-1])
		card := hand[c.number(len(hand))]
		require.Contains(p.t, now[by-1], card)
		require.NotContains(p.t, p.before[by-1], card)
	}
	var news []*periodyx.Entry
	news, p.next = entries(g.View(rules.Nobody).(periodyx.View).Log, p.next)
	for _, e := range news {
		p.told[e.Kind]++
		p.draw(c, e, now)
	}
	p.drawLot(c, news)
	if strings.Contains(p.options, `"quiz":true`) {
		p.veil(c, g, now)
	}
	p.before = now
}

// drawLot draws who wins a calm race.
func (p *periodyxFollower) drawLot(c *croupier, news []*periodyx.Entry) {
	calm := strings.Contains(p.options, `"calm"`)
	var right []rules.Seat
	for _, e := range news {
		switch {
		case calm && e.Kind == periodyx.LogMatched:
			right = append(right, e.Seat)
		case len(right) > 0 && e.Kind == periodyx.LogWon:
			if len(right) > 1 {
				p.told["lot"]++
			}
			require.Equal(p.t, right[c.number(len(right))], e.Seat)
		}
	}
}

// open makes the first deal.
func (p *periodyxFollower) open(c *croupier, now []map[string]int) {
	c.seat(p.seats)
	deck, games := 103, 11
	switch {
	case strings.Contains(p.options, `"118"`):
		deck = 118
	case strings.Contains(p.options, `"1-54"`):
		deck, games = 54, 10
	}
	if !strings.Contains(p.options, `"first_game":"1"`) {
		c.number(games)
	}
	c.shuffle(symbols()[:deck])
	for i, hand := range c.deal(5, p.seats) {
		require.Equal(p.t, hand, byArrival(now[i]))
	}
	if !strings.Contains(p.options, `"mendeleev":"off"`) {
		c.take()
	}
}

// draw takes from the pile, or puts under it, what an entry says.
func (p *periodyxFollower) draw(c *croupier, e *periodyx.Entry, now []map[string]int) {
	switch e.Kind {
	case periodyx.LogTable, periodyx.LogDrew:
		for range e.Count {
			require.Contains(p.t, now[e.Seat-1], p.take(c))
		}
	case periodyx.LogExchanged:
		p.bury(c, e.Card)
		require.Contains(p.t, now[e.Seat-1], p.take(c))
	case periodyx.LogPredicted:
		require.Equal(p.t, e.Next, p.take(c))
		if e.To == rules.Nobody {
			p.bury(c, e.Next)
		}
	}
}

func (p *periodyxFollower) bury(c *croupier, card string) {
	c.pile = slices.Insert(c.pile, 0, card)
	p.buried++
}

func (p *periodyxFollower) take(c *croupier) string {
	if len(c.pile) == p.buried {
		p.buried--
		p.told["from under"]++
	}
	return c.take()
}

// veil draws for the cards that have come to a hand; one whose figure was used
// meanwhile hides nothing any more.
func (p *periodyxFollower) veil(c *croupier, g rules.Game, now []map[string]int) {
	fresh, owner := map[string]int{}, map[string]int{}
	for i, hand := range now {
		for card, arrival := range hand {
			if arrival > p.arrivals {
				fresh[card], owner[card] = arrival, i
			}
		}
	}
	for _, card := range byArrival(fresh) {
		p.arrivals = fresh[card]
		figure := c.lists["figures"][c.number(7)]
		for !hasFigure(card, figure) {
			figure = c.lists["figures"][c.number(7)]
		}
		veiled := g.View(rules.Seat(owner[card] + 1)).(periodyx.View).Veiled
		if hidden, ok := veiled[card]; ok {
			p.told["veiled"]++
			require.Equal(p.t, figure, hidden, card)
		}
	}
}

func byNumber(hand map[string]int) []string {
	return slices.SortedFunc(maps.Keys(hand), func(a, b string) int { return slices.Index(symbols(), a) - slices.Index(symbols(), b) })
}

func hasFigure(card, figure string) bool {
	e := elements.All()[slices.Index(symbols(), card)]
	return map[string]string{
		"number": fmt.Sprint(e.Number), "mass": e.Weight, "melting": e.MeltingK, "boiling": e.BoilingK, "density": e.Density,
		"neutrons": fmt.Sprint(e.Neutrons), "electronegativity": e.Negativity,
	}[figure] != ""
}
