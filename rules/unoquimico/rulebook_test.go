package unoquimico

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"

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
