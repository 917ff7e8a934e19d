package server

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/stretchr/testify/assert"
)

func TestWhatWaitsForWhoDoesNotReadIsBoundedInFramesAndBytes(t *testing.T) {
	for size, most := range map[int]int{10: outMost, 16 << 10: outBytesMost / (16 << 10)} {
		var c session
		for range 2 * outMost {
			c.queue(make([]byte, size))
		}
		assert.Len(t, c.out, most, "frames of %d bytes", size)
		assert.Equal(t, &wire.Bye{Code: wire.ByeSlow, Again: true}, c.bye)
	}
}
