package periodyx

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/elements"
)

// Properties are what two cards of Match! may share, in the order in which they
// are offered (PX-12).
var Properties = []string{
	"family", "state", "metal", "occurrence", "group", "period", "block",
	"initial", "name_length", "symbol_length", "century", "oxidation", "discoverer",
}

// trivial are those that a table may leave out (PX-12).
var trivial = []string{"state", "metal"}

// properties are those that may be claimed at this table.
func (o *Options) properties() []string {
	if o.Trivial {
		return Properties
	}
	return telling
}

var telling = slices.DeleteFunc(slices.Clone(Properties), func(p string) bool { return slices.Contains(trivial, p) })

// shares reports whether two cards have the property in common. What a card
// does not have it shares with none (PX-12).
func (o *Options) shares(property string, a, b cards.Face) bool {
	x, y := &deck().elements[a], &deck().elements[b]
	switch property {
	case "family":
		return sameKnown(x.Category, y.Category)
	case "state":
		return sameKnown(x.State, y.State)
	case "metal":
		return sameKnown(x.Class, y.Class)
	case "occurrence":
		return x.Occurrence == y.Occurrence
	case "group":
		return x.Group == y.Group && x.Group != 0
	case "period":
		return x.Period == y.Period
	case "block":
		return x.Block == y.Block
	case "initial":
		l := o.language()
		return deck().initial[0][l][a] == deck().initial[0][l][b]
	case "name_length":
		return utf8.RuneCountInString(o.name(x)) == utf8.RuneCountInString(o.name(y))
	case "symbol_length":
		return len(x.Symbol) == len(y.Symbol)
	case "century":
		return x.Order != 0 && y.Order != 0 && century(x) == century(y)
	case "oxidation":
		return meet(x.States, y.States)
	case "discoverer":
		return x.Discoverers != "" && meet(discoverers(x), discoverers(y))
	}
	return false
}

func sameKnown(a, b string) bool { return a == b && a != "unknown" }

func meet[T comparable](a, b []T) bool {
	return slices.ContainsFunc(a, func(x T) bool { return slices.Contains(b, x) })
}

// century counts from 1: 1801 to 1900 is the 19th.
func century(e *elements.Element) int { return (e.Order-1)/100 + 1 }

func discoverers(e *elements.Element) []string { return strings.Split(e.Discoverers, "; ") }

// name is an element's name in the language of the cards.
func (o *Options) name(e *elements.Element) string {
	if o.CardLang == "en" {
		return e.NameEN
	}
	return e.NameES
}

func (o *Options) language() int {
	if o.CardLang == "en" {
		return 0
	}
	return 1
}

// shared lists everything that two cards have in common, in order.
func (o *Options) shared(a, b cards.Face) []string {
	var list []string
	for _, p := range o.properties() {
		if o.shares(p, a, b) {
			list = append(list, p)
		}
	}
	return list
}

// letters are those that may be named: ñ is one in Spanish (PX-7).
func (o *Options) letters() []string {
	if o.CardLang == "en" {
		return alphabet[:26]
	}
	return alphabet
}

var alphabet = strings.Split("abcdefghijklmnopqrstuvwxyzñ", "")

// letters is a set of letters of the alphabet.
type letters uint32

func (s *letters) add(letter string)     { *s |= 1 << slices.Index(alphabet, letter) }
func (s letters) has(letter string) bool { return s>>slices.Index(alphabet, letter)&1 == 1 }

// beginsWithAny reports whether a card begins with one of the letters (PX-7).
func (o *Options) beginsWithAny(f cards.Face, set letters) bool {
	return set != 0 && set.has(o.initial(f))
}

// begins reports whether a card begins with the letter (PX-7).
func (o *Options) begins(f cards.Face, letter string) bool { return o.initial(f) == letter }

// initial is the letter that a card begins with.
func (o *Options) initial(f cards.Face) string {
	by := 0
	if o.By == "symbol" {
		by = 1
	}
	return string(deck().initial[by][o.language()][f])
}
