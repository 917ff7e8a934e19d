package server

import (
	"math"
	"net/http"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// How many connections may be open at once (RELIABILITY 4.11).
const (
	connsOfDevice  = 16    // of a device in a room: tabs, and those that are not known to have ended
	connsOfAddress = 600   // of a whole school
	connsOfRoom    = 1_000 // whoever comes and goes is shown to all of them
)

// connections counts the open connections.
type connections struct{ *counts }

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
func (c connections) add(r *http.Request, code string, concerned bool) (remove func(), err error) {
	ofAddress, ofRoom := connsOfAddress, connsOfRoom
	if concerned {
		ofAddress, ofRoom = math.MaxInt, math.MaxInt
	}
	remove, ok := c.counts.add(map[any]int{
		connOf{code, whoIs(r).device}: connsOfDevice, connFrom(neighbourhood(r)): ofAddress, connIn(code): ofRoom,
	})
	if !ok {
		return nil, &fault{code: wire.CodeSlowDown}
	}
	return remove, nil
}
