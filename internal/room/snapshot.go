package room

import "github.com/sobremesa-games/sobremesa/rules"

// Snapshot is what a connection is to show next.
type Snapshot struct {
	V     uint64
	Seats []rules.Seat // the device's seats, rising; it may not be changed
	Seat  rules.Seat   // the seat shown, Nobody for a spectator
	Role  string       // of the device, "" for none
	Muted []rules.Seat // that the device does not hear, rising; likewise
	Doc   *Document    // equal pointers are the same document; all who may see the same share one
	Bye   *Bye         // the connection ends; nothing follows
}

// Bye is why a connection ends.
type Bye struct {
	Code    string
	Again   bool // the client should come back by itself
	AfterMS int  // after so many milliseconds
}

// Codes of Bye that a room gives.
const (
	ByeClosed      = "closed"
	ByeKicked      = "kicked"
	ByeMoved       = "moved" // the seat went to another device
	ByeRestart     = "restart"
	ByeStoreFailed = "store_failed"
	ByeExpired     = "expired"
)
