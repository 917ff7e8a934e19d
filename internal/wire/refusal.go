package wire

import "net/http"

// Codes of errors and refusals that are not a game's own.
const (
	CodeMalformed     = "malformed"      // not a message of the protocol
	CodeBadOption     = "bad_option"     // something inside options, seats, bots, clock or grace_s; data names the field
	CodeNoDevice      = "no_device"      // the call acts for a device and came without one
	CodeNotYours      = "not_yours"      // a seat of another device
	CodeNotHost       = "not_host"       // only the host may
	CodeBadOrigin     = "bad_origin"     // sent by a page of another site
	CodeNotFound      = "not_found"      // unknown, closed and forbidden alike
	CodeRoomFull      = "room_full"      // no free seat
	CodeSeatTaken     = "seat_taken"     // a person has that seat
	CodeWrongPhase    = "wrong_phase"    // not in this phase of the room
	CodeLocked        = "locked"         // the host lets nobody in
	CodeKicked        = "kicked"         // the host sent the device away
	CodeTransferOver  = "transfer_over"  // no seat is offered with this transfer, or not any more
	CodeTooFew        = "too_few"        // the game needs more seats
	CodeConflict      = "conflict"       // an id used again with other content
	CodeTooLarge      = "too_large"      // the body is over the limit
	CodeNotJSON       = "not_json"       // another content type
	CodeSlowDown      = "slow_down"      // too many at once
	CodeDraining      = "draining"       // the server is about to restart
	CodeStoreFailed   = "store_failed"   // nothing can be made durable
	CodeStale         = "stale"          // the question changed since `at`
	CodeNotYourTurn   = "not_your_turn"  // the seat is not asked now
	CodePaused        = "paused"         // the host paused the table
	CodeOver          = "over"           // the match has ended
	CodeNotPlaying    = "not_playing"    // the room is in the lobby
	CodeUnknownMove   = "unknown_move"   // the game has no such move now
	CodeRevealed      = "revealed"       // something was drawn or shown since
	CodeVoted         = "voted"          // the table is asked already, or said no
	CodeUnknownPhrase = "unknown_phrase" // not one of the preset phrases
	CodeNotOffered    = "not_offered"    // the protocol has it, this room does not
)

// statuses has every code with its HTTP status. A code that is not here is a
// game's refusal.
var statuses = []struct {
	code   string
	status int
}{
	{CodeMalformed, http.StatusBadRequest},
	{CodeBadOption, http.StatusBadRequest},
	{CodeNoDevice, http.StatusUnauthorized},
	{CodeNotYours, http.StatusForbidden},
	{CodeNotHost, http.StatusForbidden},
	{CodeBadOrigin, http.StatusForbidden},
	{CodeNotFound, http.StatusNotFound},
	{CodeRoomFull, http.StatusConflict},
	{CodeSeatTaken, http.StatusConflict},
	{CodeWrongPhase, http.StatusConflict},
	{CodeLocked, http.StatusConflict},
	{CodeKicked, http.StatusForbidden},
	{CodeTransferOver, http.StatusNotFound},
	{CodeTooFew, http.StatusConflict},
	{CodeConflict, http.StatusConflict},
	{CodeTooLarge, http.StatusRequestEntityTooLarge},
	{CodeNotJSON, http.StatusUnsupportedMediaType},
	{CodeSlowDown, http.StatusTooManyRequests},
	{CodeDraining, http.StatusServiceUnavailable},
	{CodeStoreFailed, http.StatusServiceUnavailable},
	{CodeStale, http.StatusConflict},
	{CodeNotYourTurn, http.StatusUnprocessableEntity},
	{CodePaused, http.StatusUnprocessableEntity},
	{CodeOver, http.StatusUnprocessableEntity},
	{CodeNotPlaying, http.StatusUnprocessableEntity},
	{CodeUnknownMove, http.StatusUnprocessableEntity},
	{CodeRevealed, http.StatusUnprocessableEntity},
	{CodeVoted, http.StatusConflict},
	{CodeUnknownPhrase, http.StatusUnprocessableEntity},
	{CodeNotOffered, http.StatusUnprocessableEntity},
}

// Status is the HTTP status of a code: 422 for a game's own.
func Status(code string) int {
	for _, s := range statuses {
		if s.code == code {
			return s.status
		}
	}
	return http.StatusUnprocessableEntity
}

// Codes lists the codes that are not a game's own.
func Codes() []string {
	codes := make([]string, len(statuses))
	for i, s := range statuses {
		codes[i] = s.code
	}
	return codes
}
