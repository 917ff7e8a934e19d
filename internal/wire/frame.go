package wire

import (
	stdjson "encoding/json"
	"fmt"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Frame is what a client sends: one of the structs below.
type Frame interface{ frame() }

// The frames of clients.
type (
	// Move asks for a move of a seat of the device. At is the version that the
	// player was looking at.
	Move struct {
		ID   string             `json:"id"`
		Seat rules.Seat         `json:"seat"`
		At   uint64             `json:"at"`
		Move stdjson.RawMessage `json:"move"`
	}
	// Legal asks for the moves of a seat of the device.
	Legal struct {
		ID   string     `json:"id"`
		Seat rules.Seat `json:"seat"`
	}
	// Hint asks for a hint.
	Hint struct {
		ID    string     `json:"id"`
		Seat  rules.Seat `json:"seat"`
		Level int        `json:"level"`
	}
	// Draft shows an unfinished play to the others.
	Draft struct {
		Seat   rules.Seat          `json:"seat"`
		Groups map[string][]string `json:"groups"`
	}
	// Say says a preset phrase.
	Say struct {
		ID     string     `json:"id"`
		Seat   rules.Seat `json:"seat"`
		Phrase string     `json:"phrase"`
		Text   string     `json:"text"`
	}
	// Host is a command of the host, with the members of its HTTP call.
	Host struct {
		ID string `json:"id"`
		Do string `json:"do"`
		HostBody
	}
	// See shows another seat of the device; 0 watches.
	See struct {
		Seat rules.Seat `json:"seat"`
	}
	// Back takes the device's seats back from the bot.
	Back struct{}
	// Undo asks the table to go back.
	Undo struct {
		ID string `json:"id"`
		To uint64 `json:"to"`
	}
	// Consent answers an Undo.
	Consent struct {
		ID  string `json:"id"`
		To  uint64 `json:"to"`
		Yes bool   `json:"yes"`
	}
	// Mute hides a seat's phrases from this device.
	Mute struct {
		Seat rules.Seat `json:"seat"`
	}
)

func (Move) frame()    {}
func (Legal) frame()   {}
func (Hint) frame()    {}
func (Draft) frame()   {}
func (Say) frame()     {}
func (Host) frame()    {}
func (See) frame()     {}
func (Back) frame()    {}
func (Undo) frame()    {}
func (Consent) frame() {}
func (Mute) frame()    {}

// frames reads each kind of frame; id says whether it must carry one.
var frames = map[string]func([]byte) (f Frame, id *string, err error){
	"move": func(t []byte) (Frame, *string, error) {
		var f Move
		err := Decode(t, &f)
		if err == nil && len(f.Move) == 0 {
			err = fmt.Errorf("%w: no move", ErrMalformed)
		}
		return f, &f.ID, err
	},
	"legal": func(t []byte) (Frame, *string, error) { var f Legal; err := Decode(t, &f); return f, &f.ID, err },
	"hint":  func(t []byte) (Frame, *string, error) { var f Hint; err := Decode(t, &f); return f, &f.ID, err },
	"draft": func(t []byte) (Frame, *string, error) { var f Draft; err := Decode(t, &f); return f, nil, err },
	"say":   func(t []byte) (Frame, *string, error) { var f Say; err := Decode(t, &f); return f, &f.ID, err },
	"host":  func(t []byte) (Frame, *string, error) { var f Host; err := Decode(t, &f); return f, &f.ID, err },
	"see":   func(t []byte) (Frame, *string, error) { var f See; err := Decode(t, &f); return f, nil, err },
	"back":  func(t []byte) (Frame, *string, error) { var f Back; err := Decode(t, &f); return f, nil, err },
	"undo":  func(t []byte) (Frame, *string, error) { var f Undo; err := Decode(t, &f); return f, &f.ID, err },
	"consent": func(t []byte) (Frame, *string, error) {
		var f Consent
		err := Decode(t, &f)
		return f, &f.ID, err
	},
	"mute": func(t []byte) (Frame, *string, error) { var f Mute; err := Decode(t, &f); return f, nil, err },
}

// DecodeFrame reads one frame of a client.
func DecodeFrame(raw []byte) (Frame, error) {
	value, rest, err := member(raw, "t")
	if err != nil {
		return nil, err
	}
	t, err := text(value)
	if err != nil {
		return nil, err
	}
	read, ok := frames[t]
	if !ok {
		return nil, fmt.Errorf("%w: no frame %q", ErrMalformed, t)
	}
	f, id, err := read(rest)
	if err != nil {
		return nil, err
	}
	if id != nil && !ValidID(*id) {
		return nil, fmt.Errorf("%w: id", ErrMalformed)
	}
	return f, nil
}
