package onexeno

import (
	"encoding/json"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// spoken is the words of a language.
type spoken struct {
	Log, Move, Refusal map[string][]string
	Phase, Card        map[string]string
	Member             map[string]string
	Option             map[string]map[string]string
}

func wordsOf(t *testing.T, lang string) (w spoken) {
	require.NoError(t, json.Unmarshal(Words(lang), &w))
	return w
}

// constants are the words of a family of constants in a file of the game.
func constants(t *testing.T, file, prefix string) (list []string) {
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	for _, found := range regexp.MustCompile(`(?m)^\t`+prefix+`\w+ += "(\w+)"`).FindAllStringSubmatch(string(text), -1) {
		list = append(list, found[1])
	}
	require.NotEmpty(t, list)
	return list
}

func TestEverythingHasWordsInBothLanguages(t *testing.T) {
	for _, lang := range languages {
		w := wordsOf(t, lang)
		for _, kind := range constants(t, "view.go", "Log") {
			assert.NotEmpty(t, w.Log[kind], "%s: log %s", lang, kind)
		}
		for do := range Kind().Moves {
			assert.NotEmpty(t, w.Move[do], "%s: move %s", lang, do)
		}
		for do := range Solitaire().Moves {
			assert.NotEmpty(t, w.Move[do], "%s: move %s", lang, do)
		}
		for _, phase := range constants(t, "match.go", "Phase") {
			assert.NotEmpty(t, w.Phase[phase], "%s: phase %s", lang, phase)
		}
		for _, code := range append(constants(t, "turn.go", "Code"), "not_your_turn", "unknown_move", "over", "bad_option") {
			assert.NotEmpty(t, w.Refusal[code], "%s: refusal %s", lang, code)
		}
		for _, word := range append(append(constants(t, "score.go", "Reason"), constants(t, "solo.go", "Reason")...), acrossLine, downLine, diagonalLine, "games_played") {
			assert.NotEmpty(t, w.Card[word], "%s: word %s", lang, word)
		}
	}
}

func TestEverySettingHasALabelInBothLanguages(t *testing.T) {
	typ := reflect.TypeFor[Options]()
	for _, lang := range languages {
		w := wordsOf(t, lang)
		for i := range typ.NumField() {
			f := typ.Field(i)
			settings := strings.Split(f.Tag.Get("enum"), ",")
			switch f.Type.Kind() {
			case reflect.Bool:
				settings = []string{"true", "false"}
			case reflect.Int:
				settings = []string{f.Tag.Get("min"), f.Tag.Get("max")}
			}
			for _, s := range append(settings, "") {
				assert.NotEmpty(t, w.Option[f.Tag.Get("json")][s], "%s: %s %q", lang, f.Tag.Get("json"), s)
			}
		}
	}
}

func TestBothLanguagesSayTheSameThings(t *testing.T) {
	facts := regexp.MustCompile(`{\w+}`)
	en, es := wordsOf(t, "en"), wordsOf(t, "es")
	for i, pair := range [][2]map[string][]string{{en.Log, es.Log}, {en.Move, es.Move}, {en.Refusal, es.Refusal}} {
		assert.Len(t, pair[1], len(pair[0]), i)
		for key, templates := range pair[0] {
			require.Len(t, pair[1][key], len(templates), key)
			for j, template := range templates {
				assert.ElementsMatch(t, facts.FindAllString(template, -1), facts.FindAllString(pair[1][key][j], -1), key)
			}
		}
	}
}

// A template that wants what an entry never has is never used.
func TestTemplatesOfTheLogNameMembersOfAnEntry(t *testing.T) {
	members := map[string]bool{}
	for typ, i := reflect.TypeFor[Entry](), 0; i < typ.NumField(); i++ {
		members[strings.TrimSuffix(typ.Field(i).Tag.Get("json"), ",omitempty")] = true
	}
	for kind, templates := range wordsOf(t, "en").Log {
		for _, template := range templates {
			for _, found := range regexp.MustCompile(`{(\w+)}`).FindAllStringSubmatch(template, -1) {
				assert.True(t, members[found[1]], "%s: %s", kind, template)
			}
		}
	}
}

func TestMembersOfTheViewHaveALabel(t *testing.T) {
	for _, lang := range languages {
		w := wordsOf(t, lang)
		for _, typ := range []reflect.Type{reflect.TypeFor[View](), reflect.TypeFor[Public](), reflect.TypeFor[SoloPublic]()} {
			for i := range typ.NumField() {
				if name, _, _ := strings.Cut(typ.Field(i).Tag.Get("json"), ","); name != "" {
					assert.NotEmpty(t, w.Member[name], "%s: %s", lang, name)
				}
			}
		}
	}
}

var languages = []string{"en", "es"}

func TestTheKindsCarryTheirWords(t *testing.T) {
	assert.Equal(t, Words("es"), Kind().Words("es"))
	assert.Equal(t, SolitaireWords("en"), Solitaire().Words("fr"))
}
