package periodyx

import "github.com/sobremesa-games/sobremesa/rules"

// Table plays a card beside a neighbour on Mendeleev's table, and draws two
// (PX-15, PX-16).
type Table struct {
	Card string `json:"card"` // symbol
}

// Ask names the player of a duel (PX-5), and which it is.
type Ask struct {
	Seat rules.Seat `json:"seat"`
	Game string     `json:"game"` // a word of Games: the one that is on
}

// Letter asks a player for all elements that begin with it (PX-7).
type Letter struct {
	Seat   rules.Seat `json:"seat"`
	Letter string     `json:"letter"` // a small one, "a" … "z" or "ñ": a capital would look like a symbol
}

// Predict lays a card and says how the next one of the pile will compare
// (PX-8, PX-11).
type Predict struct {
	Card string `json:"card"`
	Stat string `json:"stat"` // a word of Stats, or "date"
	Way  string `json:"way"`  // "higher", "lower"; of dates "earlier", "later"
}

// Draw takes the card of Add-it (PX-9).
type Draw struct{}

// Take takes one card blind (PX-10).
type Take struct {
	Seat rules.Seat `json:"seat"`
}

// Lay lays a card and names the player who lays one, too: face up in Match!
// (PX-12), face down in Natural/Synthetic/Atomic (PX-13).
type Lay struct {
	Card string     `json:"card"`
	Seat rules.Seat `json:"seat"`
}

// Show chooses the own card of a comparison (PX-5, PX-12, PX-13).
type Show struct {
	Card string `json:"card"`
}

// Go ends a round in which nothing can be done (PX-10, PX-17).
type Go struct{}

// Keep keeps the own card without a figure (PX-6).
type Keep struct{}

// Exchange puts it under the pile and takes the top card (PX-6).
type Exchange struct{}

// Claim says what the two cards of Match! share (PX-12).
type Claim struct {
	Property string `json:"property"` // a word of Properties
}

// Pass leaves this race to the others (PX-12).
type Pass struct{}

// Buzz stops the race to say what is shared (PX-12, free_match).
type Buzz struct{}

// Say says it, in at most 40 characters (PX-12, free_match). A word of Properties
// stands for itself in the language of whoever reads it.
type Say struct {
	Text string `json:"text"`
}

// Vote says whether what was said holds (PX-12, free_match).
type Vote struct {
	Yes bool `json:"yes"`
}

// TimeUp is the room's own move when the time of a race, of what is to be said,
// or of a vote is over (PX-12).
type TimeUp struct{}

// Do names of the moves.
func (Table) Do() string    { return "table" }
func (Ask) Do() string      { return "ask" }
func (Letter) Do() string   { return "letter" }
func (Predict) Do() string  { return "predict" }
func (Draw) Do() string     { return "draw" }
func (Take) Do() string     { return "take" }
func (Lay) Do() string      { return "lay" }
func (Show) Do() string     { return "show" }
func (Go) Do() string       { return "go" }
func (Keep) Do() string     { return "keep" }
func (Exchange) Do() string { return "exchange" }
func (Claim) Do() string    { return "claim" }
func (Pass) Do() string     { return "pass" }
func (Buzz) Do() string     { return "buzz" }
func (Say) Do() string      { return "say" }
func (Vote) Do() string     { return "vote" }
func (TimeUp) Do() string   { return "time_up" }
