package periodyx

import (
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// raceOf lays the two cards of Match! at a table of three.
func raceOf(t *testing.T, options, lead, reply string) *match {
	m := position{options: options, game: Match, hands: []string{lead + " H", reply + " He", "Li Be"}, pile: "…"}.start(t)
	do(t, m, 1, Lay{lead, 2})
	do(t, m, 2, Show{reply})
	return m
}

const (
	calm = `{"race":"calm"}`
	free = `{"free_match":true}`
)

func TestPX12TheFirstRightClaimTakesBothCardsAlsoOfAThirdPlayer(t *testing.T) {
	m := raceOf(t, "", "Na", "K")
	turn := m.Turn()
	assert.Equal(t, []rules.Seat{1, 2, 3}, turn.Seats, "all race")
	assert.True(t, turn.Race)
	assert.Equal(t, 20*time.Second, turn.Window)
	do(t, m, 3, Claim{"family"})
	assert.ElementsMatch(t, []string{"Na", "K", "Li", "Be"}, m.handOf(3))
	assert.Equal(t, []string{"H"}, m.handOf(1))
	assert.Equal(t, rules.Seat(2), m.leader)
}

func TestPX12BothCardsLieFaceUp(t *testing.T) {
	m := position{game: Match, hands: []string{"Na H", "K He", "Li Be"}, pile: "…"}.start(t)
	do(t, m, 1, Lay{"Na", 2})
	assert.Equal(t, Said{Name: "Na", Open: true}, m.view(3).Open.Cards[1])
	refuse(t, m, 2, Claim{"family"}, CodeCardFirst, "PX-12")
	do(t, m, 2, Show{"K"})
	assert.Equal(t, Said{Name: "K", Open: true}, m.view(3).Open.Cards[2])
}

func TestPX12AWrongClaimLocksThePlayerOut(t *testing.T) {
	m := raceOf(t, "", "Na", "K")
	before := m.Turn().Decision
	do(t, m, 1, Claim{"period"})
	refuse(t, m, 1, Claim{"family"}, CodeLockedOut, "PX-12")
	assert.Empty(t, m.legal(1))
	assert.Equal(t, []rules.Seat{2, 3}, m.Turn().Seats)
	assert.Equal(t, []rules.Seat{1}, m.view(2).Open.Out)
	assert.Equal(t, before, m.Turn().Decision, "the others are asked the same as before")
	do(t, m, 2, Claim{"group"})
	assert.Equal(t, rules.Seat(2), m.past.Winner)
}

func TestPX12NobodyInTimeSendsTheCardsHome(t *testing.T) {
	m := raceOf(t, "", "Na", "K")
	refuse(t, m, 1, TimeUp{}, rules.NotYourTurn, "")
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, VoidNobody, m.past.Void)
	assert.Equal(t, []string{"H", "Na"}, m.handOf(1))
	refuse(t, m, rules.Nobody, TimeUp{}, CodeNotYetOver, "")
	m = raceOf(t, "", "Na", "K")
	for s := range rules.Seat(3) {
		do(t, m, s+1, Pass{})
	}
	assert.Equal(t, VoidNobody, m.past.Void, "nor when all have passed")
}

