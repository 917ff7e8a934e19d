package rulestest

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Speech says what a game has words for besides what its Kind tells. Constants
// in its sources are found by how their names begin: Log… are kinds of entries,
// Phase… phases, Code… codes of refusals, Reason… words of "card". Structs whose
// names begin with Of are what refusals carry.
type Speech struct {
	Files    []string // sources with the Kind's constants; nil is all of the package
	Families []string // beginnings of further constants that are words of "card"
	Phases   []string // phases that the files do not declare
	Cards    []string // further words of "card"
	Data     []any    // zero values of what refusals carry besides
}

// Words holds the Kind's words to what can happen: every kind of entry and of
// move, phase, code, setting and member of the view has words in both languages,
// and every option a sentence with one choice in it; both say the same with the
// same facts; to who did something the same is said as to others; and no template
// wants a fact that its thing never has.
func Words(t *testing.T, k *rules.Kind, s Speech) {
	t.Helper()
	report(t, "words of "+k.ID, s.faults(k, os.DirFS(".")))
}

// spoken is the words of one language.
type spoken struct {
	Name               string
	Log, Move, Refusal map[string][]string
	Yours              map[string][]string // of Log, to who did it
	Phase, Card        map[string]string
	Member, Explain    map[string]string
	Hint, Property     map[string]string
	Option             map[string]map[string]string
}

func (s *Speech) faults(k *rules.Kind, dir fs.FS) (all []string) {
	named, missing := s.named(k, dir)
	all = append(fallsBack(k.Words), missing...)
	both := map[string]spoken{}
	for _, lang := range languages {
		var w spoken
		if err := json.Unmarshal(k.Words(lang), &w); err != nil {
			return append(all, err.Error())
		}
		both[lang] = w
		for _, f := range slices.Concat(w.lacks(named), w.unsaid(k), w.unlabelled(k), w.otherwise(), s.unused(k, w, dir)) {
			all = append(all, lang+": "+f)
		}
	}
	return append(all, apart(both["en"], both["es"])...)
}

// named is all that needs words, by member of the words, and families that have
// no constants.
func (s *Speech) named(k *rules.Kind, dir fs.FS) (named map[string][]string, missing []string) {
	named = map[string][]string{
		"move": slices.Sorted(maps.Keys(k.Moves)), "phase": s.Phases, "card": s.Cards,
		"refusal": {rules.NotYourTurn, rules.UnknownMove, rules.Over, rules.BadOption},
	}
	families := map[string]string{"Log": "log", "Phase": "phase", "Code": "refusal", "Reason": "card"}
	for _, family := range s.Families {
		families[family] = "card"
	}
	files := source(dir, s.Files...)
	for _, family := range slices.Sorted(maps.Keys(families)) {
		found := constantsOf(files, family)
		if len(found) == 0 {
			missing = append(missing, "no constant begins with "+family)
		}
		named[families[family]] = slices.Concat(named[families[family]], found)
	}
	return named, missing
}

// lacks names what has no words.
func (w *spoken) lacks(named map[string][]string) (all []string) {
	if w.Name == "" {
		all = append(all, "the game has no name")
	}
	for member, words := range map[string]map[string]bool{
		"log": filled(w.Log), "move": filled(w.Move), "refusal": filled(w.Refusal), "phase": filled(bare(w.Phase)), "card": filled(bare(w.Card)),
	} {
		for _, name := range named[member] {
			if !words[name] {
				all = append(all, fmt.Sprintf("%s %s has no words", member, name))
			}
		}
	}
	slices.Sort(all)
	return all
}

// filled is the keys that have templates, each of which says something.
func filled(words map[string][]string) map[string]bool {
	keys := map[string]bool{}
	for key, templates := range words {
		keys[key] = len(templates) > 0 && !slices.Contains(templates, "")
	}
	return keys
}
