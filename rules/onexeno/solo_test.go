package onexeno

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func openSolo(t testing.TB, seed rules.Seed) *solo {
	t.Helper()
	g, err := newSolo(rules.Setup{Seats: 1, Rev: 1, Seed: seed})
	require.NoError(t, err)
	return g.(*solo)
}

// soloAt is a solitaire with cards on the table, as in a position, a pile whose
// last card is on top, and a stack.
func soloAt(t testing.TB, side int, field []string, pile, stack string) *solo {
	t.Helper()
	g := &solo{
		side: side, decision: 1, stack: cards.MakePile(cards.Counted, rules.Nobody),
		pile: cards.MakePile(cards.Open, rules.Nobody), table: cards.MakePile(cards.Open, rules.Nobody),
	}
	for i, text := range field {
		var shown string
		var x, y int
		_, err := fmt.Sscanf(text, "%8s@%d,%d", &shown, &x, &y)
		require.NoError(t, err)
		f, turn := cardOf(t, shown)
		g.put(f, lie{x: x, y: y, turn: turn, nth: i})
	}
	for _, f := range faceList(t, pile) {
		g.pile.Put(cards.New(f))
	}
	for _, f := range faceList(t, stack) {
		g.stack.Put(cards.New(f))
	}
	return g
}

// sound checks that each card is in one place, that all edges match and that the
// cards fit into the field.
func (g *solo) sound() error {
	var seen [deckSize]bool
	for _, p := range []*cards.Pile{&g.stack, &g.pile, &g.table} {
		for c := range p.All() {
			if seen[c.Face()] {
				return errors.New("card " + code(c.Face()) + " is in two places")
			}
			seen[c.Face()] = true
		}
	}
	for c := range g.table.All() {
		l := g.lies[c.Face()]
		if !g.on.fits(g.on.at(l.x, l.y), l.x, l.y) {
			return errors.New("card " + code(c.Face()) + " does not match")
		}
	}
	if g.on.box.W > g.side || g.on.box.H > g.side || g.on.cards != g.table.Len() {
		return fmt.Errorf("the cards span %+v of %d", g.on.box, g.side)
	}
	return nil
}

func refuseSolo(t testing.TB, g *solo, mv rules.Move, code, rule string) *rules.Illegal {
	t.Helper()
	before, _ := json.Marshal(g.View(1))
	var why *rules.Illegal
	require.ErrorAs(t, g.Play(1, mv), &why)
	require.Equal(t, [2]string{code, rule}, [2]string{why.Code, why.Rule})
	after, _ := json.Marshal(g.View(1))
	require.Equal(t, string(before), string(after))
	return why
}

func TestTheSolitaireConforms(t *testing.T) {
	rulestest.Conform(t, Solitaire(), rulestest.Options{
		Bound: func(int) int { return 63 + 65*24 }, // a pass lays a card, but the last
		// Moves follow from what lies open. Nobody forgets what came by: only the
		// first time through hides the stack.
		Hidden: func(g rules.Game, _ rules.Seat) map[string]string {
			if g.(*solo).passes > 0 {
				return map[string]string{"can": "", "stack": ""}
			}
			return map[string]string{"can": ""}
		},
		Phases:    []string{PhasePlay, PhaseOver},
		Starts:    []rulestest.Start{{Name: "a square about to be full", Game: func() rules.Game { g, _ := nearlyFull(t); return g }}},
		Invariant: func(g rules.Game) error { return g.(*solo).sound() },
	})
}

func TestOX15OneCardLiesInTheCentreAndThreeAreDealtAtATime(t *testing.T) {
	g := openSolo(t, rules.Seed{1})
	assert.Equal(t, Box{0, 0, 1, 1}, g.on.box)
	assert.Equal(t, []int{69, 0}, []int{g.stack.Len(), g.pile.Len()})
	assert.Equal(t, []rules.Move{Draw{}}, slices.Collect(g.Legal(1)), "nothing lies on the pile yet")
	require.NoError(t, g.Play(1, Draw{}))
	assert.Equal(t, []int{66, 3}, []int{g.stack.Len(), g.pile.Len()})
}

