package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
)

func TestPX15ACardOnTheTableIsWorthTwoNewOnes(t *testing.T) {
	m := position{game: AtomicPower, hands: []string{"V H", "Na He"}, table: "Cr", pile: "… Zn Ga"}.start(t)
	assert.Equal(t, []string{"V"}, m.view(1).Fits)
	assert.Nil(t, m.view(2).Fits)
	before := m.Turn().Decision
	do(t, m, 1, Table{"V"})
	assert.ElementsMatch(t, []string{"H", "Zn", "Ga"}, m.handOf(1))
	assert.Equal(t, map[string]int{"Cr": 1, "V": 2}, m.view(2).Table)
	assert.Equal(t, phaseLead, m.phase, "the round comes after it")
	assert.Equal(t, rules.Seat(1), m.asked)
	assert.NotEqual(t, before, m.Turn().Decision)
}

func TestPX15OnlyTheLeaderAndOnlyBeforeTheRound(t *testing.T) {
	m := position{game: AtomicPower, hands: []string{"V H", "Mn He"}, table: "Cr", pile: "…"}.start(t)
	refuse(t, m, 2, Table{"Mn"}, rules.NotYourTurn, "")
	do(t, m, 1, ask(m, 2))
	refuse(t, m, 2, Table{"Mn"}, CodeCardFirst, "PX-5")
}

func TestPX15AsOftenAsCardsFitUnlessTheTableAllowsOne(t *testing.T) {
	m := position{hands: []string{"V Mn H", "Na He"}, table: "Cr", pile: "…"}.start(t)
	do(t, m, 1, Table{"V"})
	do(t, m, 1, Table{"Mn"})
	m = position{options: `{"mendeleev_per_turn":1}`, hands: []string{"V Mn H", "Na He"}, table: "Cr", pile: "…"}.start(t)
	do(t, m, 1, Table{"V"})
	refuse(t, m, 1, Table{"Mn"}, CodeTableOnce, "PX-15")
	assert.Nil(t, m.view(1).Fits)
}

func TestPX15ThePhaseIsOfferedAlsoToAHandThatFitsNothing(t *testing.T) {
	for _, hand := range []string{"V H", "Au H"} {
		m := position{hands: []string{hand, "Na He"}, table: "Cr", pile: "…"}.start(t)
		assert.Equal(t, phaseLead, m.phase)
		assert.Equal(t, m.view(2).Turn, position{hands: []string{"Au H", "Na He"}, table: "Cr", pile: "…"}.start(t).view(2).Turn)
	}
}

func TestPX15TheLastCardsOfThePile(t *testing.T) {
	m := position{hands: []string{"V Mn H", "Na He"}, table: "Cr", pile: "Au"}.start(t)
	do(t, m, 1, Table{"V"})
	assert.ElementsMatch(t, []string{"Mn", "H", "Au"}, m.handOf(1))
	refuse(t, m, 1, Table{"Mn"}, CodeEmptyPile, "PX-15")
}

func TestPX15TenCardsWinAtOnce(t *testing.T) {
	m := position{hands: []string{"V H He Li Be B C N O", "Na"}, table: "Cr", pile: "…"}.start(t)
	do(t, m, 1, Table{"V"})
	assert.Equal(t, []rules.Seat{1}, m.result.Winners)
	assert.Equal(t, ReasonTarget, m.result.Reason)
}

func TestPX16NeighboursTouchInTheRowOrTheColumn(t *testing.T) {
	for symbol, neighbours := range map[string][]string{
		"H": {"Li"}, "He": {"Ne"}, "Be": {"Li", "Mg"}, "B": {"C", "Al"}, "Fe": {"Mn", "Co", "Ru"}, "Sc": {"Ca", "Ti", "Y"}, "Y": {"Sc", "Sr", "Zr"},
		"Ba": {"Sr", "Cs", "La", "Ra"}, "La": {"Ba", "Ce", "Ac"}, "Lu": {"Yb", "Hf", "Lr"}, "Hf": {"Zr", "Lu", "Ta", "Rf"},
		"Ra": {"Ba", "Fr", "Ac"}, "Ac": {"La", "Ra", "Th"}, "Lr": {"Lu", "No", "Rf"}, "Rf": {"Hf", "Lr", "Db"}, "U": {"Nd", "Pa", "Np"}, "Og": {"Rn", "Ts"},
	} {
		assert.ElementsMatch(t, neighbours, codesOf(deck().beside[deck().face[symbol]]), symbol)
	}
}

func TestPX16EveryCardHasANeighbourAndNeighboursAreMutual(t *testing.T) {
	reached := faces{}
	reached.add(0)
	for range deckMost {
		for f := range reached.all {
			reached = reached.or(deck().beside[f])
		}
	}
	assert.Equal(t, deckMost, reached.len(), "the whole table can be filled from any seed")
	for f := range cards.Face(deckMost) {
		for g := range deck().beside[f].all {
			assert.True(t, deck().beside[g].has(f))
		}
	}
}

func TestPX16ACardWithoutANeighbourIsRefusedWithThoseItNeeds(t *testing.T) {
	m := position{hands: []string{"Au H", "Na He"}, table: "Cr", pile: "…"}.start(t)
	assert.Equal(t, OfCell{"Au", []string{"Ag", "Pt", "Hg", "Rg"}}, refuse(t, m, 1, Table{"Au"}, CodeNoNeighbour, "PX-16").Data)
	refuse(t, m, 1, Table{"V"}, CodeNotInHand, "PX-15")
}

func TestPX16ATableMayBeginEmptyOrPlayWithoutMendeleev(t *testing.T) {
	m := open(t, 2, `{"mendeleev":"free_first"}`)
	assert.Zero(t, m.table.Len())
	assert.Len(t, m.view(m.leader).Fits, 5, "the first card may be any")
	m = open(t, 2, `{"mendeleev":"off"}`)
	assert.Zero(t, m.table.Len())
	refuse(t, m, m.leader, Table{m.handOf(m.leader)[0]}, CodeTableOff, "PX-16")
	assert.Nil(t, m.view(m.leader).Fits)
}
