package rulestest

import (
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
	return judging(guide{critic{g, honest}, advice}, rules.NewRand(rules.Seed{7}))
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
