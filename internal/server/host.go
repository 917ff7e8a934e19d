package server

import (
	"net/http"
	"strconv"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// hostActOf is what a frame of the host's asks for. Members of other commands are
// malformed, as they are over HTTP.
func hostActOf(f wire.Host) (room.Act, error) {
	if !f.Fits() {
		return nil, &fault{code: wire.CodeMalformed}
	}
	return hostAct(f.Do, f.HostBody)
}

// hostAct is what a command of the host's asks for, over HTTP and frames alike.
func hostAct(do string, b wire.HostBody) (room.Act, error) {
	switch do {
	case "start":
		return room.Start{}, nil
	case "pause":
		return room.Pause{}, nil
	case "resume":
		return room.Resume{}, nil
	case "rematch":
		return room.Rematch{}, nil
	case "close":
		return room.CloseRoom{}, nil
	case "kick":
		return room.Kick{Seat: b.Seat}, nil
	case "admit":
		return room.Admit{Seat: b.Seat}, nil
	case "give":
		return room.Give{Seat: b.Seat}, nil
	case "take":
		return room.Take{}, nil
	case "skip":
		return room.Skip{Seat: b.Seat}, nil
	case "set":
		return configureAct(b.RoomChange), nil
	case "undo":
		return room.TakeBack{To: b.To, AsHost: true}, nil
	}
	return nil, &fault{code: wire.CodeMalformed}
}

func configureAct(c wire.RoomChange) room.Act {
	return room.Configure{
		Options: c.Options, Seats: c.Seats, Bots: c.Bots, Clock: c.Clock, Time: c.Time, GraceS: c.GraceS, Locked: c.Locked, Public: c.Public,
		FreeText: c.FreeText, Closed: c.Closed,
	}
}

// host serves the host's calls without a body.
func (s *Server) host(do string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s.act(w, r, &struct{}{}, func() (room.Act, error) { return hostAct(do, wire.HostBody{}) })
	}
}

// hostSeat serves the host's calls that name a seat.
func (s *Server) hostSeat(do string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var body wire.SeatNumber
		s.act(w, r, &body, func() (room.Act, error) { return hostAct(do, wire.HostBody{Seat: body.Seat}) })
	}
}

func (s *Server) undo(w http.ResponseWriter, r *http.Request) {
	var body wire.BackTo
	s.act(w, r, &body, func() (room.Act, error) { return room.TakeBack{To: body.To}, nil })
}

func (s *Server) consent(w http.ResponseWriter, r *http.Request) {
	var body wire.Agreed
	s.act(w, r, &body, func() (room.Act, error) { return room.Consent{To: body.To, Yes: body.Yes}, nil })
}

func (s *Server) configure(w http.ResponseWriter, r *http.Request) {
	var body wire.RoomChange
	s.act(w, r, &body, func() (room.Act, error) { return configureAct(body), nil })
}

// back takes the device's seats back from the bots.
func (s *Server) back(w http.ResponseWriter, r *http.Request) {
	s.act(w, r, &struct{}{}, func() (room.Act, error) { return room.Back{}, nil })
}

// act reads a body, lets it become an act, and carries that out.
func (s *Server) act(w http.ResponseWriter, r *http.Request, body any, become func() (room.Act, error)) {
	_, err := s.carryOut(r, rules.Nobody, body, become)
	if err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusOK, struct{}{})
}

// carryOut does that for a seat, Nobody where it is the device that acts.
func (s *Server) carryOut(r *http.Request, seat rules.Seat, body any, become func() (room.Act, error)) (room.Answer, error) {
	d, err := actor(r)
	if err != nil {
		return room.Answer{}, err
	}
	if err := readBody(r, body); err != nil {
		return room.Answer{}, err
	}
	found, err := s.find(r)
	if err != nil {
		return room.Answer{}, err
	}
	act, err := become()
	if err != nil {
		return room.Answer{}, err
	}
	a, err := found.Do(r.Context(), room.Command{Device: d, Seat: seat, Act: act})
	if _, closed := act.(room.CloseRoom); closed && err == nil {
		<-found.Done() // nobody finds it from now on
	}
	return a, err
}

// sit takes a seat.
func (s *Server) sit(w http.ResponseWriter, r *http.Request) {
	var body wire.Sit
	a, err := s.carryOut(r, rules.Nobody, &body, func() (room.Act, error) {
		name, err := cleanName(body.Name)
		return room.Sit{Name: name, Seat: body.Seat}, err
	})
	if err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusOK, wire.SeatTaken{Seat: a.Seat})
}

// cleanName lets a name be left out.
func cleanName(name string) (string, error) {
	if name == "" {
		return "", nil
	}
	clean, ok := wire.CleanName(name)
	if !ok {
		return "", badOption("name")
	}
	return clean, nil
}

func (s *Server) leave(w http.ResponseWriter, r *http.Request) {
	s.seatAct(w, r, &struct{}{}, func() (room.Act, error) { return room.Leave{}, nil })
}

func (s *Server) rename(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Name string `json:"name"`
	}
	s.seatAct(w, r, &body, func() (room.Act, error) {
		name, err := cleanName(body.Name)
		if name == "" && err == nil {
			err = badOption("name")
		}
		return room.Rename{Name: name}, err
	})
}

// seatAct carries out an act of the seat in the path.
func (s *Server) seatAct(w http.ResponseWriter, r *http.Request, body any, become func() (room.Act, error)) {
	if _, err := s.ofSeat(r, body, become); err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusOK, struct{}{})
}

func (s *Server) ofSeat(r *http.Request, body any, become func() (room.Act, error)) (room.Answer, error) {
	seat, err := parseSeat(param(r, "n"))
	if err == nil && seat == rules.Nobody {
		err = &fault{code: wire.CodeNotFound}
	}
	if err != nil {
		return room.Answer{}, err
	}
	return s.carryOut(r, seat, body, become)
}

// parseSeat reads a seat's number; "" is none.
func parseSeat(text string) (rules.Seat, error) {
	n, err := parseNumber(text)
	return rules.Seat(n), err
}

// parseNumber reads a number below 256; "" is 0.
func parseNumber(text string) (int, error) {
	if text == "" {
		return 0, nil
	}
	n, err := strconv.ParseUint(text, 10, 8)
	if err != nil {
		return 0, &fault{code: wire.CodeMalformed}
	}
	return int(n), nil
}
