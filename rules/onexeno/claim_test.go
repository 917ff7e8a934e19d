package onexeno

import (
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// spotting is a table of three on which the blank card, laid by seat 2, does
// not match the full one turned up, and the half one, laid by seat 1, does.
func spotting(stack string) position {
	return position{
		options: `{"spotting":true}`,
		hands:   []string{"00000001 00000011", "00010001 00000101", "00010101 00001111"},
		field:   []string{full + "@0,0", blank + "@0,-1 2", "11100000@0,1 1"},
		stack:   stack,
	}
}

func TestOX13AMisfitIsAcceptedInSilence(t *testing.T) {
	m := spotting("").start(t)
	do(t, m, 1, at(t, "01000000", -1, 0))
	assert.Equal(t, 4, m.table.Len(), "no refusal")
	do(t, m, 2, at(t, "01000100", -1, -1))
	refuse(t, m, 3, at(t, "01010100", 5, 5), CodeOutside, "OX-6")
	refuse(t, m, 3, at(t, "01010100", 0, 0), CodeOccupied, "OX-4")
	refuse(t, m, 3, at(t, "01010100", -3, 0), CodeNoContact, "OX-4")
}

func TestOX13TheFirstTrueClaimGetsTheCardAsPoints(t *testing.T) {
	m := spotting("01010101").start(t)
	do(t, m, 3, Claim{blank})
	assert.True(t, m.taken[2].Has(deck().face[blank]))
	assert.Equal(t, &Entry{Kind: LogClaimed, Seat: 3, Card: blank, From: 2}, m.noted(LogClaimed))
	refuse(t, m, 1, Claim{blank}, CodeNotOnTable, "OX-13")
}

func TestOX13AnybodyButWhoLaidItMayClaim(t *testing.T) {
	m := spotting("01010101").start(t)
	refuse(t, m, 2, Claim{blank}, CodeOwnCard, "OX-13")
	refuse(t, m, rules.Nobody, Claim{blank}, rules.NotYourTurn, "")
	for _, by := range []rules.Seat{1, 3} {
		do(t, m.clone(), by, Claim{blank})
	}
}

func TestOX13TheLaterOfAPairIsClaimedAndNeverTheFirstCard(t *testing.T) {
	m := spotting("").start(t)
	refuse(t, m, 3, Claim{full}, CodeTurnedUp, "OX-13")

	p := spotting("")
	p.field = []string{"00000000@0,0", full + "@1,0 1", "00001110@2,0 2"}
	m = p.start(t)
	do(t, m, 3, Claim{"00001110"})
	assert.NotNil(t, m.noted(LogClaimed), "it does not match the full one, which lay there before")
	do(t, m, 3, Claim{full})
	assert.True(t, m.taken[2].Has(deck().face[full]))
	assert.Equal(t, Box{0, 0, 1, 1}, m.box())
}

func TestOX13AFalseClaimLocksOutUntilTheNextTurn(t *testing.T) {
	m := spotting("").start(t)
	decision := m.decision
	do(t, m, 3, Claim{"00001110"})
	assert.Equal(t, decision, m.decision, "the player whose turn it is is asked the same")
	assert.Equal(t, &Entry{Kind: LogMisclaimed, Seat: 3, Card: "00001110", From: 1}, m.noted(LogMisclaimed))
	refuse(t, m, 3, Claim{blank}, CodeLockedOut, "OX-13")
	assert.Equal(t, []rules.Seat{2}, m.Turn().May)
	assert.True(t, m.seatViews()[2].Locked)
	do(t, m, 1, Pass{})
	do(t, m, 3, Claim{blank})
}

func TestOX13ClaimsAreARaceOfAllWhoAreNotLockedOut(t *testing.T) {
	m := spotting("").start(t)
	turn := m.Turn()
	assert.True(t, turn.Race)
	assert.Equal(t, []rules.Seat{1}, turn.Seats)
	assert.Equal(t, []rules.Seat{2, 3}, turn.May)
	assert.Equal(t, []rules.Move{Claim{"00001110"}}, m.legal(2))
	assert.Equal(t, []rules.Move{Claim{blank}, Claim{"00001110"}}, m.legal(3), "the right and the wrong")
}

func TestOX13WithoutSpottingNobodyClaims(t *testing.T) {
	p := spotting("")
	p.options = ""
	m := p.start(t)
	assert.Empty(t, m.legal(3))
	assert.False(t, m.Turn().Race)
	refuse(t, m, 3, Claim{blank}, rules.UnknownMove, "OX-13")
}

func TestOX13ClaimsStayOpenAfterTheLastMoveAndBeforeScoring(t *testing.T) {
	m := spotting("").start(t)
	for _, by := range []rules.Seat{1, 2, 3} {
		do(t, m, by, Pass{})
	}
	turn := m.Turn()
	assert.Equal(t, PhaseClaims, turn.Phase)
	assert.Equal(t, 10*time.Second, turn.Window)
	assert.Equal(t, []rules.Seat{1, 2, 3}, turn.Seats)
	assert.Nil(t, m.past[1])
	refuse(t, m, 1, Pass{}, CodeClaimsOpen, "OX-13")
	refuse(t, m, 1, TimeUp{}, rules.NotYourTurn, "")

	waited, said := m.clone(), m.clone()
	do(t, waited, 1, Claim{blank})
	do(t, waited, rules.Nobody, TimeUp{})
	assert.Equal(t, -3, waited.past[1].Points[1], "no spots for the blank card, three in the hand")

	do(t, said, 1, Next{})
	do(t, said, 1, Claim{blank})
	do(t, said, 2, Next{})
	do(t, said, 3, Next{})
	assert.True(t, said.over(), "everybody has nothing more to claim")
}

func TestOX13ARowWithADisagreementIsNoTrick(t *testing.T) {
	p, mv := nearly(t, across(0), [2]int{4, 0})
	p.options = `{"spotting":true}`
	m := p.start(t)
	assert.Equal(t, look(1), m.lookAt(t, 3, 0)>>3&1)
	do(t, m, 1, Place{blank, 0, 4, 0})
	assert.Nil(t, m.noted(LogTook))
	assert.Equal(t, 5, m.table.Len())

	m = p.start(t)
	do(t, m, 1, mv)
	assert.Equal(t, []string{"row"}, m.noted(LogTook).Lines)
}

func TestOX13TimeUpIsTheRoomsAndOnlyWhileATimeRuns(t *testing.T) {
	m := spotting("").start(t)
	refuse(t, m, rules.Nobody, TimeUp{}, CodeNotYetOver, "")
	assert.Empty(t, m.legal(rules.Nobody))
}

// The first legal move is made for a player who is away: it gives no card away.
func TestOX13APlayerWhoIsAwayPassesAndLaysNoMisfit(t *testing.T) {
	p := spotting("")
	assert.Equal(t, rules.Move(Pass{}), p.start(t).legal(1)[0])
	p.options = `{"spotting":true,"must_place":true}`
	assert.IsType(t, Place{}, p.start(t).legal(1)[0])
	p.options = ""
	p.field = []string{full + "@0,0"}
	p.hands[0] = "00001110"
	assert.IsType(t, Place{}, p.start(t).legal(1)[0], "what is listed matches")
}
