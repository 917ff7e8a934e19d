package spectrix

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

// rulings is how many there are.
const rulings = 16

func TestTheRulebooksExplainEachRulingAndOption(t *testing.T) {
	rulestest.Rulebooks(t, Kind(), rulestest.Book{
		Prefix: "SP", Rulings: rulings,
		Says: map[string][]string{
			"en": {"96 cards: 8 of each of 12 colours", "2 to 6 players", "get 5 points at once", "Within 96 steps", "you draw 3,", "have 30 seconds in all", "5 points for each card left",
				"30 seconds at most", "at most 5, and then", "2 or 3 players get 15 cards each, 4 or 5 get 12, 6 get 10", "200 turns a player"},
			"es": {"96 cartas: 8 de cada uno de los 12 colores", "De 2 a 6 jugadores", "reciben 5 puntos en el acto", "en 96 pasos", "robas 3,", "tienen 30 segundos en total", "5 puntos por cada carta que les queda",
				"30 segundos como mucho", "como mucho 5, y después", "2 o 3 jugadores reciben 15 cartas cada uno, 4 o 5 reciben 12, 6 reciben 10", "200 turnos por jugador"},
		},
	})
	assert.Equal(t, []any{96, 8, 12, 5, 96, 3, 5, 5, 200, [2]int{2, 6}},
		[]any{deckSize, copies, colours, pointsWhite, mostSteps, penalty, pointsCard, mostSudden, turnsPerSeat, Kind().Seats})
	assert.Equal(t, [2]time.Duration{30 * time.Second, 30 * time.Second}, [2]time.Duration{restoreWindow, betweenWindow})
}

// Of an example with an arrow, what comes after it is the table.
func TestTheRulebooksExamplesAreTrue(t *testing.T) {
	valid := map[string]bool{
		"PU PU PU": true, "PU PU": false, "YE OR RE": true, "GR LI YE OR": true, "YE OR OR RE": false, "YE OR PK": false,
		"MA PU DB LB | MA PU DB | MA PU DB": true, "MA PU DB LB | MA PU DB | MA PU DB | DB": false,
	}
	drawn := rulestest.Drawn(Kind(), "en")
	assert.NotEmpty(t, drawn)
	for _, block := range drawn {
		for _, picture := range block {
			_, after, arrow := strings.Cut(picture, "-> ")
			if !arrow {
				after = picture
			}
			want, listed := valid[after]
			assert.True(t, listed, after)
			_, err := readGroups(play(t, after).Groups)
			assert.Equal(t, want, err == nil, after)
		}
	}
}

func TestTheRingIsWrittenInBothRulebooks(t *testing.T) {
	for lang, name := range map[string]func(Colour) string{
		"en": func(c Colour) string { return c.NameEN },
		"es": func(c Colour) string { return c.NameES },
	} {
		var ring []string
		for _, c := range Colours() {
			ring = append(ring, name(c)+" ("+c.Code+")")
		}
		assert.Contains(t, string(Rulebook(lang)), strings.Join(ring, ", "))
		assert.Contains(t, string(MemoryRulebook(lang)), strings.Join(ring, ", "))
	}
}

// A player who is refused a move finds the rule in the book of Memory.
func TestSP15MemoryHasItsOwnRulebook(t *testing.T) {
	for lang, facts := range map[string][]string{
		"en": {"2 to 6 players", "two of each of the 12 colours", "four rows of six", "200 turns a player", "19 20 21 22 23 24"},
		"es": {"De 2 a 6 jugadores", "dos de cada uno de los 12 colores", "cuatro filas de seis", "200 turnos por jugador", "19 20 21 22 23 24"},
	} {
		book := string(MemoryKind().Rulebook(lang))
		for _, fact := range facts {
			assert.Contains(t, book, fact, lang)
		}
		assert.Equal(t, []string{"## SP-15"}, regexp.MustCompile(`(?m)^## SP-\d+`).FindAllString(book, -1), lang)
		assert.NotContains(t, book, "(`", "no option of Spectrix")
	}
	assert.Equal(t, MemoryKind().Rulebook("en"), MemoryKind().Rulebook("fr"))
	assert.NotEqual(t, MemoryKind().Rulebook("en"), MemoryKind().Rulebook("es"))
	assert.Equal(t, []any{24, 12, 200, [2]int{2, 6}}, []any{memoryCards, colours, turnsPerSeat, MemoryKind().Seats})
}
