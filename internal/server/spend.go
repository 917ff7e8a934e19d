package server

import (
	"net/http"

	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// What a device may ask over HTTP in a second, in shares of the rate of frames,
// so that load tests raise it with that, and how many seconds it may save up.
const (
	commandShare = 1 // as many as frames
	commandBurst = 2
	askShare     = 3 // who polls, and looks before each move
	askBurst     = 2
	openShare    = 1. / 20 // at the default rate a new room in two seconds
	openBurst    = 40      // and 20 at once
	retellShare  = 1. / 10 // at the default rate a replay a second
	retellBurst  = 10      // and 10 at once
)

// How many times as much an address may: a whole school has one.
const (
	addressShare  = 60 // two classes that play over HTTP alone
	openAtShare   = 15 // at the default rate 300 rooms at once
	retellAtShare = 10 // a class that opens the same link
)

// allowance is what each device and each address may ask for.
type allowance struct{ device, address *limits }

// newAllowance gives a device perSecond, and so many seconds' worth at once; an
// address so many times as much.
func newAllowance(perSecond, seconds, times float64) allowance {
	of := func(n float64) *limits { return newLimits(n, n*seconds) }
	return allowance{of(perSecond), of(perSecond * times)}
}

// take spends one of what the address of the request and its device have. The
// address comes first: one that has nothing left brings up no devices to be
// remembered. A device whose secret was made just now is nobody yet.
func (a allowance) take(r *http.Request) bool {
	from := neighbourhood(r)
	if !a.address.take(from, 1) {
		return false
	}
	if w := whoIs(r); w.known && !a.device.take(string(w.device[:]), 1) {
		a.address.give(from, 1)
		return false
	}
	return true
}

// spends makes calls spend an allowance.
func (s *Server) spends(a allowance) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !a.take(r) {
				s.fail(w, &fault{code: wire.CodeSlowDown})
				return
			}
			next.ServeHTTP(w, r)
		})
	}
}
