// Package onexeno is ONEXENO: lay square cards so that the cells that meet
// agree, and take rows of five. Rulings are OX-1 … OX-15 of its rulebook.
package onexeno

import (
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Phases of a match.
const (
	PhasePlay    = "play"    // lay a card or pass (OX-3)
	PhaseClaims  = "claims"  // the last card lies; mismatches may still be claimed (OX-13)
	PhaseBetween = "between" // a game is over, the next one waits for the players
	PhaseOver    = "over"
)

// Times of the match. The rules have none for thinking; a window always runs.
const (
	grant         = 45 * time.Second // six cards in four turns on a field of five by five
	claimsWindow  = 10 * time.Second // OX-13
	betweenWindow = 30 * time.Second // time to read the points
)

const (
	seatsLeast = 2
	seatsMost  = 10
)

// match is one match of several games. Piles are the only keepers of cards;
// field repeats what table and lies say, as sets.
type match struct {
	n       int
	opt     Options
	touches []touch
	r       *rules.Rand

	number int // running game, from 1
	dealer rules.Seat
	totals rules.BySeat[int]
	past   map[int]*Past // finished games; a new map at each change
	result *rules.Result

	phase    string
	asked    rules.Seat // who plays; in other phases, nobody
	decision uint32
	ready    rules.BySeat[bool]
	takeback bool

	stack cards.Pile
	hands rules.BySeat[cards.Pile]
	taken rules.BySeat[cards.Pile]
	table cards.Pile
	lies  [deckSize]lie // of the cards on the table
	field field
	laid  int // cards laid in this game, the one turned up not among them

	drew   bool // the running turn began with a draw (OX-9)
	turns  int
	passed rules.BySeat[bool] // for good (OX-9)
	locked rules.BySeat[bool] // from claiming, until the next turn (OX-13)
	tricks rules.BySeat[int]
	out    rules.Seat // who emptied the hand
	reason string     // why the game ends, while claims are open

	arrival  [deckSize]int // order of arrival in the hand that holds the card
	arrivals int

	log   rules.Chronicle[Entry]
	cache snapshot
}

// lie is how a card lies on the table: x, y on the grid, quarter turns, who
// laid it (nobody the card turned up) and as which card of the game.
type lie struct {
	x, y, turn int
	by         rules.Seat
	nth        int
}

// Kind describes the game.
func Kind() *rules.Kind {
	return &rules.Kind{
		ID: "onexeno", Family: "onexeno", Rev: 1, Seats: [2]int{seatsLeast, seatsMost}, Takeback: true,
		New:     newMatch,
		Team:    team,
		Options: Options{}, View: View{},
		Moves: map[string]rules.Move{
			"place": Place{}, "pass": Pass{}, "claim": Claim{}, "next": Next{}, "time_up": TimeUp{},
		},
		Bot: policy, Bands: bands, Rulebook: Rulebook, Words: Words,
	}
}

func newMatch(s rules.Setup) (rules.Game, error) {
	if s.Seats < seatsLeast || s.Seats > seatsMost {
		return nil, badOption("seats")
	}
	opt, err := parseOptions(s.Options, s.Seats)
	if err != nil {
		return nil, err
	}
	m := &match{n: s.Seats, opt: opt, touches: opt.touches(), r: rules.NewRand(s.Seed), totals: rules.MakeBySeat[int](s.Seats), decision: s.Decision}
	m.dealer = m.cut()
	m.deal()
	return m, nil
}

// Turn says who is asked what. While mismatches may be claimed, everybody who
// is not locked out may (OX-13).
func (m *match) Turn() rules.Turn {
	t := rules.Turn{Phase: m.phase, Decision: m.decision, Complete: true, Takeback: m.takeback}
	switch m.phase {
	case PhasePlay:
		t.Seats, t.Grant = []rules.Seat{m.asked}, grant
	case PhaseClaims:
		t.Seats, t.Window = m.unready(), claimsWindow
	case PhaseBetween:
		t.Seats, t.Window = m.unready(), betweenWindow
	}
	if m.claiming() {
		t.Race, t.May = true, m.spotters()
	}
	return t
}

// Logged is the number of the newest entry of the log.
func (m *match) Logged() uint32 { return m.log.Last() }

// Result is the outcome of the match.
func (m *match) Result() (rules.Result, bool) {
	if m.result == nil {
		return rules.Result{}, false
	}
	return *m.result, true
}

// ask puts a new question to a seat.
func (m *match) ask(s rules.Seat, phase string) {
	m.asked, m.phase = s, phase
	m.decision++
}

// hold gives a card to a seat.
func (m *match) hold(s rules.Seat, c cards.Card) {
	m.cache.hands[s-1] = nil
	m.hands.At(s).Put(c)
	m.arrivals++
	m.arrival[c.Face()] = m.arrivals
}

// part takes a card out of a seat's hand.
func (m *match) part(s rules.Seat, f cards.Face) cards.Card {
	m.cache.hands[s-1] = nil
	m.hands.At(s).Remove(f)
	return cards.New(f)
}

// lookOf is how a card on the table lies.
func (m *match) lookOf(f cards.Face) look { return deck().look[f].turned(m.lies[f].turn) }

// placeOf is where a card on the table lies.
func (m *match) placeOf(f cards.Face) int {
	p, ok := m.field.at(m.lies[f].x, m.lies[f].y)
	if !ok {
		panic("onexeno: a card lies beyond the field")
	}
	return p
}

// note writes one line of the log.
func (m *match) note(e Entry) { m.log.Note(e) }
