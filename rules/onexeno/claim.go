package onexeno

import (
	"slices"
	"strings"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// claiming reports whether mismatches may be claimed now (OX-13).
func (m *match) claiming() bool {
	return m.opt.Spotting && (m.phase == PhasePlay || m.phase == PhaseClaims)
}

// spotters are the seats that may claim and are not waited for.
func (m *match) spotters() (seats []rules.Seat) {
	for _, s := range rules.Seats(m.n) {
		if !m.asks(s) && !*m.locked.At(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// unlock lets everybody claim again.
func (m *match) unlock() { clear(m.locked) }

// playClaim gives a card that does not match one laid before it to whoever says
// so first; who says so wrongly may not claim until the next turn (OX-13).
func (m *match) playClaim(by rules.Seat, mv Claim) error {
	f, err := m.mayClaim(by, mv)
	if err != nil {
		return err
	}
	was := m.offered()
	if m.wrong(f) {
		m.award(by, f)
	} else {
		*m.locked.At(by) = true
		m.note(Entry{Kind: LogMisclaimed, Seat: by, Card: mv.Card, From: m.lies[f].by})
	}
	m.takeback = false
	if m.asks(by) || !slices.Equal(was, m.offered()) {
		m.decision++
	}
	return nil
}

// offer is what a seat that is waited for may do, as far as a claim can change
// it: its hand stays.
type offer struct {
	free   string // the points where a card may be laid
	claims int
}

// offered is what the seats that are waited for may do. Cards are claimed away
// and never come back, so that as many claims are the same ones.
func (m *match) offered() (offers []offer) {
	free := ""
	if m.phase == PhasePlay {
		free = strings.Join(m.freePoints(), " ")
	}
	for _, s := range rules.Seats(m.n) {
		if m.asks(s) {
			o := offer{free: free}
			m.yieldClaims(s, func(rules.Move) bool { o.claims++; return true })
			offers = append(offers, o)
		}
	}
	return offers
}

// award gives a mismatched card to the seat that spotted it.
func (m *match) award(by rules.Seat, f cards.Face) {
	m.note(Entry{Kind: LogClaimed, Seat: by, Card: code(f), From: m.lies[f].by, Spots: deck().spots[f]})
	m.field.take(1 << m.placeOf(f))
	m.lift(f, by)
}

func (m *match) mayClaim(by rules.Seat, mv Claim) (cards.Face, error) {
	f, ok := deck().face[mv.Card]
	switch {
	case !m.claiming():
		return 0, illegal(rules.UnknownMove, "OX-13", nil)
	case !m.locked.Has(by):
		return 0, illegal(rules.NotYourTurn, "", nil)
	case *m.locked.At(by):
		return 0, illegal(CodeLockedOut, "OX-13", nil)
	case !ok || !m.table.Has(f):
		return 0, illegal(CodeNotOnTable, "OX-13", OfCard{Card: mv.Card})
	case m.lies[f].by == rules.Nobody:
		return 0, illegal(CodeTurnedUp, "OX-13", OfCard{Card: mv.Card})
	case m.lies[f].by == by:
		return 0, illegal(CodeOwnCard, "OX-13", OfCard{Card: mv.Card})
	}
	return f, nil
}

// yieldClaims yields every card that by did not lay, matching or not.
func (m *match) yieldClaims(by rules.Seat, yield func(rules.Move) bool) bool {
	if !m.claiming() || !m.locked.Has(by) || *m.locked.At(by) {
		return true
	}
	for c := range m.table.All() {
		f := c.Face()
		if m.lies[f].by != rules.Nobody && m.lies[f].by != by && !yield(Claim{Card: code(f)}) {
			return false
		}
	}
	return true
}

// wrong reports whether a card does not match one that lay there before it.
func (m *match) wrong(f cards.Face) bool {
	at := m.lies[f]
	for c := range m.table.All() {
		g := c.Face()
		by, touching := m.apart(at.x, at.y, g)
		if touching && m.lies[g].nth < at.nth && disagree(m.lookOf(f), m.lookOf(g), by, m.touches) {
			return true
		}
	}
	return false
}
