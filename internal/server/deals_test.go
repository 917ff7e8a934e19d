package server_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/sobremesa-games/sobremesa/rules/elements"
	"github.com/sobremesa-games/sobremesa/rules/onexeno"
	"github.com/sobremesa-games/sobremesa/rules/periodyx"
	"github.com/sobremesa-games/sobremesa/rules/spectrix"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// croupier deals as the protocol page says and with nothing of the games: from
// its lists, and a stream of its own.
type croupier struct {
	src   *rand.ChaCha8
	lists map[string][]string // of the page, by info word
	pile  []string
}

func newCroupier(t *testing.T, page string, seed rules.Seed) *croupier {
	c := &croupier{src: rand.NewChaCha8(seed), lists: map[string][]string{}}
	for _, word := range []string{"deck", "periodyx", "figures", "ring", "squares"} {
		c.lists[word] = strings.Fields(fenced(t, page, word))
	}
	return c
}

func (c *croupier) number(n int) int {
	for {
		if x := c.src.Uint64() >> 32; x >= (1<<32)%uint64(n) {
			return int(x % uint64(n))
		}
	}
}

// shuffled is the lists one behind the other, shuffled.
func (c *croupier) shuffled(lists ...[]string) []string {
	all := slices.Concat(lists...)
	for i := len(all) - 1; i > 0; i-- {
		j := c.number(i + 1)
		all[i], all[j] = all[j], all[i]
	}
	return all
}

// shuffle makes the pile of lists.
func (c *croupier) shuffle(lists ...[]string) { c.pile = c.shuffled(lists...) }

func (c *croupier) take() string {
	last := len(c.pile) - 1
	card := c.pile[last]
	c.pile = c.pile[:last]
	return card
}

// deal gives each of so many seats cards, by round.
func (c *croupier) deal(each, seats int) [][]string {
	hands := make([][]string, seats)
	for range each {
		for i := range hands {
			hands[i] = append(hands[i], c.take())
		}
	}
	return hands
}

// dealt is a deal as it lies on the table.
type dealt struct {
	seat  rules.Seat // who deals, or leads
	what  string     // is played first
	hands [][]string
	up    string // card on the table, if there is one
}

func (c *croupier) seat(seats int) rules.Seat { return rules.Seat(c.number(seats) + 1) }

// isOther reports a card that is no comodín.
func isOther(card string) bool { return !strings.HasPrefix(card, "wild_") }

// symbols is the elements by number.
func symbols() (list []string) {
	for _, e := range elements.All() {
		list = append(list, e.Symbol)
	}
	return list
}

// unoquimico deals the next game.
func (c *croupier) unoquimico(seats int) dealt {
	c.shuffle(c.lists["deck"])
	d := dealt{hands: c.deal(7, seats)}
	for d.up = c.take(); !isOther(d.up) && slices.ContainsFunc(c.pile, isOther); d.up = c.take() {
		c.pile = slices.Insert(c.pile, c.number(len(c.pile)+1), d.up)
	}
	if !isOther(d.up) {
		d.up = ""
	}
	return d
}

// periodyx deals the elements up to a number.
func (c *croupier) periodyx(seats, deck, games int) dealt {
	d := dealt{seat: c.seat(seats), what: c.lists["periodyx"][c.number(games)]}
	c.shuffle(symbols()[:deck])
	d.hands = c.deal(5, seats)
	d.up = c.take()
	return d
}

// spectrix deals the next round to so many.
func (c *croupier) spectrix(in int) [][]string {
	c.shuffle(slices.Repeat(c.lists["ring"], 8))
	return c.deal(map[int]int{2: 15, 3: 15, 4: 12, 5: 12, 6: 10}[in], in)
}

// cut is who deals first.
func (c *croupier) cut(seats int) rules.Seat {
	c.shuffle(c.lists["squares"])
	left := rules.Seats(seats)
	for len(left) > 1 {
		if len(c.pile) < len(left) {
			c.shuffle(c.lists["squares"])
		}
		most := map[int][]rules.Seat{}
		for _, s := range left {
			spots := strings.Count(c.take(), "1")
			most[spots] = append(most[spots], s)
		}
		for spots := range 9 {
			if len(most[spots]) > 0 {
				left = most[spots]
			}
		}
	}
	return left[0]
}

// onexeno deals the next game.
func (c *croupier) onexeno(seats int) dealt {
	c.shuffle(c.lists["squares"])
	d := dealt{hands: c.deal(5, seats)}
	d.up = c.take()
	return d
}

