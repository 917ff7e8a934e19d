package wire

import (
	stdjson "encoding/json"

	"github.com/sobremesa-games/sobremesa/rules"
)

// BotSeat asks for a bot on a seat.
type BotSeat struct {
	Seat  rules.Seat  `json:"seat"`
	Level rules.Level `json:"level" enum:"easy,medium,hard"`
}

// HostBody is what the host's calls may carry: each reads its own members.
type HostBody struct {
	Seat rules.Seat `json:"seat,omitempty"` // kick, admit, skip
	To   uint64     `json:"to,omitempty"`   // undo
	RoomChange
}

// RoomChange is the body of PATCH /api/rooms/{code}: what is left out stays.
type RoomChange struct {
	Options stdjson.RawMessage `json:"options,omitempty"`
	Seats   *int               `json:"seats,omitempty"`
	Bots    []BotSeat          `json:"bots,omitempty"`
	Clock   *string            `json:"clock,omitempty" enum:"off,gentle,firm"`
	GraceS  *int               `json:"grace_s,omitempty" min:"5" max:"600"`
	Locked  *bool              `json:"locked,omitempty"`
	Public  *bool              `json:"public,omitempty"`
}

// NewRoom is the body of POST /api/rooms.
type NewRoom struct {
	Game    string             `json:"game"`
	Options stdjson.RawMessage `json:"options,omitempty"`
	Seats   int                `json:"seats,omitempty"`
	Bots    []BotSeat          `json:"bots,omitempty"`
	Name    string             `json:"name,omitempty"`
	Lang    string             `json:"lang,omitempty" enum:"en,es"`
	Sit     *bool              `json:"sit,omitempty"` // default true
	Public  bool               `json:"public,omitempty"`
	Private bool               `json:"private,omitempty"`
	GraceS  int                `json:"grace_s,omitempty" min:"5" max:"600"`
	Clock   string             `json:"clock,omitempty" enum:"off,gentle,firm"`
}

// Room is the answer to NewRoom.
type Room struct {
	Code string     `json:"code"`
	URL  string     `json:"url"`
	Seat rules.Seat `json:"seat,omitempty"`
}

// Sit is the body of POST /api/rooms/{code}/seats.
type Sit struct {
	Name string     `json:"name,omitempty"`
	Seat rules.Seat `json:"seat,omitempty"`
}

// SeatTaken is its answer.
type SeatTaken struct {
	Seat rules.Seat `json:"seat"`
}

// SeatNumber is the body of kick, admit and skip.
type SeatNumber struct {
	Seat rules.Seat `json:"seat"`
}

// Moves is the answer to a question for legal moves.
type Moves struct {
	V        uint64               `json:"v"`
	Moves    []stdjson.RawMessage `json:"moves"`
	Complete bool                 `json:"complete"`
}

// Done says that a command is durable as version V.
type Done struct {
	ID string `json:"id"`
	V  uint64 `json:"v"`
}

// Refused says why a command changed nothing.
type Refused struct {
	ID   string `json:"id"`
	Code string `json:"code"`
	Rule string `json:"rule,omitempty"`
	Data any    `json:"data,omitempty"`
}

// Fault is the body of every error answer.
type Fault struct {
	Error FaultCode `json:"error"`
}

// FaultCode is an error's code and facts.
type FaultCode struct {
	Code string `json:"code"`
	Data any    `json:"data,omitempty"`
}
