package onexeno

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func view(m *match, to rules.Seat) View { return m.View(to).(View) }

func TestOnlyTheOwnHandIsShown(t *testing.T) {
	m := open(t, 3, "")
	assert.Len(t, view(m, m.asked).Hand, 6)
	assert.Nil(t, view(m, rules.Nobody).Hand)
	for _, s := range rules.Seats(3) {
		for card := range view(m, s).Hand {
			assert.True(t, m.hands.At(s).Has(deck().face[card]))
		}
	}
	assert.Nil(t, view(m, m.asked.Next(3)).Can, "it is not asked")
}

// What may be laid is told by card, point and turns: exactly the legal moves.
func TestCanTellsTheLegalMoves(t *testing.T) {
	m, r := open(t, 2, ""), rules.NewRand(rules.Seed{8})
	for !m.over() {
		can := view(m, m.asked).Can
		var told []rules.Move
		for card, points := range can.Place {
			for _, mv := range placesOf(m) {
				p := mv.(Place)
				if p.Card == card && slices.Contains([]byte(points[point(p.X, p.Y)]), byte('0'+p.Turn)) {
					told = append(told, mv)
				}
			}
		}
		assert.ElementsMatch(t, placesOf(m), told)
		assert.Equal(t, slices.Contains(m.legal(m.asked), rules.Move(Pass{})), can.Pass)
		playAtRandom(t, m, r)
	}
}

func TestWithSpottingThePointsAreToldAndNotWhatFits(t *testing.T) {
	m := spotting("").start(t)
	can := view(m, 1).Can
	assert.Nil(t, can.Place)
	assert.Len(t, placesOf(m), len(can.Free)*8, "two cards in four turns")
	assert.True(t, can.Claim && can.Pass && can.Final)
	assert.Equal(t, &Can{Claim: true}, view(m, 3).Can)
}

func TestTheTableShowsWhoLaidWhatAndHow(t *testing.T) {
	m := spotting("").start(t)
	assert.Equal(t, map[string]Lying{
		full: {}, blank: {Y: -1, By: 2, Nth: 1}, "00001110": {Y: 1, Turn: 2, By: 1, Nth: 2},
	}, view(m, rules.Nobody).Field)
}
