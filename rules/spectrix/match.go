// Package spectrix is Spectrix: be rid of your cards first by laying
// collections and sequences of colours, and rearrange the whole table for it.
// Rulings are SP-1 … SP-16 of its rulebook; package solver knows what can be
// laid at most. The Kinds are spectrix and spectrix_memory.
package spectrix

import (
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// Phases of a match.
const (
	PhasePlay    = "play"    // a new table, or draw (SP-3)
	PhaseDrawn   = "drawn"   // a card was drawn and may be played at once (SP-5, play_drawn)
	PhaseRestore = "restore" // the others put an invalid table right (SP-8)
	PhaseBetween = "between" // a round is over, the next one waits for the players
	PhaseOver    = "over"
)

// Times of the match. The rules have none for thinking; a window always runs.
const (
	grant         = 120 * time.Second // a rearrangement of a crowded table takes that long
	restoreWindow = 30 * time.Second
	betweenWindow = 30 * time.Second // time to read the points
)

// turnsPerSeat bounds a round: after so many turns for each player in it, it
// ends as blocked (SP-14).
const turnsPerSeat = 200

// match is one match of several rounds. Piles are the only keepers of cards.
type match struct {
	n   int
	rev int
	opt Options
	r   *rules.Rand

	round  int // running round, from 1
	dealer rules.Seat
	totals rules.BySeat[int]
	still  rules.BySeat[bool] // plays in the running round
	past   map[int]*Past      // finished rounds; a new map at each change
	sudden int                // number of the sudden-death round, 0 before
	last   bool               // the running round is the last
	result *rules.Result

	phase    string
	asked    rules.Seat // who plays or gave up; in between and over, nobody
	decision uint32
	period   uint32 // of a turn, a restoring or a wait between rounds: all their questions share its time
	ready    rules.BySeat[bool]
	takeback bool

	hands  rules.BySeat[cards.Pile]
	held   rules.BySeat[solver.Counts] // the same cards by colour
	open   rules.BySeat[solver.Counts] // of those, the ones that everybody saw
	pile   cards.Pile
	laid   cards.Pile // the cards of the table
	table  []group    // by key
	keys   int        // the newest key
	turns  int
	passes int        // in a row, with an empty pile
	out    rules.Seat // who emptied the hand
	hint   int        // grade that the asked seat has
	steps  steps

	epoch   [deckSize]uint16 // stretch of the pile in which a card in a hand was drawn
	birth   [deckSize]uint16 // stretch in which a card came into the pile
	stretch uint16           // raised whenever cards come back into the pile

	log   rules.Chronicle[Entry]
	cache snapshot
}

const seatsMost = 6

// Revs of recorded matches.
const (
	revTouched = 2          // since then the log names the groups that a turn touched
	rev        = revTouched // of matches that begin now
)

// Kind describes the game.
func Kind() *rules.Kind {
	return &rules.Kind{
		ID: "spectrix", Family: "spectrix", Rev: rev, Seats: [2]int{2, seatsMost}, Takeback: true,
		New:     newMatch,
		Options: Options{}, View: View{},
		Moves: map[string]rules.Move{
			"play": Play{}, "draw": Draw{}, "pass": Pass{}, "step": Step{}, "done": Done{}, "give_up": GiveUp{},
			"hint": Hint{}, "last_round": LastRound{}, "next": Next{}, "time_up": TimeUp{},
		},
		Message: 16 << 10,
		Bot:     policy, Bands: bands, Rulebook: Rulebook, Words: Words,
	}
}

func newMatch(s rules.Setup) (rules.Game, error) {
	opt, err := parseOptions(s.Options)
	if err != nil {
		return nil, err
	}
	if s.Seats < 2 || s.Seats > seatsMost {
		return nil, badOption("seats")
	}
	m := &match{
		n: s.Seats, rev: s.Rev, opt: opt, r: rules.NewRand(s.Seed), decision: s.Decision,
		totals: rules.MakeBySeat[int](s.Seats), still: rules.MakeBySeat[bool](s.Seats),
	}
	for i := range m.still {
		m.still[i] = true
	}
	m.dealer = rules.Seat(m.r.N(m.n) + 1)
	m.deal()
	return m, nil
}

// Turn says who is asked what.
func (m *match) Turn() rules.Turn {
	t := rules.Turn{Phase: m.phase, Decision: m.decision, Period: m.period, Complete: m.phase == PhaseBetween || m.phase == PhaseOver, Takeback: m.takeback}
	switch m.phase {
	case PhaseBetween:
		t.Seats, t.Window = m.unready(), betweenWindow
	case PhaseRestore:
		t.Seats, t.Window = m.unready(), restoreWindow
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

// begin puts a new question to a seat, with a time of its own.
func (m *match) begin(s rules.Seat, phase string) {
	m.period++
	m.ask(s, phase)
}

// ask puts a new question to a seat within the time that runs.
func (m *match) ask(s rules.Seat, phase string) {
	m.asked, m.phase = s, phase
	m.decision++
}

// in lists the players of the running round, rising.
func (m *match) in() []rules.Seat {
	seats := make([]rules.Seat, 0, m.n)
	for _, s := range rules.Seats(m.n) {
		if *m.still.At(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// after is the next player on the left.
func (m *match) after(s rules.Seat) rules.Seat {
	for {
		if s = s.Next(m.n); *m.still.At(s) {
			return s
		}
	}
}

// note writes one line of the log.
func (m *match) note(e Entry) { m.log.Note(e) }
