package server_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestALinkIsOneThatOtherDevicesCanOpen(t *testing.T) {
	h := open(t, func(c *server.Config) {
		c.Home = func() string { return "http://192.168.1.20:8080" }
		c.Origins = func() []string { return []string{"https://play.example.org"} }
	})
	for host, want := range map[string]string{
		"":                  "http://192.168.1.20:8080", // as the test reaches it: 127.0.0.1
		"localhost:8080":    "http://192.168.1.20:8080",
		"[::1]:8080":        "http://192.168.1.20:8080",
		"192.168.1.20:8080": "http://192.168.1.20:8080",
		"10.0.0.7:8080":     "http://10.0.0.7:8080",
		"play.example.org":  "https://play.example.org",
	} {
		r := h.device(1).request("POST", "/api/rooms", object{"game": "unoquimico"})
		r.Host = host
		a := h.send(r)
		require.Equal(t, 201, a.status)
		made := a.object(t)
		assert.Equal(t, want+"/r/"+made["code"].(string), made["url"])
		r = h.device(2).request("GET", "/api/rooms/"+made["code"].(string), nil)
		r.Host = host
		assert.Equal(t, made["url"], h.send(r).object(t)["url"], "the summary says the same link")
	}
}
