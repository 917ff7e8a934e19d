package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
)

// Cards of these tests: full has eight spots, blank none, left one edge of
// three spots on its left side.
const (
	full  = "11111111"
	blank = "00000000"
	left  = "10000011"
	card1 = "00000001" // one spot in the middle of a side
)

func TestOX4TouchingCellsOfEdgesAndCornersMustAgree(t *testing.T) {
	m := position{hands: []string{"00001110 00000101", card1}, field: []string{full + "@0,0"}}.start(t)
	do(t, m, 1, at(t, left, 1, 0))

	m = position{hands: []string{"00001110 00000101", card1}, field: []string{full + "@0,0"}}.start(t)
	why := refuse(t, m, 1, at(t, "00001110", 0, 1), CodeMismatch, "OX-4")
	assert.Equal(t, OfNeighbours{0, 1, map[string]string{full: "012"}}, why.Data, "the top edge has no spots")

	m = position{hands: []string{"00001110 00000101", card1}, field: []string{full + "@0,0"}}.start(t)
	why = refuse(t, m, 1, at(t, "00001110", 1, 1), CodeMismatch, "OX-4")
	assert.Equal(t, OfNeighbours{1, 1, map[string]string{full: "0"}}, why.Data, "the corner has no spot")
	do(t, m, 1, at(t, left, 1, 1))
}

func TestOX4WithEdgesCornersMayDiffer(t *testing.T) {
	m := position{options: `{"match":"edges"}`, hands: []string{"00001110 00000101", card1}, field: []string{full + "@0,0"}}.start(t)
	do(t, m, 1, at(t, "00001110", 1, 1))
}

func TestOX4ContactByACornerIsEnoughUnlessTheTableWantsAnEdge(t *testing.T) {
	p := position{hands: []string{"00001110 00000101", card1}, field: []string{full + "@0,0"}}
	do(t, p.start(t), 1, at(t, left, 1, 1))
	p.options = `{"contact":"edge"}`
	refuse(t, p.start(t), 1, at(t, left, 1, 1), CodeNoContact, "OX-4")
	do(t, p.start(t), 1, at(t, left, 1, 0))
}

func TestOX4ACardLiesBesideAnotherAndNeverOnIt(t *testing.T) {
	m := position{hands: []string{"00001110 00000101", card1}, field: []string{full + "@0,0"}}.start(t)
	refuse(t, m, 1, at(t, left, 0, 0), CodeOccupied, "OX-4")
	refuse(t, m, 1, at(t, left, 2, 0), CodeNoContact, "OX-4")
	refuse(t, m, 1, at(t, left, 2, 2), CodeNoContact, "OX-4")
}

func TestOX4WithoutRotationACardLiesAsPrinted(t *testing.T) {
	p := position{options: `{"rotation":false}`, hands: []string{"00001110 00000101", card1}, field: []string{full + "@0,0"}}
	m, as := p.start(t), printed(deck().face["00001110"])
	beside := [4][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} // where its three spots meet the full card, by its turn
	for turn := range 4 {
		if turn != as {
			why := refuse(t, m, 1, Place{"00001110", turn, beside[turn][0], beside[turn][1]}, CodeNoTurning, "OX-4")
			assert.Equal(t, OfCard{Card: "00001110", Turn: as}, why.Data)
		}
	}
	refuse(t, m, 1, Place{"00001110", as, beside[(as+2)%4][0], beside[(as+2)%4][1]}, CodeMismatch, "OX-4")
	do(t, m, 1, Place{"00001110", as, beside[as][0], beside[as][1]})
	for _, mv := range placesOf(m) {
		assert.Equal(t, printed(deck().face[mv.(Place).Card]), mv.(Place).Turn)
	}
}

func TestOX4WithoutRotationEverybodySeesHowTheirCardsArePrinted(t *testing.T) {
	m := open(t, 2, `{"rotation":false}`)
	v := view(m, m.asked)
	assert.Len(t, v.Printed, len(v.Hand))
	for card, turn := range v.Printed {
		assert.Contains(t, v.Hand, card)
		assert.Equal(t, printed(deck().face[card]), turn)
	}
	for card, l := range m.lying() {
		assert.Equal(t, printed(deck().face[card]), l.Turn, "the one turned up")
	}
	assert.Nil(t, view(m, rules.Nobody).Printed)
	assert.Nil(t, view(open(t, 2, ""), 1).Printed)
}

// Cards that are never turned match only if their spots lie on all sides alike.
func TestOX4TheCardsArePrintedInAllDirections(t *testing.T) {
	var spots [cells]int
	for f := range cards.Face(deckSize) {
		for i := range spots {
			spots[i] += int(deck().look[f].turned(printed(f)) >> i & 1)
		}
	}
	for i := range 4 {
		side := spots[2*i] + spots[2*i+1] + spots[(2*i+2)%cells]
		assert.InDelta(t, 3*280/cells, side, 15, "side %d: %d", i, spots)
	}
}

