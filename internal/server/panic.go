package server

import (
	"errors"
	"fmt"
	"runtime/debug"
)

// errPanicked is why a connection ends for which the program failed.
var errPanicked = errors.New("server: a panic")

// survive, deferred, makes a panic an error: it costs one connection, and not the
// server. The log tells where, and not of what: that may be a card.
func (c *session) survive(err *error) {
	if reason := recover(); reason != nil {
		c.s.log.Error("connection ended by a panic", "type", fmt.Sprintf("%T", reason), "stack", string(debug.Stack()))
		*err = errPanicked
	}
}
