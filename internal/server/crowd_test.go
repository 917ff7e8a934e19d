package server

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/stretchr/testify/assert"
)

func TestACrowdKeepsAFewPatchesAndNoneWithoutConnections(t *testing.T) {
	var all crowds
	r, docs := &room.Room{}, make([]room.Document, crowdKept+2)
	one := all.join(r)
	assert.Same(t, one, all.join(r))
	made := 0
	patch := func(from, to int) []byte {
		return one.patch(&docs[from], &docs[to], func() []byte { made++; return []byte{byte(from)} }).frame()
	}
	frame := func(i int) []byte { return patch(i, i+1) }
	for range 2 {
		for i := range crowdKept {
			assert.Equal(t, []byte{byte(i)}, frame(i))
		}
	}
	assert.Equal(t, crowdKept, made, "each once")
	frame(crowdKept)
	frame(0)
	assert.Equal(t, crowdKept+2, made, "the oldest was let go")
	assert.Equal(t, []byte{2}, patch(2, 1), "whoever held another document needs another patch")
	all.leave(r)
	assert.Len(t, all.of, 1)
	all.leave(r)
	assert.Empty(t, all.of)
}
