package server_test

import (
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Posted frames have the budget of their connection.
const ownBudget = "POST /api/rooms/{code}/frames"

func TestEveryCallToARoomHasABudget(t *testing.T) {
	h := open(t, func(c *server.Config) { c.Rate = 1 })
	path := h.device(1).newRoom(object{})
	n := 1
	for call := range allRoutes(t, h) {
		method, route, _ := strings.Cut(call, " ")
		if !strings.HasPrefix(route, "/api/rooms") || call == ownBudget {
			continue
		}
		n++
		d := h.device(n)
		target := strings.NewReplacer("/api/rooms/{code}", path, "{n}", "2").Replace(route)
		var body any
		if call == "POST /api/rooms" {
			body = object{"game": "unoquimico"}
		}
		var last reply
		for range 12 {
			last = h.head(d.request(method, target, body))
		}
		assert.Equal(t, 429, last.status, call)
		assert.NotEmpty(t, last.header.Get("Retry-After"), call)
	}
	assert.Greater(t, n, 20)
}

func TestAnAddressHasABudgetForAllItsDevices(t *testing.T) {
	h := open(t, func(c *server.Config) { c.Rate = .5 })
	path := h.device(1).newRoom(object{})
	counts := map[int]int{}
	for i := range 150 {
		counts[h.device(i+2).call("PATCH", path, object{"public": true}).status]++
	}
	assert.InDelta(t, 60, counts[403], 30, "60 at once and 30 a second")
	assert.Equal(t, 150, counts[403]+counts[429])
}

func TestWithoutARateNothingIsSpent(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	for range 200 {
		require.Equal(t, 200, seats[0].call("PATCH", path, object{"public": true}).status)
	}
}
