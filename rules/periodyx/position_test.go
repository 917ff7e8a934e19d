package periodyx

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

// position is a table as people say it: symbols with blanks between.
type position struct {
	options string
	game    int
	hands   []string // seat 1 first, who leads
	table   string   // on Mendeleev's table
	under   string   // seen to go under the pile, the lowest first
	pile    string   // the last one is drawn first; "…" stands for all cards named nowhere
	lead    rules.Seat
}

// start is the match at that table.
func (p position) start(t testing.TB) *match {
	t.Helper()
	m := open(t, len(p.hands), p.options)
	m.clearTable()
	for i, hand := range p.hands {
		for _, f := range faceList(t, hand) {
			m.hold(rules.Seat(i+1), cards.New(f))
		}
	}
	for _, f := range faceList(t, p.table) {
		m.putOnTable(cards.New(f))
	}
	for _, f := range faceList(t, p.under) {
		m.under.Put(cards.New(f))
	}
	for _, f := range p.pileList(t, m) {
		m.pile.Put(cards.New(f))
	}
	m.game, m.leader, m.decision = max(p.game, 1), max(p.lead, 1), 0
	m.begin()
	return m
}

func (p position) pileList(t testing.TB, m *match) []cards.Face {
	named := strings.TrimPrefix(p.pile, "…")
	list := faceList(t, named)
	if named == p.pile {
		return list
	}
	used := m.laid
	for _, held := range m.held {
		used = used.or(held)
	}
	for c := range m.under.All() {
		used.add(c.Face())
	}
	var rest []cards.Face
	for f := range cards.Face(m.opt.deckSize()) {
		if !slices.Contains(list, f) && !used.has(f) {
			rest = append(rest, f)
		}
	}
	return append(rest, list...)
}

func faceList(t testing.TB, symbols string) []cards.Face {
	var list []cards.Face
	for _, c := range strings.Fields(symbols) {
		f, ok := deck().face[c]
		require.True(t, ok, c)
		list = append(list, f)
	}
	return list
}

// open is a match at its beginning, with a fixed seed.
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
	before := m.total()
	require.NoError(t, m.Play(by, mv), "%d: %s %+v", by, mv.Do(), mv)
	require.NoError(t, m.sound())
	require.Equal(t, before, m.total(), "cards were lost or made")
}

// ask begins the duel that is on.
func ask(m *match, s rules.Seat) Ask { return Ask{s, Games[m.game]} }

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

// total is how many cards there are.
func (m *match) total() int {
	sum := m.left() + m.table.Len()
	for s := range m.hands {
		sum += m.hands[s].Len()
	}
	return sum
}

// sound reports a broken invariant: a card in two places, a hand whose set and
// pile differ, a card of a letter that the hand was asked for, a card on the
// table without a neighbour, an ended match that goes on.
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
		for f := range m.held[i].all {
			if m.opt.beginsWithAny(f, m.lacks[f]) {
				return fmt.Errorf("hand %d holds %s, of a letter that it was asked for", i+1, code(f))
			}
		}
		if n := m.hands[i].Len(); m.phase != PhaseOver && (n == 0 || n >= m.most) {
			return fmt.Errorf("the match goes on with %d cards in hand %d", n, i+1)
		}
	}
	for _, p := range []*cards.Pile{&m.pile, &m.under, &m.table} {
		if _, err := once(p); err != nil {
			return err
		}
	}
	return m.soundTable()
}

func (m *match) soundTable() error {
	var before faces
	for c := range m.table.All() {
		if !before.empty() && deck().beside[c.Face()].and(before).empty() {
			return fmt.Errorf("%s lies without a neighbour", code(c.Face()))
		}
		before.add(c.Face())
	}
	if before != m.laid {
		return fmt.Errorf("the table and its set differ")
	}
	return nil
}

// whole reports a card that is nowhere; positions in tests may leave some out.
func (m *match) whole() error {
	if m.total() != m.opt.deckSize() {
		return fmt.Errorf("%d cards", m.total())
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
func (m *match) over() bool                   { return m.phase == PhaseOver }
func (m *match) legal(by rules.Seat) []rules.Move {
	return slices.Collect(m.Legal(by))
}
