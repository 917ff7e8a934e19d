package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

// A figure far from its band means that a rule has changed.
func TestAMatchGoesAsItWasMeasured(t *testing.T) { rulestest.Bands(t, Kind()) }

func TestMemoryGoesAsItWasMeasured(t *testing.T) { rulestest.Bands(t, MemoryKind()) }

func TestWhoAsksForHelpIsStillToMove(t *testing.T) {
	var _ rules.Helping = Hint{}
	m := openWith(t, 2, "", rules.Seed{1})
	by, held := m.asked, *m.held.At(m.asked)
	do(t, m, by, Hint{})
	assert.Equal(t, by, m.asked)
	assert.Equal(t, held, *m.held.At(by))
}

// scale is so many in short, so many in full.
func scale(short, long int) int {
	if rulestest.Long() {
		return long
	}
	return short / fewer
}
