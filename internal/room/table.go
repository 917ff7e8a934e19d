package room

import (
	"encoding/json"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Document is what one viewer of a room sees. Its values are snapshots: the
// room never changes one that it has published.
type Document struct {
	Room *Table     `json:"room"`
	Game rules.View `json:"game,omitempty"` // absent in the lobby
}

// Phase is where a room stands.
type Phase string

// The phases of a room. Lobby, playing ⇄ paused, over, then a rematch plays.
const (
	Lobby   Phase = "lobby"
	Playing Phase = "playing"
	Paused  Phase = "paused"
	Ended   Phase = "over"
	Closed  Phase = "closed"
)

// Table is the part of a document that is the same for every viewer:
// `doc.room` of the protocol.
type Table struct {
	Code       string                  `json:"code"`
	Phase      Phase                   `json:"phase" enum:"lobby,playing,paused,over,closed"`
	Game       string                  `json:"game"` // Kind.ID
	Rev        int                     `json:"rev"`
	Options    json.RawMessage         `json:"options" as:"GameOptions"` // complete, defaults filled in
	HouseRules map[string]string       `json:"house_rules"`              // option → its value as text, only where it is not the default
	RulesID    string                  `json:"rules_id"`                 // fingerprint of game and options: the same for the same rules
	Host       rules.Seat              `json:"host,omitempty"`
	Opener     []rules.Seat            `json:"opener,omitzero"` // of whoever opened the room and is away: the host of that time can neither free these seats nor close the room
	Seats      rules.BySeat[TableSeat] `json:"seats"`
	Kicked     map[rules.Seat]string   `json:"kicked,omitempty"` // who was sent away, by the seat: the newest name
	Spectators int                     `json:"spectators"`
	Locked     bool                    `json:"locked,omitempty"`
	Public     bool                    `json:"public,omitempty"`
	FreeText   bool                    `json:"free_text,omitempty"` // people may say things in their own words
	Private    bool                    `json:"private,omitempty"`   // only for those who showed the secret of its link
	Link       uint64                  `json:"link,omitempty"`      // of a private room: the version in which it was made; none leads here where it is absent
	ClockMode  string                  `json:"clock_mode" enum:"off,gentle,firm"`
	Clock      *Clock                  `json:"clock,omitempty"`
	Ends       *Ends                   `json:"ends,omitempty"` // where the rules limit the playing time of the match
	Draft      *Draft                  `json:"draft,omitempty"`
	Undo       *Undo                   `json:"undo,omitempty"`
	UndoTo     map[rules.Seat]uint64   `json:"undo_to,omitempty"` // by person: the version before its newest move, where that may be asked to be taken back
	GraceS     int                     `json:"grace_s"`
	PausedBy   rules.Seat              `json:"paused_by,omitempty"`
	PlayedFor  *PlayedFor              `json:"played_for,omitempty"` // the newest move of the match that the room made for a person
	Hints      map[rules.Seat]int      `json:"hints,omitempty"`      // how many each seat has got in this match
	Fair       Fair                    `json:"fair"`
	Says       map[uint32]Said         `json:"says,omitempty"`    // the newest phrases
	Totals     map[rules.Seat]int      `json:"totals,omitempty"`  // matches won since the room opened by who holds the seat
	Matches    int                     `json:"matches,omitempty"` // matches finished since the room opened

	Story   map[uint32]Line                  `json:"story,omitempty"`   // what happened besides the game: the newest lines, by rising numbers
	By      map[rules.Seat]map[uint32]Holder `json:"by,omitempty"`      // who made the entries of the log of a seat up to a number; later ones are of who holds it
	Evening map[uint32]Score                 `json:"evening,omitempty"` // what each one has done since the room opened, by a number of theirs
}

// TableSeat is a place at the table as everybody sees it.
type TableSeat struct {
	Name     string `json:"name,omitempty"`
	Kind     string `json:"kind" enum:"person,bot,open,closed"`
	Level    string `json:"level,omitempty" enum:"easy,medium,hard"`
	Here     bool   `json:"here"`
	Team     int    `json:"team,omitempty"`                 // where the game is played in teams, as it will be dealt
	Time     *int   `json:"time,omitempty" enum:"0,2,3,4"`  // times that of the clock, 0 for no limit; absent for everybody's
	Silent   bool   `json:"silent,omitempty"`               // waited for, and away or silent for so long that the host may skip
	PlayedBy string `json:"played_by,omitempty" enum:"bot"` // while one stands in for a person who is away, or here and silent
}

// Clock is the time of the seats that are waited for, measured when the
// document was made.
type Clock struct {
	Seats   []rules.Seat `json:"seats"`
	LeftMS  int64        `json:"left_ms"`
	Running bool         `json:"running"`
}

// Ends is the playing time that the rules leave the match, measured when the
// document was made.
type Ends struct {
	LeftMS  int64 `json:"left_ms"`
	Running bool  `json:"running"`
}

// Draft is what a seat lets the others see of what it is about to do: cards by
// the group that they would lie in. It binds nobody.
type Draft struct {
	Seat   rules.Seat          `json:"seat"`
	Groups map[string][]string `json:"groups"`
}

// Undo is what the table is asked: whether the moves after a version are taken
// back. Where somebody said no it is over, and is shown until the next move.
type Undo struct {
	By    rules.Seat   `json:"by"`
	To    uint64       `json:"to"`
	Log   uint32       `json:"log"`             // number of the newest entry of the game's log that would stay
	Yes   []rules.Seat `json:"yes"`             // rising; who asked, bots and absent people among them
	Waits []rules.Seat `json:"waits,omitempty"` // who has not answered
	No    []rules.Seat `json:"no,omitempty"`    // who said no, or nothing for 30 seconds; who asked, where the host sent somebody away
}

// PlayedFor is a move that the room made for a person who did not: the first
// legal one.
type PlayedFor struct {
	Seat rules.Seat `json:"seat"`
	V    uint64     `json:"v"`                     // version of the move
	Why  string     `json:"why" enum:"skip,clock"` // the host did not want to wait, or the time was over
}

// Fair lets anybody check the deal: the hash of the seed before, the seed after.
type Fair struct {
	Commit string `json:"commit"`                // lower-case hex SHA-256 of the 32 seed bytes
	Seed   string `json:"seed,omitempty"`        // lower-case hex, once the match is over
	Next   string `json:"next_commit,omitempty"` // from then on the commit of a rematch
}

// Said is what a seat said: a phrase by its preset code, or a text.
type Said struct {
	Seat   rules.Seat `json:"seat"`
	Phrase string     `json:"phrase,omitempty" as:"Phrase"`
	Text   string     `json:"text,omitempty"`
	After  uint32     `json:"after,omitempty"` // number of the newest entry of the match's log then, as in Line
	Line   uint32     `json:"line,omitempty"`  // number of the newest line of the story then
	Name   string     `json:"name,omitempty"`  // of who said it, then
}
