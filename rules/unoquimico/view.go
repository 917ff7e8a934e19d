package unoquimico

import "github.com/sobremesa-games/sobremesa/rules"

// View is what one viewer sees of a match of Uno químico. Cards are named by
// code: an element by its symbol ("Na"), a scientist by the code in
// /api/elements ("curie"), a comodín by "wild_1" or "wild_2".
type View struct {
	*Public

	Hand map[string]int `json:"hand,omitempty"` // the viewer's own cards → order of arrival; spectators have none
	Can  *Can           `json:"can,omitempty"`  // what the viewer may do now, only while it is asked
}

// Public is what everybody sees. All views of one position share one.
type Public struct {
	rules.Shared[SeatView, Entry]

	Game   int        `json:"game"`  // the running game of the match, from 1
	Games  int        `json:"games"` // games of the match (UQ-13)
	Dealer rules.Seat `json:"dealer"`

	Pile  int               `json:"pile"`  // cards still to draw; those laid are 72 less the pile and the hands
	Cards rules.BySeat[int] `json:"cards"` // how many are in each hand

	// Top is the top group of the cards laid, from below: a scientist, the
	// element in force, "wild" for comodines. Where no element is among them,
	// every element fits (UQ-8, UQ-9).
	Top []string `json:"top"`
	Ask *Ask     `json:"ask,omitempty"` // the open question for a name (UQ-5)

	Past map[int]*Past `json:"past,omitempty"` // the finished games of the match, by number
}

// SeatView is what everybody sees of a seat.
type SeatView struct {
	Total int  `json:"total"`           // points over the finished games
	Must  int  `json:"must,omitempty"`  // cards it has to draw instead of its turn (UQ-8)
	Ready bool `json:"ready,omitempty"` // between games: wants to go on
}

// Can says which moves the viewer may make now.
type Can struct {
	Alone      []string `json:"alone,omitempty"`      // elements that may be laid alone
	Pairs      bool     `json:"pairs,omitempty"`      // an element may be laid with a scientist: any two of the hand, unless With or Scientists say less
	With       []string `json:"with,omitempty"`       // the elements for that, where not all of the hand may (UQ-4, UQ-6)
	Scientists []string `json:"scientists,omitempty"` // the scientists for that, where not all of the hand may (UQ-6)
	Drawn      string   `json:"drawn,omitempty"`      // the card just drawn, on the table of choice (UQ-6)
	Draw       int      `json:"draw,omitempty"`       // {"do":"draw"}: how many cards at most
	Voluntary  bool     `json:"voluntary,omitempty"`  // drawing is a choice, since something could be laid (UQ-7)
	Pass       bool     `json:"pass,omitempty"`       // {"do":"pass"}: keep the drawn card (UQ-6), or nothing to draw (UQ-11)
	Wild       bool     `json:"wild,omitempty"`       // {"do":"wild"}
	Beside     bool     `json:"beside,omitempty"`     // {"do":"lay", …, "wild":true}: a comodín after the own play (UQ-8)
	Next       bool     `json:"next,omitempty"`       // {"do":"next"}: ready for the next game of the match
	Name       bool     `json:"name,omitempty"`       // {"do":"name","name":…}: answer Ask
}

// Ask is one question of the quiz (UQ-5): which of four names is the card's.
type Ask struct {
	Seat  rules.Seat `json:"seat"`  // who must answer
	Card  string     `json:"card"`  // the card laid
	Names []string   `json:"names"` // codes of four cards, in a seeded order; the client shows their names in card_lang
	Left  int        `json:"left"`  // questions still to come for this play
}

// Past is the outcome of one finished game of the match.
type Past struct {
	Reason string                  `json:"reason"`        // "went_out", "blocked" or "bound"
	Out    rules.Seat              `json:"out,omitempty"` // who emptied the hand
	Points map[rules.Seat]int      `json:"points"`
	Left   map[rules.Seat][]string `json:"left"` // the cards left in each hand, laid open
}

// Entry is one line of the log. Kind says which members it has. What an element
// was laid on is the one of the newest entry before it that is laid or dealt,
// not counting plays that were forfeited since.
type Entry struct {
	Kind      string             `json:"kind"`
	Seat      rules.Seat         `json:"seat,omitempty"`
	Element   string             `json:"element,omitempty"`
	Scientist string             `json:"scientist,omitempty"`
	Any       bool               `json:"any,omitempty"`   // any element fitted, since none was in force
	Count     int                `json:"count,omitempty"` // cards drawn, passes in a row
	Game      int                `json:"game,omitempty"`
	Card      string             `json:"card,omitempty"` // the card asked about, turned up or put back
	Name      string             `json:"name,omitempty"` // the wrong name that was picked (code of its card)
	Points    map[rules.Seat]int `json:"points,omitempty"`
	Reason    string             `json:"reason,omitempty"`
}

// Kinds of log entries.
const (
	LogDealt      = "dealt"      // game, seat (the dealer), card (turned up)
	LogPutBack    = "put_back"   // card: a comodín turned up first (UQ-9)
	LogLaid       = "laid"       // seat, element, scientist?, any?
	LogWild       = "wild"       // seat
	LogDrew       = "drew"       // seat, count? (absent: there was nothing left)
	LogKept       = "kept"       // seat: the drawn card stays in the hand (UQ-6)
	LogPassed     = "passed"     // seat, count: passes in a row (UQ-11)
	LogReshuffled = "reshuffled" // count: cards in the new pile (UQ-10)
	LogNamed      = "named"      // seat, card: the right name (UQ-5)
	LogMisnamed   = "misnamed"   // seat, card, name? (absent: silence)
	LogForfeited  = "forfeited"  // seat: the play came back (UQ-5)
	LogGameOver   = "game_over"  // game, seat? (who went out), reason, points
	LogMatchOver  = "match_over" // points: the totals
)
