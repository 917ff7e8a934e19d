package onexeno

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

// rulings is how many there are.
const rulings = 15

func TestTheRulebooksExplainEachRulingAndOption(t *testing.T) {
	rulestest.Rulebooks(t, Kind(), rulestest.Book{
		Prefix: "OX", Rulings: rulings,
		Says: map[string][]string{
			"en": {"70 square cards", "280 spots", "gets five cards", "five by five", "row of five", "at most 17", "10 seconds", "30 seconds at most", "1 (usual) to 20", "138 − 4*n*", "2 to 10 players", "up to eight by eight", "| 1 | 2 | 8 | 14 | 20 | 14 | 8 | 2 | 1 |"},
			"es": {"70 cartas cuadradas", "280 puntos", "recibe cinco cartas", "cinco por cinco", "fila de cinco", "como mucho 17", "10 segundos", "30 segundos como mucho", "de 1 (lo normal) a 20", "138 − 4*n*", "De 2 a 10 jugadores", "hasta ocho por ocho", "| 1 | 2 | 8 | 14 | 20 | 14 | 8 | 2 | 1 |"},
		},
	})
	assert.Equal(t, []any{70, 5, 5, 5, [2]int{2, 10}}, []any{deckSize, handSize, boxMost, rowLength, Kind().Seats})
	assert.Equal(t, [2]time.Duration{10 * time.Second, 30 * time.Second}, [2]time.Duration{claimsWindow, betweenWindow})
}

func TestTheTablesDrawnInTheRulebooksMatchAndAreTheSame(t *testing.T) {
	drawn := rulestest.Drawn(Kind(), "en")
	assert.NotEmpty(t, drawn)
	for _, rows := range drawn {
		assert.NoError(t, position{hands: []string{"", ""}, field: laidOut(rows)}.start(t).sound())
	}
}

// laidOut is a drawn table as a position.
func laidOut(rows []string) (field []string) {
	for y, row := range rows {
		for x, card := range strings.Fields(row) {
			if card != "." {
				field = append(field, fmt.Sprintf("%s@%d,%d", card, x, y))
			}
		}
	}
	return field
}
