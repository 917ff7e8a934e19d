package rulestest

import (
	"fmt"
	"io/fs"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/sobremesa-games/sobremesa/rules"
)

// unlabelled names members of the view without words.
func (w *spoken) unlabelled(k *rules.Kind) (all []string) {
	own := namesIn(reflect.TypeOf(k.View))
	for _, member := range slices.Sorted(maps.Keys(toldOf(k))) {
		if w.Member[member] == "" && (own[member] || !slices.Contains(common, member)) {
			all = append(all, fmt.Sprintf("member %s has no label", member))
		}
	}
	return all
}

func nameOf(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return name
}

// namesIn is the names that a struct and those embedded in it have in a document,
// without what the views of all games share.
func namesIn(typ reflect.Type) map[string]bool {
	names := map[string]bool{}
	if typ.Kind() == reflect.Pointer {
		typ = typ.Elem()
	}
	if typ.Kind() != reflect.Struct || strings.HasPrefix(typ.Name(), "Shared[") {
		return names
	}
	for f := range typ.Fields() {
		if name := nameOf(f); name != "" {
			names[name] = true
		} else if f.Anonymous {
			maps.Copy(names, namesIn(f.Type))
		}
	}
	return names
}

// common are members deeper in a view that clients have words for whatever the
// game.
var common = []string{
	"cards", "total", "ready", "pile", "round", "game", "games", "dealer", "lead", "target", "past", "top", "table", "points", "reason",
	"left", "out", "seat", "card", "element", "scientist", "onto", "any", "hand", "must", "winner", "winners", "totals",
}

// toldOf is all members of the view that clients tell, however deep: what is
// seen of a seat among them, but not what the viewer can do, for moves say it.
func toldOf(k *rules.Kind) map[string]bool {
	names := map[string]bool{}
	deepen(reflect.TypeOf(k.View), names, map[reflect.Type]bool{entryOf(k): true})
	return names
}

func deepen(typ reflect.Type, names map[string]bool, met map[reflect.Type]bool) {
	switch typ.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map:
		deepen(typ.Elem(), names, met)
	case reflect.Struct:
		if met[typ] {
			return
		}
		met[typ] = true
		for f := range typ.Fields() {
			deepenMember(typ, f, names, met)
		}
	}
}

// deepenMember takes what all views share for known, but for what seats are.
func deepenMember(of reflect.Type, f reflect.StructField, names map[string]bool, met map[reflect.Type]bool) {
	shared, name := strings.HasPrefix(of.Name(), "Shared["), nameOf(f)
	if shared && name != "seats" {
		return
	}
	if !shared && name != "" {
		names[name] = true
	}
	if name != "can" {
		deepen(f.Type, names, met)
	}
}

// entryOf is the type of the log's entries.
func entryOf(k *rules.Kind) reflect.Type {
	log, _ := reflect.TypeOf(k.View).FieldByName("Log")
	entries, _ := log.Type.FieldByName("Entries")
	return entries.Type.Elem().Elem()
}

var wanted = regexp.MustCompile(`{(\w+)}`)

// unused names templates that are never said, since they want what their entry,
// move or refusal never has.
func (s *Speech) unused(k *rules.Kind, w spoken, dir fs.FS) (all []string) {
	facts := s.facts(dir)
	for kind, templates := range w.Log {
		all = append(all, overreach("log "+kind, namesIn(entryOf(k)), templates)...)
	}
	for do, templates := range w.Move {
		if m, ok := k.Moves[do]; ok {
			all = append(all, overreach("move "+do, namesIn(reflect.TypeOf(m)), templates)...)
		}
	}
	for code, templates := range w.Refusal {
		all = append(all, overreach("refusal "+code, facts, templates)...)
	}
	slices.Sort(all)
	return all
}

// facts is all that refusals may carry; of a bad option it is the field.
func (s *Speech) facts(dir fs.FS) map[string]bool {
	facts := factsOf(source(dir), "Of")
	facts["field"] = true
	for _, data := range s.Data {
		maps.Copy(facts, namesIn(reflect.TypeOf(data)))
	}
	return facts
}

func overreach(what string, has map[string]bool, templates []string) (all []string) {
	for _, template := range templates {
		for _, want := range wanted.FindAllStringSubmatch(template, -1) {
			if !has[want[1]] {
				all = append(all, fmt.Sprintf("%s never has {%s}: %s", what, want[1], template))
			}
		}
	}
	return all
}

// apart names where two languages do not say the same: words that one lacks, and
// templates in another number or with other facts.
func apart(a, b spoken) (all []string) {
	for member, pair := range map[string][2]map[string][]string{
		"log": {a.Log, b.Log}, "move": {a.Move, b.Move}, "refusal": {a.Refusal, b.Refusal},
		"phase": {bare(a.Phase), bare(b.Phase)}, "card": {bare(a.Card), bare(b.Card)}, "member": {bare(a.Member), bare(b.Member)},
		"explain": {bare(a.Explain), bare(b.Explain)}, "hint": {bare(a.Hint), bare(b.Hint)}, "property": {bare(a.Property), bare(b.Property)},
		"option": {settingsIn(a.Option), settingsIn(b.Option)},
	} {
		for key := range union(pair[0], pair[1]) {
			if x, y := shape(pair[0], key), shape(pair[1], key); !reflect.DeepEqual(x, y) {
				all = append(all, fmt.Sprintf("%s %s: the languages say different things: %v, %v", member, key, x, y))
			}
		}
	}
	slices.Sort(all)
	return all
}

// otherwise names sentences to who did it that are not those to others, in their
// order, with the same facts; who did it needs no name.
func (w *spoken) otherwise() (all []string) {
	for kind := range w.Yours {
		own, others := unnamed(shape(w.Yours, kind)), unnamed(shape(w.Log, kind))
		if len(own) > len(others) || !reflect.DeepEqual(own, others[:len(own)]) {
			all = append(all, fmt.Sprintf("yours %s: said otherwise %v, and of others %v", kind, own, others))
		}
	}
	slices.Sort(all)
	return all
}

func unnamed(facts [][]string) [][]string {
	for i := range facts {
		facts[i] = slices.DeleteFunc(facts[i], func(fact string) bool { return fact == "{seat}" })
	}
	return facts
}

func union[V any](a, b map[string]V) map[string]V {
	all := map[string]V{}
	maps.Copy(all, a)
	maps.Copy(all, b)
	return all
}

// shape is the facts of each template, sorted; nothing where there is no text.
func shape(words map[string][]string, key string) (facts [][]string) {
	for _, template := range words[key] {
		found := append([]string{}, wanted.FindAllString(template, -1)...)
		slices.Sort(found)
		facts = append(facts, found)
	}
	return facts
}

// bare is words that have no facts, as templates.
func bare(words map[string]string) map[string][]string {
	templates := map[string][]string{}
	for key, text := range words {
		templates[key] = []string{text}
	}
	return templates
}
