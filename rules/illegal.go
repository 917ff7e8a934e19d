package rules

import "fmt"

// Illegal is why a move or a setup was refused: expected, shown to the player,
// never logged. Text for people is made by the client from these facts.
type Illegal struct {
	Code string // snake_case reason, a constant beside the rule
	Rule string // id of the ruling, "UQ-2"; empty where no ruling speaks
	Data any    // the facts that failed: a plain struct or map, nil if none
}

// Error names the code and the rule, for tests and panics.
func (i *Illegal) Error() string {
	if i.Rule == "" {
		return "illegal: " + i.Code
	}
	return fmt.Sprintf("illegal: %s (%s)", i.Code, i.Rule)
}

// Codes that every game uses.
const (
	NotYourTurn = "not_your_turn" // the seat is not asked now
	UnknownMove = "unknown_move"  // the game has no such move, or not in this phase
	Over        = "over"          // the match has ended
	BadOption   = "bad_option"    // Data is {"field": …}
)
