package unoquimico

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

var languages = []string{"en", "es"}

func TestEveryRulingHasItsSectionInOrder(t *testing.T) {
	for _, lang := range languages {
		heads := regexp.MustCompile(`(?m)^## (UQ-\d+) \S`).FindAllStringSubmatch(string(Rulebook(lang)), -1)
		assert.Len(t, heads, 14, lang)
		for i, h := range heads {
			assert.Equal(t, fmt.Sprintf("UQ-%d", i+1), h[1], lang)
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
		"en": {"72 cards: 55 elements, 15 scientists and 2 comodines", "gets seven cards", "for 20 seconds", "30 seconds at most",
			"draws two cards", "**−5**", "| element | 1 |", "| scientist | 2 |", "| comodín | 0 |", "0 (usual) to 5", "up to 40", "200 turns a player", "2 to 10 players"},
		"es": {"72 cartas: 55 elementos, 15 científicas y científicos y 2 comodines", "recibe siete cartas", "durante 20 segundos", "30 segundos como mucho",
			"roba dos cartas", "**−5**", "| elemento | 1 |", "| científico | 2 |", "| comodín | 0 |", "de 0 (lo normal) a 5", "hasta 40", "200 turnos por jugador", "De 2 a 10 jugadores"},
	} {
		for _, fact := range facts {
			assert.Contains(t, string(Rulebook(lang)), fact)
		}
	}
	assert.Equal(t, []any{72, 7, 2, 200, -5, 1, 2, [2]int{2, 10}},
		[]any{deckSize, handSize, drawAfterWild, turnsPerSeat, pointsOut, pointsElement, pointsScientist, Kind().Seats})
	assert.Equal(t, [2]time.Duration{20 * time.Second, 30 * time.Second}, [2]time.Duration{nameWindow, betweenWindow})
}

func TestTheRulebooksDrawTheSameExamples(t *testing.T) {
	drawings := map[string][]string{}
	for _, lang := range languages {
		for _, block := range regexp.MustCompile("(?s)```cards\n(.*?)```").FindAllStringSubmatch(string(Rulebook(lang)), -1) {
			for line := range strings.Lines(block[1]) {
				picture, _, _ := strings.Cut(line, ":")
				drawings[lang] = append(drawings[lang], picture)
			}
		}
	}
	assert.NotEmpty(t, drawings["en"])
	assert.Equal(t, drawings["en"], drawings["es"])
	for _, picture := range drawings["en"] {
		for card := range strings.FieldsSeq(strings.NewReplacer("->", " ", "+", " ").Replace(picture)) {
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

func TestAnUnknownLanguageGetsEnglish(t *testing.T) {
	assert.Equal(t, Rulebook("en"), Rulebook("fr"))
	assert.NotEqual(t, Rulebook("en"), Rulebook("es"))
}
