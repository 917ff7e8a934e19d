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
		old, text := string(p.next()), string(p.next())
		time.Sleep(120 * time.Millisecond)
		for _, other := range []string{old, "", "999", text + "0"} {
			_, ok := p.trip(other)
			assert.False(t, ok, other)
		}
		trip, ok := p.trip(text)
		assert.True(t, ok)
		assert.Equal(t, 120*time.Millisecond, trip)
		_, again := p.trip(text)
		assert.False(t, again)
	})
}
