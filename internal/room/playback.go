package room

import (
	"context"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Eyes is whose eyes a replay is seen with: a seat's, a spectator's (Nobody), or
// everybody's at once.
type Eyes struct {
	Seat rules.Seat
	Open bool
}

// Position is a match after one of its moves, before the first, or after moves
// were taken back.
type Position struct {
	V    uint64
	Move *ReplayMove // that led to it; nil for a deal, and where moves were taken back
	Doc  *ReplayDocument
}

// ReplayDocument is what a viewer saw at a position, as far as the journal tells
// it.
type ReplayDocument struct {
	Room ReplayRoom               `json:"room"`
	Game rules.View               `json:"game"`           // of the viewer; with open eyes the spectators'
	Eyes rules.BySeat[rules.View] `json:"eyes,omitempty"` // with open eyes each seat's
}

// ReplayRoom is what everybody saw of the table.
type ReplayRoom struct {
	Seats rules.BySeat[TableSeat] `json:"seats"` // here is whoever no bot stood in for
}

// Playback shows the positions of match n of those that are over, the last one
// for 0, in their order. It plays the records of the room again up to the end of
// the match, in the caller's goroutine.
func (r *Room) Playback(ctx context.Context, d Device, n int, eyes Eyes, show func(Position) error) (number int, header ReplayHeader, err error) {
	number, f, err := r.ended(d, n)
	switch {
	case err != nil:
		return 0, header, err
	case eyes.Seat != rules.Nobody && !f.places.Has(eyes.Seat):
		return 0, header, badOption("seat")
	}
	p := player{eyes: eyes, names: r.house.names(ctx, r.code), number: number, show: show}
	s, err := walk(ctx, r.house, r.code, f.v, p.take)
	if err != nil {
		return 0, header, err
	}
	return number, s.header(), nil
}

// player finds the positions of a match in the states of its room.
type player struct {
	eyes   Eyes
	names  func(named uint64) string
	number int // of the match
	show   func(Position) error

	game  rules.Game // of the position before
	moves int        // made until then
}

// take shows the state if it is a new position of the match.
func (p *player) take(s *state) error {
	m := s.match
	if m == nil || s.number() != p.number || m.game == p.game && len(m.steps) == p.moves {
		return nil
	}
	at := Position{V: s.v, Doc: p.document(s)}
	if n := len(m.steps); n > p.moves {
		move := m.steps[n-1].replayed()
		at.Move = &move
	}
	p.game, p.moves = m.game, len(m.steps)
	return p.show(at)
}

func (p *player) document(s *state) *ReplayDocument {
	doc := &ReplayDocument{Room: ReplayRoom{Seats: seatsOf(s.places, p.names)}, Game: s.match.game.View(p.eyes.Seat)}
	if p.eyes.Open {
		for _, seat := range rules.Seats(s.match.setup.Seats) {
			doc.Eyes = append(doc.Eyes, s.match.game.View(seat))
		}
	}
	return doc
}
