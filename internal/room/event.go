package room

import (
	"encoding/hex"
	"encoding/json"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// event is one thing that happened at a table, the body of a record. The family
// is closed. apply makes the state what it is afterwards; an error means that
// the rules do not allow it, and nothing changed.
type event interface {
	name() string
	apply(s *state) error
}

type (
	// opened is the first event of a room.
	opened struct {
		Game    string          `json:"game"`
		Rev     int             `json:"rev"`
		Options json.RawMessage `json:"options"`
		Seats   int             `json:"seats"`
		Bots    []BotSeat       `json:"bots,omitempty"`
		Host    Device          `json:"host"`
		Sits    bool            `json:"sits,omitempty"` // the host, in seat 1
		Clock   string          `json:"clock"`
		GraceS  int             `json:"grace_s"`
		Public  bool            `json:"public,omitempty"`
		Secret  *bits           `json:"secret,omitempty"` // hash of that of a private room
		Seed    bits            `json:"seed"`
	}
	// began is a match dealt to the seats kept, which are numbered anew. The
	// first match has the seed that the room opened with.
	began struct {
		Keep []int `json:"keep"` // seats; as numbers, since JSON makes text of a list of bytes
		Seed *bits `json:"seed,omitempty"`
		Rev  int   `json:"rev"`
	}
	// moved is a move. Auto says why the room made it, empty for a person's own.
	moved struct {
		Seat rules.Seat
		Auto string
		Move rules.Move
		Hash string // of all views, where a hand ends
		text []byte // Move as JSON, nil until it is needed
		back bool   // the move took the seat back from a bot
	}
	// sat is a device on a place, which goes on with a score that it left with.
	sat struct {
		Seat   rules.Seat `json:"seat"`
		Device Device     `json:"device"`
		Score  uint32     `json:"score,omitempty"` // its number, 0 for none
	}
	// entered is a device that showed the secret of a private room.
	entered struct {
		Device  Device  `json:"device"`
		Instead *Device `json:"instead,omitempty"` // that is no guest any more
	}
	// invited is a new secret, known by its hash.
	invited struct {
		Secret bits `json:"secret"`
	}
	// handed is a seat whose person goes on with another device.
	handed struct {
		Seat   rules.Seat `json:"seat"`
		Device Device     `json:"device"`
		from   Device
	}
	// left is a place given up, or freed by the host in a seat, Nobody for a host
	// without one.
	left struct {
		Seat  rules.Seat `json:"seat"`
		Freed bool       `json:"freed,omitempty"`
		By    rules.Seat `json:"by,omitempty"`
	}
	// renamed is a person who has another name from now on, given by the host in a
	// seat, or by themselves.
	renamed struct {
		Seat rules.Seat `json:"seat"`
		By   rules.Seat `json:"by,omitempty"`
	}
	// kicked is a place freed, whose device stays out.
	kicked struct {
		Seat rules.Seat `json:"seat"`
	}
	// admitted lets the kicked of a seat in again.
	admitted struct {
		Seat rules.Seat `json:"seat"`
	}
	// configured is a change of the table.
	configured struct {
		Options json.RawMessage    `json:"options,omitempty"`
		Seats   *int               `json:"seats,omitempty"`
		Bots    *[]BotSeat         `json:"bots,omitempty"`
		Clock   *string            `json:"clock,omitempty"`
		Time    map[rules.Seat]int `json:"time,omitempty"`
		GraceS  *int               `json:"grace_s,omitempty"`
		Locked  *bool              `json:"locked,omitempty"`
		Public  *bool              `json:"public,omitempty"`

		FreeText *bool         `json:"free_text,omitempty"`
		Closed   *[]rules.Seat `json:"closed,omitempty"`
	}
	// hosted passes the host's role to a device.
	hosted struct {
		Device Device `json:"device"`
		Given  bool   `json:"given,omitempty"` // by the opener, who does not get it back by coming
	}
	// paused stops the match.
	paused struct {
		By rules.Seat `json:"by,omitempty"`
	}
	// resumed goes on.
	resumed struct{}
	// undone takes the moves back that were made after a version.
	undone struct {
		To uint64     `json:"to"`
		By rules.Seat `json:"by"` // who asked for it
	}
	// hinted is a seat that was told something about the present question.
	hinted struct {
		Seat  rules.Seat `json:"seat"`
		Level int        `json:"level"`
	}
	// stoodIn is a bot that plays for an absent or silent person from now on.
	stoodIn struct {
		Seat rules.Seat `json:"seat"`
		Why  string     `json:"why,omitempty"` // overGrace or overClock
	}
	// returned are the seats that a device took back from bots.
	returned struct {
		Device Device `json:"device"`
	}
	// rested is a clock that stopped with the server.
	rested struct{}
	// ended is the last event of a room.
	ended struct {
		Reason string `json:"reason"` // "closed" or "expired"
	}
)

// Why a bot stands in: which time was over.
const (
	overGrace = "grace"
	overClock = "clock"
)

// Why the room made a move itself.
const (
	autoBot    = "bot"    // a bot holds the seat or stands in
	autoAgreed = "agreed" // bots and absent people agree to go on between hands
	autoClock  = "clock"  // the seat's time was over
	autoWindow = "window" // a time of the rules was over
	autoSkip   = "skip"   // the host did not want to wait
	autoLimit  = "limit"  // the playing time of the match was over
)

func (opened) name() string     { return "open" }
func (began) name() string      { return "begin" }
func (moved) name() string      { return "move" }
func (sat) name() string        { return "sit" }
func (entered) name() string    { return "enter" }
func (invited) name() string    { return "invite" }
func (handed) name() string     { return "transfer" }
func (left) name() string       { return "leave" }
func (renamed) name() string    { return "rename" }
func (kicked) name() string     { return "kick" }
func (admitted) name() string   { return "admit" }
func (configured) name() string { return "configure" }
func (hosted) name() string     { return "host" }
func (paused) name() string     { return "pause" }
func (resumed) name() string    { return "resume" }
func (undone) name() string     { return "undo" }
func (hinted) name() string     { return "hint" }
func (stoodIn) name() string    { return "stand_in" }
func (returned) name() string   { return "back" }
func (rested) name() string     { return "rest" }
func (ended) name() string      { return "end" }

// fresh makes an empty event of each kind that is plain JSON; moves are read
// with the game's help.
var fresh = map[string]func() event{
	"open":      func() event { return &opened{} },
	"begin":     func() event { return &began{} },
	"sit":       func() event { return &sat{} },
	"enter":     func() event { return &entered{} },
	"invite":    func() event { return &invited{} },
	"transfer":  func() event { return &handed{} },
	"leave":     func() event { return &left{} },
	"rename":    func() event { return &renamed{} },
	"kick":      func() event { return &kicked{} },
	"admit":     func() event { return &admitted{} },
	"configure": func() event { return &configured{} },
	"host":      func() event { return &hosted{} },
	"pause":     func() event { return &paused{} },
	"resume":    func() event { return &resumed{} },
	"undo":      func() event { return &undone{} },
	"hint":      func() event { return &hinted{} },
	"stand_in":  func() event { return &stoodIn{} },
	"back":      func() event { return &returned{} },
	"rest":      func() event { return &rested{} },
	"end":       func() event { return &ended{} },
}

// movedText is a move as the journal keeps it.
type movedText struct {
	Seat rules.Seat      `json:"seat"`
	Auto string          `json:"auto,omitempty"`
	Move json.RawMessage `json:"move"`
	Hash string          `json:"hash,omitempty"`
}

// readMove reads a move of the game.
func readMove(kind *rules.Kind, text []byte) (*moved, error) {
	var t movedText
	if err := json.Unmarshal(text, &t); err != nil {
		return nil, err
	}
	mv, err := wire.DecodeMove(kind, t.Move)
	if err != nil {
		return nil, err
	}
	return &moved{Seat: t.Seat, Auto: t.Auto, Move: mv, Hash: t.Hash}, nil
}

// bits is 256 bits, which the journal keeps as hex.
type bits [32]byte

// MarshalText writes the hex.
func (b bits) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, b[:]), nil }

// UnmarshalText reads it.
func (b *bits) UnmarshalText(text []byte) error {
	if len(text) != hex.EncodedLen(len(b)) {
		return hex.ErrLength
	}
	_, err := hex.Decode(b[:], text)
	return err
}

// MarshalText writes the hex.
func (d Device) MarshalText() ([]byte, error) { return bits(d).MarshalText() }

// UnmarshalText reads it.
func (d *Device) UnmarshalText(text []byte) error { return (*bits)(d).UnmarshalText(text) }
