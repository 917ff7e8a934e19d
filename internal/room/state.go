package room

import (
	"encoding/json"
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// state is everything of a room that its journal tells. Only events change it,
// when they happen and again when the journal is read, so that both ways give
// the same room.
type state struct {
	code    string
	kind    *rules.Kind
	v       uint64 // sequence of the newest event
	created time.Time
	changed time.Time // of the newest event

	phase      Phase
	options    json.RawMessage
	house      map[string]string // the options that differ from the defaults
	rulesID    string            // fingerprint of the options
	places     rules.BySeat[place]
	host       Device
	opener     Device // gets the role back; the zero Device once it was kicked
	gone       bool   // the opener gave up its last seat
	given      bool   // the opener gave the host's role away
	kicked     []exile
	guests     guests          // of a private room, nil in an open one
	seatedOnce map[Device]bool // those of the guests that have had a seat
	secret     bits            // hash of that of the link, where there is one
	link       uint64          // version in which it was made, 0 without one
	locked     bool
	public     bool
	words      bool // people may say things in their own
	clock      string
	grace      time.Duration

	pausedBy rules.Seat
	seed     rules.Seed // of the match that is played, or will be first
	next     *sealed    // of a rematch, nil while a match is played
	matches  int        // finished since the room opened
	finished []finished // the matches, in order
	match    *match     // nil in the lobby
	answers  answers

	story   []line // the newest, in order
	told    uint32 // lines, ever
	evening []*score
	scored  uint32 // scores, ever
}

// place is a seat of the table.
type place struct {
	kind    placeKind
	device  Device      // of the person
	sat     uint64      // version in which the person sat down; 0 without one
	named   uint64      // version that gave the person's name; 0 without one
	standIn bool        // a bot plays for the absent or silent person
	pace    pace        // of the clock
	level   rules.Level // of the bot that holds the place, or held it before the person
	left    Device      // who left the place to the bot; kept for that device until the match is over
	score   *score      // of the person, nil before the first match is over
	bots    *score      // of the bots that held the place, likewise
	former  []Device    // with which the person sat here before; the hand stays known to them
}

type placeKind string

const (
	open   placeKind = "open"
	person placeKind = "person"
	robot  placeKind = "bot"
	closed placeKind = "closed"
)

// standInLevel is how well a bot plays for somebody who is away: as most people do.
const standInLevel = rules.Medium

// exile is a device that was kicked from a seat.
type exile struct {
	device Device
	seat   rules.Seat
	named  uint64 // see place
}

// match is the match that is played, or was played last.
type match struct {
	setup  rules.Setup
	game   rules.Game
	turn   rules.Turn
	began  uint64 // version in which it began
	asked  uint64 // version that put the present question
	timed  uint64 // version that began its time
	result *rules.Result
	bank   rules.BySeat[time.Duration] // of the firm clock
	used   time.Duration               // of the present question's time, when the newest event happened
	played time.Duration               // of the match, likewise; only where a rule limits it
	steps  []step
	undid  undid                  // the newest, the zero value without one
	forced *PlayedFor             // the newest that was made for a person
	held   rules.BySeat[[]Device] // who has held the seat, and so knows its hand
	told   rules.BySeat[told]     // hints
	hints  map[rules.Seat]int     // how many each has got
	holds  rules.BySeat[[]hold]   // who made the entries of the log before, oldest first
}

// step is one move that was made.
type step struct {
	v    uint64
	seat rules.Seat
	move rules.Move
	auto string

	back   bool       // it drew nothing and showed nothing new
	forced *PlayedFor // where the room made it for a person
}

// setOptions takes complete options.
func (s *state) setOptions(options json.RawMessage) {
	s.options, s.house, s.rulesID = options, wire.HouseRules(s.kind, options), wire.RulesID(s.kind, options)
}

// seatsOf lists the seats of a device, rising.
func (s *state) seatsOf(d Device) []rules.Seat {
	seats := []rules.Seat{}
	for i := range s.places {
		if s.holds(d, rules.Seat(i+1)) {
			seats = append(seats, rules.Seat(i+1))
		}
	}
	return seats
}

// firstOf is the first seat of a device, Nobody without one.
func (s *state) firstOf(d Device) rules.Seat {
	for i := range s.places {
		if s.holds(d, rules.Seat(i+1)) {
			return rules.Seat(i + 1)
		}
	}
	return rules.Nobody
}

// holds reports whether a seat is the device's.
func (s *state) holds(d Device, seat rules.Seat) bool {
	if !s.places.Has(seat) {
		return false
	}
	p := s.places.At(seat)
	return p.kind == person && p.device == d
}

// count is how many places are of a kind.
func (s *state) count(kind placeKind) (n int) {
	for _, p := range s.places {
		if p.kind == kind {
			n++
		}
	}
	return n
}

// byBot reports whether a bot plays the seat.
func (s *state) byBot(seat rules.Seat) bool {
	p := s.places.At(seat)
	return p.kind == robot || p.standIn
}

// belongs reports whether a device is one of the table's: seated, the host, or
// who may get the host's role back.
func (s *state) belongs(d Device) bool {
	return d == s.host || s.opens(d) || s.firstOf(d) != rules.Nobody
}

// level is how well the bot of a seat plays.
func (s *state) level(seat rules.Seat) rules.Level {
	if p := s.places.At(seat); p.kind == robot {
		return p.level
	}
	return standInLevel
}

// inPlay reports whether a match is running or paused.
func (s *state) inPlay() bool { return s.phase == Playing || s.phase == Paused }

// waits reports whether the table waits for a seat.
func (m *match) waits(seat rules.Seat) bool {
	for _, s := range m.turn.Seats {
		if s == seat {
			return true
		}
	}
	return false
}

// hold notes that a device has a seat, and is shown its hand.
func (m *match) hold(seat rules.Seat, d Device) {
	if held := m.held.At(seat); !slices.Contains(*held, d) {
		*held = append(*held, d)
	}
}

// knows reports whether a device has held the seat in this match.
func (m *match) knows(d Device, seat rules.Seat) bool { return slices.Contains(*m.held.At(seat), d) }

// plays reports whether a device has held any seat in this match.
func (m *match) plays(d Device) bool {
	return slices.ContainsFunc(m.held, func(held []Device) bool { return slices.Contains(held, d) })
}

// firstLegal is the move that an absent player makes.
func (m *match) firstLegal(seat rules.Seat) rules.Move {
	for mv := range m.game.Legal(seat) {
		return mv
	}
	return nil
}

// rev is the revision of the rules that are played by, or that the next match
// will be.
func (s *state) rev() int {
	if s.match != nil {
		return s.match.setup.Rev
	}
	return s.kind.Rev
}
