package room

import (
	"context"
	"errors"
	"fmt"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Scene is a room after one more of its records, as one seat saw it.
type Scene struct {
	V     uint64
	Game  *rules.Kind
	Seats int        // of the match, 0 before the first one
	View  rules.View // nil before the first match
	Deal  bool       // a match has just begun
	Back  *TakenBack // moves were just taken back
}

// TakenBack is what was taken back: the moves after a version, as a seat asked for.
type TakenBack struct {
	To uint64
	By rules.Seat
}

// Holder is who holds a seat.
type Holder struct {
	Name string `json:"name,omitempty"` // "" for none
	Bot  bool   `json:"bot,omitempty"`  // with a name: that stood in
	Now  bool   `json:"now,omitempty"`  // the person still has the seat
}

// ErrPlaying is what Retell says of a room whose first match is being played.
var ErrPlaying = errors.New("room: its first match is being played")

// Retell goes through the records of a room and shows each scene as the seat saw
// it, Nobody for those who looked on, up to the beginning of a match that is being
// played: there something is still hidden. It reads every record along its chain
// of checksums and compares every recorded hash of the views; what does not fit
// is an error. Holders are the last ones of the seats.
func Retell(ctx context.Context, h *House, code string, seat rules.Seat, show func(Scene) error) (holders []Holder, err error) {
	last, err := rebuild(ctx, h, code)
	switch {
	case err != nil:
		return nil, fmt.Errorf("retell room: %w", err)
	case last.inPlay() && last.matches == 0:
		return nil, ErrPlaying
	}
	kept, lost := readNames(ctx, h, last)
	if lost != nil {
		h.Log.Error("names not read", "room", code, "error", lost)
	}
	for _, p := range last.places {
		holders = append(holders, Holder{Name: kept[p.named], Bot: p.kind == robot})
	}
	until := last.v
	if last.inPlay() {
		until = last.match.began - 1
	}
	before := (*match)(nil)
	_, err = walk(ctx, h, code, until, func(s *state) error {
		scene := s.scene(seat)
		scene.Deal, before = s.match != before, s.match
		return show(scene)
	})
	return holders, err
}

// scene is the room as a seat sees it.
func (s *state) scene(seat rules.Seat) Scene {
	scene := Scene{V: s.v, Game: s.kind}
	if s.match != nil {
		scene.Seats = s.match.setup.Seats
		if int(seat) > scene.Seats {
			seat = rules.Nobody
		}
		scene.View = s.match.game.View(seat)
		if u := s.match.undid; u.v == s.v {
			scene.Back = &TakenBack{u.To, u.By}
		}
	}
	return scene
}
