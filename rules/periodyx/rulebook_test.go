package periodyx

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

const rulings = 18

func TestEveryRulingHasItsSectionInOrder(t *testing.T) {
	for _, lang := range languages {
		heads := regexp.MustCompile(`(?m)^## (PX-\d+) \S`).FindAllStringSubmatch(string(Rulebook(lang)), -1)
		assert.Len(t, heads, rulings, lang)
		for i, h := range heads {
			assert.Equal(t, fmt.Sprintf("PX-%d", i+1), h[1], lang)
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
					assert.Contains(t, s, "(`"+field+"`)", "%s: %s is not explained in %s", lang, field, rule)
				}
			}
		}
	}
}

// A choice of words is a table with a row for each; other options name what is
// usual in a sentence.
func TestEverySettingIsExplainedAndOneMarkedAsUsual(t *testing.T) {
	usual := map[string]string{"en": "usual", "es": "normal"}
	typ := reflect.TypeFor[Options]()
	for _, lang := range languages {
		for i := range typ.NumField() {
			tag := typ.Field(i).Tag
			_, text, _ := strings.Cut(string(Rulebook(lang)), "(`"+tag.Get("json")+"`)")
			if tag.Get("enum") == "" {
				sentence, _, _ := strings.Cut(text, "\n\n")
				assert.Contains(t, sentence, usual[lang], tag.Get("json"))
				continue
			}
			rows, _, _ := strings.Cut(strings.TrimPrefix(text, "\n\n"), "\n\n")
			assert.Equal(t, len(strings.Split(tag.Get("enum"), ","))+1, strings.Count(rows, "\n"), tag.Get("json"))
			assert.Equal(t, 1, strings.Count(rows, usual[lang]), tag.Get("json"))
		}
	}
}

func TestTheRulebooksSayTheNumbersOfTheRules(t *testing.T) {
	for lang, facts := range map[string][]string{
		"en": {"gets five cards", "eleven in all", "20 seconds", "40 characters", "draws two for it", "11 rounds in a row", "11 rounds for each player", "2 to 10 players", "at most eight players"},
		"es": {"recibe cinco cartas", "once juegos en total", "20 segundos", "40 caracteres", "roba dos por ella", "11 rondas seguidas", "11 rondas por jugador", "De 2 a 10 jugadores", "ocho jugadores como mucho"},
	} {
		for _, fact := range facts {
			assert.Contains(t, string(Rulebook(lang)), fact)
		}
	}
	assert.Equal(t, []any{5, 11, 20 * time.Second, 40, 2, 11, 11, [2]int{2, 10}},
		[]any{handSize, numGames, window, textMost, drawForTable, stillMost, dryMost, Kind().Seats})
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
	assert.Len(t, drawings["en"], 9)
	assert.Equal(t, drawings["en"], drawings["es"])
	for _, picture := range drawings["en"] {
		for card := range strings.FieldsSeq(strings.ReplaceAll(picture, "+", " ")) {
			assert.Contains(t, deck().face, card, "no such card")
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

func TestAnUnknownLanguageGetsEnglish(t *testing.T) {
	assert.Equal(t, Rulebook("en"), Rulebook("fr"))
	assert.NotEqual(t, Rulebook("en"), Rulebook("es"))
	assert.Equal(t, Words("en"), Words("fr"))
	assert.NotEqual(t, Words("en"), Words("es"))
}
