package server_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/elements"
	"github.com/sobremesa-games/sobremesa/rules/onexeno"
	"github.com/sobremesa-games/sobremesa/rules/periodyx"
	"github.com/sobremesa-games/sobremesa/rules/spectrix"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// follow lets machines of a level play a match, with every fourth move by chance,
// shows every position after the move that led to it, the first one after none,
// and gives the page's croupier.
func follow(t *testing.T, kind *rules.Kind, level rules.Level, seats int, options string, seed rules.Seed, show func(c *croupier, g rules.Game, by rules.Seat, mv rules.Move)) {
	g, err := kind.New(rules.Setup{Seats: seats, Rev: kind.Rev, Options: []byte(options), Seed: seed})
	require.NoError(t, err)
	c, chance := newCroupier(t, protocolPage(t, open(t)), seed), rules.NewRand(rules.Seed{31: 1})
	show(c, g, rules.Nobody, nil)
	for _, over := g.Result(); !over; _, over = g.Result() {
		by := rules.Nobody
		if asked := g.Turn().Seats; len(asked) > 0 {
			by = asked[chance.N(len(asked))]
		}
		mv := kind.Bot(level)(g.(rules.Searcher).Clone().(rules.Searcher), by, chance)
		if moves := slices.Collect(g.Legal(by)); mv == nil || chance.N(4) == 0 {
			mv = moves[chance.N(len(moves))]
		}
		require.NoError(t, g.Play(by, mv))
		show(c, g, by, mv)
	}
}

// entries are those of a log from a number on, and the next number.
func entries[E any](log rules.Log[E], from uint32) ([]*E, uint32) {
	return log.Entries[from-log.First:], log.First + uint32(len(log.Entries))
}

// hands is every hand, as a map of the view.
func hands(g rules.Game, seats int, hand func(rules.View) map[string]int) []map[string]int {
	list := make([]map[string]int, seats)
	for i, s := range rules.Seats(seats) {
		list[i] = hand(g.View(s))
	}
	return list
}

func TestLaterChanceOfSpectrixIsToldByTheProtocolPage(t *testing.T) {
	told := map[string]int{}
	for _, options := range []string{`{}`, `{"strict_table":true,"target":50}`} {
		for seats := 2; seats <= 4; seats++ {
			x := spectrixFollower{t: t, seats: seats, next: 1, told: told}
			follow(t, spectrix.Kind(), rules.Hard, seats, options, trial(), x.show)
		}
	}
	for _, kind := range []string{spectrix.LogWhite, spectrix.LogRestored, spectrix.LogGaveUp} {
		assert.Positive(t, told[kind], kind)
	}
	assert.Greater(t, told[spectrix.LogDealt], 6)
}

// spectrixFollower takes from the croupier what the log tells.
type spectrixFollower struct {
	t      *testing.T
	seats  int
	next   uint32
	before []map[string]int
	told   map[string]int
}

func (x *spectrixFollower) show(c *croupier, g rules.Game, _ rules.Seat, mv rules.Move) {
	v, now := g.View(rules.Nobody).(spectrix.View), hands(g, x.seats, func(v rules.View) map[string]int { return v.(spectrix.View).Hand })
	if mv == nil {
		c.seat(x.seats)
	}
	var news []*spectrix.Entry
	news, x.next = entries(v.Log, x.next)
	for _, e := range news {
		x.told[e.Kind]++
		switch e.Kind {
		case spectrix.LogDealt:
			x.dealt(c, v, now)
		case spectrix.LogDrew:
			require.Equal(x.t, sorted(append(listed(x.before[e.Seat-1]), c.take())), listed(now[e.Seat-1]))
		case spectrix.LogGaveUp: // what it had laid has come back, too
			for range e.Count {
				require.Positive(x.t, now[e.Seat-1][c.take()])
			}
		case spectrix.LogWhite:
			c.shuffle(c.pile, c.lists["ring"])
		case spectrix.LogRestored:
			if len(e.Cards) > 0 {
				c.shuffle(c.pile, e.Cards)
			}
		}
	}
	x.before = now
}

func (x *spectrixFollower) dealt(c *croupier, v spectrix.View, now []map[string]int) {
	in := slices.DeleteFunc(rules.Seats(x.seats), func(s rules.Seat) bool { return v.Seats.At(s).Out })
	for i, hand := range c.spectrix(len(in)) {
		require.Equal(x.t, sorted(hand), listed(now[in[i]-1]), "round %d", v.Round)
	}
}