func TestPX12WhatTwoCardsShare(t *testing.T) {
	m := open(t, 2, `{"card_lang":"en"}`)
	for _, c := range []struct {
		property, a, b string
		shared         bool
	}{
		{"family", "Na", "K", true}, {"family", "Na", "Mg", false}, {"family", "Mt", "Ds", false},
		{"state", "Hg", "Br", true}, {"state", "Na", "He", false}, {"state", "Fm", "Md", false},
		{"metal", "Na", "Fe", true}, {"metal", "Si", "Ge", true}, {"metal", "Mt", "Ds", false},
		{"occurrence", "Ra", "U", true}, {"occurrence", "Ra", "Pu", false},
		{"group", "O", "S", true}, {"group", "La", "Ce", false}, {"group", "O", "N", false},
		{"period", "O", "N", true}, {"period", "La", "Cs", true}, {"block", "Sc", "Zn", true}, {"block", "He", "Ne", false},
		{"initial", "P", "Pt", true}, {"initial", "Na", "Ne", false}, {"name_length", "P", "K", false}, {"name_length", "Na", "Ra", true},
		{"symbol_length", "Na", "Ra", true}, {"symbol_length", "H", "He", false},
		{"century", "Na", "K", true}, {"century", "Rn", "Ac", true}, {"century", "Eu", "Ac", false}, {"century", "Fe", "Au", false},
		{"oxidation", "Fe", "Ca", true}, {"oxidation", "Na", "Ca", false}, {"oxidation", "Mt", "Ds", false},
		{"discoverer", "Na", "B", true}, {"discoverer", "Fe", "Au", false}, {"discoverer", "Na", "O", false},
	} {
		a, b := deck().face[c.a], deck().face[c.b]
		assert.Equal(t, c.shared, m.opt.shares(c.property, a, b), "%+v", c)
		assert.Equal(t, c.shared, m.opt.shares(c.property, b, a), "%+v", c)
	}
	assert.True(t, open(t, 2, "").opt.shares("initial", deck().face["Ag"], deck().face["Pt"]), "plata, platino")
}

func TestPX12LegalListsTrueAndFalseClaimsAlike(t *testing.T) {
	m := raceOf(t, "", "Na", "Au")
	assert.Len(t, m.legal(3), 1+len(Properties))
	assert.Equal(t, rules.Move(Pass{}), m.legal(3)[0])
	refuse(t, m, 3, Claim{"colour"}, CodeNotAProperty, "PX-12")
	refuse(t, m, 3, Buzz{}, CodeNotFree, "PX-12")
}

func TestPX12ATableMayLeaveTheTrivialOut(t *testing.T) {
	m := raceOf(t, `{"trivial":false}`, "Na", "Au")
	refuse(t, m, 3, Claim{"state"}, CodeTrivial, "PX-12")
	refuse(t, m, 3, Claim{"metal"}, CodeTrivial, "PX-12")
	assert.Len(t, m.legal(3), 1+len(Properties)-2)
}

func TestPX12InACalmRaceAllAnswerAndALotIsDrawnAmongTheRight(t *testing.T) {
	won := map[rules.Seat]int{}
	for i := range 200 {
		m := raceOf(t, calm, "Na", "K")
		m.r = rules.NewRand(rules.Seed{byte(i)})
		assert.False(t, m.Turn().Race, "speed does not count")
		do(t, m, 1, Claim{"period"})
		assert.Equal(t, "period", m.view(1).Claimed)
		assert.Empty(t, m.view(2).Claimed, "nobody else sees the answer")
		do(t, m, 3, Claim{"family"})
		refuse(t, m, 3, Claim{"group"}, CodeLockedOut, "PX-12")
		do(t, m, 2, Claim{"metal"})
		won[m.past.Winner]++
	}
	assert.Zero(t, won[1])
	assert.InDelta(t, 100, won[2], 30)
	assert.InDelta(t, 100, won[3], 30)
}

func TestPX12ACalmRaceEndsWithItsTime(t *testing.T) {
	m := raceOf(t, calm, "Na", "K")
	do(t, m, 1, Claim{"family"})
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, rules.Seat(1), m.past.Winner)
	m = raceOf(t, calm, "Na", "K")
	do(t, m, 1, Claim{"period"})
	do(t, m, 2, Pass{})
	do(t, m, 3, Pass{})
	assert.Equal(t, VoidNobody, m.past.Void)
}

