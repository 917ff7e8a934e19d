package spectrix

import (
	"encoding/json"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
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

func wordsOf(t *testing.T, k *rules.Kind, lang string) (w spoken) {
	require.NoError(t, json.Unmarshal(k.Words(lang), &w))
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

// family is a Kind with the files that hold its constants.
type family struct {
	kind                  *rules.Kind
	log, phases, refusals []string
	entry                 reflect.Type
	views                 []reflect.Type
}

func families(t *testing.T) []family {
	return []family{
		{
			Kind(), constants(t, "view.go", "Log"), constants(t, "match.go", "Phase"), constants(t, "turn.go", "Code"),
			reflect.TypeFor[Entry](), []reflect.Type{reflect.TypeFor[View](), reflect.TypeFor[Public]()},
		},
		{
			MemoryKind(), constants(t, "memoryview.go", "Log"), append(constants(t, "memory.go", "Phase"), PhaseOver), constants(t, "memory.go", "Code"),
			reflect.TypeFor[MemoryEntry](), []reflect.Type{reflect.TypeFor[MemoryView](), reflect.TypeFor[MemoryPublic]()},
		},
	}
}

func TestEverythingHasWordsInBothLanguages(t *testing.T) {
	for _, f := range families(t) {
		for _, lang := range languages {
			w := wordsOf(t, f.kind, lang)
			for _, kind := range f.log {
				assert.NotEmpty(t, w.Log[kind], "%s: log %s", lang, kind)
			}
			for do := range f.kind.Moves {
				assert.NotEmpty(t, w.Move[do], "%s: move %s", lang, do)
			}
			for _, phase := range f.phases {
				assert.NotEmpty(t, w.Phase[phase], "%s: phase %s", lang, phase)
			}
			for _, code := range append(f.refusals, "not_your_turn", "unknown_move", "over", "bad_option") {
				assert.NotEmpty(t, w.Refusal[code], "%s: refusal %s", lang, code)
			}
			for _, c := range Colours() {
				assert.Equal(t, map[string]string{"en": c.NameEN, "es": c.NameES}[lang], w.Card[c.Code])
			}
		}
	}
	for _, reason := range constants(t, "score.go", "Reason") {
		assert.NotEmpty(t, wordsOf(t, Kind(), "en").Card[reason], reason)
	}
	assert.NotEmpty(t, wordsOf(t, MemoryKind(), "es").Card[ReasonAllFound])
}

func TestEverySettingHasALabelInBothLanguages(t *testing.T) {
	typ := reflect.TypeFor[Options]()
	for _, lang := range languages {
		w := wordsOf(t, Kind(), lang)
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
	for _, f := range families(t) {
		en, es := wordsOf(t, f.kind, "en"), wordsOf(t, f.kind, "es")
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
}

// membersOf is the members that a type has in a document.
func membersOf(typ reflect.Type) map[string]bool {
	members := map[string]bool{}
	for i := range typ.NumField() {
		if name, _, _ := strings.Cut(typ.Field(i).Tag.Get("json"), ","); name != "" {
			members[name] = true
		}
	}
	return members
}

// A template that wants what an entry or a move never has is never used.
func TestTemplatesNameMembersOfWhatTheySpeakOf(t *testing.T) {
	wants := regexp.MustCompile(`{(\w+)}`)
	check := func(members map[string]bool, templates []string) {
		for _, template := range templates {
			for _, found := range wants.FindAllStringSubmatch(template, -1) {
				assert.True(t, members[found[1]], template)
			}
		}
	}
	for _, f := range families(t) {
		w := wordsOf(t, f.kind, "en")
		for _, templates := range w.Log {
			check(membersOf(f.entry), templates)
		}
		for do, templates := range w.Move {
			check(membersOf(reflect.TypeOf(f.kind.Moves[do])), templates)
		}
	}
}

func TestMembersOfTheViewHaveALabel(t *testing.T) {
	for _, f := range families(t) {
		for _, lang := range languages {
			for _, typ := range f.views {
				for name := range membersOf(typ) {
					assert.NotEmpty(t, wordsOf(t, f.kind, lang).Member[name], "%s: %s", lang, name)
				}
			}
		}
	}
}

var languages = []string{"en", "es"}