func TestLaterDealsOfONEXENOAreToldByTheProtocolPage(t *testing.T) {
	for _, seats := range []int{2, 3, 10} {
		next := uint32(1)
		follow(t, onexeno.Kind(), rules.Easy, seats, `{"games":3}`, trial(), func(c *croupier, g rules.Game, by rules.Seat, mv rules.Move) {
			if mv == nil {
				c.cut(seats)
			}
			var news []*onexeno.Entry
			news, next = entries(g.View(rules.Nobody).(onexeno.View).Log, next)
			for _, e := range news {
				if e.Kind == onexeno.LogDealt {
					d := c.onexeno(seats)
					require.Equal(t, d.up, e.Card)
					for i, hand := range hands(g, seats, func(v rules.View) map[string]int { return v.(onexeno.View).Hand }) {
						require.Equal(t, d.hands[i], byArrival(hand)[:5], "game %d", e.Game)
					}
				}
			}
		})
	}
}

func TestLaterChanceOfPeriodyxIsToldByTheProtocolPage(t *testing.T) {
	told := map[string]int{}
	for _, options := range []string{`{}`, `{"quiz":true,"target":"12"}`, `{"race":"calm","deck":"118"}`, `{"race":"calm","quiz":true,"first_game":"1","mendeleev":"off"}`} {
		for seats := 2; seats <= 5; seats++ {
			for seed := trial(); seed[0] < 3; seed[0]++ {
				p := periodyxFollower{t: t, seats: seats, options: options, next: 1, told: told}
				follow(t, periodyx.Kind(), rules.Medium, seats, options, seed, p.show)
			}
		}
	}
	for _, what := range []string{periodyx.LogTook, "lot", "veiled", periodyx.LogLetter, periodyx.LogPredicted} {
		assert.Greater(t, told[what], 3, what)
	}
}

// periodyxFollower takes from the croupier what a move takes.
type periodyxFollower struct {
	t        *testing.T
	seats    int
	options  string
	next     uint32
	before   []map[string]int
	arrivals int
	told     map[string]int
}

func (p *periodyxFollower) show(c *croupier, g rules.Game, by rules.Seat, mv rules.Move) {
	now := hands(g, p.seats, func(v rules.View) map[string]int { return v.(periodyx.View).Hand })
	quiz, calm := strings.Contains(p.options, `"quiz":true`), strings.Contains(p.options, `"calm"`)
	if mv == nil {
		p.open(c)
	}
	if take, ok := mv.(periodyx.Take); ok {
		hand := byNumber(p.before[take.Seat-1])
		card := hand[c.number(len(hand))]
		require.Contains(p.t, now[by-1], card)
		require.NotContains(p.t, p.before[by-1], card)
	}
	var news []*periodyx.Entry
	news, p.next = entries(g.View(rules.Nobody).(periodyx.View).Log, p.next)
	var right []rules.Seat
	for _, e := range news {
		p.told[e.Kind]++
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
	if quiz {
		p.veil(c, g, now)
	}
	p.before = now
}

// open takes what the first deal does.
func (p *periodyxFollower) open(c *croupier) {
	c.seat(p.seats)
	if !strings.Contains(p.options, `"first_game":"1"`) {
		c.number(11)
	}
	deck := 103
	if strings.Contains(p.options, `"118"`) {
		deck = 118
	}
	c.shuffle(symbols()[:deck])
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

func TestLaterChanceOfUnoQuimicoIsToldByTheProtocolPage(t *testing.T) {
	told := map[string]int{}
	for _, options := range []string{`{"games":3,"voluntary_draw":true}`, `{"games":2,"say_name":"quiz","voluntary_draw":true}`} {
		for _, seats := range []int{2, 5, 10} {
			for seed := trial(); seed[0] < 3; seed[0]++ {
				u := unoquimicoFollower{t: t, seats: seats, next: 1, told: told}
				follow(t, unoquimico.Kind(), rules.Easy, seats, options, seed, u.show)
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
		d := c.unoquimico(u.seats)
		require.Equal(u.t, d.up, e.Card)
		for i, hand := range now {
			require.Equal(u.t, d.hands[i], byArrival(hand), "game %d", e.Game)
		}
		u.laid, u.group = []string{d.up}, 1
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
