package onexeno

import "github.com/sobremesa-games/sobremesa/rules"

// View is what one viewer sees of a match of ONEXENO. A card is named by its
// eight outer cells, clockwise from the top left corner, "1" for a spot:
// "00101001"; of a card's turns that is the one which reads as the smallest
// number. Points of the grid are "x,y"; 0,0 is the centre and y grows downwards.
type View struct {
	*Public

	Hand map[string]int `json:"hand,omitempty"` // the viewer's own cards → order of arrival; spectators have none
	Can  *Can           `json:"can,omitempty"`  // what the viewer may do now, only while there is something

	Printed map[string]int `json:"printed,omitempty"` // where cards are not turned: the viewer's own cards → quarter turns as they are printed (OX-4)
}

// Public is what everybody sees. All views of one position share one.
type Public struct {
	rules.Shared[SeatView, Entry]

	Game   int        `json:"game"`  // the running game of the match, from 1
	Games  int        `json:"games"` // games of the match (OX-11)
	Dealer rules.Seat `json:"dealer"`
	Stack  int        `json:"stack"` // cards still to draw

	Field map[string]Lying `json:"field"` // the cards on the table, by code
	Box   Box              `json:"box"`   // that they span (OX-6)

	Past map[int]*Past `json:"past,omitempty"` // the finished games of the match, by number
}

// SeatView is what everybody sees of a seat.
type SeatView struct {
	Cards  int        `json:"cards"`            // how many are in the hand
	Taken  int        `json:"taken"`            // points of the cards taken in this game, the hand not deducted
	Tricks int        `json:"tricks,omitempty"` // rows taken in this game
	Total  int        `json:"total"`            // points over the finished games; partners' are added (OX-12)
	Passed bool       `json:"passed,omitempty"` // for good (OX-9)
	Locked bool       `json:"locked,omitempty"` // may not claim until the next turn (OX-13)
	Other  rules.Seat `json:"other,omitempty"`  // the partner (OX-12)
	Ready  bool       `json:"ready,omitempty"`  // nothing more to claim, or wants to go on
}

// Lying is how a card lies on the table.
type Lying struct {
	X    int        `json:"x"`
	Y    int        `json:"y"`
	Turn int        `json:"turn"`         // quarter turns clockwise
	By   rules.Seat `json:"by,omitempty"` // who laid it; nobody the card turned up first
	Nth  int        `json:"nth"`          // the nth card laid in this game; 0 the one turned up
}

// Box is the smallest rectangle around the cards on the table.
type Box struct {
	X int `json:"x"` // its first column
	Y int `json:"y"` // its first row
	W int `json:"w"` // columns
	H int `json:"h"` // rows
}

// Can says which moves the viewer may make now.
type Can struct {
	Place map[string]map[string]string `json:"place,omitempty"` // card → point → turns that fit, as digits: {"do":"place"}
	Free  []string                     `json:"free,omitempty"`  // with spotting: points where every card may be laid, in every turn that the table allows (OX-13)
	Pass  bool                         `json:"pass,omitempty"`  // {"do":"pass"}
	Final bool                         `json:"final,omitempty"` // a pass is for good (OX-9)
	Claim bool                         `json:"claim,omitempty"` // {"do":"claim"}: any card that another laid (OX-13)
	Next  bool                         `json:"next,omitempty"`  // {"do":"next"}
}

// Past is the outcome of one finished game of the match.
type Past struct {
	Reason string                  `json:"reason"`        // "went_out" or "all_passed"
	Out    rules.Seat              `json:"out,omitempty"` // who emptied the hand
	Points map[rules.Seat]int      `json:"points"`        // taken less left in the hand (OX-11)
	Left   map[rules.Seat][]string `json:"left"`          // the cards left in each hand, laid open
}

// Entry is one line of the log. Kind says which members it has.
type Entry struct {
	Kind   string                `json:"kind"`
	Seat   rules.Seat            `json:"seat,omitempty"`
	Card   string                `json:"card,omitempty"`
	Turn   int                   `json:"turn,omitempty"`
	At     string                `json:"at,omitempty"`    // "x,y"
	Meets  []string              `json:"meets,omitempty"` // edges that meet a card there
	Lines  []string              `json:"lines,omitempty"` // "row", "column", "diagonal"
	Count  int                   `json:"count,omitempty"` // cards taken
	Spots  int                   `json:"spots,omitempty"` // on the cards taken
	From   rules.Seat            `json:"from,omitempty"`  // who laid the card that was claimed
	Final  bool                  `json:"final,omitempty"` // a pass for good
	Game   int                   `json:"game,omitempty"`
	Cards  map[rules.Seat]string `json:"cards,omitempty"` // drawn for the deal
	Points map[rules.Seat]int    `json:"points,omitempty"`
	Reason string                `json:"reason,omitempty"`
	Of     []rules.Seat          `json:"of,omitempty"` // who won
}

// Kinds of log entries.
const (
	LogCut        = "cut"        // cards: drawn for the first deal (OX-1)
	LogDealt      = "dealt"      // game, seat (the dealer), card (turned up)
	LogPlaced     = "placed"     // seat, card, turn?, at, meets?
	LogTook       = "took"       // seat, lines, count, spots
	LogPassed     = "passed"     // seat, final?
	LogClaimed    = "claimed"    // seat, card, from, spots (OX-13)
	LogMisclaimed = "misclaimed" // seat, card, from
	LogGameOver   = "game_over"  // game, seat? (who went out), reason, points
	LogMatchOver  = "match_over" // points: the totals; of: who won

	LogDrew       = "drew"        // count: cards dealt onto the pile (OX-15)
	LogTurnedOver = "turned_over" // count: cards of the new stack
	LogGrew       = "grew"        // count: places to a side of the field
	LogFinished   = "finished"    // count: places to a side of the largest full square, spots?
)
