package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMemoryIsGivenBackOnceForARest(t *testing.T) {
	const mb = 1 << 20
	var r rest
	for _, look := range []struct {
		allocated uint64
		begins    bool
		why       string
	}{
		{20 * mb, false, "it starts, and is busy"},
		{20*mb + 1, true, "the first calm look"},
		{20*mb + 2, false, "it was given back already"},
		{21 * mb, false, "little was allocated since"},
		{60 * mb, false, "busy"},
		{120 * mb, false, "busy"},
		{120*mb + 5, true, "calm after work"},
		{121 * mb, false, "given back"},
		{122 * mb, false, "calm, but not worth it"},
		{129 * mb, false, "busy"},
		{130 * mb, true, "what calm looks allocate counts too"},
	} {
		assert.Equal(t, look.begins, r.begins(look.allocated), look.why)
	}
}
