package server

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestOnlyTheFirstAnswerToTheNewestPingIsARoundTrip(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var p pings
		old, newest := p.next(), p.next()
		time.Sleep(120 * time.Millisecond)
		for _, other := range []uint64{old, 0, 999, newest + 1} {
			_, ok := p.trip(other)
			assert.False(t, ok, other)
		}
		trip, ok := p.trip(newest)
		assert.True(t, ok)
		assert.Equal(t, 120*time.Millisecond, trip)
		_, again := p.trip(newest)
		assert.False(t, again)
	})
}
