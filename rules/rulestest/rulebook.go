package rulestest

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Book says what the rulebooks of a game must hold besides a section for each
// ruling, in order, and an explanation of each option under its rule.
type Book struct {
	Prefix  string              // of the rulings' ids: "UQ" of "UQ-1"
	Rulings int                 // how many there are
	Plain   []string            // options of words that a sentence explains; all others have a table
	Says    map[string][]string // by language: the numbers of the rules, as players read them
}

// Rulebooks holds the Kind's rulebooks to b. An option is explained where its
// name stands as "(`name`)". A choice of words is a table with a row for each in
// the order of the schema, and the usual one is marked; other options name
// what is usual in their paragraph.
func Rulebooks(t *testing.T, k *rules.Kind, b Book) {
	t.Helper()
	report(t, "rulebook of "+k.ID, b.faults(k))
}

// languages are those in which a game speaks.
var languages = []string{"en", "es"}

// usual marks the default of an option.
var usual = map[string]string{"en": "usual", "es": "normal"}

func (b *Book) faults(k *rules.Kind) (all []string) {
	for _, lang := range languages {
		text := string(k.Rulebook(lang))
		for _, f := range slices.Concat(b.sections(text), b.options(k, lang, text), b.said(lang, text)) {
			all = append(all, lang+": "+f)
		}
	}
	all = append(all, fallsBack(k.Rulebook)...)
	if !reflect.DeepEqual(Drawn(k, "en"), Drawn(k, "es")) {
		all = append(all, "the languages draw different examples")
	}
	return all
}

// fallsBack wants two languages that differ, and English for any other.
func fallsBack(text func(lang string) []byte) (all []string) {
	if string(text("fr")) != string(text("en")) {
		all = append(all, "an unknown language does not get English")
	}
	if string(text("es")) == string(text("en")) {
		all = append(all, "both languages are the same")
	}
	return all
}

// rulings are the ids that have a section, in order.
func (b *Book) rulings(text string) (ids []string) {
	for _, head := range regexp.MustCompile(`(?m)^## (`+b.Prefix+`-\d+) \S`).FindAllStringSubmatch(text, -1) {
		ids = append(ids, head[1])
	}
	return ids
}

// ids are those that there must be.
func (b *Book) ids() (ids []string) {
	for i := range b.Rulings {
		ids = append(ids, fmt.Sprintf("%s-%d", b.Prefix, i+1))
	}
	return ids
}

func (b *Book) sections(text string) []string {
	if got := b.rulings(text); !slices.Equal(got, b.ids()) {
		return []string{fmt.Sprintf("sections are %v, not %s-1 to %d in order", got, b.Prefix, b.Rulings)}
	}
	return nil
}

func (b *Book) said(lang, text string) (all []string) {
	for _, fact := range b.Says[lang] {
		if !strings.Contains(text, fact) {
			all = append(all, fmt.Sprintf("does not say %q", fact))
		}
	}
	return all
}

func (b *Book) options(k *rules.Kind, lang, text string) (all []string) {
	for f := range reflect.TypeOf(k.Options).Fields() {
		name, rule := f.Tag.Get("json"), f.Tag.Get("rule")
		_, body, found := strings.Cut(sectionOf(text, rule), "(`"+name+"`)")
		if !found {
			all = append(all, fmt.Sprintf("option %s is not explained under %q", name, rule))
			continue
		}
		all = append(all, b.settings(f.Tag, usual[lang], body)...)
	}
	return all
}

// sectionOf is the text under the heading of a ruling.
func sectionOf(text, rule string) string {
	for _, section := range strings.Split(text, "\n## ")[1:] {
		if strings.HasPrefix(section, rule+" ") {
			return section
		}
	}
	return ""
}

// settings reads what follows the name of an option.
func (b *Book) settings(tag reflect.StructTag, usual, body string) []string {
	if tag.Get("enum") != "" && !slices.Contains(b.Plain, tag.Get("json")) {
		return tabled(tag, usual, tableOf(body))
	}
	if sentence, _, _ := strings.Cut(body, "\n\n"); !strings.Contains(sentence, usual) {
		return []string{fmt.Sprintf("option %s does not say what is %s", tag.Get("json"), usual)}
	}
	return nil
}

// tabled wants a row for each word, the default's alone marked.
func tabled(tag reflect.StructTag, usual string, rows []string) (all []string) {
	name, words := tag.Get("json"), strings.Split(tag.Get("enum"), ",")
	if len(rows) != len(words) {
		return []string{fmt.Sprintf("option %s has %d rows for %d settings", name, len(rows), len(words))}
	}
	for i, row := range rows {
		if (words[i] == tag.Get("default")) != strings.Contains(row, usual) {
			all = append(all, fmt.Sprintf("option %s: %s is %s, not as in %s", name, tag.Get("default"), usual, row))
		}
	}
	return all
}

// tableOf is the rows of a table that begins the next paragraph, without head.
func tableOf(body string) []string {
	table, _, _ := strings.Cut(strings.TrimPrefix(body, "\n\n"), "\n\n")
	rows := strings.Split(strings.TrimSpace(table), "\n")
	if !strings.HasPrefix(body, "\n\n|") || len(rows) < 2 {
		return nil
	}
	return rows[2:]
}

var fence = regexp.MustCompile("(?s)```\\w+\n(.*?)```")

// Drawn is the examples of a rulebook: the lines of each fenced block, without
// the captions that follow a colon.
func Drawn(k *rules.Kind, lang string) (blocks [][]string) {
	for _, block := range fence.FindAllStringSubmatch(string(k.Rulebook(lang)), -1) {
		var lines []string
		for line := range strings.Lines(block[1]) {
			picture, _, _ := strings.Cut(line, ":")
			lines = append(lines, strings.TrimSpace(picture))
		}
		blocks = append(blocks, lines)
	}
	return blocks
}

func report(t *testing.T, of string, faults []string) {
	t.Helper()
	for _, f := range faults {
		t.Errorf("%s: %s", of, f)
	}
}
