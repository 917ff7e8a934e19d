package onexeno

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestEveryRulingHasItsSectionInOrder(t *testing.T) {
	for _, lang := range languages {
		heads := regexp.MustCompile(`(?m)^## (OX-\d+) \S`).FindAllStringSubmatch(string(Rulebook(lang)), -1)
		assert.Len(t, heads, 15, lang)
		for i, h := range heads {
			assert.Equal(t, fmt.Sprintf("OX-%d", i+1), h[1], lang)
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
		"en": {"70 square cards", "280 spots", "gets five cards", "five by five", "row of five", "at most 17", "10 seconds", "30 seconds at most", "1 (usual) to 20", "138 − 4*n*", "2 to 10 players", "up to eight by eight", "| 1 | 2 | 8 | 14 | 20 | 14 | 8 | 2 | 1 |"},
		"es": {"70 cartas cuadradas", "280 puntos", "recibe cinco cartas", "cinco por cinco", "fila de cinco", "como mucho 17", "10 segundos", "30 segundos como mucho", "de 1 (lo normal) a 20", "138 − 4*n*", "De 2 a 10 jugadores", "hasta ocho por ocho", "| 1 | 2 | 8 | 14 | 20 | 14 | 8 | 2 | 1 |"},
	} {
		for _, fact := range facts {
			assert.Contains(t, string(Rulebook(lang)), fact)
		}
	}
	assert.Equal(t, []any{70, 5, 5, 5, [2]int{2, 10}}, []any{deckSize, handSize, boxMost, rowLength, Kind().Seats})
	assert.Equal(t, [2]time.Duration{10 * time.Second, 30 * time.Second}, [2]time.Duration{claimsWindow, betweenWindow})
}

// drawn is the tables drawn in a rulebook, as positions.
func drawn(lang string) (all [][]string) {
	for _, block := range regexp.MustCompile("(?s)```field\n(.*?)```").FindAllStringSubmatch(string(Rulebook(lang)), -1) {
		var field []string
		y := 0
		for line := range strings.Lines(block[1]) {
			for x, card := range strings.Fields(line) {
				if card != "." {
					field = append(field, fmt.Sprintf("%s@%d,%d", card, x, y))
				}
			}
			y++
		}
		all = append(all, field)
	}
	return all
}

func TestTheTablesDrawnInTheRulebooksMatchAndAreTheSame(t *testing.T) {
	assert.NotEmpty(t, drawn("en"))
	assert.Equal(t, drawn("en"), drawn("es"))
	for _, field := range drawn("en") {
		assert.NoError(t, position{hands: []string{"", ""}, field: field}.start(t).sound())
	}
}

func TestAnUnknownLanguageGetsEnglish(t *testing.T) {
	assert.Equal(t, Rulebook("en"), Rulebook("fr"))
	assert.NotEqual(t, Rulebook("en"), Rulebook("es"))
}
