package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A figure far from its band means that a rule has changed. PX-2: the first
// leader has no edge.
func TestAMatchGoesAsItWasMeasured(t *testing.T) { rulestest.Bands(t, Kind()) }

func TestPX9AddItIsNeverVoidWhileThePileLasts(t *testing.T) {
	sum := rules.Figures{}
	for r, i := rules.NewRand(rules.Seed{9}), games(200, 2000); i > 0; i-- {
		require.NoError(t, playOut(r.Seed(), 4, all118, simply, sum))
	}
	for _, game := range []int{AtomicPower, AToZ, AddIt} {
		assert.Zero(t, sum[voids(game)].Value(), Games[game])
	}
}
