package room

import (
	"encoding/json"
	"errors"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Answer is what an accepted command gets.
type Answer struct {
	V    uint64     // the version that shows it
	Seat rules.Seat // the seat that acted or was taken, Nobody if none

	Hint json.RawMessage // what a Hint tells, for the device that asked alone
}

// Refusal is why a command was not accepted; nothing changed. It is the only
// error of a room besides those of the caller's context.
type Refusal struct {
	Code string
	Rule string // id of the ruling, from the game alone
	Data any    // the facts, nil if none
}

// Error names the code, for logs and tests.
func (r *Refusal) Error() string { return "refused: " + r.Code }

// Codes of refusals. A game adds its own, and those in package rules.
const (
	Stale         = "stale"          // the seat is asked something else by now
	Conflict      = "conflict"       // the id was used for something else
	Malformed     = "malformed"      // a version that has not been
	NotYours      = "not_yours"      // another's seat, or no seat at all
	NotHost       = "not_host"       // only the host may, or only the opener
	WrongPhase    = "wrong_phase"    // not in this phase of the room, or not while the match is played
	RoomFull      = "room_full"      // no free place
	SeatTaken     = "seat_taken"     // a person holds the place
	RoomLocked    = "locked"         // the host lets nobody new sit down
	KickedOut     = "kicked"         // the host sent the device away
	TransferOver  = "transfer_over"  // no seat is offered with this secret, or not any more
	NowPaused     = "paused"         // no moves while paused
	NotPlaying    = "not_playing"    // no moves in the lobby
	TooFew        = "too_few"        // fewer seats are taken than the game needs
	NotOffered    = "not_offered"    // the game, its options or the moment have no such thing
	Revealed      = "revealed"       // something was drawn or shown since, or a hand began or ended
	Voted         = "voted"          // the table is asked already, or said no: until the next move
	UnknownPhrase = "unknown_phrase" // not one of the preset phrases
	SlowDown      = "slow_down"      // too much waits already; asking again later helps
	NoDevice      = "no_device"      // whoever acts needs a secret
	NotFound      = "not_found"      // the room is closed or never was
	Draining      = "draining"       // the server is about to restart
	StoreFailed   = "store_failed"   // the journal does not take records: nothing was done, or it shows after a restart
)

func refuse(code string) *Refusal { return &Refusal{Code: code} }

// badOption refuses a value of a command.
func badOption(field string) *Refusal {
	return &Refusal{Code: rules.BadOption, Data: map[string]string{"field": field}}
}

// refusalOf turns a game's refusal into the room's.
func refusalOf(err error) *Refusal {
	var own *Refusal
	if errors.As(err, &own) {
		return own
	}
	var illegal *rules.Illegal
	if !errors.As(err, &illegal) {
		panic("room: a game refused without saying why: " + err.Error())
	}
	return &Refusal{Code: illegal.Code, Rule: illegal.Rule, Data: illegal.Data}
}
