package room

import (
	"encoding/json"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// Device is who acts: the SHA-256 of a device's secret. The zero Device is
// somebody without a secret, who may only watch.
type Device [32]byte

// Command is one thing that somebody asks of a room.
type Command struct {
	Device  Device
	ID      string     // chosen by the client, unique per device and room; "" is never a repetition
	Seat    rules.Seat // the seat acted for; Nobody means the device's first seat
	At      uint64     // the version that the player was looking at; moves only
	Act     Act
	Trusted bool // the server itself asks: it has the host's rights
}

// Act is what a command asks for: one of the structs below.
type Act interface{ act() }

type (
	// Move is a move of the game.
	Move struct{ Move rules.Move }

	// Sit takes a place: the one named, or the device's own, or the first free
	// one, which is how a stood-in seat comes back. In play the places held by bots
	// are free for whoever knows their hand already; for others one place, if they
	// had none in this match and it is kept for nobody.
	Sit struct {
		Name string
		Seat rules.Seat
	}
	// Leave gives up the command's seat: its own, or as host any. In play a bot
	// goes on with the hand, and the place is kept for who left. It is how the
	// opener gives up the host's role for good.
	Leave struct{}
	// Enter admits to a private room whoever knows the secret of its link, of which
	// Secret is the SHA-256.
	Enter struct{ Secret [32]byte }
	// Offer lets another device TakeOver the command's own seat along, once, within ten
	// minutes; an earlier offer of the seat is over, as are all with the end of the
	// room or the server. Secret is the SHA-256 of what the other device has to know.
	Offer struct{ Secret [32]byte }
	// TakeOver takes the seat that was offered with the secret, or only finds it.
	TakeOver struct {
		Secret [32]byte
		Look   bool
	}
	// Rename names the command's seat: its own, or as host any.
	Rename struct{ Name string }
	// Back takes all seats of the device back from the bots that stand in.
	Back struct{}
	// ShowDraft lets the others see what the command's seat is about to do, until
	// it has done it; without groups, no more. It raises no version.
	ShowDraft struct{ Groups map[string][]string }
	// Hint asks for help with what the command's seat is asked, of a level from 1
	// on that says more than the one before; 0 is the next one, and one beyond the
	// last is the last. In a game with hints of its own each is one more of them,
	// until the level is reached.
	Hint struct{ Level int }
	// TakeBack asks the table to go back to a version, for the command's seat: to
	// before its own move or another's, as long as nothing was drawn or shown since.
	TakeBack struct {
		To     uint64
		AsHost bool // the host's command, whose seat asks like any other
	}
	// Consent is the answer of all seats of the device to a TakeBack.
	Consent struct {
		To  uint64
		Yes bool
	}
	// Say says a preset phrase, or where the host allows it something in one's own
	// words, cleaned already. It raises no version.
	Say struct{ Phrase, Text string }
	// Mute keeps from the device what the person of another's seat says, or with Off
	// no more. It raises no version, and is forgotten when the room goes out of memory.
	Mute struct {
		Seat rules.Seat
		Off  bool
	}

	// Start deals the first match. Open places go, if the game allows so few.
	Start struct{}
	// Rematch deals another match to the same seats.
	Rematch struct{}
	// Invite gives a private room a new link; the one before is over. So it is when
	// somebody is kicked.
	Invite struct{ Secret [32]byte }
	// Pause stops bots, clocks and grace.
	Pause struct{}
	// Resume goes on.
	Resume struct{}
	// CloseRoom ends the room for good.
	CloseRoom struct{}
	// Kick frees a place and keeps its device out; a bot's place in play is kept
	// for nobody then. Who is host while the opener is away cannot kick the opener.
	Kick struct{ Seat rules.Seat }
	// Admit lets in again who was kicked from a place.
	Admit struct{ Seat rules.Seat }
	// Give passes the host's role to the person of another device's seat. Who opened
	// the room does not get it back by coming then, but may Take it.
	Give struct{ Seat rules.Seat }
	// Take takes the role back that whoever opened the room gave away.
	Take struct{}
	// Skip makes the first legal move for a person who is away or silent.
	Skip struct{ Seat rules.Seat }
	// Configure changes the table: what is nil stays, as do options that Options
	// leaves out. Options, Seats, Bots and Clock only between matches. Bots, unless
	// nil, is all bots of the table.
	Configure struct {
		Options json.RawMessage
		Seats   *int
		Bots    []BotSeat
		Clock   *string            // "off", "gentle" or "firm"
		Time    map[rules.Seat]int // times that of the clock, 1 to 4, for people; 0 is no limit
		GraceS  *int               // 5 to 600 seconds
		Locked  *bool
		Public  *bool

		FreeText *bool
		Closed   []rules.Seat // unless nil, all closed places; only between matches
	}
)

// BotSeat asks for a bot on a seat.
type BotSeat = wire.BotSeat

func (Move) act()      {}
func (Sit) act()       {}
func (Leave) act()     {}
func (Enter) act()     {}
func (Invite) act()    {}
func (Offer) act()     {}
func (TakeOver) act()  {}
func (Rename) act()    {}
func (Back) act()      {}
func (ShowDraft) act() {}
func (Hint) act()      {}
func (TakeBack) act()  {}
func (Consent) act()   {}
func (Say) act()       {}
func (Mute) act()      {}
func (Start) act()     {}
func (Rematch) act()   {}
func (Pause) act()     {}
func (Resume) act()    {}
func (CloseRoom) act() {}
func (Kick) act()      {}
func (Admit) act()     {}
func (Give) act()      {}
func (Take) act()      {}
func (Skip) act()      {}
func (Configure) act() {}
