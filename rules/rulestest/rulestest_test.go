package rulestest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func toyOptions(f flaw) Options {
	return Options{
		Games: 40, Bound: func(n int) int { return 12*n + n + 1 }, Phases: []string{"ready", "play", "over"}, Hidden: InPiles,
		Starts: []Start{{"an empty pile", func() rules.Game { return emptyPile(f) }}},
		Invariant: func(g rules.Game) error {
			if n := g.(*toy).distinct(); n != toyDeck {
				return fmt.Errorf("%d cards", n)
			}
			return nil
		},
	}
}

// almostNoPile makes nearly every draw a shuffle.
func almostNoPile(g *toy) {
	for g.pile.Len() > 1 {
		c, _ := g.pile.Take()
		g.laid.Put(c)
	}
}

// emptyPile is a table whose next draw shuffles what was laid.
func emptyPile(f flaw) rules.Game {
	g := newToy(rules.Setup{Seats: 3, Seed: rules.Seed{5}}, f)
	for g.pile.Len() > 0 {
		c, _ := g.pile.Take()
		g.laid.Put(c)
	}
	g.ask(1)
	return g
}

func TestARightGameConforms(t *testing.T) { Conform(t, toyKind(flaw{}), toyOptions(flaw{})) }

// top is a hidden card: that which the next draw takes.
func (g *toy) top() int {
	c, _ := g.pile.Peek()
	return int(c.Face())
}

// orders writes an object whose members come in the order of a list.
type orders []string

func (o orders) MarshalJSON() ([]byte, error) {
	return []byte(`{"` + strings.Join(o, `":1,"`) + `":1}`), nil
}

