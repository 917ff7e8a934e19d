package periodyx

import (
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

// rulings is how many there are.
const rulings = 18

func TestTheRulebooksExplainEachRulingAndOption(t *testing.T) {
	rulestest.Rulebooks(t, Kind(), rulestest.Book{
		Prefix: "PX", Rulings: rulings,
		Says: map[string][]string{
			"en": {"gets five cards", "eleven in all", "20 seconds", "40 characters", "draws two for it", "11 rounds in a row", "11 rounds for each player", "2 to 10 players", "at most eight players"},
			"es": {"recibe cinco cartas", "once juegos en total", "20 segundos", "40 caracteres", "roba dos por ella", "11 rondas seguidas", "11 rondas por jugador", "De 2 a 10 jugadores", "ocho jugadores como mucho"},
		},
	})
	assert.Equal(t, []any{5, 11, 20 * time.Second, 40, 2, 11, 11, [2]int{2, 10}},
		[]any{handSize, numGames, window, textMost, drawForTable, stillMost, dryMost, Kind().Seats})
}

func TestTheRulebooksDrawCardsOfTheDeck(t *testing.T) {
	var pictures []string
	for _, block := range rulestest.Drawn(Kind(), "en") {
		pictures = append(pictures, block...)
	}
	assert.Len(t, pictures, 9)
	for _, picture := range pictures {
		for drawn := range strings.FieldsSeq(strings.ReplaceAll(picture, "+", " ")) {
			card, figure, _ := strings.Cut(drawn, "/")
			assert.Contains(t, deck().face, card, "no such card")
			_, known := statNamed(figure)
			assert.True(t, known || figure == "" || figure == "kind", "no such figure: %s", figure)
		}
	}
}

func TestTheExamplesAreTrue(t *testing.T) {
	assert.Equal(t, []int{1, 1, 1}, winnersOf(t, [][3]any{{AtomicPower, "Pb", "Xe"}, {HotStuff, "C", "Na"}, {BigFreeze, "Hg", "W"}}))
	for _, pair := range [][2]string{{"V", "Cr"}, {"Mo", "Cr"}} {
		assert.True(t, deck().beside[deck().face[pair[0]]].has(deck().face[pair[1]]))
	}
	assert.Equal(t, beats[deck().elements[deck().face["Ra"]].Occurrence], deck().elements[deck().face["Fe"]].Occurrence)
}

// winnersOf is who wins each duel: 1 with the first card, 2 with the second.
func winnersOf(t *testing.T, duels [][3]any) (list []int) {
	for _, d := range duels {
		list = append(list, int(duelOf(t, d[0].(int), d[1].(string), d[2].(string)).past.Winner))
	}
	return list
}
