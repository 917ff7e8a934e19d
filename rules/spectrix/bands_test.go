package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

// A figure far from its band means that a rule has changed.
func TestAMatchGoesAsItWasMeasured(t *testing.T) { rulestest.Bands(t, Kind()) }

func TestMemoryGoesAsItWasMeasured(t *testing.T) { rulestest.Bands(t, MemoryKind()) }

// scale is so many in short, so many in full.
func scale(short, long int) int {
	if rulestest.Long() {
		return long
	}
	return short / fewer
}