func TestOX5TurnsThatLookTheSameAreOneMove(t *testing.T) {
	m := position{hands: []string{"00100010 " + blank + " 00000001", card1}}.start(t)
	assert.Equal(t, []rules.Move{
		Place{"00100010", 0, 0, 0}, Place{"00100010", 1, 0, 0},
		Place{blank, 0, 0, 0},
		Place{card1, 0, 0, 0}, Place{card1, 1, 0, 0}, Place{card1, 2, 0, 0}, Place{card1, 3, 0, 0},
	}, placesOf(m))
	why := refuse(t, m, 1, Place{"00100010", 2, 0, 0}, CodeNoSuchTurn, "OX-5")
	assert.Equal(t, OfCard{Card: "00100010", Looks: 2}, why.Data)
	refuse(t, m, 1, Place{blank, 1, 0, 0}, CodeNoSuchTurn, "OX-5")
	refuse(t, m, 1, Place{card1, 4, 0, 0}, CodeNoSuchTurn, "OX-5")
	refuse(t, m, 1, Place{card1, -1, 0, 0}, CodeNoSuchTurn, "OX-5")
}

func TestOX5OnlyACardOfTheOwnHandIsLaid(t *testing.T) {
	m := position{hands: []string{"00001110", card1}, field: []string{full + "@0,0"}}.start(t)
	refuse(t, m, 1, Place{card1, 0, 1, 0}, CodeNotInHand, "OX-5")
	refuse(t, m, 1, Place{"?", 0, 1, 0}, CodeNotInHand, "OX-5")
	refuse(t, m, 2, Place{card1, 0, 1, 0}, rules.NotYourTurn, "")
}

func TestOX6TheCardsNeverSpanMoreThanFive(t *testing.T) {
	p, _ := nearly(t, shape{{0, 0}, {1, 1}, {2, 1}, {3, 2}, {4, 3}, {5, 3}}, [2]int{5, 3})
	m := p.start(t)
	why := refuse(t, m, 1, Place{card1, 0, 5, 3}, CodeNotInHand, "OX-5")
	assert.Equal(t, OfCard{Card: card1}, why.Data)
	mv := m.legal(1)[0].(Place)
	mv.X, mv.Y = 5, 3
	why = refuse(t, m, 1, mv, CodeOutside, "OX-6")
	assert.Equal(t, OfBox{5, 3, Box{0, 0, 5, 4}}, why.Data)
	mv.X, mv.Y = -1, 0
	refuse(t, m, 1, mv, CodeOutside, "OX-6")
	for _, mv := range placesOf(m) {
		assert.True(t, mv.(Place).X >= 0 && mv.(Place).X <= 4, "closed from side to side")
	}
}

func TestOX6TheFieldReopensAfterATrick(t *testing.T) {
	p, mv := nearly(t, append(across(0), [2]int{1, 1}, [2]int{2, 4}), [2]int{4, 0})
	m := p.start(t)
	assert.Equal(t, Box{0, 0, 4, 5}, m.box())
	do(t, m, 1, mv)
	assert.Equal(t, Box{1, 1, 2, 4}, m.box(), "from the cards that are left")
	assert.True(t, m.inside(-2, 1) && m.inside(5, 1) && m.inside(1, 0) && !m.inside(1, 6))
}

func TestOX8OnAnEmptyTableAnyCardIsLaidInTheCentre(t *testing.T) {
	m := position{hands: []string{card1 + " " + full, blank}}.start(t)
	assert.Len(t, m.legal(1), 5, "four turns of one card, one of the other, and no pass")
	refuse(t, m, 1, Pass{}, CodeMustLay, "OX-8")
	refuse(t, m, 1, Place{card1, 0, 1, 0}, CodeCentre, "OX-8")
	do(t, m, 1, Place{card1, 3, 0, 0})
	assert.Equal(t, Box{0, 0, 1, 1}, m.box())
}

func TestOX8TheNextPlayerLaysAfterATrickThatTookAll(t *testing.T) {
	p, mv := nearly(t, across(3), [2]int{0, 3})
	m := p.start(t)
	do(t, m, 1, mv)
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
	for _, mv := range m.legal(2) {
		assert.Equal(t, [2]int{0, 0}, [2]int{mv.(Place).X, mv.(Place).Y})
	}
}

func TestOX4TheLogTellsWhichEdgesOfACardMeet(t *testing.T) {
	m := position{hands: []string{"00001110 00000101", card1}, field: []string{full + "@0,0"}}.start(t)
	do(t, m, 1, at(t, left, 1, 0))
	placed := m.View(2).(View).Log.Entries[len(m.View(2).(View).Log.Entries)-1]
	assert.Equal(t, Entry{Kind: LogPlaced, Seat: 1, Card: "00001110", Turn: placed.Turn, At: "1,0", Meets: []string{EdgeLeft}}, *placed)
	assert.Empty(t, meets(m.lain, 2, 1), "a corner is no edge")
	assert.Equal(t, []string{EdgeTop, EdgeBottom}, meets(func(x, y int) bool { return x == 4 && y != 4 }, 4, 4))
}
