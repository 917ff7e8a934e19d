// Package periodyx is Periodyx: eleven short games with element cards, one a
// turn, until somebody holds ten cards or none. Rulings are PX-1 … PX-18 of its
// rulebook.
package periodyx

import (
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// The games of the indicator, by number (PX-2).
const (
	AtomicPower = 1 + iota
	AToZ
	HotStuff
	HiLo
	NeutronCountdown
	AddIt
	BigFreeze
	Surprise
	EarlyBird
	Match
	Classes // Natural/Synthetic/Atomic

	numGames = Classes
)

// Games are the words of the games in logs and refusals, by number.
var Games = [numGames + 1]string{
	"", "atomic_power", "a_to_z", "hot_stuff", "hi_lo", "neutron_countdown", "add_it", "big_freeze", "surprise", "early_bird", "match", "classes",
}

// Phases of a match. Of the first three views also tell the game, "lead_hi_lo",
// and of the first whether a card may be played on Mendeleev's table before it,
// "table_hi_lo".
const (
	phaseLead     = "lead"     // the leader plays on Mendeleev's table or begins the game (PX-15)
	phaseAnswer   = "answer"   // the player named chooses a card
	phaseCounter  = "counter"  // the leader of a duel chooses one against it (PX-5)
	PhaseExchange = "exchange" // the owner of a card without the figure keeps or exchanges it (PX-6)
	PhaseRace     = "race"     // what do the two cards share (PX-12)
	PhaseState    = "state"    // who buzzed says it (PX-12, free_match)
	PhaseVote     = "vote"     // does it hold (PX-12, free_match)
	PhaseOver     = "over"
)

// Times of the match. The rules have none for thinking; a window always runs.
const (
	grant  = 30 * time.Second // enough to read ten cards
	window = 20 * time.Second // PX-12: of a race, of what is to be said, of a vote
)

// handSize is how many cards each seat is dealt (PX-1).
const handSize = 5

const seatsMost = 10

// match is one match. Piles are the only keepers of cards.
type match struct {
	n      int
	opt    Options
	most   int // cards that win at once (PX-3)
	r      *rules.Rand
	result *rules.Result

	phase    string
	asked    rules.Seat // who plays; in a race, a vote and over, nobody
	decision uint32
	takeback bool

	leader rules.Seat
	game   int // 1..11
	turns  int // rounds that are over
	still  int // rounds in a row that moved no card, the pile being empty (PX-18)
	dry    int // rounds since the pile is empty (PX-18)
	round  round
	past   *Past // the round before

	hands rules.BySeat[cards.Pile]
	held  rules.BySeat[faces] // the same cards as sets
	pile  cards.Pile
	under cards.Pile // what was seen to go under the pile; the top one is drawn first
	table cards.Pile // on Mendeleev's table, in the order of play (PX-16)
	laid  faces      // the same cards as a set

	known    [seatsMost + 1]faces // by viewer: cards in hands whose place the viewer has seen
	lacks    [deckMost]letters    // all have heard that the card, where it is held, does not begin with them (PX-7)
	veil     [deckMost]stat       // the figure that a card in a hand hides (quiz), or numStats
	arrival  [deckMost]int        // order of arrival in the hand that holds the card
	arrivals int

	log   rules.Chronicle[Entry]
	cache snapshot
}

// round is what is open in the running round.
type round struct {
	tables int        // cards played on Mendeleev's table (PX-15)
	other  rules.Seat // the player named
	lead   cards.Face // the leader's card, or none
	reply  cards.Face // the other's, or none
	open   bool       // both lie open
	moved  bool       // a card has changed its place

	second rules.Seat            // also has a card to exchange (PX-6)
	out    [seatsMost + 1]bool   // locked out of the race, or has answered
	claims [seatsMost + 1]string // calm race: what was answered
	buzzer rules.Seat            // free_match: who stopped the race
	text   string                // and what was said
	votes  [seatsMost + 1]ballot // and what the others think of it
}

// Kind describes the game.
func Kind() *rules.Kind {
	return &rules.Kind{
		ID: "periodyx", Family: "periodyx", Rev: 1, Seats: [2]int{2, seatsMost}, Takeback: true,
		New: newMatch, Suits: suits,
		Options: Options{}, View: View{},
		Moves: map[string]rules.Move{
			"table": Table{}, "ask": Ask{}, "letter": Letter{}, "predict": Predict{}, "draw": Draw{}, "take": Take{},
			"lay": Lay{}, "show": Show{}, "go": Go{}, "keep": Keep{}, "exchange": Exchange{},
			"claim": Claim{}, "pass": Pass{}, "buzz": Buzz{}, "say": Say{}, "vote": Vote{}, "time_up": TimeUp{},
		},
		Bot: policy, Bands: bands, Rulebook: Rulebook, Words: Words,
	}
}

func newMatch(s rules.Setup) (rules.Game, error) {
	if s.Seats < 2 || s.Seats > seatsMost {
		return nil, badOption("seats", "")
	}
	opt, err := parseOptions(s.Options, s.Seats)
	if err != nil {
		return nil, err
	}
	m := &match{n: s.Seats, opt: opt, most: opt.target(), r: rules.NewRand(s.Seed), decision: s.Decision}
	m.leader, m.game = rules.Seat(m.r.N(m.n)+1), AtomicPower
	if opt.FirstGame == "random" {
		m.game += m.r.N(opt.games())
	}
	m.deal()
	return m, nil
}

// Turn says who is asked what.
func (m *match) Turn() rules.Turn {
	t := rules.Turn{Phase: m.question(), Decision: m.decision, Complete: true, Takeback: m.takeback}
	switch m.phase {
	case PhaseOver:
	case PhaseRace:
		t.Seats, t.Window, t.Race = m.racing(), window, m.opt.Race == "fast"
	case PhaseVote:
		t.Seats, t.Window = m.voting(), window
	case PhaseState:
		t.Seats, t.Window, t.Complete = []rules.Seat{m.asked}, window, false
	default:
		t.Seats, t.Grant = []rules.Seat{m.asked}, grant
	}
	return t
}

// question is the phase as views tell it.
func (m *match) question() string {
	switch {
	case m.phase == phaseLead && m.mayTable() == nil:
		return "table_" + Games[m.game]
	case m.phase == phaseLead, m.phase == phaseAnswer, m.phase == phaseCounter:
		return m.phase + "_" + Games[m.game]
	}
	return m.phase
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

// ask puts a new question to a seat, or to all.
func (m *match) ask(s rules.Seat, phase string) {
	m.asked, m.phase = s, phase
	m.decision++
}

// note writes one line of the log.
func (m *match) note(e Entry) { m.log.Note(e) }
