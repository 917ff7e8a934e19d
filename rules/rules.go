// Package rules says what a card game is: a Kind that opens matches, a Game
// that accepts moves and shows each seat only what it may know.
//
// It knows no clock, no network, no goroutine and no log. Whatever a match
// depends on is in its Setup and its ordered moves, so the same two replay the
// same match byte for byte on any machine.
package rules

import (
	"encoding/json"
	"iter"
	"time"
)

// Kind is what everything outside a game's package knows of it: one Kind per
// variant. A Kind is immutable and safe for concurrent use.
type Kind struct {
	ID     string // snake_case, in paths and documents: "spectrix_memory"
	Family string // the game whose table it shares: "spectrix"
	Rev    int    // raised when a recorded match would replay differently
	Seats  [2]int // fewest and most seats

	// New opens a match. It accepts every released Rev; an option it cannot
	// use is an *Illegal with code "bad_option" that names the field.
	New func(Setup) (Game, error)

	// Suits is why no match may begin with these options and so many people, bots
	// not counted: an *Illegal as New's. Matches that were recorded before it said
	// so replay nevertheless. nil: all that New takes.
	Suits func(options json.RawMessage, people int) error

	// Team is the number of the team, from 1 on, that a seat of so many plays in with
	// complete options, 0 for none. nil: everybody plays alone.
	Team func(options json.RawMessage, seats int, s Seat) int

	Takeback bool // some moves have Turn.Takeback

	Options any             // zero value of the options struct, tagged with defaults; for schemas
	View    any             // zero value of the view struct, for schemas
	Moves   map[string]Move // "do" → zero value of that kind of move
	Message int             // most bytes of a message with a move, 0 for 4 KB
	Bot     func(Level) Policy
	Bands   func() Bands // what it was measured to be; nil where it was not

	Rulebook func(lang string) []byte // Markdown for players, "en" or "es", a heading for each ruling
	Words    func(lang string) []byte // JSON of sentences for log entries, moves and phases, "en" or "es"; see internal/words
}

// Setup is the header of a match: with the ordered moves it is the whole match.
type Setup struct {
	Seats   int             // how many play; seats are numbered 1..Seats, clockwise
	Rev     int             // the Kind's Rev when the match was opened
	Options json.RawMessage // complete options object; absent members mean the default
	Seed    Seed            // the only source of chance

	// Decision is what Turn.Decision counts on from. It is not 0 where moves were
	// taken back: no number is given to two questions that a table was asked.
	Decision uint32
}

// Move is one thing a seat does: a small struct of plain data (words, numbers,
// switches, and lists, maps and structs of them) whose JSON object carries Do
// under "do". Nobody changes a move that was made.
type Move interface{ Do() string }

// Turn says who is asked what.
type Turn struct {
	Seats    []Seat        // waited for: clock, absence, bots and "your turn" look at these
	May      []Seat        // may act unasked (claims, votes); nobody waits for them
	Phase    string        // snake_case, the game's own
	Decision uint32        // changes exactly when what the waited-for seats are asked changes
	Grant    time.Duration // thinking time, which the room may scale or switch off
	Window   time.Duration // a rule's own time (race, vote, between hands): always runs
	Period   uint32        // the time begins anew when it changes, or where it is 0 with every Decision

	Race     bool // claims are ordered by when the seat saw the picture
	Complete bool // Legal lists every accepted move
	Takeback bool // the last move drew nothing and showed nothing new
}

// Game is one match. It is owned by one room and not safe for concurrent use.
type Game interface {
	Turn() Turn

	// Legal yields accepted moves in a fixed order; the first is what an
	// absent player does. It yields the foolish and the wrong too, so that
	// whoever reads it learns nothing. Legal(Nobody) yields the room's own
	// moves (a rule's time is up).
	Legal(by Seat) iter.Seq[Move]

	// Play makes by's move, or returns an *Illegal and changes nothing: not a
	// byte of any view, not a number of the random stream.
	Play(by Seat, m Move) error

	// View is everything that to may know, and the only way out. The value is
	// a snapshot: later moves never change it, and nobody else may.
	View(to Seat) View

	// Logged is the number of the newest entry of the log that views show, 0
	// before the first.
	Logged() uint32

	// Result is the outcome, and whether the match is over.
	Result() (Result, bool)
}

// Searcher is a Game that can be copied: for bots and the secrecy check.
type Searcher interface {
	Game
	// Clone is an independent copy, with the same chance ahead of it.
	Clone() Game
	// Resample is a copy in which everything that the seat cannot know
	// (hidden cards, order of piles, chance to come) is drawn anew from r,
	// consistent with all that it can know.
	Resample(known Seat, r *Rand) Game
}

// Timed is a Game whose rules may limit the playing time of the whole match.
type Timed interface {
	Game
	// Ends is the playing time of the match, without pauses, after which the
	// room makes the move. Zero means no limit, or that the move was made.
	Ends() (time.Duration, Move)
}

// Drafter is a Game in which a seat may let the others see what it is about to
// do: cards by the group that they would lie in.
type Drafter interface {
	Game
	// MayDraft reports whether by may show these groups now. They are made of
	// cards that by could lay so, and of nothing else that says something.
	MayDraft(by Seat, groups map[string][]string) bool
}

// Result is the outcome of a whole match.
type Result struct {
	Reason  string       `json:"reason"`  // snake_case: why the match ended
	Winners []Seat       `json:"winners"` // rising; several share the win
	Totals  map[Seat]int `json:"totals"`  // points of each seat, by the game's own count
}

// Level is how well a bot plays.
type Level string

// The levels that every game offers.
const (
	Easy   Level = "easy"
	Medium Level = "medium"
	Hard   Level = "hard"
)

// Levels lists the levels, weakest first.
func Levels() []Level { return []Level{Easy, Medium, Hard} }

// Policy chooses by's move in g, a resampled copy which it may play on as it
// likes. The move is one that g accepts, or nil where by may act and does not
// want to; chance comes from r alone.
type Policy func(g Searcher, by Seat, r *Rand) Move
