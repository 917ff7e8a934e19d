package spectrix

import (
	"maps"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Why a round ended.
const (
	ReasonWentOut = "went_out" // an empty hand (SP-9)
	ReasonBlocked = "blocked"  // nothing to draw, and everybody passed (SP-13)
	ReasonBound   = "bound"    // too many turns (SP-14)
)

// Why a match ended.
const (
	ReasonLastIn = "last_under_target" // SP-11
	ReasonLowest = "lowest_total"      // all reached the target in one round (SP-11)
	ReasonSudden = "sudden_death"      // SP-11
	ReasonTime   = "time_limit"        // SP-11
	mostSudden   = 5                   // sudden-death rounds, then the win is shared
)

// endRound counts the cards that are left (SP-9) and says who goes on.
func (m *match) endRound(reason string) {
	past := &Past{Reason: reason, Out: m.out, Points: map[rules.Seat]int{}, Left: map[rules.Seat][]string{}}
	for _, s := range m.in() {
		past.Points[s] = pointsCard * m.hands.At(s).Len()
		past.Left[s] = codes(*m.held.At(s))
		if m.sudden == 0 {
			*m.totals.At(s) += past.Points[s]
		}
	}
	m.past = with(m.past, m.round, past)
	m.takeback = false // the hands lie open
	m.hint = 0
	m.ready = rules.MakeBySeat[bool](m.n)
	m.note(Entry{Kind: LogRoundOver, Round: m.round, Seat: m.out, Reason: reason, Points: past.Points})
	if m.sudden > 0 {
		m.endSudden()
		return
	}
	m.eliminate()
}

// with is a copy of past rounds with one more: views may hold the old map.
func with(rounds map[int]*Past, number int, p *Past) map[int]*Past {
	more := maps.Clone(rounds)
	if more == nil {
		more = map[int]*Past{}
	}
	more[number] = p
	return more
}

// eliminate parts those who reached the target from the others (SP-10), and
// ends the match where it is decided (SP-11).
func (m *match) eliminate() {
	in := m.in()
	lowest := m.lowest()
	under := slices.DeleteFunc(slices.Clone(in), func(s rules.Seat) bool { return *m.totals.At(s) >= m.opt.Target })
	if gone := slices.DeleteFunc(slices.Clone(in), func(s rules.Seat) bool { return slices.Contains(under, s) }); len(gone) > 0 {
		m.note(Entry{Kind: LogOut, Of: gone})
	}
	switch {
	case m.last:
		m.endMatch(ReasonTime, lowest)
	case len(under) == 1:
		m.endMatch(ReasonLastIn, under)
	case len(under) > 1:
		m.goOn(under)
	case len(lowest) == 1:
		m.endMatch(ReasonLowest, lowest)
	default:
		m.suddenDeath(lowest)
	}
}

// goOn waits for the next round of those seats.
func (m *match) goOn(seats []rules.Seat) {
	for _, s := range rules.Seats(m.n) {
		*m.still.At(s) = slices.Contains(seats, s)
	}
	m.begin(rules.Nobody, PhaseBetween)
}

// suddenDeath lets those who are even play one more round (SP-11).
func (m *match) suddenDeath(seats []rules.Seat) {
	m.sudden++
	m.note(Entry{Kind: LogSudden, Of: seats, Count: m.sudden})
	m.goOn(seats)
}

// endSudden ends the match for who went out or, in a blocked round, has fewest
// cards; those who are even go on, but not for ever.
func (m *match) endSudden() {
	fewest := m.least(m.in(), func(s rules.Seat) int { return m.hands.At(s).Len() })
	if len(fewest) == 1 || m.sudden == mostSudden || m.last {
		m.endMatch(ReasonSudden, fewest)
		return
	}
	m.suddenDeath(fewest)
}

// least lists the seats with the lowest value.
func (m *match) least(seats []rules.Seat, value func(rules.Seat) int) (lowest []rules.Seat) {
	for _, s := range seats {
		switch {
		case len(lowest) == 0 || value(s) < value(lowest[0]):
			lowest = []rules.Seat{s}
		case value(s) == value(lowest[0]):
			lowest = append(lowest, s)
		}
	}
	return lowest
}

func (m *match) endMatch(reason string, winners []rules.Seat) {
	totals := map[rules.Seat]int{}
	for _, s := range rules.Seats(m.n) {
		totals[s] = *m.totals.At(s)
	}
	m.result = &rules.Result{Reason: reason, Winners: winners, Totals: totals}
	m.note(Entry{Kind: LogMatchOver, Points: totals, Of: winners})
	m.ask(rules.Nobody, PhaseOver)
}

// playNext says that by is ready for the next round.
func (m *match) playNext(by rules.Seat) error {
	*m.ready.At(by) = true
	m.takeback = true
	if len(m.unready()) == 0 {
		m.nextRound()
	}
	return nil
}

// nextRound passes the deal to the left (SP-12).
func (m *match) nextRound() {
	m.dealer = m.after(m.dealer)
	m.deal()
}
