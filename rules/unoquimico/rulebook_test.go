package unoquimico

import (
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

// rulings is how many there are.
const rulings = 14

func TestTheRulebooksExplainEachRulingAndOption(t *testing.T) {
	rulestest.Rulebooks(t, Kind(), rulestest.Book{
		Prefix: "UQ", Rulings: rulings, Plain: []string{"card_lang"},
		Says: map[string][]string{
			"en": {"72 cards: 55 elements, 15 scientists and 2 comodines", "gets seven cards", "for 20 seconds", "30 seconds at most",
				"draws two cards", "**−5**", "| element | 1 |", "| scientist | 2 |", "| comodín | 0 |", "0 (usual) to 5", "up to 40", "200 turns a player", "2 to 10 players"},
			"es": {"72 cartas: 55 elementos, 15 científicas y científicos y 2 comodines", "recibe siete cartas", "durante 20 segundos", "30 segundos como mucho",
				"roba dos cartas", "**−5**", "| elemento | 1 |", "| científico | 2 |", "| comodín | 0 |", "de 0 (lo normal) a 5", "hasta 40", "200 turnos por jugador", "De 2 a 10 jugadores"},
		},
	})
	assert.Equal(t, []any{72, 7, 2, 200, -5, 1, 2, [2]int{2, 10}},
		[]any{deckSize, handSize, drawAfterWild, turnsPerSeat, pointsOut, pointsElement, pointsScientist, Kind().Seats})
	assert.Equal(t, [2]time.Duration{20 * time.Second, 30 * time.Second}, [2]time.Duration{nameWindow, betweenWindow})
}

func TestTheRulebooksDrawCardsOfTheDeck(t *testing.T) {
	drawn := rulestest.Drawn(Kind(), "en")
	assert.NotEmpty(t, drawn)
	for _, block := range drawn {
		for card := range strings.FieldsSeq(strings.NewReplacer("->", " ", "+", " ").Replace(strings.Join(block, " "))) {
			assert.Contains(t, deck().face, card, "no such card")
		}
	}
}

func TestTheExamplesOfWhatFitsAreTrue(t *testing.T) {
	fit := func(a, b string) bool { return deck().fits[0][deck().face[b]].has(deck().face[a]) }
	assert.True(t, fit("Ca", "Fe"))
	assert.True(t, fit("Na", "K"))
	assert.True(t, fit("Al", "Na"))
	assert.False(t, fit("F", "Fe"))
}
