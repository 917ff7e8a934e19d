package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

// A figure far from its band means that a rule has changed.
func TestTheGameGoesAsItWasMeasured(t *testing.T) { rulestest.Bands(t, Kind()) }

func TestTheSolitaireGoesAsItWasMeasured(t *testing.T) { rulestest.Bands(t, Solitaire()) }
