package server

import (
	"net/http"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// privateLink is a link to a private room's page: browsers keep what stands behind
// the # to themselves.
func privateLink(link, secret string) string { return link + "#s=" + secret }

// enter admits a device that knows the secret of a private room. That costs what a
// wrong code does, also where the secret is right: nobody makes up guests without end.
func (s *Server) enter(w http.ResponseWriter, r *http.Request) {
	link, err := s.enterRoom(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusOK, wire.Entered{Link: link})
}

func (s *Server) enterRoom(r *http.Request) (link uint64, err error) {
	d, err := actor(r)
	if err != nil {
		return 0, err
	}
	var body wire.Enter
	if err := readWhole(r, &body); err != nil {
		return 0, err
	}
	hash, ok := wire.HashInvite(body.Secret)
	if !ok {
		return 0, &fault{code: wire.CodeMalformed}
	}
	code, ok := wire.ParseCode(param(r, "code"))
	if found := s.here(r, code); found != nil {
		return found.LinkOf(hash), nil
	}
	err = s.guess(r, ok, func() error {
		found, err := s.lookUp(r.Context(), code, d, &hash)
		if err == nil {
			_, err = found.Do(r.Context(), room.Command{Device: d, Act: room.Enter{Secret: hash}})
			link = found.LinkOf(hash)
		}
		return err
	})
	if err == nil {
		s.guesses.take(whoIs(r), neighbourhood(r))
	}
	return link, err
}

// invite gives a private room a new link. The server forgets the secret that it
// answers with, and keeps its hash.
func (s *Server) invite(w http.ResponseWriter, r *http.Request) {
	secret := wire.NewInvite()
	hash, _ := wire.HashInvite(secret)
	a, err := s.carryOut(r, rules.Nobody, &struct{}{}, func() (room.Act, error) { return room.Invite{Secret: hash}, nil })
	if err != nil {
		s.fail(w, err)
		return
	}
	code, _ := wire.ParseCode(param(r, "code"))
	writeJSON(w, http.StatusOK, wire.Invited{URL: privateLink(s.link(r, code), secret), Link: a.V})
}
