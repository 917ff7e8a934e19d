package server_test

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/onexeno"
	"github.com/sobremesa-games/sobremesa/rules/spectrix"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// follow lets machines of a level play a match, with every fourth move by chance,
// shows every position after the move that led to it, the first one after none,
// and gives the page's croupier.
func follow(t *testing.T, page string, kind *rules.Kind, level rules.Level, setup rules.Setup, show func(c *croupier, g rules.Game, by rules.Seat, mv rules.Move)) {
	setup.Rev = kind.Rev
	g, err := kind.New(setup)
	require.NoError(t, err)
	c, chance := newCroupier(t, page, setup.Seed), rules.NewRand(rules.Seed{31: 1})
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

func setup(seats int, options string, seed rules.Seed) rules.Setup {
	return rules.Setup{Seats: seats, Options: []byte(options), Seed: seed}
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
	page, told := protocolPage(t, open(t)), map[string]int{}
	for _, options := range []string{`{}`, `{"strict_table":true,"target":50}`} {
		for seats := 2; seats <= 4; seats++ {
			x := spectrixFollower{t: t, seats: seats, next: 1, told: told}
			follow(t, page, spectrix.Kind(), rules.Hard, setup(seats, options, trial()), x.show)
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
	page := protocolPage(t, open(t))
	for _, seats := range []int{2, 3, 10} {
		next := uint32(1)
		follow(t, page, onexeno.Kind(), rules.Easy, setup(seats, `{"games":3}`, trial()), func(c *croupier, g rules.Game, by rules.Seat, mv rules.Move) {
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
