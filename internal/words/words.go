// Package words puts what happens in a game into sentences, from templates that
// the game gives as data in each language.
//
// A game's words are a JSON object: "name" of the game; "log", "move" and
// "refusal", each a list of templates for every kind of entry, kind of move and
// code; "phase", what is asked in it; "card", names of cards that are neither
// elements nor scientists. Clients also read "member", what members of the view
// are called; "option", for each a sentence under "" in which {pick} stands for the
// choice, and its values, where {n} under "n" is any number that has no words of its
// own; "hint", what kinds of moves are called where one is advised; and "property",
// what advice is about. Of a list the first template is used all of whose
// {members} the thing has; the last one should need nothing that may be absent.
// Texts are words of "card" or codes of elements and scientists, and said by their
// names; {text} is what somebody said, of which only words of "card" are.
package words

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/elements"
)

// Words are those of one game in one language.
type Words struct {
	Name    string              `json:"name"`
	Log     map[string][]string `json:"log"`
	Move    map[string][]string `json:"move"`
	Refusal map[string][]string `json:"refusal"`
	Phase   map[string]string   `json:"phase"`
	Card    map[string]string   `json:"card"`

	lang string
}

// Of reads the words of a game in "en" or "es".
func Of(k *rules.Kind, lang string) (*Words, error) {
	w := &Words{lang: lang}
	if err := json.Unmarshal(k.Words(lang), w); err != nil {
		return nil, fmt.Errorf("words of %s: %w", k.ID, err)
	}
	return w, nil
}

// Namer gives the name of a seat.
type Namer func(rules.Seat) string

// Entry is a sentence for an entry of the log, plain data with a member "kind".
func (w *Words) Entry(entry any, name Namer) string {
	facts := factsOf(entry)
	kind, _ := facts["kind"].(string)
	return w.say(w.Log[kind], kind, facts, name)
}

// Choice is a sentence for a move that could be made.
func (w *Words) Choice(m rules.Move, name Namer) string {
	return w.say(w.Move[m.Do()], m.Do(), factsOf(m), name)
}

// factsOf is the members of plain data; those that say nothing are absent.
func factsOf(v any) map[string]any {
	text, err := json.Marshal(v)
	facts := map[string]any{}
	if err != nil || json.Unmarshal(text, &facts) != nil {
		panic(fmt.Sprintf("words: %T is no plain data", v))
	}
	maps.DeleteFunc(facts, func(_ string, fact any) bool { return fact == nil || fact == false || fact == "" })
	return facts
}

// say uses the first template that fits; a thing without one is called by its
// own word.
func (w *Words) say(templates []string, word string, facts map[string]any, name Namer) string {
	for _, t := range templates {
		if text, ok := w.fill(t, facts, name); ok {
			return text
		}
	}
	return word
}

// fill puts facts where the template wants them, and reports whether it has them
// all.
func (w *Words) fill(template string, facts map[string]any, name Namer) (string, bool) {
	var text strings.Builder
	for {
		before, rest, more := strings.Cut(template, "{")
		text.WriteString(before)
		if !more {
			return text.String(), true
		}
		member, after, _ := strings.Cut(rest, "}")
		fact, ok := facts[member]
		if !ok {
			return "", false
		}
		text.WriteString(w.word(member, fact, name))
		template = after
	}
}

// word is a fact in words: a seat is a name, a card's code the card's.
func (w *Words) word(member string, fact any, name Namer) string {
	switch fact := fact.(type) {
	case bool:
		return ""
	case string:
		if member == said {
			return cmp.Or(w.Card[fact], fact)
		}
		return w.CardName(fact)
	case float64:
		if isSeat(member) {
			return name(rules.Seat(fact))
		}
		return fmt.Sprint(fact)
	case []any:
		return w.list(member, fact, name)
	case map[string]any:
		return w.bySeat(fact, name)
	}
	return fmt.Sprint(fact)
}

// said is the member that holds what somebody said: a word of the game, or their
// own, which is no element or scientist whatever it looks like.
const said = "text"

func isSeat(member string) bool {
	return slices.Contains([]string{"seat", "to", "from", "of", "winner"}, member)
}

func (w *Words) list(member string, facts []any, name Namer) string {
	all := make([]string, len(facts))
	for i, f := range facts {
		all[i] = w.word(member, f, name)
	}
	return strings.Join(all, ", ")
}

// bySeat is numbers by seat.
func (w *Words) bySeat(facts map[string]any, name Namer) string {
	var all []string
	for n := rules.Seat(1); len(all) < len(facts) && n < 100; n++ {
		if fact, ok := facts[n.String()]; ok {
			all = append(all, fmt.Sprintf("%s %v", name(n), fact))
		}
	}
	return strings.Join(all, ", ")
}

// CardName is the name of a card; what is none is its own word.
func (w *Words) CardName(code string) string {
	if own, ok := w.Card[code]; ok {
		return own
	}
	for _, e := range elements.All() {
		if e.Symbol == code {
			return w.pick(e.NameEN, e.NameES)
		}
	}
	for _, s := range elements.Scientists() {
		if s.Code == code {
			return w.pick(s.NameEN, s.NameES)
		}
	}
	return code
}

func (w *Words) pick(en, es string) string {
	if w.lang == "es" {
		return es
	}
	return en
}
