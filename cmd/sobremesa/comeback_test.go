package main

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestAFewComeBackAtOnceAndACrowdSpreads(t *testing.T) {
	for connections, want := range map[int][2]time.Duration{
		0:       {500 * time.Millisecond, 2 * time.Second},
		100:     {500 * time.Millisecond, 2 * time.Second},
		2_550:   {2750 * time.Millisecond, 8500 * time.Millisecond},
		5_000:   {5 * time.Second, 15 * time.Second},
		100_000: {5 * time.Second, 15 * time.Second},
	} {
		t.Run(fmt.Sprint(connections), func(t *testing.T) {
			from, to := comeBack(connections)
			assert.Equal(t, want, [2]time.Duration{from, to})
		})
	}
}
