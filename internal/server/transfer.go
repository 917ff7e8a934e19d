package server

import (
	"net/http"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// offerSeat lets another device take the seat of the path. The server forgets the
// word that it answers with, and keeps its hash.
func (s *Server) offerSeat(w http.ResponseWriter, r *http.Request) {
	code, _ := wire.ParseCode(param(r, "code"))
	word := wire.NewTransfer(code)
	_, hash, _ := wire.ParseTransfer(word)
	if _, err := s.ofSeat(r, &struct{}{}, func() (room.Act, error) { return room.Offer{Secret: hash}, nil }); err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusOK, wire.Transfer{Transfer: word})
}

// takeSeat takes an offered seat. A wrong word costs what a wrong code does; what
// is offered is in memory, so nothing is looked up on disk.
func (s *Server) takeSeat(w http.ResponseWriter, r *http.Request) {
	taken, err := s.takeOver(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusOK, taken)
}

func (s *Server) takeOver(r *http.Request) (taken wire.Transferred, err error) {
	d, err := actor(r)
	if err != nil {
		return taken, err
	}
	var body wire.TakeOver
	if err := readWhole(r, &body); err != nil {
		return taken, err
	}
	code, hash, _ := wire.ParseTransfer(body.Transfer)
	err = s.guess(r, true, func() error {
		found, ok := s.cfg.Lobby.InMemory(code)
		if !ok {
			return &fault{code: wire.CodeTransferOver}
		}
		a, err := found.Do(r.Context(), room.Command{Device: d, Act: room.TakeOver{Secret: hash, Look: body.Look}})
		taken = wire.Transferred{Code: code, Seat: a.Seat, Name: nameAt(found.Summary().Table, a.Seat)}
		return err
	})
	return taken, err
}

// nameAt is the name of who sits on a seat, as the table was shown last.
func nameAt(t *room.Table, seat rules.Seat) string {
	if !t.Seats.Has(seat) {
		return ""
	}
	return t.Seats.At(seat).Name
}
