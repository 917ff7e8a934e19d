package periodyx

import "github.com/sobremesa-games/sobremesa/rules"

// View is what one viewer sees of a match of Periodyx. A card is named by its
// symbol ("Na"); its figures are in /api/elements, and a client shows those of
// another's card only where the view says that it is open.
type View struct {
	*Public

	Hand    map[string]int               `json:"hand,omitempty"`    // the viewer's own cards → order of arrival; spectators have none
	Figures map[string]map[string]string `json:"figures,omitempty"` // own card → figure that counts in the game that is on → as printed, or Hidden
	Veiled  map[string]string            `json:"veiled,omitempty"`  // own card → the figure that its owner is not shown (quiz, PX-5)
	Mine    string                       `json:"mine,omitempty"`    // the viewer's own card that lies face down (PX-13)
	Claimed string                       `json:"claimed,omitempty"` // the viewer's answer in a calm race (PX-12)
	Fits    []string                     `json:"fits,omitempty"`    // {"do":"table"}: own cards that may be played on Mendeleev's table now (PX-16)
	Can     *Can                         `json:"can,omitempty"`     // what else the viewer may do now, only while it is asked
}

// Public is what everybody sees. All views of one position share one.
type Public struct {
	rules.Shared[SeatView, Entry]

	Round  int            `json:"round"`           // from 1
	Game   string         `json:"game"`            // the game that is on, a word of Games (PX-2)
	Lead   rules.Seat     `json:"lead"`            // who leads it
	Target int            `json:"target"`          // cards that win at once (PX-3)
	Pile   int            `json:"pile"`            // cards still to draw
	Under  []string       `json:"under,omitempty"` // those that all saw go under the pile, the lowest first
	Table  map[string]int `json:"table,omitempty"` // on Mendeleev's table → order of play, the seed first (PX-16)

	Open *Round `json:"open,omitempty"` // what lies on the table in this round
	Past *Past  `json:"past,omitempty"` // how the round before ended
}

// SeatView is what everybody sees of a seat.
type SeatView struct {
	Cards int `json:"cards"` // how many are in the hand
}

// Round is what lies on the table in the running round.
type Round struct {
	Other rules.Seat          `json:"other,omitempty"` // the player named
	Cards map[rules.Seat]Said `json:"cards,omitempty"`

	Out    []rules.Seat `json:"out,omitempty"`    // locked out of the race, or has answered (PX-12)
	Buzzer rules.Seat   `json:"buzzer,omitempty"` // who stopped the race (PX-12, free_match)
	Text   string       `json:"text,omitempty"`   // what the buzzer said
	Voted  []rules.Seat `json:"voted,omitempty"`
}

// Said is a card in a comparison. Until both lie open it is a name and no more
// (PX-5), or face down and nothing at all (PX-13).
type Said struct {
	Down  bool   `json:"face_down,omitempty"` // lies face down
	Name  string `json:"name,omitempty"`      // symbol of the element announced or laid
	Open  bool   `json:"face_up,omitempty"`   // lies open with all its figures
	Value string `json:"value,omitempty"`     // the figure compared; absent where it is N/A, or nobody may see it
}

// Past is how a round ended.
type Past struct {
	Game   string              `json:"game"`
	Lead   rules.Seat          `json:"lead"`
	Winner rules.Seat          `json:"winner,omitempty"` // who got cards
	Void   string              `json:"void,omitempty"`   // why nobody did: "equal", "missing", "same_class", "nobody", "empty_pile", "last_cards"
	Cards  map[rules.Seat]Said `json:"cards,omitempty"`

	Card      string `json:"card,omitempty"` // of a prediction: the leader's card
	Next      string `json:"next,omitempty"` // and the one turned over
	Stat      string `json:"stat,omitempty"`
	Way       string `json:"way,omitempty"`
	Value     string `json:"value,omitempty"`
	NextValue string `json:"next_value,omitempty"`
}

