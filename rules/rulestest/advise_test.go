package rulestest

import (
	"iter"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// guide is the toy with advice.
type guide struct {
	critic
	advice func(g *toy, by rules.Seat) (rules.Hint, bool)
}

func (g guide) Advise(by rules.Seat) (rules.Hint, bool) { return g.advice(g.toy, by) }

func (g guide) Clone() rules.Game { return guide{g.critic.Clone().(critic), g.advice} }

func (g guide) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	return guide{g.critic.Resample(known, r).(critic), g.advice}
}

func advisedToy(advice func(g *toy, by rules.Seat) (rules.Hint, bool)) error {
	g := newToy(rules.Setup{Seats: 3, Seed: rules.Seed{5}}, flaw{})
	return judging(guide{critic{g, honest}, advice}, rules.NewRand(rules.Seed{7}), nil)
}

// firstMove advises what comes first.
func firstMove(g *toy, by rules.Seat) (rules.Hint, bool) {
	for mv := range g.Legal(by) {
		return rules.Hint{Do: mv.Do(), Move: mv}, true
	}
	return rules.Hint{}, false
}

func TestARightGuideIsAccepted(t *testing.T) { assert.NoError(t, advisedToy(firstMove)) }

func TestAWrongGuideIsFound(t *testing.T) {
	for name, c := range map[string]struct {
		advice func(g *toy, by rules.Seat) (rules.Hint, bool)
		want   string
	}{
		"no move": {func(*toy, rules.Seat) (rules.Hint, bool) { return rules.Hint{Do: "lay"}, true }, "is said of the move"},
		"another kind": {func(g *toy, by rules.Seat) (rules.Hint, bool) {
			h, ok := firstMove(g, by)
			h.Do = "fly"
			return h, ok
		}, "is said of the move"},
		"a move that cannot be made": {func(g *toy, by rules.Seat) (rules.Hint, bool) {
			return rules.Hint{Do: "lay", Move: toyLay{}}, true
		}, "is refused"},
		"a worse move": {func(g *toy, by rules.Seat) (rules.Hint, bool) {
			return rules.Hint{Do: "draw", Move: toyDraw{}}, g.phase == "play" && g.pile.Len() > 0
		}, "not judged best"},
		"secret": {func(g *toy, by rules.Seat) (rules.Hint, bool) {
			h, ok := firstMove(g, by)
			return h, ok && g.top()%2 == 0
		}, "cannot know"},
		"touch": {func(g *toy, by rules.Seat) (rules.Hint, bool) {
			g.r.Seed()
			return firstMove(g, by)
		}, "changed the match"},
	} {
		assert.ErrorContains(t, advisedToy(c.advice), c.want, name)
	}
}

// coach is the toy with hints of its own: in play it says, once asked, that a card
// be laid.
type coach struct {
	critic
	asked bool
}

type toyHelp struct{ toyDraw }

func (toyHelp) Do() string   { return "help" }
func (toyHelp) AsksForHelp() {}

func (c *coach) Legal(by rules.Seat) iter.Seq[rules.Move] {
	moves := c.moves(by)
	if len(moves) > 0 && c.phase == "play" && !c.asked {
		moves = append(moves, toyHelp{})
	}
	return slices.Values(moves)
}

func (c *coach) Play(by rules.Seat, mv rules.Move) error {
	if c.asked = mv == rules.Move(toyHelp{}); c.asked {
		return nil
	}
	return c.critic.Play(by, mv)
}

func (c *coach) Helped(rules.Seat) (any, int) {
	if c.asked {
		return "lay", 1
	}
	return nil, 0
}

func (c *coach) Clone() rules.Game { return &coach{c.critic.Clone().(critic), c.asked} }

func (c *coach) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	return &coach{c.critic.Resample(known, r).(critic), c.asked}
}

func helpedToy(follow Follow) error {
	g := &coach{critic: critic{newToy(rules.Setup{Seats: 3, Seed: rules.Seed{5}}, flaw{}), honest}}
	return judging(g, rules.NewRand(rules.Seed{7}), follow)
}

func TestAHintThatIsFollowedIsJudgedBest(t *testing.T) {
	making := func(pick func(moves []rules.Move) rules.Move) Follow {
		return func(g rules.Game, by rules.Seat) []rules.Move {
			return []rules.Move{pick(g.(*coach).moves(by))}
		}
	}
	lays := making(func(moves []rules.Move) rules.Move { return moves[0] })
	draws := making(func(moves []rules.Move) rules.Move { return moves[len(moves)-1] })
	dreams := making(func([]rules.Move) rules.Move { return toyLay{"99", false} })
	assert.NoError(t, helpedToy(lays))
	assert.ErrorContains(t, helpedToy(draws), "not judged best")
	assert.ErrorContains(t, helpedToy(dreams), "is refused")
	assert.ErrorContains(t, helpedToy(nil), "nobody says how")
}
