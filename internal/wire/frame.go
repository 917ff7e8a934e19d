package wire

import (
	stdjson "encoding/json"
	"fmt"
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Frame is what a client sends: one of the structs below.
type Frame interface{ t() string }

// The frames of clients.
type (
	// Move asks for a move of a seat of the device. At is the version that the
	// player was looking at.
	Move struct {
		ID   string             `json:"id"`
		Seat rules.Seat         `json:"seat,omitempty"` // left out: the one that is shown
		At   uint64             `json:"at"`
		Move stdjson.RawMessage `json:"move" as:"Move"`
	}
	// Legal asks for the moves of a seat of the device.
	Legal struct {
		ID   string     `json:"id"`
		Seat rules.Seat `json:"seat,omitempty"`
	}
	// Hint asks for help with what a seat of the device is asked.
	Hint struct {
		ID    string     `json:"id"`
		Seat  rules.Seat `json:"seat,omitempty"`  // left out: the one that is shown
		Level int        `json:"level,omitempty"` // left out: the next one
	}
	// Draft shows an unfinished play to the others, without groups no more.
	Draft struct {
		Seat   rules.Seat          `json:"seat,omitempty"`
		Groups map[string][]string `json:"groups"`
	}
	// Say says a preset phrase, or something in one's own words.
	Say struct {
		ID     string     `json:"id"`
		Seat   rules.Seat `json:"seat,omitempty"`
		Phrase string     `json:"phrase,omitempty" as:"Phrase"`
		Text   string     `json:"text,omitempty"` // in place of phrase, where the host allows it
	}
	// Host is a command of the host, with the members of its HTTP call and no
	// others; set is PATCH.
	Host struct {
		ID string `json:"id"`
		Do string `json:"do" enum:"set,start,pause,resume,rematch,close,kick,admit,give,take,skip,undo"`
		HostBody
	}
	// See shows another seat of the device; 0 watches.
	See struct {
		Seat rules.Seat `json:"seat"`
	}
	// Back takes the device's seats back from the bot.
	Back struct{}
	// Alive is a sign of life, for event streams. As the answer to a Ping it tells
	// the round trip.
	Alive struct {
		N uint64 `json:"n,omitempty"` // of the ping that it answers
	}
	// Undo asks the table to go back to a version, for the seat that is shown.
	Undo struct {
		ID string `json:"id"`
		To uint64 `json:"to"`
	}
	// Consent answers an Undo, for all seats of the device.
	Consent struct {
		ID  string `json:"id"`
		To  uint64 `json:"to"`
		Yes bool   `json:"yes"`
	}
	// Mute hides what the person of a seat says from this device.
	Mute struct {
		Seat rules.Seat `json:"seat"`
		Off  bool       `json:"off,omitempty"` // no more
	}
)

func (Move) t() string    { return "move" }
func (Legal) t() string   { return "legal" }
func (Hint) t() string    { return "hint" }
func (Draft) t() string   { return "draft" }
func (Say) t() string     { return "say" }
func (Host) t() string    { return "host" }
func (See) t() string     { return "see" }
func (Back) t() string    { return "back" }
func (Alive) t() string   { return "alive" }
func (Undo) t() string    { return "undo" }
func (Consent) t() string { return "consent" }
func (Mute) t() string    { return "mute" }

// Fits reports whether the command has no members of another one's.
func (h Host) Fits() bool {
	own := HostBody{}
	switch h.Do {
	case "set":
		own.RoomChange = h.RoomChange
	case "kick", "admit", "give", "skip":
		own.Seat = h.Seat
	case "undo":
		own.To = h.To
	}
	return reflect.DeepEqual(own, h.HostBody)
}

// clientFrames has a zero value of each frame, in the order of the protocol.
var clientFrames = []Frame{Move{}, Legal{}, Hint{}, Draft{}, Say{}, Host{}, See{}, Back{}, Alive{}, Undo{}, Consent{}, Mute{}}

// DecodeFrame reads one frame of a client.
func DecodeFrame(raw []byte) (Frame, error) {
	t, rest, err := readKind(raw, "t")
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(clientFrames, func(f Frame) bool { return f.t() == t })
	if i < 0 {
		return nil, fmt.Errorf("%w: no frame %q", ErrMalformed, t)
	}
	p := fresh(clientFrames[i])
	if err := rest.into(p.Interface()); err != nil {
		return nil, err
	}
	if id := p.Elem().FieldByName("ID"); id.IsValid() && !ValidID(id.String()) {
		return nil, fmt.Errorf("%w: id", ErrMalformed)
	}
	return p.Elem().Interface().(Frame), nil
}
