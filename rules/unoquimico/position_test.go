package unoquimico

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/require"
)

// position is a table as people say it: codes of cards with blanks between.
type position struct {
	options string
	hands   []string   // seat 1 first
	top     string     // the top group, from below: "Fe", "curie+F", "wild_1", "Fe+wild_1"
	laid    string     // below the top group
	pile    string     // the last one is drawn first; "…" stands for all cards named nowhere
	turn    rules.Seat // 1 unless said
}

// start is the match at that table, in its first game.
func (p position) start(t testing.TB) *match {
	t.Helper()
	m := open(t, len(p.hands), p.options)
	m.clearTable()
	m.pile, m.log = cards.MakePile(cards.Counted, rules.Nobody), rules.Chronicle[Entry]{}
	for i, hand := range p.hands {
		for _, f := range faceList(t, hand) {
			m.hold(rules.Seat(i+1), cards.New(f))
		}
	}
	m.stretch = 1
	p.layTop(t, m)
	for _, f := range p.pileList(t, m) {
		m.pile.Put(cards.New(f))
	}
	m.ask(max(p.turn, 1), PhasePlay)
	return m
}

func (p position) layTop(t testing.TB, m *match) {
	for _, f := range faceList(t, p.laid) {
		m.laid.Put(cards.New(f))
	}
	m.force.any = true
	for _, f := range faceList(t, strings.ReplaceAll(p.top, "+", " ")) {
		m.laid.Put(cards.New(f))
		m.group++
		switch {
		case isElement(f):
			m.force.element, m.force.any = f, false
		case isScientist(f):
			m.force.with = f
		default:
			m.force.wild = true
		}
	}
}

func (p position) pileList(t testing.TB, m *match) []cards.Face {
	named := strings.TrimPrefix(p.pile, "…")
	list := faceList(t, named)
	if named == p.pile {
		return list
	}
	var rest []cards.Face
	for f := range cards.Face(deckSize) {
		if !slices.Contains(list, f) && !m.laid.Has(f) && !m.anyHolds(f) {
			rest = append(rest, f)
		}
	}
	return append(rest, list...)
}

func (m *match) anyHolds(f cards.Face) bool {
	return slices.ContainsFunc(m.held, func(h faces) bool { return h.has(f) })
}

func faceList(t testing.TB, codes string) []cards.Face {
	var list []cards.Face
	for _, c := range strings.Fields(codes) {
		f, ok := deck().face[c]
		require.True(t, ok, c)
		list = append(list, f)
	}
	return list
}

// open is a match in its first game, with a fixed seed.
func open(t testing.TB, seats int, options string) *match {
	t.Helper()
	return openWith(t, seats, options, rules.Seed{7})
}

func openWith(t testing.TB, seats int, options string, seed rules.Seed) *match {
	t.Helper()
	g, err := newMatch(rules.Setup{Seats: seats, Rev: 1, Options: json.RawMessage(options), Seed: seed})
	require.NoError(t, err)
	return g.(*match)
}

// do makes a move that must be accepted, and checks the table after it.
func do(t testing.TB, m *match, by rules.Seat, mv rules.Move) {
	t.Helper()
	before := m.count()
	require.NoError(t, m.Play(by, mv), "%d: %s %+v", by, mv.Do(), mv)
	require.NoError(t, m.sound())
	require.Equal(t, before, m.count(), "cards were lost or made")
}

// refuse makes a move that must be refused for that reason, and change nothing.
func refuse(t testing.TB, m *match, by rules.Seat, mv rules.Move, code, rule string) *rules.Illegal {
	t.Helper()
	return rulestest.Refuse(t, m, by, mv, code, rule)
}

func encode(t testing.TB, v rules.View) []byte {
	text, err := json.Marshal(v)
	require.NoError(t, err)
	return text
}

// count is how many cards there are.
func (m *match) count() int {
	sum := m.pile.Len() + m.laid.Len()
	for s := range m.hands {
		sum += m.hands[s].Len()
	}
	return sum
}

// sound reports a broken invariant: a card in two places, a hand whose set and
// pile differ, an element in force that is not in the top group.
func (m *match) sound() error {
	var seen faces
	once := func(p *cards.Pile) (set faces, err error) {
		for c := range p.All() {
			if seen.has(c.Face()) {
				err = fmt.Errorf("%s is in two places", code(c.Face()))
			}
			seen.add(c.Face())
			set.add(c.Face())
		}
		return set, err
	}
	for i := range m.hands {
		if set, err := once(&m.hands[i]); err != nil || set != m.held[i] {
			return fmt.Errorf("hand %d and its set differ: %w", i+1, err)
		}
	}
	for _, p := range []*cards.Pile{&m.pile, &m.laid} {
		if _, err := once(p); err != nil {
			return err
		}
	}
	return m.soundTop()
}

func (m *match) soundTop() error {
	group := faces{}
	all := slices.Collect(m.laid.All())
	for _, c := range all[len(all)-m.group:] {
		group.add(c.Face())
	}
	switch {
	case m.force.element != none && !group.has(m.force.element), m.force.with != none && !group.has(m.force.with):
		return fmt.Errorf("the card in force is not in the top group")
	case m.force.any != (m.force.element == none):
		return fmt.Errorf("any element fits, or there is one in force: not both")
	}
	return nil
}

// whole reports a card that is nowhere; positions in tests may leave some out.
func (m *match) whole() error {
	if m.count() != deckSize {
		return fmt.Errorf("%d cards", m.count())
	}
	return m.sound()
}

// noted is the newest log entry of a kind, nil if there is none.
func (m *match) noted(kind string) *Entry {
	for _, e := range slices.Backward(m.log.Shown().Entries) {
		if e.Kind == kind {
			return e
		}
	}
	return nil
}

func (m *match) handOf(s rules.Seat) []string { return codesOf(*m.held.At(s)) }
func (m *match) view(to rules.Seat) View      { return m.View(to).(View) }
func (m *match) legal(by rules.Seat) []rules.Move {
	return slices.Collect(m.Legal(by))
}
