package rules

// HintMost is the last level of a Hint.
const HintMost = 3

// Hint is help with a decision, in levels that say more and more: what kind of
// move is good and what it is about, with which card, and the whole move.
type Hint struct {
	Level    int    `json:"level"`              // 1 to 3
	Do       string `json:"do"`                 // 1: the kind of move
	Property string `json:"property,omitempty"` // 1: what it is about, a snake_case word of the game
	Card     string `json:"card,omitempty"`     // 2: the card that it is made with, if there is one
	Move     Move   `json:"-"`                  // 3
}

// Advisor is a Game that can help a seat with its decision.
type Advisor interface {
	Game
	// Advise is a good move for by in full, and false where by is not asked or
	// nothing is to be said. Like Assess it uses nothing that the seat could not
	// know, and it changes nothing; the same position gives the same advice. An
	// Assessor judges no move better.
	Advise(by Seat) (Hint, bool)
}

// At is as much of the hint as a level says, from 1 to HintMost.
func (h Hint) At(level int) Hint {
	h.Level = level
	if level < 3 {
		h.Move = nil
	}
	if level < 2 {
		h.Card = ""
	}
	return h
}

// Helping is a Move that asks for help and no more: whoever makes it is still to
// move.
type Helping interface {
	Move
	AsksForHelp()
}

// Helper is a Game with hints of its own: a Helping move of its Kind asks for
// them, each time a grade further.
type Helper interface {
	Game
	// Helped is the hint that by's view holds, and its grade; nil and 0 without.
	Helped(by Seat) (hint any, grade int)
}
