package onexeno

import (
	"encoding/json"

	"maps"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Why a game ended (OX-10).
const (
	ReasonWentOut   = "went_out"
	ReasonAllPassed = "all_passed"
)

// finish ends the play; with spotting, claims stay open for a while (OX-13).
func (m *match) finish(reason string) {
	m.reason, m.takeback = reason, false
	if !m.opt.Spotting {
		m.endGame()
		return
	}
	m.unlock()
	m.ask(rules.Nobody, PhaseClaims)
}

// endGame counts the points, and ends the match after the last game (OX-11).
func (m *match) endGame() {
	past := &Past{Reason: m.reason, Out: m.out, Points: map[rules.Seat]int{}, Left: map[rules.Seat][]string{}}
	for _, s := range rules.Seats(m.n) {
		past.Points[s] = m.worth(m.taken.At(s)) - m.worth(m.hands.At(s))
		past.Left[s] = codes(m.hands.At(s))
		*m.totals.At(s) += past.Points[s]
	}
	m.past = with(m.past, m.number, past)
	m.takeback = false // the hands lie open
	clear(m.ready)
	m.note(Entry{Kind: LogGameOver, Game: m.number, Seat: m.out, Reason: m.reason, Points: past.Points})
	if m.number == m.opt.Games {
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

// worth is the points of cards (OX-11).
func (m *match) worth(p *cards.Pile) (sum int) {
	if m.opt.Points == "cards" {
		return p.Len()
	}
	for c := range p.All() {
		sum += deck().spots[c.Face()]
	}
	return sum
}

func codes(p *cards.Pile) []string {
	list := make([]string, 0, p.Len())
	for c := range p.All() {
		list = append(list, code(c.Face()))
	}
	return list
}

// total is the points of a seat over the finished games, its partner's with
// them (OX-12).
func (m *match) total(s rules.Seat) int {
	sum := *m.totals.At(s)
	if m.opt.Partners {
		sum += *m.totals.At(m.partner(s))
	}
	return sum
}

// team is the pair of a seat: those who sit opposite each other (OX-12).
func team(options json.RawMessage, n int, s rules.Seat) int {
	if o, err := parseOptions(options, n); err != nil || !o.Partners {
		return 0
	}
	return (int(s)-1)%(n/2) + 1
}

// partner is the seat opposite (OX-12).
func (m *match) partner(s rules.Seat) rules.Seat { return rules.Seat((int(s)-1+m.n/2)%m.n) + 1 }

func (m *match) endMatch() {
	totals := map[rules.Seat]int{}
	for _, s := range rules.Seats(m.n) {
		totals[s] = m.total(s)
	}
	m.result = &rules.Result{Reason: "games_played", Winners: highest(totals), Totals: totals}
	m.note(Entry{Kind: LogMatchOver, Points: totals, Of: m.result.Winners})
	m.ask(rules.Nobody, PhaseOver)
}

// highest lists the seats with the highest total, rising: ties share the win.
func highest(totals map[rules.Seat]int) (seats []rules.Seat) {
	best := slices.Max(slices.Collect(maps.Values(totals)))
	for s, total := range totals {
		if total == best {
			seats = append(seats, s)
		}
	}
	slices.Sort(seats)
	return seats
}

// playNext says that by has nothing more to claim, or is ready for the next
// game of the match.
func (m *match) playNext(by rules.Seat) error {
	if m.phase == PhasePlay {
		return illegal(rules.UnknownMove, "OX-3", nil)
	}
	*m.ready.At(by) = true
	m.takeback = m.phase == PhaseBetween
	switch {
	case len(m.unready()) > 0:
	case m.phase == PhaseClaims:
		m.endGame()
	default:
		m.nextGame()
	}
	return nil
}

// nextGame passes the deal to the left and deals (OX-1).
func (m *match) nextGame() {
	m.dealer = m.dealer.Next(m.n)
	m.deal()
}

func (m *match) unready() (seats []rules.Seat) {
	for _, s := range rules.Seats(m.n) {
		if !*m.ready.At(s) {
			seats = append(seats, s)
		}
	}
	return seats
}
