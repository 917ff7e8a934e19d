package server

import (
	"net/http"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// Wrong codes: 100 at once and five a second for an address, since a whole school
// has one, and a single pupil should not easily use them up; a device gets a
// quarter of that. With 2.4 · 10⁸ codes an address guesses one of a thousand open
// rooms in 13 hours.
const (
	wrongRate  = 5
	wrongBurst = 100
	wrongShare = 4 // what one costs a device
)

// guesses limits wrong codes by address, and by device within that. Whoever has
// none left gets the same answer to every code: if a right one were still
// answered, all others would be told apart from it for nothing.
type guesses struct{ device, address *limits }

func newGuesses() guesses {
	return guesses{newLimits(wrongRate, wrongBurst), newLimits(wrongRate, wrongBurst)}
}

// left reports whether whoever asks may guess wrong.
func (g guesses) left(w who, from string) bool {
	return g.address.has(from, 1) && (!w.known || g.device.has(string(w.device[:]), wrongShare))
}

// take pays for a code that may be wrong.
func (g guesses) take(w who, from string) bool {
	if !g.address.take(from, 1) {
		return false
	}
	if w.known && !g.device.take(string(w.device[:]), wrongShare) {
		g.address.give(from, 1)
		return false
	}
	return true
}

// give pays back: it was right.
func (g guesses) give(w who, from string) {
	g.address.give(from, 1)
	if w.known {
		g.device.give(string(w.device[:]), wrongShare)
	}
}

// guess looks something up for a code that may be wrong: what is not found is paid
// for. What is no code is not looked up.
func (s *Server) guess(r *http.Request, isCode bool, lookUp func() error) error {
	w, from := whoIs(r), neighbourhood(r)
	if !s.guesses.take(w, from) {
		return &fault{code: wire.CodeSlowDown}
	}
	if !isCode {
		return &fault{code: wire.CodeNotFound}
	}
	err := lookUp()
	gone := r.Context().Err() != nil // whoever hangs up has made us look it up, too
	if err == nil || !gone && !isWrong(err) {
		s.guesses.give(w, from)
	}
	return err
}

// isWrong reports whether there was nothing to be found.
func isWrong(err error) bool {
	code := faultOf(err).code
	return code == wire.CodeNotFound || code == wire.CodeTransferOver
}

// here is the room in memory that whoever asks may have: everybody who may still
// guess, and whose affair it is; a private one, its guests. Nothing is looked up on
// disk.
func (s *Server) here(r *http.Request, code string) *room.Room {
	w := whoIs(r)
	free := s.guesses.left(w, neighbourhood(r))
	found, ok := s.cfg.Lobby.InMemory(code)
	if !ok || !found.Admits(w.device) || found.Summary().Table.Phase == room.Closed { // it still says its goodbyes
		return nil
	}
	if !free && !found.Summary().Concerns(w.device) {
		return nil
	}
	return found
}
