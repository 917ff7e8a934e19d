package spectrix

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMemoryConforms(t *testing.T) {
	rulestest.Conform(t, MemoryKind(), rulestest.Options{
		Bound:  func(n int) int { return 3 * colours * (turnsPerSeat*n + 1) },
		Phases: []string{PhaseFlip, PhaseSecond, PhaseOver},
		Hidden: func(g rules.Game, _ rules.Seat) map[string]string {
			seen := map[string]string{"can": ""}
			for i, at := range g.(*memory).seen {
				if at > 0 {
					seen[fmt.Sprintf("down[%d]", i)] = ""
				}
			}
			return seen
		},
		Invariant: func(g rules.Game) error { return g.(*memory).sound() },
	})
}

func (m *memory) sound() error {
	sum := m.left() + m.open()
	for i := range m.pairs {
		sum += m.pairs[i].Len()
	}
	for i := range m.down {
		if m.down[i].Len()+m.up[i].Len() > 1 {
			return fmt.Errorf("two cards at place %d", i+1)
		}
	}
	if sum != memoryCards {
		return fmt.Errorf("%d cards", sum)
	}
	return nil
}

// memoryTable is a game whose places hold the colours 1 1 2 2 … in order.
func memoryTable(t *testing.T, n int) *memory {
	g, err := newMemory(rules.Setup{Seats: n, Rev: 1, Seed: rules.Seed{9}})
	require.NoError(t, err)
	m := g.(*memory)
	for i := range m.down {
		m.down[i] = cards.MakePile(cards.Counted, rules.Nobody, cards.New(cards.Face(i/2+i%2*colours)))
	}
	m.asked = 1
	return m
}

func (m *memory) do(t *testing.T, by rules.Seat, mv rules.Move) {
	t.Helper()
	require.NoError(t, m.Play(by, mv))
	require.NoError(t, m.sound())
}

func (m *memory) seenBy(t *testing.T, to rules.Seat) string {
	text, err := json.Marshal(m.View(to))
	require.NoError(t, err)
	return string(text)
}

func TestSP15TheCardsAreTwoOfEachColourInFourRows(t *testing.T) {
	g, err := newMemory(rules.Setup{Seats: 4, Rev: 1, Seed: rules.Seed{8}})
	require.NoError(t, err)
	m, seen := g.(*memory), map[int]int{}
	for i := range m.down {
		c, ok := m.down[i].Peek()
		require.True(t, ok)
		seen[colour(c.Face())]++
	}
	assert.Len(t, seen, colours)
	for _, n := range seen {
		assert.Equal(t, 2, n)
	}
	assert.Len(t, m.places(), 4*6)
	assert.Len(t, m.Turn().Seats, 1)
}

func TestSP15APairIsKeptAndPlaysOn(t *testing.T) {
	m := memoryTable(t, 3)
	m.do(t, 1, Flip{1})
	m.do(t, 1, Flip{2})
	v := m.View(2).(MemoryView)
	assert.Equal(t, []string{"YE"}, v.Seats.At(1).Pairs)
	assert.NotContains(t, v.Places, 1)
	assert.Equal(t, []rules.Seat{1}, v.Turn.Seats)
}

func TestSP15TwoUnlikeCardsLieOpenUntilTheNextFlip(t *testing.T) {
	m := memoryTable(t, 2)
	m.do(t, 1, Flip{1})
	m.do(t, 1, Flip{3})
	assert.Equal(t, "YE", m.places()[1])
	assert.Equal(t, "OR", m.places()[3])
	assert.Equal(t, rules.Seat(2), m.asked)
	m.do(t, 2, Flip{5})
	assert.Equal(t, FaceDown, m.places()[1])
	assert.Equal(t, "RE", m.places()[5])
}

func TestSP15TwoUnlikeCardsMayBeCoveredAndBeTurnedAgain(t *testing.T) {
	m := memoryTable(t, 2)
	m.do(t, 1, Flip{1})
	m.do(t, 1, Flip{3})
	m.do(t, 2, Cover{})
	assert.Equal(t, FaceDown, m.places()[1])
	assert.Error(t, m.Play(2, Cover{}))
	m.do(t, 2, Flip{1})
	m.do(t, 2, Flip{2})
	assert.Equal(t, 2, m.pairs.At(2).Len())
}

// lines is the log that a spectator reads, without its numbers.
func (m *memory) lines() (list []MemoryEntry) {
	for _, e := range m.View(rules.Nobody).(MemoryView).Log.Entries {
		list = append(list, *e)
	}
	return list
}

