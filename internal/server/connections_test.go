package server

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/go-chi/chi/v5/middleware"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// comes is a request of a device from an address.
func comes(device int, ip string) *http.Request {
	var d room.Device
	copy(d[:], fmt.Sprint("device ", device))
	var came *http.Request
	from := middleware.ClientIPFromRemoteAddr(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { came = r }))
	r := httptest.NewRequest("GET", "/", nil)
	r.RemoteAddr = "[" + ip + "]:1"
	from.ServeHTTP(nil, r)
	return came.WithContext(withWho(came.Context(), who{device: d, known: true}))
}

func TestConnectionsAreBoundedByDeviceAddressAndRoom(t *testing.T) {
	for name, c := range map[string]struct {
		most  int
		next  func(i int) (*http.Request, string)
		other func() (*http.Request, string)
	}{
		"a device in a room": {16,
			func(i int) (*http.Request, string) { return comes(1, fmt.Sprint("2001:db8:0:", i, "::1")), "A" },
			func() (*http.Request, string) { return comes(1, "2001:db8::1"), "B" }},
		"an address": {600,
			func(i int) (*http.Request, string) { return comes(i, "192.0.2.1"), fmt.Sprint(i) },
			func() (*http.Request, string) { return comes(1, "192.0.2.2"), "A" }},
		"a network of IPv6": {600,
			func(i int) (*http.Request, string) { return comes(i, fmt.Sprintf("2001:db8::%x", i)), fmt.Sprint(i) },
			func() (*http.Request, string) { return comes(1, "2001:db8:0:1::1"), "A" }},
		"a room": {1000,
			func(i int) (*http.Request, string) { return comes(i, fmt.Sprintf("2001:db8:0:%x::1", i)), "A" },
			func() (*http.Request, string) { return comes(1, "2001:db8::1"), "B" }},
	} {
		t.Run(name, func(t *testing.T) {
			open := connections{newCounts(false)}
			add := func(r *http.Request, code string) (func(), error) { return open.add(r, code, false) }
			var removes []func()
			for i := range c.most {
				remove, err := add(c.next(i))
				require.NoError(t, err)
				removes = append(removes, remove)
			}
			_, err := add(c.next(c.most))
			assert.Equal(t, "slow_down", faultOf(err).code)
			remove, err := add(c.other())
			require.NoError(t, err)
			remove()
			removes[0]()
			removes[0], err = add(c.next(c.most))
			require.NoError(t, err)
			for _, remove := range removes {
				remove()
			}
			assert.Empty(t, open.open)
		})
	}
}

func TestStrangersTakeNoConnectionFromWhoeverTheRoomConcerns(t *testing.T) {
	open := connections{newCounts(false)}
	for i := range 600 {
		_, err := open.add(comes(i+100, "192.0.2.1"), "A", false)
		require.NoError(t, err)
	}
	for range 16 {
		_, err := open.add(comes(1, "192.0.2.1"), "A", true)
		require.NoError(t, err)
	}
	_, err := open.add(comes(1, "192.0.2.1"), "A", true)
	assert.Equal(t, "slow_down", faultOf(err).code, "its own tabs have their bound")
}
