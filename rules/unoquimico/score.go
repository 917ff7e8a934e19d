package unoquimico

import (
	"maps"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Why a game ended.
const (
	ReasonWentOut = "went_out" // an empty hand (UQ-12)
	ReasonBlocked = "blocked"  // nobody could draw or lay (UQ-11)
	ReasonBound   = "bound"    // too many turns (UQ-14)
)

// Points of UQ-12.
const (
	pointsOut       = -5
	pointsElement   = 1
	pointsScientist = 2
)

// goOut ends the game for an empty hand. A comodín as the last card still
// makes the next player draw (UQ-8).
func (m *match) goOut(by rules.Seat) {
	m.out = by
	if m.due > 0 {
		m.draw(by.Next(m.n), m.due)
		m.due = 0
	}
	m.endGame(ReasonWentOut)
}

// endGame counts the points (UQ-12) and ends the match after the last game
// (UQ-13).
func (m *match) endGame(reason string) {
	past := &Past{Reason: reason, Out: m.out, Points: map[rules.Seat]int{}, Left: map[rules.Seat][]string{}}
	for _, s := range rules.Seats(m.n) {
		past.Points[s] = m.points(s)
		past.Left[s] = m.codes(s)
		*m.totals.At(s) += past.Points[s]
	}
	m.past = with(m.past, m.number, past)
	m.drawn, m.play, m.must, m.due = none, nil, 0, 0
	m.takeback = false // the hands lie open
	m.note(Entry{Kind: LogGameOver, Game: m.number, Seat: m.out, Reason: reason, Points: past.Points})
	if m.number == m.games {
		m.endMatch()
		return
	}
	m.ask(rules.Nobody, PhaseBetween)
}

// with is a copy of past games with one more: views may hold the old map.
func with(games map[int]*Past, number int, p *Past) map[int]*Past {
	more := maps.Clone(games)
	if more == nil {
		more = map[int]*Past{}
	}
	more[number] = p
	return more
}

func (m *match) points(s rules.Seat) int {
	if s == m.out {
		return pointsOut
	}
	held := m.held.At(s)
	return pointsElement*held.and(deck().isElement).len() +
		pointsScientist*held.and(deck().scientists).len() +
		m.opt.WildPoints*held.and(deck().wilds).len()
}

// codes lists the hand in order of arrival.
func (m *match) codes(s rules.Seat) []string {
	list := []string{}
	for c := range m.hands.At(s).All() {
		list = append(list, deck().code[c.Face()])
	}
	return list
}

func (m *match) endMatch() {
	totals := map[rules.Seat]int{}
	for _, s := range rules.Seats(m.n) {
		totals[s] = *m.totals.At(s)
	}
	m.result = &rules.Result{Reason: "games_played", Winners: lowest(totals), Totals: totals}
	m.note(Entry{Kind: LogMatchOver, Points: totals})
	m.ask(rules.Nobody, PhaseOver)
}

// lowest lists the seats with the lowest total, rising: ties share the win.
func lowest(totals map[rules.Seat]int) []rules.Seat {
	best := slices.Min(slices.Collect(maps.Values(totals)))
	var seats []rules.Seat
	for s, total := range totals {
		if total == best {
			seats = append(seats, s)
		}
	}
	slices.Sort(seats)
	return seats
}

// playNext says that by is ready for the next game of the match.
func (m *match) playNext(by rules.Seat) error {
	if m.phase != PhaseBetween {
		return illegal(rules.UnknownMove, "UQ-13")
	}
	*m.ready.At(by) = true
	m.takeback = true
	if len(m.unready()) == 0 {
		m.nextGame()
	}
	return nil
}

// nextGame passes the deal to the left and deals (UQ-1).
func (m *match) nextGame() {
	m.dealer = m.dealer.Next(m.n)
	m.deal()
}

func (m *match) unready() []rules.Seat {
	var seats []rules.Seat
	for _, s := range rules.Seats(m.n) {
		if !*m.ready.At(s) {
			seats = append(seats, s)
		}
	}
	return seats
}
