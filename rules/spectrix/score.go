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
	lowest := m.least(in, func(s rules.Seat) int { return *m.totals.At(s) })
	under := slices.DeleteFunc(slices.Clone(in), func(s rules.Seat) bool { return *m.totals.At(s) >= m.opt.Target })
	if gone := slices.DeleteFunc(slices.Clone(in), func(s rules.Seat) bool { return slices.Contains(under, s) }); len(gone) > 0 {
		m.note(Entry{Kind: LogOut, Of: gone})
	}
	switch {
	case m.last, len(under) > 1 && m.agreed(under):
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
	m.ask(rules.Nobody, PhaseBetween)
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

// timekeepers lists who may call the time without being asked.
func (m *match) timekeepers() (seats []rules.Seat) {
	if m.opt.TimeLimit == 0 || m.last {
		return nil
	}
	for _, s := range m.in() {
		if s != m.asked && !*m.called.At(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// mayCall checks that by may say that the time is over: the room's clock at any
// time, a player while cards are played.
func (m *match) mayCall(by rules.Seat) error {
	switch {
	case m.opt.TimeLimit == 0 || m.last:
		return illegal(CodeNoTime, "SP-11")
	case by == rules.Nobody:
		return nil
	case !m.called.Has(by) || !*m.still.At(by) || m.phase != PhasePlay && m.phase != PhaseDrawn:
		return illegal(rules.NotYourTurn, "SP-11")
	case *m.called.At(by):
		return illegal(CodeNoTime, "SP-11")
	}
	return nil
}

// playLastRound makes the round in progress the last one (SP-11).
func (m *match) playLastRound(by rules.Seat) error {
	if err := m.mayCall(by); err != nil {
		return err
	}
	m.takeback = false
	m.note(Entry{Kind: LogTime, Seat: by})
	if by != rules.Nobody {
		*m.called.At(by) = true
	}
	m.last = by == rules.Nobody || m.agreed(m.in())
	if m.last {
		m.note(Entry{Kind: LogLast})
	}
	m.afterCall(by)
	return nil
}

// agreed reports whether more than half of the seats say that the time is over.
func (m *match) agreed(seats []rules.Seat) bool {
	calls := 0
	for _, s := range seats {
		if *m.called.At(s) {
			calls++
		}
	}
	return 2*calls > len(seats)
}

// afterCall ends a match that waits between two rounds, and asks the player anew
// who could have called the time itself.
func (m *match) afterCall(by rules.Seat) {
	switch {
	case m.phase == PhaseBetween && m.sudden == 0:
		m.endMatch(ReasonTime, m.least(m.in(), func(s rules.Seat) int { return *m.totals.At(s) }))
	case m.phase != PhasePlay && m.phase != PhaseDrawn:
	case by == m.asked, m.last && !*m.called.At(m.asked):
		m.decision++
	}
}
