package server_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// twoSeats is a table of three in play where the first device holds seats 1 and 2.
func twoSeats(h *house) (path string, both, other device) {
	both, other = h.device(1), h.device(2)
	path = both.newRoom(object{"seats": 3})
	both.ok("POST", path+"/seats", object{"seat": 2, "name": "Lucia"})
	other.ok("POST", path+"/seats", object{"seat": 3})
	both.ok("POST", path+"/start", nil)
	return path, both, other
}

func TestALineThatLooksOnIsSentNoHandBeforeItAsksForOne(t *testing.T) {
	h := open(t)
	path, both, _ := twoSeats(h)
	l := both.dial(path + "/ws?seat=0")
	assert.Equal(t, []int{1, 2}, l.take().Seats)
	assert.NotContains(t, l.take().raw, `"hand"`)
	for _, seat := range []int{2, 1} {
		l.send(fmt.Sprintf(`{"t":"see","seat":%d}`, seat))
		shown := l.next("state").raw
		assert.Contains(t, shown, fmt.Sprintf(`"v":4,"seat":%d,"seats":[1,2],`, seat))
		assert.Contains(t, shown, `"hand"`)
	}
	l.send(`{"t":"see","seat":0}`)
	assert.NotContains(t, l.next("state").raw, `"hand"`)
}

func TestASummaryTellsADeviceItsOwnSeats(t *testing.T) {
	h := open(t)
	path, both, other := twoSeats(h)
	for d, want := range map[device]any{both: []any{1.0, 2.0}, other: []any{3.0}, h.device(9): nil} {
		assert.Equal(t, want, d.call("GET", path, nil).object(t)["mine"])
	}
}

func TestTheRoleOfADeviceComesWithTheWholeDocument(t *testing.T) {
	h := open(t)
	host, guest := h.device(1), h.device(2)
	path := host.newRoom(object{"sit": false})
	guest.ok("POST", path+"/seats", nil)
	of, to := host.dial(path), guest.dial(path)
	of.take()
	to.take()
	require.Contains(t, of.take().raw, `"role":"host"`)
	require.NotContains(t, to.take().raw, `"role"`)
	host.ok("POST", path+"/give", object{"seat": 1})
	assert.Contains(t, of.next("state").raw, `"role":"opener"`)
	assert.Contains(t, to.next("state").raw, `"role":"host"`)
	host.ok("POST", path+"/take", nil)
	assert.Contains(t, of.next("state").raw, `"role":"host"`)
	assert.NotContains(t, to.next("state").raw, `"role"`)
}

func TestALineLearnsOfItsDevicesSeatsWheneverTheyChange(t *testing.T) {
	h := open(t)
	host, guest := h.device(1), h.device(2)
	path := host.newRoom(object{"seats": 4})
	l := guest.dial(path)
	l.next("state")
	for _, seat := range []int{3, 4} {
		guest.ok("POST", path+"/seats", object{"seat": seat})
	}
	for !strings.Contains(l.next("state").raw, `"seats":[3,4]`) {
	}
	host.ok("POST", path+"/start", nil)
	assert.Contains(t, l.next("state").raw, `"seats":[2,3]`, "open places have gone")
}
