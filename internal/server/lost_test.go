package server_test

import (
	"testing"
	"testing/fstest"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
)

func TestAWrongAddressIsAPageForBrowsersAndAnErrorForTheRest(t *testing.T) {
	h := open(t, func(c *server.Config) { c.Client = fstest.MapFS{"lost.html": {Data: []byte("the way home")}} })
	for _, path := range []string{"/nope", "/rules/chess", "/r/AAAAAA/hands"} {
		r := h.device(1).request("GET", path, nil)
		plain := h.send(r)
		assert.Equal(t, 404, plain.status)
		assert.Contains(t, string(plain.body), "not_found")

		r = h.device(1).request("GET", path, nil)
		r.Header.Set("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")
		page := h.send(r)
		assert.Equal(t, 404, page.status)
		assert.Equal(t, "the way home", string(page.body), path)
	}
	r := h.device(1).request("GET", "/api/nope", nil)
	r.Header.Set("Accept", "text/html")
	assert.Contains(t, string(h.send(r).body), "not_found", "under /api nothing is a page")
}
