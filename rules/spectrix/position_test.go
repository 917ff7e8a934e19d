package spectrix

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
	"github.com/stretchr/testify/require"
)

// position is a table as people say it: codes of cards with blanks between,
// groups with "|" between. A number before a code says how many.
type position struct {
	options string
	hands   []string // seat 1 first
	table   string
	pile    string // the last one is drawn first; "…" stands for all cards named nowhere
	totals  []int
	turn    rules.Seat // 1 unless said
}

// pileOfAll is the pile of a position in which every card is somewhere.
const pileOfAll = "…"

// start is the match at that table, in its first round.
func (p position) start(t testing.TB) *match {
	t.Helper()
	m := open(t, len(p.hands), p.options)
	m.clearTable()
	m.log = rules.Chronicle[Entry]{}
	m.dealer = rules.Seat(m.n)
	deck := newDeck()
	for i, hand := range p.hands {
		for _, c := range parse(t, hand) {
			m.hold(rules.Seat(i+1), deck.take(t, c))
		}
	}
	p.lay(t, m, deck)
	drawn := parse(t, strings.TrimPrefix(p.pile, "…"))
	var top []cards.Card
	for _, c := range drawn {
		top = append(top, deck.take(t, c))
	}
	m.pile = cards.MakePile(cards.Counted, rules.Nobody)
	if strings.HasPrefix(p.pile, "…") {
		m.pile.Put(deck.rest()...)
	}
	m.pile.Put(top...)
	copy(m.totals, p.totals)
	m.startTurn(max(p.turn, 1))
	return m
}

func (p position) lay(t testing.TB, m *match, deck *stock) {
	for written := range strings.SplitSeq(p.table, "|") {
		if strings.TrimSpace(written) == "" {
			continue
		}
		var counts solver.Counts
		for _, c := range parse(t, written) {
			counts[c]++
			m.laid.Put(deck.take(t, c))
		}
		m.keys++
		m.table = append(m.table, makeGroup(m.keys, counts))
	}
}

// stock is the cards not given out yet.
type stock [colours]int

func newDeck() *stock { return &stock{} }

func (s *stock) take(t testing.TB, c int) cards.Card {
	require.Less(t, s[c], copies, "more than eight of %s", ring[c])
	s[c]++
	return cards.New(cards.Face(c + colours*(s[c]-1)))
}

func (s *stock) rest() (list []cards.Card) {
	for c, used := range s {
		for i := used; i < copies; i++ {
			list = append(list, cards.New(cards.Face(c+colours*i)))
		}
	}
	return list
}

// parse reads codes: "3YE OR LI".
func parse(t testing.TB, text string) (list []int) {
	for word := range strings.FieldsSeq(text) {
		n := 1
		if word[0] >= '1' && word[0] <= '9' {
			n, word = int(word[0]-'0'), word[1:]
		}
		c, ok := colourOf[word]
		require.True(t, ok, "no such colour: %s", word)
		list = append(list, slices.Repeat([]int{c}, n)...)
	}
	return list
}

// play is a move that makes the groups, keyed "1", "2" … as they are written;
// a "*" before a group claims White Light for it.
func play(t testing.TB, table string) Play {
	mv := Play{Groups: map[string][]string{}}
	for i, written := range strings.Split(table, "|") {
		name := fmt.Sprint(i + 1)
		written, claimed := strings.CutPrefix(strings.TrimSpace(written), "*")
		if claimed {
			mv.White = append(mv.White, name)
		}
		mv.Groups[name] = []string{}
		for _, c := range parse(t, written) {
			mv.Groups[name] = append(mv.Groups[name], ring[c])
		}
	}
	return mv
}

// open is a match in its first round, with a fixed seed.
func open(t testing.TB, seats int, options string) *match {
	t.Helper()
	return openWith(t, seats, options, rules.Seed{7})
}

func openWith(t testing.TB, seats int, options string, seed rules.Seed) *match {
	t.Helper()
	g, err := newMatch(rules.Setup{Seats: seats, Rev: rev, Options: json.RawMessage(options), Seed: seed})
	require.NoError(t, err)
	return g.(*match)
}

// do makes a move that must be accepted, and checks the table after it.
func do(t testing.TB, m *match, by rules.Seat, mv rules.Move) {
	t.Helper()
	before := m.count()
	require.NoError(t, m.Play(by, mv), "%d: %s %+v", by, mv.Do(), mv)
	require.NoError(t, m.sound())
	if m.phase != PhaseOver && len(m.past) == 0 {
		require.Equal(t, before, m.count(), "cards were lost or made")
	}
}

// refuse makes a move that must be refused for that reason, and change nothing.
func refuse(t testing.TB, m *match, by rules.Seat, mv rules.Move, code, rule string) *rules.Illegal {
	t.Helper()
	return rulestest.Refuse(t, m, by, mv, code, rule)
}

// count is how many cards there are.
func (m *match) count() int {
	sum := m.pile.Len() + m.laid.Len()
	for s := range m.hands {
		sum += m.hands[s].Len()
	}
	return sum
}

// sound reports a broken invariant: a card in two places, a hand or a table that
// differs from its cards, a broken group where none may be.
func (m *match) sound() error {
	var seen [deckSize]bool
	for _, p := range m.piles() {
		for card := range p.All() {
			if seen[card.Face()] {
				return fmt.Errorf("%s is in two places", ring[colour(card.Face())])
			}
			seen[card.Face()] = true
		}
	}
	for i := range m.hands {
		if counted(&m.hands[i]) != m.held[i] {
			return fmt.Errorf("hand %d and its colours differ", i+1)
		}
		if overlap(&m.open[i], &m.held[i]) != m.open[i].Sum() {
			return fmt.Errorf("hand %d lacks what was seen in it", i+1)
		}
	}
	return m.soundTable()
}

func (m *match) piles() []*cards.Pile {
	list := []*cards.Pile{&m.pile, &m.laid}
	for i := range m.hands {
		list = append(list, &m.hands[i])
	}
	return list
}

func (m *match) soundTable() error {
	if lies(m.table) != counted(&m.laid) {
		return errors.New("the table and its cards differ")
	}
	for i, g := range m.table {
		if i > 0 && m.table[i-1].key >= g.key || g.key > m.keys {
			return errors.New("the keys of the table do not rise")
		}
		set, why := recognise(&g.counts)
		if g.valid != (why == fine) || g.valid && g.set != set {
			return errors.New("a group is not what it says")
		}
		if !g.valid && !m.opt.StrictTable {
			return errors.New("a broken group")
		}
	}
	if strict := m.phase == PhaseRestore || m.steps.made > 0; !strict && !allValid(m.table) {
		return errors.New("a broken group that nobody mends")
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

// counted is the colours in a pile.
func counted(p *cards.Pile) (counts solver.Counts) {
	for card := range p.All() {
		counts[colour(card.Face())]++
	}
	return counts
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

func (m *match) over() bool                       { return m.phase == PhaseOver }
func (m *match) view(to rules.Seat) View          { return m.View(to).(View) }
func (m *match) legal(by rules.Seat) []rules.Move { return slices.Collect(m.Legal(by)) }
func (m *match) first(by rules.Seat) rules.Move   { return m.legal(by)[0] }