func TestSP15TheLogTellsPlaceAndColourOfEachCardWhileItLiesOpen(t *testing.T) {
	m := memoryTable(t, 2)
	m.do(t, 1, Flip{1})
	assert.Equal(t, []MemoryEntry{{Kind: LogTurned, Seat: 1, Place: 1, Card: "YE"}}, m.lines())
	m.do(t, 1, Flip{3})
	before := m.lines()
	assert.Equal(t, MemoryEntry{Kind: LogMissed, Seat: 1, Place: 3, Card: "OR"}, before[1])
	m.do(t, 2, Flip{5})
	assert.Equal(t, []MemoryEntry{
		{Kind: LogTurned, Seat: 1, Place: 1}, {Kind: LogMissed, Seat: 1, Place: 3}, {Kind: LogTurned, Seat: 2, Place: 5, Card: "RE"},
	}, m.lines())
	m.do(t, 2, Flip{6})
	m.do(t, 2, Flip{7})
	assert.Equal(t, []MemoryEntry{
		{Kind: LogTurned, Seat: 2, Place: 5, Card: "RE"}, {Kind: LogFound, Seat: 2, Place: 6, Card: "RE"}, {Kind: LogTurned, Seat: 2, Place: 7, Card: "PK"},
	}, m.lines()[2:], "a pair stays in the log")
	assert.Equal(t, "YE", before[0].Card, "what was shown stays as it was")
}

func TestSP15ThePairsOfASeatAreCounted(t *testing.T) {
	m := memoryTable(t, 2)
	m.do(t, 1, Flip{1})
	m.do(t, 1, Flip{2})
	assert.Equal(t, MemorySeat{Total: 1, Pairs: []string{"YE"}}, *m.View(2).(MemoryView).Seats.At(1))
}

func TestSP15TheLogNamesNoCardThatIsFaceDownAgain(t *testing.T) {
	m := memoryTable(t, 2)
	m.do(t, 1, Flip{1})
	m.do(t, 1, Flip{3})
	m.do(t, 2, Cover{})
	for to := rules.Nobody; to <= 2; to++ {
		seen := m.seenBy(t, to)
		assert.False(t, strings.Contains(seen, "YE") || strings.Contains(seen, "OR"), seen)
	}
}

func TestSP15MostPairsWinAndTiesAreShared(t *testing.T) {
	m := memoryTable(t, 2)
	for i := 1; i <= 12; i += 2 {
		m.do(t, 1, Flip{i})
		m.do(t, 1, Flip{i + 1})
	}
	m.do(t, 1, Flip{13})
	m.do(t, 1, Flip{15})
	for i := 13; i <= 24; i += 2 {
		m.do(t, 2, Flip{i})
		m.do(t, 2, Flip{i + 1})
	}
	result, over := m.Result()
	assert.True(t, over)
	assert.Equal(t, []rules.Seat{1, 2}, result.Winners)
	assert.Equal(t, map[rules.Seat]int{1: 6, 2: 6}, result.Totals)
}

func TestSP15ACardThatIsNotThereIsRefused(t *testing.T) {
	m := memoryTable(t, 2)
	m.do(t, 1, Flip{1})
	for _, place := range []int{0, 1, 25, -1} {
		var why *rules.Illegal
		require.ErrorAs(t, m.Play(1, Flip{place}), &why)
		assert.Equal(t, CodeNoCard, why.Code)
	}
}

func TestSP15TheLevelsOfMemoryAreInTheirOrder(t *testing.T) {
	wins := func(a, b rules.Policy) (sum int) {
		r := rules.NewRand(rules.Seed{61})
		for i := range scale(400, 400) {
			seats := []rules.Policy{a, b}
			g, err := newMemory(rules.Setup{Seats: 2, Rev: 1, Seed: r.Seed()})
			require.NoError(t, err)
			m := g.(*memory)
			for m.phase != PhaseOver {
				by := m.asked
				m.do(t, by, seats[(int(by)+i)%2](m.Resample(by, r).(rules.Searcher), by, r))
			}
			for _, s := range m.result.Winners {
				sum += 1 - 2*((int(s)+i)%2)
			}
		}
		return sum
	}
	order := []rules.Policy{rulestest.Evenly, memoryPolicy(rules.Easy), memoryPolicy(rules.Medium), memoryPolicy(rules.Hard)}
	for i, p := range order[1:] {
		assert.Greater(t, wins(p, order[i]), 60/fewer)
	}
}

func TestSP15WhoBeginsIsDrawnByLot(t *testing.T) {
	begins := map[rules.Seat]bool{}
	for i := range 60 {
		g, err := newMemory(rules.Setup{Seats: 4, Rev: 1, Seed: rules.Seed{10, byte(i)}})
		require.NoError(t, err)
		begins[g.Turn().Seats[0]] = true
	}
	assert.Len(t, begins, 4)
}