func TestOX15TheTopOfThePileIsLaidThenTheOneUnderIt(t *testing.T) {
	g := soloAt(t, 3, []string{full + "@0,0"}, "00001110 10111111", "00000001")
	refuseSolo(t, g, Place{"00001110", 1, 1, 0}, CodeNotOnTop, "OX-15")
	top, _ := g.pile.Peek()
	assert.Equal(t, "10111111", code(top.Face()))
}

func TestOX15AllTouchingEdgesMatchAndCornersDoNotMatter(t *testing.T) {
	g := soloAt(t, 3, []string{full + "@0,0"}, "00001110", "00000001")
	why := refuseSolo(t, g, Place{"00001110", 0, 1, 0}, CodeMismatch, "OX-15")
	assert.Equal(t, OfNeighbours{1, 0, map[string]string{full: "07"}}, why.Data)
	refuseSolo(t, g, Place{"00001110", 0, 1, 1}, CodeNoContact, "OX-15")
	refuseSolo(t, g, Place{"00001110", 4, 1, 1}, CodeNoSuchTurn, "OX-5")
	refuseSolo(t, g, Place{"00001110", 1, 0, 0}, CodeOccupied, "OX-15")
	require.NoError(t, g.Play(1, Place{"00001110", 1, 1, 0}))
	g = soloAt(t, 3, []string{full + "@0,0", "10000011@1,0"}, "00111111", "")
	for mv := range g.Legal(1) {
		if p, ok := mv.(Place); ok {
			require.NoError(t, g.clone().Play(1, p))
		}
	}
}

// nearlyFull is three by three places but one, and the card on top of the pile
// that fills it.
func nearlyFull(t testing.TB) (*solo, Place) {
	var s shape
	for y := range 3 {
		for x := range 3 {
			s = append(s, [2]int{x, y})
		}
	}
	p, mv := nearly(t, s, [2]int{2, 2})
	return soloAt(t, 3, p.field, mv.Card, strings.Join(p.start(t).unseen(9), " ")), mv
}

func TestOX15TheFieldGrowsWhenASquareOfItsSizeIsFull(t *testing.T) {
	g, mv := nearlyFull(t)
	assert.Equal(t, 2, g.on.square())
	assert.False(t, g.on.inside(3, 0, g.side))
	require.NoError(t, g.Play(1, mv))
	assert.Equal(t, 4, g.side)
	assert.True(t, g.on.inside(3, 0, g.side) && g.on.inside(-1, 0, g.side) && !g.on.inside(4, 0, g.side), "free to either side")
	assert.Equal(t, &Entry{Kind: LogGrew, Count: 4}, g.log.Shown().Entries[len(g.log.Shown().Entries)-1])
}

func TestOX15TheFieldIsThreeByThreeAtFirst(t *testing.T) {
	g := soloAt(t, 3, []string{full + "@0,0", "11111000@0,1", "10001111@0,-1"}, "00001110", "")
	refuseSolo(t, g, Place{"00001110", 0, 0, 2}, CodeOutside, "OX-15")
}

func TestOX15ThePileIsTurnedOverUnshuffledWhileSomethingIsLaid(t *testing.T) {
	g := soloAt(t, 3, []string{full + "@0,0"}, "00000001 00000010 00000011 00000101 00001110", "")
	require.NoError(t, g.Play(1, Place{"00001110", 1, 1, 0}))
	require.NoError(t, g.Play(1, Draw{}))
	assert.Equal(t, []cards.Face(faceList(t, "00000001 00000010 00000011")), g.pile.For(1).Faces, "in the order of before")
	assert.Equal(t, 1, g.passes)
	require.NoError(t, g.Play(1, Draw{}))
	assert.Zero(t, g.stack.Len())
	assert.True(t, g.View(1).(SoloView).Can.Last)
	require.NoError(t, g.Play(1, Draw{}))
	result, over := g.Result()
	assert.True(t, over, "a whole pass laid nothing")
	assert.Equal(t, rules.Result{Reason: ReasonNothingLaid, Winners: []rules.Seat{1}, Totals: map[rules.Seat]int{1: 1000 + 8 + 3}}, result)
	refuseSolo(t, g, Draw{}, rules.Over, "OX-15")
}

