package spectrix

import (
	"encoding/json"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Phases of a game of Memory (SP-15).
const (
	PhaseFlip   = "flip"   // turn the first card
	PhaseSecond = "second" // turn the second one
)

// A game of Memory has two cards of each colour, in four rows of six.
const (
	memoryCards = 2 * colours
	memoryGrant = 30 * time.Second
)

// memory is one game of Memory. A place is 1..24, row by row.
type memory struct {
	n     int
	r     *rules.Rand
	down  [memoryCards]cards.Pile // the card that lies face down at each place
	up    [memoryCards]cards.Pile // or face up
	seen  [memoryCards]int        // number of the flip that last showed it, 0 for never
	pairs rules.BySeat[cards.Pile]
	flips int
	turns int

	phase    string
	asked    rules.Seat
	decision uint32
	first    int      // place of the first card of this turn
	told     []uint32 // numbers of the entries that name cards which lie open
	result   *rules.Result

	log rules.Chronicle[MemoryEntry]
}

// MemoryKind describes the game of Memory with the same cards.
func MemoryKind() *rules.Kind {
	return &rules.Kind{
		ID: "spectrix_memory", Family: "spectrix", Rev: 1, Seats: [2]int{2, seatsMost},
		New:     newMemory,
		Options: MemoryOptions{}, View: MemoryView{},
		Moves: map[string]rules.Move{"flip": Flip{}, "cover": Cover{}},
		Bot:   memoryPolicy, Bands: memoryBands, Rulebook: MemoryRulebook, Words: MemoryWords,
	}
}

// MemoryOptions are the table's choices at Memory: none.
type MemoryOptions struct{}

// Flip turns the card at a place face up.
type Flip struct {
	Place int `json:"place"`
}

// Cover turns two unlike cards face down again before the next flip does.
type Cover struct{}

// Do names of the moves.
func (Flip) Do() string  { return "flip" }
func (Cover) Do() string { return "cover" }

// Codes of refusals at Memory.
const (
	CodeNoCard   = "no_card_there" // SP-15: no card lies face down at the place
	CodeNoUnlike = "nothing_open"  // SP-15: there are no two cards to be covered
)

func newMemory(s rules.Setup) (rules.Game, error) {
	if len(s.Options) > 0 {
		if err := json.Unmarshal(s.Options, &MemoryOptions{}); err != nil {
			return nil, unreadable(err)
		}
	}
	if s.Seats < 2 || s.Seats > seatsMost {
		return nil, badOption("seats")
	}
	m := &memory{n: s.Seats, r: rules.NewRand(s.Seed), pairs: rules.MakeBySeat[cards.Pile](s.Seats), decision: s.Decision}
	faces := make([]cards.Face, memoryCards)
	for i := range faces {
		faces[i] = cards.Face(i)
	}
	dealer := rules.Seat(m.r.N(m.n) + 1)
	rules.Shuffle(m.r, faces)
	for i, f := range faces {
		m.down[i] = cards.MakePile(cards.Counted, rules.Nobody, cards.New(f))
		m.up[i] = cards.MakePile(cards.Open, rules.Nobody)
	}
	for i := range m.pairs {
		m.pairs[i] = cards.MakePile(cards.Open, rules.Nobody)
	}
	m.ask(dealer.Next(m.n), PhaseFlip)
	return m, nil
}

func (m *memory) ask(s rules.Seat, phase string) {
	m.asked, m.phase = s, phase
	m.decision++
}

// Turn says who is asked what.
func (m *memory) Turn() rules.Turn {
	t := rules.Turn{Phase: m.phase, Decision: m.decision, Complete: true}
	if m.phase != PhaseOver {
		t.Seats, t.Grant = []rules.Seat{m.asked}, memoryGrant
	}
	return t
}

// Logged is the number of the newest entry of the log.
func (m *memory) Logged() uint32 { return m.log.Last() }

// Result is the outcome of the game.
func (m *memory) Result() (rules.Result, bool) {
	if m.result == nil {
		return rules.Result{}, false
	}
	return *m.result, true
}

// Play makes by's move.
func (m *memory) Play(by rules.Seat, mv rules.Move) error {
	switch {
	case m.phase == PhaseOver:
		return illegal(rules.Over, "SP-15")
	case by != m.asked:
		return illegal(rules.NotYourTurn, "SP-15")
	}
	switch mv := mv.(type) {
	case Flip:
		return m.playFlip(by, mv)
	case Cover:
		return m.playCover(by)
	}
	return illegal(rules.UnknownMove, "SP-15")
}

// unlike reports whether two cards lie open that are no pair.
func (m *memory) unlike() bool { return m.phase == PhaseFlip && m.open() > 0 }

func (m *memory) open() (n int) {
	for i := range m.up {
		n += m.up[i].Len()
	}
	return n
}

// playCover turns the two unlike cards of the last turn down.
func (m *memory) playCover(by rules.Seat) error {
	if !m.unlike() {
		return illegal(CodeNoUnlike, "SP-15")
	}
	m.cover()
	m.ask(by, PhaseFlip)
	return nil
}

func (m *memory) cover() {
	for i := range m.up {
		if c, ok := m.up[i].Take(); ok {
			m.down[i].Put(c)
		}
	}
	m.forget()
}

// forget takes the colours of cards that lie face down again out of the log:
// what was turned there one has to remember.
func (m *memory) forget() {
	for _, n := range m.told {
		m.log.Change(n, func(e *MemoryEntry) { e.Card = "" })
	}
	m.told = nil
}

// playFlip turns a card up. Two of a colour are kept and the seat plays on; two
// unlike ones lie open until the next flip.
func (m *memory) playFlip(by rules.Seat, mv Flip) error {
	i := mv.Place - 1
	switch {
	case i < 0 || i >= memoryCards || m.down[i].Len() == 0 && !(m.unlike() && m.up[i].Len() > 0):
		return &rules.Illegal{Code: CodeNoCard, Rule: "SP-15", Data: OfPlace{mv.Place}}
	case m.unlike():
		m.cover()
	}
	c, _ := m.down[i].Take()
	m.up[i].Put(c)
	m.flips++
	m.seen[i] = m.flips
	if m.phase == PhaseFlip {
		m.first = i
		m.tell(LogTurned, by, i)
		m.ask(by, PhaseSecond)
		return nil
	}
	m.compare(by, i)
	return nil
}

// OfPlace is the place that a refusal speaks of.
type OfPlace struct {
	Place int `json:"place"`
}

// compare ends a turn of two cards. A game in which nobody finds anything ends
// after many turns with the pairs found so far.
func (m *memory) compare(by rules.Seat, second int) {
	a, _ := m.up[m.first].Peek()
	b, _ := m.up[second].Peek()
	if colour(a.Face()) == colour(b.Face()) {
		m.keep(by, second)
		return
	}
	m.tell(LogMissed, by, second)
	m.turns++
	if m.turns >= turnsPerSeat*m.n {
		m.end(ReasonBound)
		return
	}
	m.ask(by.Next(m.n), PhaseFlip)
}

// tell names the card that a seat has turned up at a place.
func (m *memory) tell(kind string, by rules.Seat, i int) {
	c, _ := m.up[i].Peek()
	m.note(MemoryEntry{Kind: kind, Seat: by, Place: i + 1, Card: ring[colour(c.Face())]})
	m.told = append(m.told, m.log.Last())
}

func (m *memory) keep(by rules.Seat, second int) {
	m.tell(LogFound, by, second)
	m.told = nil
	for _, i := range []int{m.first, second} {
		c, _ := m.up[i].Take()
		m.pairs.At(by).Put(c)
	}
	m.turns = 0
	if m.left() == 0 {
		m.end(ReasonAllFound)
		return
	}
	m.ask(by, PhaseFlip)
}

func (m *memory) left() (n int) {
	for i := range m.down {
		n += m.down[i].Len()
	}
	return n
}

// ReasonAllFound is why a game of Memory ends.
const ReasonAllFound = "all_pairs_found"

// end gives the win to those with most pairs.
func (m *memory) end(reason string) {
	m.result = &rules.Result{Reason: reason, Totals: map[rules.Seat]int{}}
	most := 0
	for i := range m.pairs {
		most = max(most, m.pairs[i].Len())
	}
	for _, s := range rules.Seats(m.n) {
		m.result.Totals[s] = m.pairs.At(s).Len() / 2
		if m.pairs.At(s).Len() == most {
			m.result.Winners = append(m.result.Winners, s)
		}
	}
	m.note(MemoryEntry{Kind: LogMemoryOver, Points: m.result.Totals, Of: m.result.Winners})
	m.ask(rules.Nobody, PhaseOver)
}

func (m *memory) note(e MemoryEntry) { m.log.Note(e) }