var flaws = []struct {
	name string
	want check
	flaw flaw
}{
	{"the view of a seat shows the top of the pile", keeps, flaw{show: func(g *toy, to rules.Seat, v *toyView) {
		v.Extra = g.top()
	}}},
	{"one seat sees the cards of its neighbour", keeps, flaw{show: func(g *toy, to rules.Seat, v *toyView) {
		if to == 2 {
			v.Extra = fmt.Sprint(g.hands.At(1).For(1).Faces)
		}
	}}},
	{"spectators see a hand late in the game", keeps, flaw{show: func(g *toy, to rules.Seat, v *toyView) {
		if to == rules.Nobody && g.turns > 6 && g.phase == "play" {
			v.Extra = fmt.Sprint(g.hands.At(1).For(1).Faces)
		}
	}}},
	{"the log tells what will be drawn", keeps, flaw{show: func(g *toy, to rules.Seat, v *toyView) {
		if n := len(v.Log.Entries); n > 0 {
			v.Log.Entries = append(slices.Clone(v.Log.Entries[:n-1]), &toyEntry{Kind: "next", Card: g.top()})
		}
	}}},
	{"the size of the view depends on a hidden card", keeps, flaw{show: func(g *toy, _ rules.Seat, v *toyView) {
		v.Extra = strings.Repeat("?", g.top())
	}}},
	{"the order of keys is the order of a hidden hand", keeps, flaw{show: func(g *toy, _ rules.Seat, v *toyView) {
		backs := orders{}
		for s := range g.hands {
			c, _ := g.hands[s].Peek()
			backs = append(backs, string(rune('a'+int(c.Face())%2*g.n+s)))
		}
		v.Extra = backs
	}}},
	{"the back of a card keeps its number through the shuffle", keeps, flaw{show: func(g *toy, _ rules.Seat, v *toyView) {
		v.Extra = map[string]int{"back": 100 + (g.top()*7)%toyDeck}
	}}},
	{"an answer to a refused move tells of a hidden card", keeps, flaw{refused: func(g *toy) any {
		return map[string]bool{"low": g.top() < 8}
	}}},
	{"the moves listed depend on a hidden card", keeps, flaw{
		listed: func(g *toy, _ rules.Seat, moves []rules.Move) []rules.Move {
			if g.top()%2 == 0 && len(moves) > 2 {
				slices.Reverse(moves)
			}
			return moves
		}}},
	{"Resample moves nothing", resamples, flaw{resample: func(g *toy, _ rules.Seat, _ *rules.Rand) rules.Game {
		return g.clone()
	}}},
	{"Resample leaves the hands", resamples, flaw{resample: func(g *toy, _ rules.Seat, r *rules.Rand) rules.Game {
		c := g.clone()
		c.pile.Shuffle(r)
		return c
	}}},
	{"Resample moves the viewer's own cards", keeps, flaw{resample: func(g *toy, _ rules.Seat, r *rules.Rand) rules.Game {
		return g.resample(rules.Nobody, r)
	}}},
	{"Resample loses a card", holds, flaw{resample: func(g *toy, known rules.Seat, r *rules.Rand) rules.Game {
		c := g.resample(known, r)
		if c.pile.Len() > 1 {
			a, _ := c.pile.Take()
			_, _ = c.pile.Take()
			c.pile.Put(a, a)
		}
		return c
	}}},
	{"a resampled game shares who is ready", copies, flaw{resample: func(g *toy, known rules.Seat, r *rules.Rand) rules.Game {
		c := g.resample(known, r)
		c.ready = g.ready
		return c
	}}},
	{"a refused move changes the table", untouched, flaw{refused: func(g *toy) any {
		g.laid.Put(cards.New(1))
		return nil
	}}},
	{"a refused move spends chance", frugal, flaw{refused: func(g *toy) any { return g.r.N(2) * 0 }}},
	{"a refused move shuffles the pile", frugal, flaw{refused: func(g *toy) any {
		g.pile.Shuffle(g.r)
		return nil
	}}},
	{"Legal lists a card that is not held", accepts, flaw{listed: func(g *toy, _ rules.Seat, moves []rules.Move) []rules.Move {
		if len(moves) > 1 {
			moves = append(moves, toyLay{Card: "99"})
		}
		return moves
	}}},
	{"Legal lists nothing for who is waited for", lists, flaw{listed: func(g *toy, by rules.Seat, moves []rules.Move) []rules.Move {
		if g.turns == 5 {
			return nil
		}
		return moves
	}}},
	{"Legal comes in another order each time", lists, flaw{listed: turning()}},
	{"Legal lists a move twice", lists, flaw{listed: func(_ *toy, _ rules.Seat, moves []rules.Move) []rules.Move {
		return append(moves, moves...)
	}}},
	{"Legal lists for a seat that is not asked", lists, flaw{listed: func(g *toy, by rules.Seat, moves []rules.Move) []rules.Move {
		if g.phase == "play" && by != rules.Nobody && by != g.asked {
			return []rules.Move{toyDraw{}}
		}
		return moves
	}}},
	{"a card of another seat is accepted", refuses, flaw{accepts: func(g *toy, by rules.Seat, m rules.Move) bool {
		lay, ok := m.(toyLay)
		f, _ := strconv.Atoi(lay.Card)
		return ok && g.phase == "play" && by == g.asked && g.hands.At(by.Next(g.n)).Has(cards.Face(f))
	}}},
	{"a draw is accepted out of turn", refuses, flaw{accepts: func(g *toy, by rules.Seat, m rules.Move) bool {
		return m == toyDraw{} && g.phase == "play" && by != rules.Nobody
	}}},
	{"a move is accepted after the end", rests, flaw{accepts: func(g *toy, by rules.Seat, m rules.Move) bool {
		return m == toyTimeUp{} && g.phase == "over"
	}}},
	{"seats are asked after the end", rests, flaw{turn: func(g *toy, t *rules.Turn) {
		if g.phase == "over" {
			t.Seats = []rules.Seat{1}
		}
	}}},
	{"a view shares the log with the table", stays, flaw{
		moved: func(g *toy) {
			if len(g.log) > 1 {
				g.log[0].Card = g.turns
			}
		},
		cloned: func(_, to *toy) {
			to.log = slices.Clone(to.log)
			for i, e := range to.log {
				copied := *e
				to.log[i] = &copied
			}
		}}},
	{"Decision stays when another is asked", decides, flaw{turn: func(_ *toy, t *rules.Turn) { t.Decision = 1 }}},
	{"Decision changes when somebody else is ready", decides, flaw{moved: func(g *toy) {
		if g.phase == "ready" {
			g.decision++
		}
	}}},
	{"Decision goes back", decides, flaw{turn: func(g *toy, t *rules.Turn) { t.Decision %= 5 }}},
	{"Decision begins anew", decides, flaw{dealt: func(g *toy) { g.decision = 1 }}},
	{"a card that was drawn may be put back", takes, flaw{turn: func(_ *toy, t *rules.Turn) { t.Takeback = true }}},
	{"the match does not end", ends, flaw{moved: func(g *toy) {
		if g.phase == "over" {
			g.phase, g.result, g.turns = "play", nil, 0
			g.draw(g.asked)
			g.ask(1)
		}
	}}},
	{"the deal is not that of the seed", replays, flaw{dealt: func(g *toy) {
		g.pile.Shuffle(rules.NewRand(rules.Seed{byte(rand.Uint32()), byte(rand.Uint32()), byte(rand.Uint32())}))
	}}},
	{"clones share who is ready", copies, flaw{cloned: func(from, to *toy) { to.ready = from.ready }}},
	{"clones share their chance", copies, flaw{dealt: almostNoPile, cloned: func(from, to *toy) { to.r = from.r }}},
	{"a clone has another chance ahead", copies, flaw{cloned: func(from, to *toy) {
		to.pile.Shuffle(to.r)
		from.r.N(2)
	}}},
	{"a view holds a number that is no integer", encodes, flaw{show: func(_ *toy, _ rules.Seat, v *toyView) { v.Extra = 0.5 }}},
	{"the view of one seat holds a number that is no integer late in the game", encodes, flaw{show: func(g *toy, to rules.Seat, v *toyView) {
		if to == 2 && g.turns > 6 {
			v.Extra = 0.5
		}
	}}},
	{"a view holds null", encodes, flaw{show: func(_ *toy, _ rules.Seat, v *toyView) { v.Extra = map[string]any{"x": nil} }}},
	{"a view holds a list of objects", encodes, flaw{show: func(_ *toy, _ rules.Seat, v *toyView) { v.Extra = []toySeat{{}} }}},
	{"a view holds a card", encodes, flaw{show: func(_ *toy, _ rules.Seat, v *toyView) { v.Extra = cards.New(1) }}},
	{"a view shows another turn", encodes, flaw{show: func(_ *toy, _ rules.Seat, v *toyView) { v.Turn.Phase = "x" }}},
	{"a view's log ends early", encodes, flaw{show: func(_ *toy, _ rules.Seat, v *toyView) { v.Log.Entries = nil }}},
	{"a phase has no name", asks, flaw{turn: func(_ *toy, t *rules.Turn) { t.Phase = "" }}},
	{"a seat is asked twice", asks, flaw{turn: func(_ *toy, t *rules.Turn) { t.May = t.Seats }}},
	{"a seat is asked that is not there", asks, flaw{turn: func(g *toy, t *rules.Turn) { t.May = []rules.Seat{9} }}},
	{"a phase is not among those of the game", covers, flaw{turn: func(g *toy, t *rules.Turn) {
		if g.turns == 3 {
			t.Phase = "odd"
		}
	}}},
}

// turning begins a list one move later each time.
func turning() func(*toy, rules.Seat, []rules.Move) []rules.Move {
	n := 0
	return func(_ *toy, _ rules.Seat, moves []rules.Move) []rules.Move {
		n++
		at := n % max(len(moves), 1)
		return slices.Concat(moves[at:], moves[:at])
	}
}

func TestEveryFlawIsFoundForWhatItIs(t *testing.T) {
	for _, f := range flaws {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			err := conform(toyKind(f.flaw), toyOptions(f.flaw))
			found, ok := errors.AsType[*fault](err)
			require.True(t, ok, "%v", err)
			assert.Equal(t, f.want, found.check, "%v", err)
		})
	}
}