func TestOX15TheLargestFullSquareCountsThenTheSpots(t *testing.T) {
	g := soloAt(t, 3, []string{full + "@0,0", "10000011@1,0"}, "", "")
	assert.Equal(t, 1*squareWorth+8+3, g.total())
	assert.Greater(t, squareWorth, 280)
}

func TestOX15TheSquareOfEightEndsIt(t *testing.T) {
	g := &solo{side: sideMost}
	for y := range sideMost {
		for x := range sideMost {
			g.on.put(x, y, 0)
		}
	}
	g.grow()
	assert.Equal(t, ReasonSquareFull, g.result.Reason)
}

func TestTheLevelsOfTheSolitaireAreInTheirOrder(t *testing.T) {
	order := []rules.Policy{rulestest.Evenly, soloPolicy(rules.Easy), soloPolicy(rules.Medium), soloPolicy(rules.Hard)}
	means := make([]float64, len(order))
	for i, p := range order {
		r, sum, count := rules.NewRand(rules.Seed{3}), 0, games(200, 2000)
		for range count {
			g := openSolo(t, r.Seed())
			for g.result == nil {
				require.NoError(t, g.Play(1, p(g.clone(), 1, r)))
			}
			sum += g.on.cards
		}
		means[i] = float64(sum) / float64(count)
	}
	t.Logf("cards laid on average: %.1f", means)
	assert.IsIncreasing(t, means, "random, easy, medium, hard")
}

// A player who is refused a move finds the rule in the solitaire's own book.
func TestOX15TheSolitaireHasItsOwnRulebook(t *testing.T) {
	for lang, facts := range map[string][]string{
		"en": {"one player", "70 square cards", "other 69", "three cards go", "three by three", "up to eight by eight", "4095"},
		"es": {"un jugador", "70 cartas cuadradas", "otras 69", "tres cartas pasan", "tres por tres", "hasta ocho por ocho", "4095"},
	} {
		book := string(Solitaire().Rulebook(lang))
		for _, fact := range facts {
			assert.True(t, strings.Contains(book, fact), fact)
		}
		var ids []string
		for _, head := range regexp.MustCompile(`(?m)^## (OX-\d+) \S`).FindAllStringSubmatch(book, -1) {
			ids = append(ids, head[1])
		}
		assert.Equal(t, []string{"OX-4", "OX-5", "OX-15"}, ids, lang)
		assert.NotContains(t, book, "(`", "no option of the game for several")
	}
	assert.Equal(t, Solitaire().Rulebook("en"), Solitaire().Rulebook("fr"))
	assert.NotEqual(t, Solitaire().Rulebook("en"), Solitaire().Rulebook("es"))
	assert.Equal(t, [4]int{3, 3, 8, 4095}, [4]int{dealtAt, sideLeast, sideMost, 4*squareWorth + 95})
}

func TestOX15TheTableDrawnInTheRulebookMatches(t *testing.T) {
	drawn := rulestest.Drawn(Solitaire(), "en")
	require.Len(t, drawn, 1)
	assert.Equal(t, drawn, rulestest.Drawn(Solitaire(), "es"))
	assert.NoError(t, soloAt(t, 3, laidOut(drawn[0]), "", "").sound())
}

// What is said to the player of the solitaire is of the solitaire.
func TestOX15TheSolitaireSpeaksOfItself(t *testing.T) {
	for lang, want := range map[string][2]string{
		"en": {"lay the top card of the pile, or draw", "the game is over"},
		"es": {"colocar la carta de arriba del montón, o robar", "el juego ha terminado"},
	} {
		var said struct {
			Phase map[string]string
			Log   map[string][]string
		}
		require.NoError(t, json.Unmarshal(Solitaire().Words(lang), &said))
		assert.Equal(t, want, [2]string{said.Phase[PhasePlay], said.Phase[PhaseOver]})
		assert.NotContains(t, said.Log[LogFinished][1], "{spots}", "perhaps none lie on the table")
	}
}