// Can says which moves the viewer may make now, apart from Fits. It follows from
// what all see.
type Can struct {
	Ask      bool         `json:"ask,omitempty"`      // {"do":"ask"}: any other player
	Letter   bool         `json:"letter,omitempty"`   // {"do":"letter"}: any other player, any letter
	Predict  bool         `json:"predict,omitempty"`  // {"do":"predict"}: any own card, any figure that it has
	Draw     bool         `json:"draw,omitempty"`     // {"do":"draw"}
	Take     []rules.Seat `json:"take,omitempty"`     // {"do":"take"}: players with two cards or more
	Lay      bool         `json:"lay,omitempty"`      // {"do":"lay"}: any own card, any other player
	Show     bool         `json:"show,omitempty"`     // {"do":"show"}: any own card
	Go       bool         `json:"go,omitempty"`       // {"do":"go"}: nothing can be done
	Exchange string       `json:"exchange,omitempty"` // {"do":"exchange"} or {"do":"keep"}: the card
	Claim    []string     `json:"claim,omitempty"`    // {"do":"claim"}: the properties of this table
	Buzz     bool         `json:"buzz,omitempty"`     // {"do":"buzz"}
	Pass     bool         `json:"pass,omitempty"`     // {"do":"pass"}
	Say      bool         `json:"say,omitempty"`      // {"do":"say"}
	Vote     bool         `json:"vote,omitempty"`     // {"do":"vote"}
}

// Entry is one line of the log. Kind says which members it has.
type Entry struct {
	Kind      string             `json:"kind"`
	Seat      rules.Seat         `json:"seat,omitempty"`
	Of        rules.Seat         `json:"of,omitempty"`   // the player named
	To        rules.Seat         `json:"to,omitempty"`   // who gets the cards
	Game      string             `json:"game,omitempty"` // a word of Games
	Card      string             `json:"card,omitempty"` // of two, the leader's
	Next      string             `json:"next,omitempty"` // the other one: the other player's, or the one turned over
	Value     string             `json:"value,omitempty"`
	NextValue string             `json:"next_value,omitempty"`
	Stat      string             `json:"stat,omitempty"`
	Way       string             `json:"way,omitempty"`
	Letter    string             `json:"letter,omitempty"`
	List      []string           `json:"list,omitempty"` // cards handed over
	Property  string             `json:"property,omitempty"`
	Text      string             `json:"text,omitempty"`
	Yes       int                `json:"yes,omitempty"`
	No        int                `json:"no,omitempty"`
	Count     int                `json:"count,omitempty"`
	Reason    string             `json:"reason,omitempty"`
	Totals    map[rules.Seat]int `json:"totals,omitempty"`
}

// Kinds of log entries.
const (
	LogDealt      = "dealt"      // count: cards each (PX-1)
	LogSeed       = "seed"       // card: turned up as the seed of Mendeleev's table (PX-1)
	LogTable      = "table"      // seat, card, count: cards drawn for it (PX-15)
	LogAsked      = "asked"      // seat, of, game (PX-5)
	LogAnnounced  = "announced"  // seat, card: the name alone; with show_stats also stat, value? (PX-5)
	LogLaid       = "laid"       // seat, of, game, card: face up (PX-12)
	LogLaidDown   = "laid_down"  // seat, of, game: face down (PX-13)
	LogWon        = "won"        // seat, game, of, card, value?, next, next_value?
	LogVoid       = "void"       // game, reason, seat?, of?, card?, value?, next?, next_value? (PX-6, PX-13, PX-17)
	LogKept       = "kept"       // seat, card (PX-6)
	LogExchanged  = "exchanged"  // seat, card: it went under the pile (PX-6)
	LogLetter     = "letter"     // seat, of, letter, list: the cards handed over (PX-7)
	LogNoLetter   = "no_letter"  // seat, of, letter: there was none (PX-7)
	LogDrew       = "drew"       // seat, count? (absent: there was nothing left)
	LogPredicted  = "predicted"  // seat, game, card, value, next, next_value?, stat, way, to or reason (PX-8, PX-11)
	LogTook       = "took"       // seat, of: one card blind (PX-10)
	LogRace       = "race"       // seat, of, card, next (PX-12)
	LogPassed     = "passed"     // seat (PX-12)
	LogMatched    = "matched"    // seat, property (PX-12)
	LogMismatched = "mismatched" // seat, property (PX-12)
	LogBuzzed     = "buzzed"     // seat (PX-12)
	LogSilent     = "silent"     // seat: said nothing in time (PX-12)
	LogSaid       = "said"       // seat, text (PX-12)
	LogBelieved   = "believed"   // seat, text, yes?, no? (PX-12)
	LogRefuted    = "refuted"    // seat, text, yes?, no? (PX-12)
	LogOver       = "over"       // seat: the winner, reason, totals (PX-3, PX-4, PX-18)
)
