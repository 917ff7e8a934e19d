package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A figure far from its band means that a rule has changed.
func TestTheGameGoesAsItWasMeasured(t *testing.T) { rulestest.Bands(t, Kind()) }

func TestADrawHappensOnlyWithoutALay(t *testing.T) {
	for r, i := rules.NewRand(rules.Seed{9}), 300; i > 0; i-- {
		g, err := playOut(r.Seed(), 4, single, atRandom)
		require.NoError(t, err)
		assert.LessOrEqual(t, g.draws, g.own-g.able)
	}
}
