package onexeno

// Place lays a card of the hand, turned so many quarters clockwise, on a point
// of the grid (OX-5). X grows to the right and Y downwards; 0, 0 is the centre.
type Place struct {
	Card string `json:"card"` // code
	Turn int    `json:"turn"` // 0..3, less than the number of ways in which the card lies differently; as printed where cards are not turned
	X    int    `json:"x"`
	Y    int    `json:"y"`
}

// Pass lays nothing (OX-3); for good in a turn that began without a draw (OX-9).
type Pass struct{}

// Claim says that a card on the table does not match one that lay there before
// it (OX-13).
type Claim struct {
	Card string `json:"card"` // code
}

// Draw deals three cards from the stack onto the pile of the solitaire, which is
// turned over first when the stack is empty (OX-15).
type Draw struct{}

// Next says that the seat has nothing more to claim (OX-13), or agrees to begin
// the next game of the match.
type Next struct{}

// TimeUp is the room's own move when the time of a phase is over.
type TimeUp struct{}

// Do names of the moves.
func (Place) Do() string  { return "place" }
func (Pass) Do() string   { return "pass" }
func (Draw) Do() string   { return "draw" }
func (Claim) Do() string  { return "claim" }
func (Next) Do() string   { return "next" }
func (TimeUp) Do() string { return "time_up" }
