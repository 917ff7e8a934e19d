package server

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestALimitGivesBackWhatWasTakenAndWhatTimeBrings(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := newLimits(2, 4)
		assert.True(t, l.take("a", 4))
		assert.False(t, l.take("a", 1))
		assert.True(t, l.take("b", 4), "another key")
		l.give("a", 1)
		assert.True(t, l.has("a", 1))
		assert.False(t, l.has("a", 2))
		time.Sleep(time.Second)
		assert.True(t, l.take("a", 3))
		time.Sleep(time.Hour)
		assert.False(t, l.has("a", 5), "never more than the burst")
	})
}

func TestNobodyGetsAFreshBudgetByBringingUpOtherKeys(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := newLimits(1, 60)
		for l.take("attacker", 1) {
		}
		for i := range limitsMost + 1000 {
			taken := l.take(fmt.Sprint(i), 60)
			assert.Equal(t, i < limitsMost-1, taken, "no budget for keys that cannot be remembered")
			assert.Equal(t, taken, l.has(fmt.Sprint(i), 0))
		}
		assert.False(t, l.has("attacker", 1))
		time.Sleep(59 * time.Second)
		assert.False(t, l.take("new", 1))
		assert.True(t, l.take("attacker", 59))
		time.Sleep(2 * time.Second)
		assert.True(t, l.take("new", 1), "those that are full again made room")
		assert.False(t, l.has("attacker", 4))
		assert.LessOrEqual(t, len(l.keys), limitsMost)
	})
}

func TestWithoutARateThereIsNoLimit(t *testing.T) {
	l := newLimits(0, 0)
	for range 1000 {
		assert.True(t, l.take("a", 1))
	}
	assert.Empty(t, l.keys)
}