// deals are what the page and the view of each kind say of a new match.
var deals = map[string]struct {
	page func(c *croupier, seats int) dealt
	lies func(g rules.Game, seats int) dealt
}{
	"unoquimico": {
		func(c *croupier, seats int) dealt {
			dealer := c.seat(seats)
			d := c.unoquimico(seats)
			d.seat = dealer
			return d
		},
		func(g rules.Game, seats int) (d dealt) {
			for _, s := range rules.Seats(seats) {
				v := g.View(s).(unoquimico.View)
				d.seat, d.up, d.hands = v.Dealer, v.Top[0], append(d.hands, byArrival(v.Hand))
			}
			return d
		},
	},
	"periodyx": {
		func(c *croupier, seats int) dealt { return c.periodyx(seats, 103, 11) },
		func(g rules.Game, seats int) (d dealt) {
			for _, s := range rules.Seats(seats) {
				v := g.View(s).(periodyx.View)
				d.seat, d.what, d.up, d.hands = v.Lead, v.Game, byArrival(v.Table)[0], append(d.hands, byArrival(v.Hand))
			}
			return d
		},
	},
	"spectrix": {
		func(c *croupier, seats int) dealt {
			d := dealt{seat: c.seat(seats)}
			for _, hand := range c.spectrix(seats) {
				d.hands = append(d.hands, sorted(hand))
			}
			return d
		},
		func(g rules.Game, seats int) (d dealt) {
			for _, s := range rules.Seats(seats) {
				v := g.View(s).(spectrix.View)
				d.seat, d.hands = v.Dealer, append(d.hands, listed(v.Hand))
			}
			return d
		},
	},
	"spectrix_memory": {
		func(c *croupier, seats int) dealt {
			d := dealt{seat: c.seat(seats)}
			c.shuffle(slices.Repeat(c.lists["ring"], 2))
			d.hands = [][]string{c.pile}
			return d
		},
		func(g rules.Game, seats int) dealt {
			first := g.Turn().Seats[0]
			return dealt{seat: rules.Seat((int(first)+seats-2)%seats + 1), hands: [][]string{uncovered(g)}}
		},
	},
	"onexeno": {
		func(c *croupier, seats int) dealt {
			dealer := c.cut(seats)
			d := c.onexeno(seats)
			d.seat = dealer
			return d
		},
		func(g rules.Game, seats int) (d dealt) {
			for _, s := range rules.Seats(seats) {
				v := g.View(s).(onexeno.View)
				d.seat, d.up, d.hands = v.Dealer, only(v.Field), append(d.hands, byArrival(v.Hand)[:5]) // who begins has drawn, too
			}
			return d
		},
	},
	"onexeno_solitaire": {
		func(c *croupier, seats int) dealt {
			c.shuffle(c.lists["squares"])
			d := dealt{up: c.take()}
			d.hands = c.deal(69, 1)
			return d
		},
		func(g rules.Game, seats int) dealt {
			d := dealt{up: only(g.View(1).(onexeno.SoloView).Field)}
			for range 23 {
				_ = g.Play(1, onexeno.Draw{})
			}
			d.hands = [][]string{byArrival(g.View(1).(onexeno.SoloView).Pile)}
			return d
		},
	},
}

func TestEveryDealCanBeWorkedOutFromTheProtocolPage(t *testing.T) {
	page := protocolPage(t, open(t))
	for _, kind := range catalog.All() {
		for seats := kind.Seats[0]; seats <= kind.Seats[1]; seats++ {
			for seed := trial(); seed[0] < 20; seed[0]++ {
				g, err := kind.New(rules.Setup{Seats: seats, Rev: kind.Rev, Seed: seed})
				require.NoError(t, err)
				require.Contains(t, deals, kind.ID, "the page has to tell its deal")
				deal := deals[kind.ID]
				require.Equal(t, deal.page(newCroupier(t, page, seed), seats), deal.lies(g, seats), "%s for %d", kind.ID, seats)
			}
		}
	}
	assert.Contains(t, page, fmt.Sprintf("two players the dealer is seat %d", newCroupier(t, page, trial()).seat(2)))
}

// uncovered is the colours of a game of Memory by place, as a player finds them
// who turns one after the other.
func uncovered(g rules.Game) (colours []string) {
	for place := 1; place <= 24; place++ {
		clone := g.(rules.Searcher).Clone()
		_ = clone.Play(clone.Turn().Seats[0], spectrix.Flip{Place: place})
		colours = append(colours, clone.View(rules.Nobody).(spectrix.MemoryView).Places[place])
	}
	return colours
}

// byArrival lists the keys of a map by their numbers.
func byArrival(numbers map[string]int) []string {
	var list []string
	for card := range numbers {
		list = append(list, card)
	}
	slices.SortFunc(list, func(a, b string) int { return numbers[a] - numbers[b] })
	return list
}

// listed is the cards of which a map has the counts, sorted.
func listed(counts map[string]int) (list []string) {
	for card, n := range counts {
		list = append(list, slices.Repeat([]string{card}, n)...)
	}
	return sorted(list)
}

func sorted(list []string) []string { return slices.Sorted(slices.Values(list)) }

// only is the one key of a map.
func only[V any](m map[string]V) (key string) {
	for key = range m {
	}
	return key
}
