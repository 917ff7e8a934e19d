package load

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestQuantilesAreAtMostTwoPercentOff(t *testing.T) {
	var h histogram
	for x := int64(1); x <= 1_000_000; x++ {
		h.add(x)
	}
	for _, q := range []float64{0.01, 0.5, 0.95, 0.99, 1} {
		want := q * 1_000_000
		assert.InEpsilon(t, want, h.quantile(q), 0.02, "quantile %v", q)
	}
}

func TestSmallNumbersAreExact(t *testing.T) {
	for x := int64(0); x < steps; x++ {
		assert.Equal(t, x, upper(bucket(x)))
	}
}

func TestEveryNumberLiesBelowTheUpperEndOfItsBucket(t *testing.T) {
	for x := int64(1); x < 1<<40; x = x*9/8 + 1 {
		assert.GreaterOrEqual(t, upper(bucket(x)), x)
		assert.LessOrEqual(t, float64(upper(bucket(x))), float64(x)*1.02+1)
	}
}
