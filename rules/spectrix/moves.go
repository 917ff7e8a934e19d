package spectrix

// Play is the whole new table (SP-4): key → codes of the cards of a group, in
// any order. Groups keep the key they had where the mover gives it; a new one
// may have any. White lists the keys of spectra that are claimed (SP-6). Cards,
// where it is given, is what the mover means to lay from its hand.
type Play struct {
	Groups map[string][]string `json:"groups"`
	Cards  []string            `json:"cards,omitempty"`
	White  []string            `json:"white,omitempty"`
}

// Draw takes one card and ends the turn (SP-3).
type Draw struct{}

// Pass is the turn of who has nothing to draw (SP-13), or who keeps the card
// just drawn (SP-5, play_drawn).
type Pass struct{}

// Step moves one card where every step counts (SP-8), between groups that are
// named by their keys.
type Step struct {
	Card string `json:"card"`
	From string `json:"from,omitempty"` // "" is the mover's hand
	To   string `json:"to,omitempty"`   // "" is a new group
	Back bool   `json:"back,omitempty"` // into the mover's hand; To is ""
}

// Done ends a turn of steps with a valid table, or says that nothing more can be
// restored (SP-8). White lists the keys of spectra that are claimed.
type Done struct {
	White []string `json:"white,omitempty"`
}

// GiveUp leaves an invalid table to the others (SP-8).
type GiveUp struct{}

// Hint asks for the next grade of help: that there is something, with which
// cards, in which groups, how.
type Hint struct{}

// LastRound is the room's own move when the playing time of the match is over
// (SP-11, time_limit): the round in progress is the last.
type LastRound struct{}

// Next agrees to begin the next round.
type Next struct{}

// TimeUp is the room's own move when the time of a phase is over.
type TimeUp struct{}

// Do names of the moves.
func (Play) Do() string      { return "play" }
func (Draw) Do() string      { return "draw" }
func (Pass) Do() string      { return "pass" }
func (Step) Do() string      { return "step" }
func (Done) Do() string      { return "done" }
func (GiveUp) Do() string    { return "give_up" }
func (Hint) Do() string      { return "hint" }
func (LastRound) Do() string { return "last_round" }
func (Next) Do() string      { return "next" }
func (TimeUp) Do() string    { return "time_up" }

// AsksForHelp says that whoever asked is still to move.
func (Hint) AsksForHelp() {}
