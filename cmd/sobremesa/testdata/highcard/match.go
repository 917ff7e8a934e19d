package highcard

import (
	"iter"
	"maps"
	"slices"
	"strconv"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Phases of a match.
const (
	PhaseLay  = "lay"
	PhaseOver = "over"
)

// ReasonPlayed is why a match ends.
const ReasonPlayed = "played"

const (
	deckSize = 40
	grant    = 20 * time.Second // to choose among six cards
)

type match struct {
	n        int
	opt      Options
	asked    rules.Seat // nobody when the match is over
	decision uint32
	hands    rules.BySeat[cards.Pile]
	rest     cards.Pile                // that nobody sees
	trick    map[rules.Seat]cards.Face // a new one for each
	tricks   rules.BySeat[int]
	log      []*Entry
	result   *rules.Result
}

func newMatch(s rules.Setup) (rules.Game, error) {
	opt, err := parseOptions(s.Options)
	if err != nil {
		return nil, err
	}
	if s.Seats < 2 || s.Seats > 5 {
		return nil, badOption("seats")
	}
	m := &match{n: s.Seats, opt: opt, hands: rules.MakeBySeat[cards.Pile](s.Seats), tricks: rules.MakeBySeat[int](s.Seats), decision: s.Decision}
	m.deal(rules.NewRand(s.Seed))
	return m, nil
}

// deal gives everybody the same number of cards (HC-1).
func (m *match) deal(r *rules.Rand) {
	m.rest = cards.MakePile(cards.Sealed, rules.Nobody)
	for i := range deckSize {
		m.rest.Put(cards.New(cards.Face(i + 1)))
	}
	m.rest.Shuffle(r)
	for _, s := range rules.Seats(m.n) {
		*m.hands.At(s) = cards.MakePile(cards.Owned, s)
		for range m.opt.Cards {
			c, _ := m.rest.Take()
			m.hands.At(s).Put(c)
		}
	}
	m.trick = map[rules.Seat]cards.Face{}
	m.note(Entry{Kind: LogDealt, Count: m.opt.Cards})
	m.ask(rules.Seat(r.N(m.n) + 1))
}

func (m *match) ask(s rules.Seat) {
	m.asked = s
	m.decision++
}

// Turn says who is asked what.
func (m *match) Turn() rules.Turn {
	t := rules.Turn{Phase: PhaseLay, Decision: m.decision, Complete: true, Seats: []rules.Seat{m.asked}, Grant: grant}
	if m.result != nil {
		t.Phase, t.Seats, t.Grant = PhaseOver, nil, 0
	}
	return t
}

// Legal is the cards of the hand, rising.
func (m *match) Legal(by rules.Seat) iter.Seq[rules.Move] {
	var moves []rules.Move
	if by == m.asked && m.result == nil {
		for _, f := range m.held(by) {
			moves = append(moves, Lay{codeOf(f)})
		}
	}
	return slices.Values(moves)
}

func (m *match) held(s rules.Seat) []cards.Face {
	return slices.Sorted(slices.Values(m.hands.At(s).For(s).Faces))
}

func codeOf(f cards.Face) string { return strconv.Itoa(int(f)) }

// Play makes by's move.
func (m *match) Play(by rules.Seat, mv rules.Move) error {
	if m.result != nil {
		return &rules.Illegal{Code: rules.Over, Rule: "HC-3"}
	}
	if by != m.asked {
		return &rules.Illegal{Code: rules.NotYourTurn}
	}
	lay, ok := mv.(Lay)
	if !ok {
		return &rules.Illegal{Code: rules.UnknownMove}
	}
	if !slices.Contains(slices.Collect(m.Legal(by)), mv) {
		return &rules.Illegal{Code: CodeNotInHand, Rule: "HC-2", Data: OfCard(lay)}
	}
	m.lay(by, lay.Card)
	return nil
}

func (m *match) lay(by rules.Seat, code string) {
	n, _ := strconv.Atoi(code)
	m.hands.At(by).Remove(cards.Face(n))
	m.trick[by] = cards.Face(n)
	m.note(Entry{Kind: LogLaid, Seat: by, Card: code})
	if len(m.trick) < m.n {
		m.ask(by.Next(m.n))
		return
	}
	m.take(m.winner())
}

// winner is who laid the highest card, or the lowest where that one wins.
func (m *match) winner() (best rules.Seat) {
	for _, s := range rules.Seats(m.n) {
		if best == rules.Nobody || (m.trick[s] > m.trick[best]) == (m.opt.Wins == "highest") {
			best = s
		}
	}
	return best
}

// take gives a trick to its winner, who lays first in the next (HC-2).
func (m *match) take(s rules.Seat) {
	*m.tricks.At(s)++
	m.note(Entry{Kind: LogTook, Seat: s, Card: codeOf(m.trick[s])})
	m.trick = map[rules.Seat]cards.Face{}
	if m.hands.At(s).Len() == 0 {
		m.end()
	}
	m.ask(s)
}

// end counts the tricks (HC-3).
func (m *match) end() {
	m.result = &rules.Result{Reason: ReasonPlayed, Totals: map[rules.Seat]int{}}
	for _, s := range rules.Seats(m.n) {
		m.result.Totals[s] = *m.tricks.At(s)
		if *m.tricks.At(s) == slices.Max(m.tricks) {
			m.result.Winners = append(m.result.Winners, s)
		}
	}
	m.note(Entry{Kind: LogOver, Points: m.result.Totals})
}

// Logged is the number of the newest entry of the log.
func (m *match) Logged() uint32 { return uint32(len(m.log)) }

// Result is the outcome of the match.
func (m *match) Result() (rules.Result, bool) {
	if m.result == nil {
		return rules.Result{}, false
	}
	return *m.result, true
}

// Clone is an independent copy.
func (m *match) Clone() rules.Game {
	c := *m
	c.hands, c.rest = slices.Clone(m.hands), m.rest.Clone()
	for i := range c.hands {
		c.hands[i] = m.hands[i].Clone()
	}
	c.trick, c.tricks, c.log = maps.Clone(m.trick), slices.Clone(m.tricks), slices.Clip(m.log)
	return &c
}

// Resample deals the cards that a seat does not see anew.
func (m *match) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	c := m.Clone().(*match)
	for _, s := range rules.Seats(m.n) {
		if s != known {
			c.rest.Put(c.hands.At(s).TakeBelow(0)...)
		}
	}
	c.rest.Shuffle(r)
	for _, s := range rules.Seats(m.n) {
		for c.hands.At(s).Len() < m.hands.At(s).Len() {
			card, _ := c.rest.Take()
			c.hands.At(s).Put(card)
		}
	}
	return c
}
