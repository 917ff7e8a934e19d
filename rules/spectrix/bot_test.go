package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestAMachineMakesNoMoveForWhoIsNotAsked(t *testing.T) {
	over := open(t, 2, halfHour)
	over.endMatch(ReasonTime, []rules.Seat{1})
	restoring := brokenTable(t)
	do(t, restoring, 1, GiveUp{})
	waiting := position{hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll, totals: []int{0, 0, 95}}.start(t)
	do(t, waiting, 1, play(t, "3YE"))
	do(t, waiting, 1, Next{})
	for _, l := range rules.Levels() {
		for name, c := range map[string]struct {
			m  *match
			by rules.Seat
		}{
			"another seat's turn": {position{hands: []string{"3YE", "LI"}, pile: pileOfAll}.start(t), 2},
			"who gave up":         {restoring, 1},
			"who is ready":        {waiting, 1},
			"who is out":          {waiting, 3},
			"the match is over":   {over, 1},
		} {
			assert.Nil(t, policy(l)(c.m, c.by, nil), name)
		}
		assert.Nil(t, memoryPolicy(l)(memoryTable(t, 2), 2, rules.NewRand(rules.Seed{})))
		assert.Equal(t, Done{}, policy(l)(restoring, 2, nil))
		assert.Equal(t, Next{}, policy(l)(waiting, 2, nil))
	}
}
