package server

import (
	"context"
	"net/http"
	"net/url"
	"slices"

	"github.com/go-chi/chi/v5"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// find is the room of the path. A wrong code costs the device and its address;
// what is not in memory is looked up only by those who can pay for that.
func (s *Server) find(r *http.Request) (*room.Room, error) {
	code, ok := wire.ParseCode(param(r, "code"))
	if found := s.here(r, code); found != nil {
		return found, nil
	}
	var found *room.Room
	err := s.guess(r, ok, func() (err error) {
		found, err = s.lookUp(r.Context(), code, whoIs(r).device, nil)
		return err
	})
	return found, err
}

// lookUp finds a room, in the journal too, for a device or whoever knows its
// secret.
func (s *Server) lookUp(ctx context.Context, code string, d room.Device, secret *[32]byte) (*room.Room, error) {
	found, err := s.cfg.Lobby.FindFor(ctx, code, d, secret)
	if err == nil && found.Summary().Table.Phase == room.Closed {
		return nil, lobby.ErrNotFound // it still says its goodbyes
	}
	return found, err
}

// param is a part of the path by its name.
func param(r *http.Request, name string) string {
	raw := chi.URLParam(r, name)
	if plain, err := url.PathUnescape(raw); err == nil {
		return plain
	}
	return raw
}

// publicRooms lists the rooms that their hosts made public.
func (s *Server) publicRooms(w http.ResponseWriter, r *http.Request) {
	list := []summary{}
	for _, found := range s.cfg.Lobby.Public() {
		list = append(list, s.summaryOf(r, found))
	}
	writeJSON(w, http.StatusOK, map[string]any{"rooms": list})
}

// summaryOf is what everybody may know of a room before entering it.
func (s *Server) summaryOf(r *http.Request, of *room.Summary) summary {
	t := of.Table
	return summary{
		Code: t.Code, URL: s.link(r, t.Code), Game: t.Game, Phase: t.Phase, Seats: t.Seats, HouseRules: t.HouseRules, RulesID: t.RulesID, HostHere: of.HostHere,
		People: of.People, Spectators: t.Spectators, Locked: t.Locked,
	}
}

type summary struct {
	Code       string                       `json:"code"`
	URL        string                       `json:"url"` // as the answer to opening it: one that other devices can open
	Game       string                       `json:"game"`
	Phase      room.Phase                   `json:"phase"`
	Seats      rules.BySeat[room.TableSeat] `json:"seats"`
	HouseRules map[string]string            `json:"house_rules"`
	RulesID    string                       `json:"rules_id"`
	HostHere   bool                         `json:"host_here"`
	People     int                          `json:"people"` // persons with a seat who are here
	Spectators int                          `json:"spectators"`
	Locked     bool                         `json:"locked,omitempty"` // nobody new may take a seat
	Mine       []rules.Seat                 `json:"mine,omitempty"`   // seats of the device that asks; not in the list of public rooms
}

func (s *Server) createRoom(w http.ResponseWriter, r *http.Request) {
	made, err := s.create(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusCreated, made)
}

func (s *Server) create(r *http.Request) (wire.Room, error) {
	d, err := actor(r)
	if err != nil {
		return wire.Room{}, err
	}
	body, err := newRoom(r)
	if err != nil {
		return wire.Room{}, err
	}
	if !s.opens.take(r) {
		return wire.Room{}, &fault{code: wire.CodeSlowDown}
	}
	secret, hash := secretFor(body)
	sits := body.Sit == nil || *body.Sit
	made, err := s.cfg.Lobby.Create(r.Context(), room.Params{
		Game: body.Game, Options: body.Options, Seats: body.Seats, Bots: body.Bots, Clock: body.Clock, GraceS: body.GraceS,
		Public: body.Public, Secret: hash, Host: d, Stand: !sits, Name: body.Name,
	})
	if err != nil {
		return wire.Room{}, err
	}
	answer := wire.Room{Code: made.Code(), URL: s.link(r, made.Code()), Secret: secret}
	if body.Private {
		answer.URL = privateLink(answer.URL, secret)
	}
	if sits {
		answer.Seat = 1
	}
	return answer, nil
}

// secretFor is the secret of a private room and its hash; others have none.
func secretFor(body wire.NewRoom) (secret string, hash *[32]byte) {
	if !body.Private {
		return "", nil
	}
	secret = wire.NewInvite()
	of, _ := wire.HashInvite(secret)
	return secret, &of
}

// newRoom reads what is asked for, as far as rooms do not check it.
func newRoom(r *http.Request) (body wire.NewRoom, err error) {
	err = readBody(r, &body)
	switch {
	case err != nil:
		return body, err
	case body.Lang != "" && !slices.Contains(languages, body.Lang):
		return body, badOption("lang")
	}
	return body, nil
}

func (s *Server) roomSummary(w http.ResponseWriter, r *http.Request) {
	found, err := s.find(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	of := found.Summary()
	answer := s.summaryOf(r, of)
	answer.Mine = of.SeatsOf(whoIs(r).device)
	writeJSON(w, http.StatusOK, answer)
}
