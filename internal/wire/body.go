package wire

import (
	stdjson "encoding/json"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Protocol is the number of the protocol that this package speaks.
const Protocol = 1

// BotSeat asks for a bot on a seat.
type BotSeat struct {
	Seat  rules.Seat  `json:"seat"`
	Level rules.Level `json:"level" enum:"easy,medium,hard"`
}

// HostBody is what the host's commands may carry: each has its own members.
type HostBody struct {
	Seat rules.Seat `json:"seat,omitempty"` // kick, admit, give, skip
	To   uint64     `json:"to,omitempty"`   // undo
	RoomChange
}

// RoomChange is the body of PATCH /api/rooms/{code}: what is left out stays.
type RoomChange struct {
	Options stdjson.RawMessage `json:"options,omitempty" as:"GameChoices"`
	Seats   *int               `json:"seats,omitempty"`
	Bots    []BotSeat          `json:"bots,omitempty"`
	Clock   *string            `json:"clock,omitempty" enum:"off,gentle,firm"`
	Time    map[rules.Seat]int `json:"time,omitempty" min:"0" max:"4"` // of people, times that of the clock; 0 for no limit
	GraceS  *int               `json:"grace_s,omitempty" min:"5" max:"600"`
	Locked  *bool              `json:"locked,omitempty"`
	Public  *bool              `json:"public,omitempty"`

	Closed   []rules.Seat `json:"closed,omitempty"`    // all seats on which nobody may sit
	FreeText *bool        `json:"free_text,omitempty"` // people may say things in their own words
}

// NewRoom is the body of POST /api/rooms.
type NewRoom struct {
	Game    string             `json:"game"`
	Options stdjson.RawMessage `json:"options,omitempty" as:"GameChoices"`
	Seats   int                `json:"seats,omitempty"`
	Bots    []BotSeat          `json:"bots,omitempty"`
	Name    string             `json:"name,omitempty"`
	Lang    string             `json:"lang,omitempty" enum:"en,es"`
	Sit     *bool              `json:"sit,omitempty"` // default true
	Public  bool               `json:"public,omitempty"`
	Private bool               `json:"private,omitempty"` // only for those who have its link; not with public
	GraceS  int                `json:"grace_s,omitempty" min:"5" max:"600"`
	Clock   string             `json:"clock,omitempty" enum:"off,gentle,firm"`
}

// Room is the answer to NewRoom.
type Room struct {
	Code   string     `json:"code"`
	URL    string     `json:"url"`
	Seat   rules.Seat `json:"seat,omitempty"`
	Secret string     `json:"secret,omitempty"` // of a private room: what its url carries behind the #
}

// Invited is the answer to POST /api/rooms/{code}/invite.
type Invited struct {
	URL  string `json:"url"`  // with the new secret behind the #
	Link uint64 `json:"link"` // as doc.room has it
}

// Entered is the answer to POST /api/rooms/{code}/enter.
type Entered struct {
	Link uint64 `json:"link,omitempty"` // as doc.room has it, where the secret is that of the newest link
}

// Enter is the body of POST /api/rooms/{code}/enter.
type Enter struct {
	Secret string `json:"secret"`
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

// SeatNumber is the body of kick, admit, give and skip.
type SeatNumber struct {
	Seat rules.Seat `json:"seat"`
}

// BackTo is the body of undo: the version to go back to.
type BackTo struct {
	To uint64 `json:"to"`
}

// Agreed is the body of consent.
type Agreed struct {
	To  uint64 `json:"to"` // as the table was asked
	Yes bool   `json:"yes"`
}

// Transfer is the answer to POST /api/rooms/{code}/seats/{n}/transfer: a word that
// moves a seat to another device, once and within ten minutes.
type Transfer struct {
	Transfer string `json:"transfer"`
}

// TakeOver is the body of POST /api/transfer. The word may be written in any case,
// with dashes and spaces.
type TakeOver struct {
	Transfer string `json:"transfer"`
	Look     bool   `json:"look,omitempty"` // only say whose seat it is
}

// Transferred is its answer: the seat that the device has now, or would have.
type Transferred struct {
	Code string     `json:"code"`
	Seat rules.Seat `json:"seat"`
	Name string     `json:"name,omitempty"` // of who sits there
}

// Game is what GET /api/games says of a game.
type Game struct {
	ID        string             `json:"id"`
	Family    string             `json:"family"`
	Rev       int                `json:"rev"`
	Seats     []int              `json:"seats"` // fewest and most
	Options   stdjson.RawMessage `json:"options" as:"OptionsSchema"`
	Levels    []rules.Level      `json:"levels" enum:"easy,medium,hard"`
	TurnS     map[string]int     `json:"turn_s"` // seconds of a usual turn with the clocks gentle and firm, the bank apart
	Languages []string           `json:"languages" enum:"en,es"`
	Takeback  bool               `json:"takeback,omitempty"` // there are moves that the table may be asked to take back
}

// Games is the answer to GET /api/games.
type Games struct {
	Games    []Game `json:"games"`
	GraceS   int    `json:"grace_s"` // default of new rooms
	Protocol int    `json:"protocol"`
}

// Moves is the answer to a question for legal moves.
type Moves struct {
	V        uint64               `json:"v"`
	Moves    []stdjson.RawMessage `json:"moves" as:"Move"`
	Complete bool                 `json:"complete"`
}

// Seen is the answer to GET /api/rooms/{code}/view.
type Seen struct {
	V   uint64 `json:"v"`
	Doc any    `json:"doc" as:"Document"`
}

// Done says that a command is durable as version V.
type Done struct {
	ID string `json:"id"`
	V  uint64 `json:"v"`
}

// Refused says why a command changed nothing.
type Refused struct {
	ID   string `json:"id"`
	Code string `json:"code"`           // one of ErrorCode, or the game's own
	Rule string `json:"rule,omitempty"` // of the rulebook
	Data any    `json:"data,omitempty" as:"Facts"`
}

// MoveDone is the answer to an accepted POST /api/rooms/{code}/moves.
type MoveDone struct {
	Done Done `json:"done"`
}

// MoveRefused is the answer to a refused one.
type MoveRefused struct {
	Refused Refused `json:"refused"`
}

// Fault is the body of every error answer.
type Fault struct {
	Error FaultCode `json:"error"`
}

// FaultCode is an error's code and facts.
type FaultCode struct {
	Code string `json:"code" as:"ErrorCode"`
	Data any    `json:"data,omitempty" as:"Facts"`
}

// MoveBody is the body of POST /api/rooms/{code}/moves.
type MoveBody Move
