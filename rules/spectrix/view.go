package spectrix

import "github.com/sobremesa-games/sobremesa/rules"

// View is what one viewer sees of a match of Spectrix. Cards are named by the
// code of their colour, "YE" to "LI".
type View struct {
	*Public

	Hand map[string]int `json:"hand,omitempty"` // the viewer's own cards: code → how many
	Can  *Can           `json:"can,omitempty"`  // what the viewer may do now, only while it is asked
	Hint *HintView      `json:"hint,omitempty"` // the help that the viewer asked for in this turn
}

// Public is what everybody sees. All views of one position share one.
type Public struct {
	rules.Shared[SeatView, Entry]

	Ring   []string         `json:"ring"`  // all colours in their order; after the last one comes the first
	Round  int              `json:"round"` // from 1
	Dealer rules.Seat       `json:"dealer"`
	Pile   int              `json:"pile"`  // cards still to draw
	Table  map[int][]string `json:"table"` // groups by key: codes, a sequence in the ring's order
	Target int              `json:"target"`

	Broken  []int `json:"broken,omitempty"`  // keys of groups that are none, while steps are made (SP-8)
	Sudden  int   `json:"sudden,omitempty"`  // number of the sudden-death round (SP-11)
	Last    bool  `json:"last,omitempty"`    // the round in progress is the last (SP-11)
	Private bool  `json:"private,omitempty"` // unfinished plays are shown to nobody (SP-7)

	Past map[int]*Past `json:"past,omitempty"` // the finished rounds, by number
}

// SeatView is what everybody sees of a seat.
type SeatView struct {
	Cards int  `json:"cards"`           // how many are in the hand
	Total int  `json:"total"`           // points, White Light of this round among them
	Out   bool `json:"out,omitempty"`   // does not play any more (SP-10), or not in this sudden death
	Ready bool `json:"ready,omitempty"` // between rounds: wants to go on; while restoring: is done
}

// Can says which moves the viewer may make now.
type Can struct {
	Play   bool `json:"play,omitempty"`    // {"do":"play", …}
	Draw   bool `json:"draw,omitempty"`    // {"do":"draw"}
	Pass   bool `json:"pass,omitempty"`    // {"do":"pass"}
	Step   bool `json:"step,omitempty"`    // {"do":"step", …}
	Done   bool `json:"done,omitempty"`    // {"do":"done"}
	GiveUp bool `json:"give_up,omitempty"` // {"do":"give_up"}
	Hint   bool `json:"hint,omitempty"`    // {"do":"hint"}: there is a further grade
	Next   bool `json:"next,omitempty"`    // {"do":"next"}
}

// HintView is help from the solver, in four grades.
type HintView struct {
	Grade  int                 `json:"grade"`
	Cards  int                 `json:"cards"`            // 1: how many cards can be laid at most
	White  bool                `json:"white,omitempty"`  // 1: White Light can be claimed
	With   map[string]int      `json:"with,omitempty"`   // 2: which ones, code → how many
	Touch  []int               `json:"touch,omitempty"`  // 3: keys of the groups that change
	Groups map[string][]string `json:"groups,omitempty"` // 4: the table as it could be, ready to be played
	Claim  []string            `json:"claim,omitempty"`  // 4: keys of the spectra in it to be claimed
}

// Past is the outcome of one finished round.
type Past struct {
	Reason string                  `json:"reason"`        // "went_out", "blocked" or "bound"
	Out    rules.Seat              `json:"out,omitempty"` // who emptied the hand
	Points map[rules.Seat]int      `json:"points"`        // for the cards left; White Light is not among them
	Left   map[rules.Seat][]string `json:"left"`          // the cards left in each hand, laid open
}

// Entry is one line of the log. Kind says which members it has.
type Entry struct {
	Kind    string             `json:"kind"`
	Seat    rules.Seat         `json:"seat,omitempty"`
	Cards   []string           `json:"cards,omitempty"`   // laid from the hand, or put back into the pile
	Card    string             `json:"card,omitempty"`    // moved by a step
	Out     string             `json:"out,omitempty"`     // of the group with this key; absent: of the hand
	Into    string             `json:"into,omitempty"`    // the group with this key
	Back    bool               `json:"back,omitempty"`    // into the hand
	Touched []int              `json:"touched,omitempty"` // keys of the groups that the turn made, changed or claimed; since rev 2
	Count   int                `json:"count,omitempty"`   // cards drawn, passes in a row, grade of a hint
	Round   int                `json:"round,omitempty"`
	Points  map[rules.Seat]int `json:"points,omitempty"`
	Reason  string             `json:"reason,omitempty"`
	Of      []rules.Seat       `json:"of,omitempty"` // the seats that the line is about
}

// Kinds of log entries.
const (
	LogDealt      = "dealt"        // round, seat (the dealer)
	LogPlayed     = "played"       // seat, cards, touched
	LogRearranged = "rearranged"   // seat, touched: claimed without a card of the hand
	LogWhite      = "white_light"  // seat, points: what the others got
	LogDrew       = "drew"         // seat, count
	LogPassed     = "passed"       // seat, count: passes in a row; absent after a draw
	LogStepped    = "stepped"      // seat, card, out?, into or back
	LogGaveUp     = "gave_up"      // seat, count: cards drawn for it
	LogRestored   = "restored"     // cards: shuffled back into the pile
	LogHinted     = "hinted"       // seat, count: the grade
	LogLast       = "last_round"   // round: the last, since the playing time is over
	LogRoundOver  = "round_over"   // round, seat? (who went out), reason, points
	LogOut        = "eliminated"   // of: who reached the target
	LogSudden     = "sudden_death" // of: who plays on, count: which one
	LogMatchOver  = "match_over"   // points: the totals; of: who won
)
