package periodyx

import (
	"encoding/json"
	"errors"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Options are the table's choices. Tags carry what the JSON schema says of
// them; a member left out has its default.
type Options struct {
	Deck             string `json:"deck" enum:"1-103,118,1-94,1-54" default:"1-103" rule:"PX-1"`
	FirstGame        string `json:"first_game" enum:"random,1" default:"random" rule:"PX-2"`
	Target           string `json:"target" enum:"8,10,12" default:"10" rule:"PX-3"`
	ShowStats        bool   `json:"show_stats" default:"false" rule:"PX-5"`
	Quiz             bool   `json:"quiz" default:"false" rule:"PX-5"`
	By               string `json:"by" enum:"name,symbol" default:"name" rule:"PX-7"`
	Race             string `json:"race" enum:"fast,calm" default:"fast" rule:"PX-12"`
	Trivial          bool   `json:"trivial" default:"true" rule:"PX-12"`
	FreeMatch        bool   `json:"free_match" default:"false" rule:"PX-12"`
	MendeleevPerTurn int    `json:"mendeleev_per_turn" min:"0" max:"1" default:"0" rule:"PX-15"` // 0 = as many as fit
	Mendeleev        string `json:"mendeleev" enum:"flipped_seed,free_first,off" default:"flipped_seed" rule:"PX-16"`
	CardLang         string `json:"card_lang" enum:"en,es" default:"es" rule:"PX-7"`
}

// usual is what a table plays that chooses nothing.
var usual = Options{
	Deck: "1-103", FirstGame: "random", Target: "10", By: "name", Race: "fast", Trivial: true, Mendeleev: "flipped_seed", CardLang: "es",
}

// parseOptions reads the options of a header for a table of n; nil is all
// defaults.
func parseOptions(raw json.RawMessage, n int) (Options, error) {
	o := usual
	if len(raw) > 0 {
		if err := json.Unmarshal(raw, &o); err != nil {
			return o, unreadable(err)
		}
	}
	return o, o.check(n)
}

// unreadable names the field that has the wrong type, if it is one.
func unreadable(err error) error {
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok && wrong.Field != "" {
		return badOption(wrong.Field, "")
	}
	return badOption("options", "")
}

// check refuses a word or a number that the rules do not have, a deck that is
// too small for the players (PX-18), and choices that contradict each other.
func (o *Options) check(n int) error {
	for _, c := range []struct {
		field, rule string
		fine        bool
	}{
		{"deck", "PX-1", among(o.Deck, "1-103", "118", "1-94", "1-54")},
		{"first_game", "PX-2", among(o.FirstGame, "random", "1")},
		{"target", "PX-3", among(o.Target, "8", "10", "12")},
		{"by", "PX-7", among(o.By, "name", "symbol")},
		{"race", "PX-12", among(o.Race, "fast", "calm")},
		{"mendeleev_per_turn", "PX-15", o.MendeleevPerTurn == 0 || o.MendeleevPerTurn == 1},
		{"mendeleev", "PX-16", among(o.Mendeleev, "flipped_seed", "free_first", "off")},
		{"card_lang", "PX-7", among(o.CardLang, "en", "es")},
		{"deck", "PX-18", handSize*n+1+n <= o.deckSize()},
		{"free_match", "PX-12", !o.FreeMatch || n >= 3 && o.Race == "fast"},
	} {
		if !c.fine {
			return badOption(c.field, c.rule)
		}
	}
	return nil
}

// suits is of people alone, since bots have no opinion in a vote (PX-12), and
// refuses to limit cards that nobody may play (PX-15, PX-16).
func suits(raw json.RawMessage, people int) error {
	o, err := parseOptions(raw, people)
	if err == nil && o.Mendeleev == "off" && o.MendeleevPerTurn != usual.MendeleevPerTurn {
		return badOption("mendeleev_per_turn", "PX-15")
	}
	return err
}

func among(word string, words ...string) bool { return slices.Contains(words, word) }

func badOption(field, rule string) error {
	return &rules.Illegal{Code: rules.BadOption, Rule: rule, Data: map[string]any{"field": field}}
}

// deckSize is how many elements are played with, from hydrogen on (PX-1).
func (o *Options) deckSize() int {
	switch o.Deck {
	case "118":
		return 118
	case "1-94":
		return 94
	case "1-54":
		return 54
	}
	return 103
}

// target is the number of cards that wins at once (PX-3).
func (o *Options) target() int {
	switch o.Target {
	case "8":
		return 8
	case "12":
		return 12
	}
	return 10
}

// games is how many games are played: with the first 54 elements nearly all are
// natural, so that the last one is left out (PX-13).
func (o *Options) games() int {
	if o.Deck == "1-54" {
		return numGames - 1
	}
	return numGames
}
