package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// duelOf plays the two cards against each other and gives the match after it.
func duelOf(t *testing.T, game int, lead, reply string) *match {
	m := position{game: game, hands: []string{lead + " H", reply + " He", "Li Be"}, pile: "…"}.start(t)
	do(t, m, 1, ask(m, 2))
	do(t, m, 2, Show{reply})
	do(t, m, 1, Show{lead})
	return m
}

func TestPX5TheBetterFigureTakesBothCards(t *testing.T) {
	for _, c := range []struct {
		game        int
		lead, reply string
		winner      rules.Seat
	}{
		{AtomicPower, "Pb", "Xe", 1}, {AtomicPower, "Xe", "Pb", 2},
		{HotStuff, "C", "Na", 1}, {HotStuff, "Na", "C", 2},
		{NeutronCountdown, "U", "Th", 1}, {NeutronCountdown, "N", "O", 2},
		{BigFreeze, "Hg", "W", 1}, {BigFreeze, "W", "Hg", 2},
	} {
		m := duelOf(t, c.game, c.lead, c.reply)
		assert.Equal(t, c.winner, m.past.Winner, "%d: %s against %s", c.game, c.lead, c.reply)
		assert.Contains(t, m.handOf(c.winner), c.lead)
		assert.Contains(t, m.handOf(c.winner), c.reply)
		assert.Equal(t, 3, m.hands.At(c.winner).Len())
		assert.Equal(t, rules.Seat(2), m.leader, "the lead passes to the left")
	}
}

func TestPX5TheNamedPlayerChoosesFirstAndOnlyItsNameIsTold(t *testing.T) {
	m := position{game: HotStuff, hands: []string{"Na H", "C He", "Li Be"}, pile: "…"}.start(t)
	refuse(t, m, 1, Show{"Na"}, rules.UnknownMove, "")
	do(t, m, 1, ask(m, 2))
	refuse(t, m, 1, Show{"Na"}, rules.NotYourTurn, "")
	do(t, m, 2, Show{"C"})
	assert.Equal(t, rules.Seat(1), m.asked)
	assert.Equal(t, &Round{Other: 2, Cards: map[rules.Seat]Said{2: {Name: "C"}}}, m.view(3).Open, "a name without figures")
	do(t, m, 1, Show{"Na"})
	assert.Equal(t, map[rules.Seat]Said{1: {Name: "Na", Open: true, Value: "1156.09"}, 2: {Name: "C", Open: true, Value: "4098"}}, m.view(3).Past.Cards)
}

func TestPX5TheOpponentIsAnotherPlayerAndTheCardOnesOwn(t *testing.T) {
	m := position{game: HotStuff, hands: []string{"Na H", "C He"}, pile: "…"}.start(t)
	refuse(t, m, 1, ask(m, 1), CodeNoSuchPlayer, "PX-5")
	refuse(t, m, 1, ask(m, 3), CodeNoSuchPlayer, "PX-5")
	do(t, m, 1, ask(m, 2))
	refuse(t, m, 2, Show{"Na"}, CodeNotInHand, "PX-5")
	assert.Equal(t, OfCard{"Pu"}, refuse(t, m, 2, Show{"Pu"}, CodeNotInHand, "PX-5").Data)
}

func TestPX5ShowStatsTellsBeginnersTheFigure(t *testing.T) {
	m := position{options: `{"show_stats":true}`, game: HotStuff, hands: []string{"Na H", "C He"}, pile: "…"}.start(t)
	do(t, m, 1, ask(m, 2))
	do(t, m, 2, Show{"C"})
	assert.Equal(t, map[rules.Seat]Said{2: {Name: "C", Value: "4098"}}, m.view(1).Open.Cards)
}

func TestPX5TheQuizHidesAFigureOfEachOwnCardUntilItIsUsed(t *testing.T) {
	m := position{options: `{"quiz":true}`, game: HotStuff, hands: []string{"Na H", "Ra He"}, pile: "…"}.start(t)
	m.veil[deck().face["Na"]] = boiling
	assert.Equal(t, "boiling", m.view(1).Veiled["Na"])
	assert.Len(t, m.view(2).Veiled, 2)
	do(t, m, 1, ask(m, 2))
	do(t, m, 2, Show{"Ra"})
	do(t, m, 1, Show{"Na"})
	assert.NotContains(t, m.view(1).Veiled, "Na")
	assert.Nil(t, open(t, 2, "").view(1).Veiled)
}

func TestPX6EqualFiguresSendTheCardsHome(t *testing.T) {
	// potassium 39 and calcium 40 both have 20 neutrons
	m := duelOf(t, NeutronCountdown, "K", "Ca")
	assert.Equal(t, VoidEqual, m.past.Void)
	assert.Equal(t, []string{"H", "K"}, m.handOf(1))
	assert.Equal(t, []string{"He", "Ca"}, m.handOf(2))
	assert.Equal(t, AddIt, m.game)
	assert.Equal(t, phaseLead, m.phase)
}

func TestPX6AMissingFigureIsVoidAndItsOwnerMayExchangeTheCard(t *testing.T) {
	m := duelOf(t, HotStuff, "Na", "Ra")
	assert.Equal(t, VoidMissing, m.past.Void)
	assert.Equal(t, PhaseExchange, m.phase)
	assert.Equal(t, rules.Seat(2), m.asked)
	refuse(t, m, 1, Keep{}, rules.NotYourTurn, "")
	refuse(t, m, 2, Show{"Ra"}, CodeExchange, "PX-6")
	top, _ := m.pile.Peek()
	do(t, m, 2, Exchange{})
	assert.ElementsMatch(t, []string{"He", code(top.Face())}, m.handOf(2))
	assert.Equal(t, []string{"Ra"}, m.view(1).Under)
	assert.Equal(t, []string{"H", "Na"}, m.handOf(1))
	assert.Equal(t, rules.Seat(2), m.leader)
}

