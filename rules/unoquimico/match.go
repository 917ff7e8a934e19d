// Package unoquimico is Uno químico: lay an element that shares an oxidation
// state, the group or the period with the element in force, and be rid of your
// cards first. Rulings are UQ-1 … UQ-14 of its rulebook.
package unoquimico

import (
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Phases of a match.
const (
	PhasePlay    = "play"     // one of: element, scientist and element, comodín, draw (UQ-3)
	PhaseDrawn   = "drawn"    // lay the card just drawn, or keep it (UQ-6)
	PhaseDrawTwo = "draw_two" // after a comodín: draw and lay nothing (UQ-8)
	PhaseName    = "name"     // which name is the card's (UQ-5)
	PhaseBetween = "between"  // a game is over, the next one waits for the players
	PhaseOver    = "over"
)

// Times of the match. The rules have none for thinking; a window always runs.
const (
	grant         = 30 * time.Second // enough to compare a hand of ten with one card
	nameWindow    = 20 * time.Second // four names can be read aloud in it
	betweenWindow = 30 * time.Second // time to read the points
)

// turnsPerSeat bounds a game: after so many turns for each seat it ends as
// blocked (UQ-14).
const turnsPerSeat = 200

// match is one match of several games. Piles are the only keepers of cards.
type match struct {
	n     int
	games int
	opt   Options
	r     *rules.Rand

	number int // running game, from 1
	dealer rules.Seat
	totals rules.BySeat[int]
	past   map[int]*Past // finished games; a new map at each change
	result *rules.Result

	phase    string
	asked    rules.Seat // who plays; in between and over, nobody
	decision uint32
	ready    rules.BySeat[bool]
	takeback bool

	hands  rules.BySeat[cards.Pile]
	held   rules.BySeat[faces] // the same cards as sets
	pile   cards.Pile
	laid   cards.Pile
	group  int // cards of the top group
	force  force
	must   int        // cards that the asked seat has to draw (UQ-8)
	due    int        // cards that the next seat will have to draw
	drawn  cards.Face // the card on the table of choice, or none
	turns  int
	passes int // in a row
	play   *play
	out    rules.Seat // who emptied the hand

	arrival  [deckSize]int // order of arrival in the hand that holds the card
	arrivals int
	epoch    [deckSize]uint16 // stretch of the pile in which a card in a hand came to it
	stretch  uint16           // 0 dealt, 1 first pile, raised by every reshuffle
	open     faces            // cards in hands that everybody saw there
	putBack  faces            // comodines that everybody saw going back into the first pile

	log   rules.Chronicle[Entry]
	cache snapshot
}

// force is what the next element must fit.
type force struct {
	element cards.Face // none where no element lies yet
	with    cards.Face // the scientist of the top group, or none
	wild    bool       // a comodín is on top
	any     bool       // every element fits
}

const seatsMost = 10

// Kind describes the game.
func Kind() *rules.Kind {
	return &rules.Kind{
		ID: "unoquimico", Family: "unoquimico", Rev: 1, Seats: [2]int{2, seatsMost}, Takeback: true,
		New:     newMatch,
		Options: Options{}, View: View{},
		Moves: map[string]rules.Move{
			"lay": Lay{}, "wild": Wild{}, "draw": Draw{}, "pass": Pass{}, "name": Name{}, "next": Next{}, "time_up": TimeUp{},
		},
		Bot: policy, Bands: bands, Rulebook: Rulebook, Words: Words,
	}
}

func newMatch(s rules.Setup) (rules.Game, error) {
	opt, err := parseOptions(s.Options)
	if err != nil {
		return nil, err
	}
	if s.Seats < 2 || s.Seats > seatsMost {
		return nil, &rules.Illegal{Code: rules.BadOption, Data: map[string]any{"field": "seats"}}
	}
	m := &match{n: s.Seats, opt: opt, games: opt.Games, r: rules.NewRand(s.Seed), totals: rules.MakeBySeat[int](s.Seats), decision: s.Decision}
	if m.games == 0 {
		m.games = m.n
	}
	m.dealer = rules.Seat(m.r.N(m.n) + 1)
	m.deal()
	return m, nil
}

// Turn says who is asked what.
func (m *match) Turn() rules.Turn {
	t := rules.Turn{Phase: m.phase, Decision: m.decision, Complete: true, Takeback: m.takeback}
	switch m.phase {
	case PhaseBetween:
		t.Seats, t.Window = m.unready(), betweenWindow
	case PhaseName:
		t.Seats, t.Window = []rules.Seat{m.asked}, nameWindow
	case PhaseOver:
	default:
		t.Seats, t.Grant = []rules.Seat{m.asked}, grant
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
	f := c.Face()
	m.cache.hands[s-1] = nil
	m.hands.At(s).Put(c)
	m.held.At(s).add(f)
	m.arrivals++
	m.arrival[f], m.epoch[f] = m.arrivals, m.stretch
}

// part takes a card out of a seat's hand.
func (m *match) part(s rules.Seat, f cards.Face) cards.Card {
	m.cache.hands[s-1] = nil
	m.hands.At(s).Remove(f)
	m.held.At(s).remove(f)
	m.open.remove(f)
	return cards.New(f)
}

// note writes one line of the log.
func (m *match) note(e Entry) { m.log.Note(e) }
