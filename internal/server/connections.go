package server

import (
	"net/http"
	"sync"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// How many connections may be open at once (RELIABILITY 4.11).
const (
	connsOfDevice  = 16    // of a device in a room: tabs, and those that are not known to have ended
	connsOfAddress = 600   // of a whole school
	connsOfRoom    = 1_000 // whoever comes and goes is shown to all of them
)

// connections counts the open connections by what bounds them. Safe for
// concurrent use.
type connections struct {
	unlimited bool // for load tests

	mu   sync.Mutex
	open map[any]int
}

// Keys of what bounds connections.
type (
	connOf struct {
		room   string
		device room.Device
	}
	connFrom string
	connIn   string
)

// add counts one more connection to a room, unless it is one too many; a device
// that the room concerns does not compete with strangers. Whoever adds removes.
func (c *connections) add(r *http.Request, code string, concerned bool) (remove func(), err error) {
	if c.unlimited {
		return func() {}, nil
	}
	own := connOf{code, whoIs(r).device}
	bounds := map[any]int{own: connsOfDevice, connFrom(neighbourhood(r)): connsOfAddress, connIn(code): connsOfRoom}
	c.mu.Lock()
	defer c.mu.Unlock()
	for key, most := range bounds {
		if c.open[key] >= most && (key == own || !concerned) {
			return nil, &fault{code: wire.CodeSlowDown}
		}
	}
	for key := range bounds {
		c.open[key]++
	}
	return func() { c.remove(bounds) }, nil
}

func (c *connections) remove(bounds map[any]int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for key := range bounds {
		if c.open[key]--; c.open[key] == 0 {
			delete(c.open, key)
		}
	}
}