func TestPX6TheLeaderDecidesFirstAndMayKeep(t *testing.T) {
	m := duelOf(t, HotStuff, "Fr", "Ra")
	assert.Equal(t, rules.Seat(1), m.asked)
	assert.Equal(t, "Fr", m.view(1).Can.Exchange)
	do(t, m, 1, Keep{})
	assert.Equal(t, rules.Seat(2), m.asked)
	do(t, m, 2, Keep{})
	assert.Equal(t, []string{"H", "Fr"}, m.handOf(1))
	assert.Equal(t, []string{"He", "Ra"}, m.handOf(2))
}

func TestPX6NothingIsExchangedWhileThePileIsEmpty(t *testing.T) {
	m := position{game: HotStuff, hands: []string{"Fr H", "Ra He"}}.start(t)
	do(t, m, 1, ask(m, 2))
	do(t, m, 2, Show{"Ra"})
	do(t, m, 1, Show{"Fr"})
	assert.Equal(t, phaseLead, m.phase)
	assert.Equal(t, VoidMissing, m.past.Void)
}

func TestPX6WhatWentUnderThePileIsDrawnLastAndKnownToAll(t *testing.T) {
	m := position{game: AddIt, hands: []string{"Fr H", "Ra He", "Li Be"}, pile: "K", under: "Rb Cs"}.start(t)
	assert.Equal(t, []string{"Rb", "Cs"}, m.view(3).Under)
	do(t, m, 1, Draw{})
	assert.Contains(t, m.handOf(1), "K")
	assert.False(t, m.known[3].has(deck().face["K"]))
	m.game = AddIt
	do(t, m, 2, Draw{})
	assert.Contains(t, m.handOf(2), "Cs")
	assert.True(t, m.known[3].has(deck().face["Cs"]))
}

func TestPX13NaturalSyntheticAtomicBeatInACircle(t *testing.T) {
	for _, c := range []struct {
		lead, reply string
		winner      rules.Seat
	}{
		{"Fe", "Tc", 1}, {"Ra", "Fe", 1}, {"Tc", "Ra", 1}, {"Tc", "Fe", 2}, {"Fe", "Ra", 2}, {"Ra", "Tc", 2},
		{"Fe", "Na", 0}, {"Ra", "U", 0}, {"Tc", "Pu", 0},
	} {
		m := position{game: Classes, hands: []string{c.lead + " H", c.reply + " He", "Li Be"}, pile: "…"}.start(t)
		do(t, m, 1, Lay{c.lead, 2})
		do(t, m, 2, Show{c.reply})
		assert.Equal(t, c.winner, m.past.Winner, "%s against %s", c.lead, c.reply)
		assert.Equal(t, c.winner == 0, m.past.Void == VoidSameClass)
		assert.Equal(t, 2, m.hands.At(3).Len())
	}
}

func TestPX13TheFirstCardLiesFaceDown(t *testing.T) {
	m := position{game: Classes, hands: []string{"Fe H", "Tc He"}, pile: "…"}.start(t)
	do(t, m, 1, Lay{"Fe", 2})
	assert.Equal(t, map[rules.Seat]Said{1: {Down: true}}, m.view(2).Open.Cards)
	assert.Equal(t, "Fe", m.view(1).Mine)
	assert.Empty(t, m.view(2).Mine)
	assert.True(t, m.Turn().Takeback)
}

func TestPX13TheSmallDeckLeavesTheLastGameOut(t *testing.T) {
	m := position{options: `{"deck":"1-54"}`, game: Match, hands: []string{"Fe H", "Tc He"}, pile: "…"}.start(t)
	do(t, m, 1, Lay{"Fe", 2})
	do(t, m, 2, Show{"Tc"})
	do(t, m, 1, Pass{})
	do(t, m, 2, Pass{})
	assert.Equal(t, AtomicPower, m.game)
}

func TestPX5AFigureThatTheTableShowsIsNoLongerHiddenByTheQuiz(t *testing.T) {
	m := position{options: `{"quiz":true,"show_stats":true}`, game: HotStuff, hands: []string{"Na H", "C He"}, pile: "…"}.start(t)
	m.veil[deck().face["C"]] = boiling
	do(t, m, 1, ask(m, 2))
	do(t, m, 2, Show{"C"})
	assert.Equal(t, "4098", m.view(2).Open.Cards[2].Value)
	assert.NotContains(t, m.view(2).Veiled, "C")
}

// What can be predicted would tell that a hidden figure is missing.
func TestPX5TheQuizHidesOnlyFiguresThatTheCardHas(t *testing.T) {
	r := rules.NewRand(rules.Seed{18})
	for range games(20, 200) {
		m := openWith(t, 10, `{"quiz":true,"deck":"118"}`, r.Seed())
		for _, g := range []*match{m, m.Resample(1, r).(*match)} {
			for _, s := range rules.Seats(10) {
				for f := range g.held.At(s).all {
					assert.NotEqual(t, missing, deck().value[g.veil[f]][f], "%s of %s", g.veil[f], code(f))
				}
			}
		}
	}
}
