package server

import (
	"encoding/json"
	"net/http"

	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// move plays a move: 200 done, else refused with the status of its code.
func (s *Server) move(w http.ResponseWriter, r *http.Request) {
	id, a, err := s.play(r)
	if err == nil {
		writeJSON(w, http.StatusOK, wire.MoveDone{Done: wire.Done{ID: id, V: a.V}})
		return
	}
	f := faultOf(err)
	if id == "" || !isRefusal(f.code) {
		s.fail(w, err)
		return
	}
	s.metrics.refused.WithLabelValues(f.code).Inc()
	writeJSON(w, wire.Status(f.code), wire.MoveRefused{Refused: wire.Refused{ID: id, Code: f.code, Rule: f.rule, Data: f.data}})
}

// play reads a move and makes it. The id is "" until the move is read.
func (s *Server) play(r *http.Request) (id string, a room.Answer, err error) {
	d, err := actor(r)
	if err != nil {
		return "", a, err
	}
	var body wire.MoveBody
	if err := readWhole(r, &body); err != nil {
		return "", a, err
	}
	found, err := s.find(r)
	if err != nil {
		return "", a, err
	}
	m, err := wire.DecodeMove(found.Summary().Kind, body.Move)
	if err == nil && !wire.ValidID(body.ID) {
		err = &fault{code: wire.CodeMalformed}
	}
	if err != nil {
		return "", a, err
	}
	a, err = found.Do(r.Context(), room.Command{Device: d, ID: body.ID, Seat: body.Seat, At: body.At, Act: room.Move{Move: m}})
	return body.ID, a, err
}

// isRefusal reports whether a code answers a move that was understood.
func isRefusal(code string) bool {
	switch wire.Status(code) {
	case http.StatusUnprocessableEntity:
		return true
	case http.StatusConflict:
		return code == wire.CodeStale || code == wire.CodeConflict
	}
	return false
}

func (s *Server) legal(w http.ResponseWriter, r *http.Request) {
	moves, err := s.legalOf(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusOK, moves)
}

func (s *Server) legalOf(r *http.Request) (wire.Moves, error) {
	q, err := s.query(r)
	if err != nil {
		return wire.Moves{}, err
	}
	return legalMoves(q.room, q.device, q.seat)
}

// query is who asks in a room, and for which seat.
type query struct {
	room   *room.Room
	device room.Device
	seat   rules.Seat // Nobody: the device's first
}

func (s *Server) query(r *http.Request) (q query, err error) {
	if q.device, err = actor(r); err != nil {
		return q, err
	}
	if q.seat, err = parseSeat(r.URL.Query().Get("seat")); err != nil {
		return q, err
	}
	q.room, err = s.find(r)
	return q, err
}

func legalMoves(r *room.Room, d room.Device, seat rules.Seat) (wire.Moves, error) {
	v, moves, complete, err := r.Legal(d, seat)
	out := wire.Moves{V: v, Moves: make([]json.RawMessage, len(moves)), Complete: complete}
	for i, m := range moves {
		out.Moves[i] = wire.EncodeMove(m)
	}
	return out, err
}

// hint asks for a hint, which has a record: it is the one GET that changes
// something, so that pages of others may not make it.
func (s *Server) hint(w http.ResponseWriter, r *http.Request) {
	a, err := s.hintOf(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusOK, wire.Helped{V: a.V, Hint: a.Hint})
}

func (s *Server) hintOf(r *http.Request) (a room.Answer, err error) {
	level, err := parseNumber(r.URL.Query().Get("level"))
	if err != nil {
		return a, err
	}
	q, err := s.query(r)
	if err != nil {
		return a, err
	}
	return q.room.Do(r.Context(), room.Command{Device: q.device, Seat: q.seat, Act: room.Hint{Level: level}})
}

func (s *Server) view(w http.ResponseWriter, r *http.Request) {
	seat, err := parseSeat(r.URL.Query().Get("seat"))
	if err != nil {
		s.fail(w, err)
		return
	}
	found, err := s.find(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	v, doc, err := found.View(whoIs(r).device, seat)
	if err != nil {
		s.fail(w, err)
		return
	}
	writeText(w, http.StatusOK, "application/json", patch.Encode(nil, wire.Seen{V: v, Doc: doc}))
}
