package onexeno

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/require"
)

// position is a table as people say it.
type position struct {
	options string
	hands   []string   // codes of cards, seat 1 first
	field   []string   // "look@x,y" as the card lies, or "look@x,y 2" laid by seat 2; the first one was turned up
	stack   string     // codes, the last one is drawn first
	turn    rules.Seat // 1 unless said; the card of the turn is drawn already
	drew    bool
}

// start is the match at that table, in its first game.
func (p position) start(t testing.TB) *match {
	t.Helper()
	m := open(t, len(p.hands), p.options)
	m.clearTable()
	m.stack, m.log = cards.MakePile(cards.Counted, rules.Nobody), rules.Chronicle[Entry]{}
	for i, hand := range p.hands {
		for _, f := range faceList(t, hand) {
			m.hold(rules.Seat(i+1), cards.New(f))
		}
	}
	for i, text := range p.field {
		m.layAsSaid(t, text, i)
	}
	for _, f := range faceList(t, p.stack) {
		m.stack.Put(cards.New(f))
	}
	m.drew = p.drew
	m.ask(max(p.turn, 1), PhasePlay)
	return m
}

// layAsSaid lays a card without any rule.
func (m *match) layAsSaid(t testing.TB, text string, nth int) {
	t.Helper()
	text, by, _ := strings.Cut(text, " ")
	shown, at, _ := strings.Cut(text, "@")
	var x, y int
	_, err := fmt.Sscanf(at, "%d,%d", &x, &y)
	require.NoError(t, err)
	f, turn := cardOf(t, shown)
	seat, _ := strconv.Atoi(by)
	if nth > 0 {
		seat = max(seat, 1)
	}
	m.table.Put(cards.New(f))
	m.lies[f] = lie{x: x, y: y, turn: turn, by: rules.Seat(seat), nth: nth}
	m.laid = nth
	m.field = fieldOf(m)
}

// fieldOf computes the field anew from the cards on the table.
func fieldOf(m *match) (f field) {
	minX, minY := 1<<20, 1<<20
	for c := range m.table.All() {
		minX, minY = min(minX, m.lies[c.Face()].x), min(minY, m.lies[c.Face()].y)
	}
	f.x, f.y = minX, minY
	for c := range m.table.All() {
		p, ok := f.at(m.lies[c.Face()].x, m.lies[c.Face()].y)
		if !ok {
			panic("a card lies outside the box")
		}
		f.occ |= 1 << p
		for i := range f.spot {
			f.spot[i] |= uint64(m.lookOf(c.Face())>>i&1) << p
		}
	}
	f.fit()
	return f
}

// lookOfText is the look that is written so.
func lookOfText(t testing.TB, text string) (l look) {
	t.Helper()
	require.Len(t, text, cells, text)
	for i := range text {
		l |= look(text[i]-'0') << i
	}
	return l
}

// cardOf is the card of a look, and its turn.
func cardOf(t testing.TB, text string) (cards.Face, int) {
	t.Helper()
	l := lookOfText(t, text)
	f, ok := deck().face[upright(l).String()]
	require.True(t, ok)
	for turn := range 4 {
		if deck().look[f].turned(turn) == l {
			return f, turn
		}
	}
	panic("no such turn")
}

func faceList(t testing.TB, codes string) (list []cards.Face) {
	t.Helper()
	for text := range strings.FieldsSeq(codes) {
		f, ok := deck().face[text]
		require.True(t, ok, text)
		list = append(list, f)
	}
	return list
}

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

func (m *match) legal(by rules.Seat) []rules.Move { return slices.Collect(m.Legal(by)) }

// at is the place of a look on a point, as a move.
func at(t testing.TB, shown string, x, y int) Place {
	t.Helper()
	f, turn := cardOf(t, shown)
	return Place{Card: code(f), Turn: turn, X: x, Y: y}
}

// piles is all that keep cards.
func (m *match) piles() (all []*cards.Pile) {
	all = append(all, &m.stack, &m.table)
	for i := range m.hands {
		all = append(all, &m.hands[i], &m.taken[i])
	}
	return all
}

func (m *match) count() (sum int) {
	for _, p := range m.piles() {
		sum += p.Len()
	}
	return sum
}

// noted is the newest entry of a kind.
func (m *match) noted(kind string) *Entry {
	for _, e := range slices.Backward(m.log.Shown().Entries) {
		if e.Kind == kind {
			return e
		}
	}
	return nil
}

// sound checks what holds at every moment: each card in one place, the field as
// the cards say, inside the box, nothing that disagrees, no row left.
func (m *match) sound() error {
	var seen [deckSize]bool
	for _, p := range m.piles() {
		for c := range p.All() {
			if seen[c.Face()] {
				return fmt.Errorf("card %s is in two places", code(c.Face()))
			}
			seen[c.Face()] = true
		}
	}
	if f := fieldOf(m); f != m.field {
		return fmt.Errorf("the field is %+v, and the cards say %+v", m.field, f)
	}
	if m.field.w > boxMost || m.field.h > boxMost {
		return fmt.Errorf("the box is %+v", m.box())
	}
	if bits.OnesCount64(m.field.occ) != m.table.Len() {
		return fmt.Errorf("two cards lie on one place")
	}
	return m.agreed()
}

// agreed checks that all cards match and that no row is left.
func (m *match) agreed() error {
	for c := range m.table.All() {
		if !m.opt.Spotting && m.wrong(c.Face()) {
			return fmt.Errorf("card %s does not match one laid before", code(c.Face()))
		}
	}
	for _, l := range lines {
		if l.set&^m.field.occ == 0 && m.field.agrees(l) {
			return fmt.Errorf("a full %s is left", l.name)
		}
	}
	return nil
}

// whole is sound with all cards and all spots.
func (m *match) whole() error {
	spots := 0
	for _, p := range m.piles() {
		for c := range p.All() {
			spots += deck().spots[c.Face()]
		}
	}
	if m.count() != deckSize || spots != 280 {
		return fmt.Errorf("%d cards and %d spots", m.count(), spots)
	}
	return m.sound()
}

// games is how often something is played: in full with SOBREMESA_LONG=1.
func games(short, long int) int {
	if rulestest.Long() {
		return long
	}
	return short
}
