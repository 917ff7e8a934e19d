package unoquimico

// Lay puts an element on the top card, alone or with a scientist (UQ-3, UQ-4).
type Lay struct {
	Element   string `json:"element"`             // symbol
	Scientist string `json:"scientist,omitempty"` // code
	Wild      bool   `json:"wild,omitempty"`      // and a comodín after it, where the table allows it beside (UQ-8)
}

// Wild lays a comodín (UQ-8).
type Wild struct{}

// Draw takes one card, or what a comodín makes the seat draw (UQ-6, UQ-8).
type Draw struct{}

// Pass keeps the card just drawn (UQ-6), or says that nothing can be drawn
// and nothing laid (UQ-11).
type Pass struct{}

// Name answers the question for a card's name with the code of the card whose
// name it is (UQ-5).
type Name struct {
	Name string `json:"name"`
}

// Next agrees to begin the next game of the match.
type Next struct{}

// TimeUp is the room's own move when the time of a phase is over: a silent
// answer is wrong (UQ-5), and the next game of the match begins.
type TimeUp struct{}

// Do names of the moves.
func (Lay) Do() string    { return "lay" }
func (Wild) Do() string   { return "wild" }
func (Draw) Do() string   { return "draw" }
func (Pass) Do() string   { return "pass" }
func (Name) Do() string   { return "name" }
func (Next) Do() string   { return "next" }
func (TimeUp) Do() string { return "time_up" }
