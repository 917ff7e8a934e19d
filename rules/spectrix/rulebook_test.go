package spectrix

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// rulings is how many there are.
const rulings = 16

func TestEveryRulingHasItsSectionInOrder(t *testing.T) {
	for _, lang := range languages {
		heads := regexp.MustCompile(`(?m)^## (SP-\d+) \S`).FindAllStringSubmatch(string(Rulebook(lang)), -1)
		assert.Len(t, heads, rulings, lang)
		for i, h := range heads {
			assert.Equal(t, fmt.Sprintf("SP-%d", i+1), h[1], lang)
		}
	}
}

func TestEveryOptionIsExplainedUnderItsRule(t *testing.T) {
	typ := reflect.TypeFor[Options]()
	for _, lang := range languages {
		sections := strings.Split(string(Rulebook(lang)), "\n## ")
		for i := range typ.NumField() {
			field, rule := typ.Field(i).Tag.Get("json"), typ.Field(i).Tag.Get("rule")
			for _, s := range sections[1:] {
				if strings.HasPrefix(s, rule+" ") {
					assert.Contains(t, s, "`"+field+"`", "%s: %s is not explained in %s", lang, field, rule)
				}
			}
		}
	}
}

// A choice of three or more words, or of two that need explaining, is a table
// with a row for each in the order of the schema; other options name what is
// usual in a sentence.
func TestEverySettingIsExplainedAndTheUsualOneMarked(t *testing.T) {
	usual := map[string]string{"en": "usual", "es": "normal"}
	typ := reflect.TypeFor[Options]()
	for _, lang := range languages {
		for i := range typ.NumField() {
			tag := typ.Field(i).Tag
			words, rows := strings.Split(tag.Get("enum"), ","), settingRows(lang, tag.Get("json"))
			if len(rows) == 0 {
				assert.Contains(t, paragraphOf(lang, tag.Get("json")), usual[lang], tag.Get("json"))
				continue
			}
			assert.Len(t, rows, len(words), tag.Get("json"))
			for j, row := range rows {
				assert.Equal(t, words[j] == tag.Get("default"), strings.Contains(row, usual[lang]), row)
			}
		}
	}
}

// paragraphOf begins where the option is named.
func paragraphOf(lang, option string) string {
	_, text, _ := strings.Cut(string(Rulebook(lang)), "(`"+option+"`)")
	text, _, _ = strings.Cut(text, "\n\n")
	return text
}

// settingRows is the rows of the table beneath an option, without its head.
func settingRows(lang, option string) []string {
	_, text, _ := strings.Cut(string(Rulebook(lang)), "(`"+option+"`)\n\n")
	table, _, _ := strings.Cut(text, "\n\n")
	rows := strings.Split(table, "\n")
	if !strings.HasPrefix(table, "|") {
		return nil
	}
	return rows[2:]
}

func TestTheRulebooksSayTheNumbersOfTheRules(t *testing.T) {
	for lang, facts := range map[string][]string{
		"en": {"96 cards: 8 of each of 12 colours", "2 to 6 players", "get 5 points at once", "Within 96 steps", "you draw 3,", "have 30 seconds", "5 points for each card left",
			"30 seconds at most", "at most 5, and then", "2 or 3 players get 15 cards each, 4 or 5 get 12, 6 get 10", "200 turns a player"},
		"es": {"96 cartas: 8 de cada uno de los 12 colores", "De 2 a 6 jugadores", "reciben 5 puntos en el acto", "en 96 pasos", "robas 3,", "tienen 30 segundos", "5 puntos por cada carta que les queda",
			"30 segundos como mucho", "como mucho 5, y después", "2 o 3 jugadores reciben 15 cartas cada uno, 4 o 5 reciben 12, 6 reciben 10", "200 turnos por jugador"},
	} {
		for _, fact := range facts {
			assert.Contains(t, string(Rulebook(lang)), fact)
		}
	}
	assert.Equal(t, []any{96, 8, 12, 5, 96, 3, 5, 5, 200, [2]int{2, 6}},
		[]any{deckSize, copies, colours, pointsWhite, mostSteps, penalty, pointsCard, mostSudden, turnsPerSeat, Kind().Seats})
	assert.Equal(t, [2]time.Duration{30 * time.Second, 30 * time.Second}, [2]time.Duration{restoreWindow, betweenWindow})
}

// drawn is the examples of a rulebook: tables of groups, before the arrow and
// after it.
func drawn(lang string) (list []string) {
	for _, block := range regexp.MustCompile("(?s)```cards\n(.*?)```").FindAllStringSubmatch(string(Rulebook(lang)), -1) {
		for line := range strings.Lines(block[1]) {
			picture, _, _ := strings.Cut(line, ":")
			list = append(list, strings.TrimSpace(picture))
		}
	}
	return list
}

func TestTheRulebooksDrawTheSameExamplesAndTheyAreTrue(t *testing.T) {
	assert.Equal(t, drawn("en"), drawn("es"))
	valid := map[string]bool{
		"PU PU PU": true, "PU PU": false, "YE OR RE": true, "GR LI YE OR": true, "YE OR OR RE": false, "YE OR PK": false,
		"MA PU DB LB | MA PU DB | MA PU DB": true, "MA PU DB LB | MA PU DB | MA PU DB | DB": false,
	}
	for _, picture := range drawn("en") {
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

func TestTheRingIsWrittenInBothRulebooks(t *testing.T) {
	for _, lang := range languages {
		var ring []string
		for _, c := range Colours() {
			ring = append(ring, map[string]string{"en": c.NameEN, "es": c.NameES}[lang]+" ("+c.Code+")")
		}
		assert.Contains(t, string(Rulebook(lang)), strings.Join(ring, ", "))
	}
}

func TestAnUnknownLanguageGetsEnglish(t *testing.T) {
	assert.Equal(t, Rulebook("en"), Rulebook("fr"))
	assert.NotEqual(t, Rulebook("en"), Rulebook("es"))
}