func TestPX12InAFreeMatchTheOthersVoteOnWhatTheBuzzerSays(t *testing.T) {
	m := raceOf(t, free, "Na", "K")
	refuse(t, m, 3, Claim{"family"}, CodeFree, "PX-12")
	do(t, m, 3, Buzz{})
	assert.Equal(t, PhaseState, m.phase)
	assert.Equal(t, 20*time.Second, m.Turn().Window)
	assert.False(t, m.Turn().Complete)
	refuse(t, m, 1, Buzz{}, rules.NotYourTurn, "")
	for _, text := range []string{"", " ", strings.Repeat("x", 41), "a\nb", "\xff", " a"} {
		refuse(t, m, 3, Say{text}, CodeText, "PX-12")
	}
	do(t, m, 3, Say{"Both fizz in water"})
	assert.Equal(t, "Both fizz in water", m.view(1).Open.Text)
	refuse(t, m, 3, Vote{true}, CodeVoted, "PX-12")
	do(t, m, 1, Vote{true})
	refuse(t, m, 1, Vote{false}, CodeVoted, "PX-12")
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
	do(t, m, 2, Vote{true})
	assert.Equal(t, rules.Seat(3), m.past.Winner)
}

func TestPX12ATieOfVotesIsANoAndTheOthersRaceOn(t *testing.T) {
	m := raceOf(t, free, "Na", "K")
	do(t, m, 3, Buzz{})
	do(t, m, 3, Say{strings.Repeat("ñ", 40)})
	do(t, m, 1, Vote{true})
	do(t, m, 2, Vote{false})
	assert.Equal(t, PhaseRace, m.phase)
	assert.Equal(t, []rules.Seat{1, 2}, m.Turn().Seats)
	refuse(t, m, 3, Buzz{}, CodeLockedOut, "PX-12")
	do(t, m, 2, Buzz{})
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, []rules.Seat{1}, m.Turn().Seats, "silence is wrong")
	do(t, m, 1, Buzz{})
	do(t, m, 1, Say{"alkali"})
	do(t, m, 3, Vote{true})
	do(t, m, rules.Nobody, TimeUp{})
	assert.Equal(t, rules.Seat(1), m.past.Winner, "only votes cast count")
}

func TestPX12AFreeMatchWithoutVotesOrBelieversIsVoid(t *testing.T) {
	m := raceOf(t, free, "Na", "K")
	for _, s := range []rules.Seat{1, 2, 3} {
		do(t, m, s, Buzz{})
		do(t, m, s, Say{"?"})
		do(t, m, rules.Nobody, TimeUp{})
	}
	assert.Equal(t, VoidNobody, m.past.Void)
}

func TestPX12ARefusalSaysWhatWasClaimed(t *testing.T) {
	m := raceOf(t, `{"trivial":false}`, "Na", "Au")
	assert.Equal(t, OfWord{"state"}, refuse(t, m, 3, Claim{"state"}, CodeTrivial, "PX-12").Data)
	assert.Equal(t, OfWord{"colour"}, refuse(t, m, 3, Claim{"colour"}, CodeNotAProperty, "PX-12").Data)
	m = raceOf(t, free, "Na", "K")
	do(t, m, 3, Buzz{})
	assert.Equal(t, OfText{41, 40}, refuse(t, m, 3, Say{strings.Repeat("ñ", 41)}, CodeText, "PX-12").Data)
}

func TestPX12VotesAreSecretUntilTheyAreCounted(t *testing.T) {
	m := raceOf(t, free, "Na", "K")
	do(t, m, 3, Buzz{})
	do(t, m, 3, Say{"soft"})
	do(t, m, 1, Vote{true})
	r, no := rules.NewRand(rules.Seed{17}), 0
	for range 40 {
		c := m.Resample(2, r).(*match)
		do(t, c, 2, Vote{true})
		no += rules.Count(c.phase == PhaseRace)
		assert.Equal(t, yes, m.Resample(1, r).(*match).round.votes[1], "one's own is known")
	}
	assert.InDelta(t, 20, no, 15)
}
