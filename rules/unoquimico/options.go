package unoquimico

import (
	"encoding/json"
	"errors"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Options are the table's choices. Tags carry what the JSON schema says of
// them; a member left out has its default.
type Options struct {
	Mode          string `json:"mode" enum:"full,simple" default:"full" rule:"UQ-2"`
	Scientists    string `json:"scientists" enum:"free,fitting,only_if_stuck" default:"free" rule:"UQ-4"`
	SayName       string `json:"say_name" enum:"announce,quiz,forfeit" default:"announce" rule:"UQ-5"`
	VoluntaryDraw bool   `json:"voluntary_draw" default:"false" rule:"UQ-7"`
	AfterWild     string `json:"after_wild" enum:"any,element_in_force" default:"any" rule:"UQ-8"`
	Wild          string `json:"wild" enum:"whole_turn,beside" default:"whole_turn" rule:"UQ-8"`
	WildPoints    int    `json:"wild_points" min:"0" max:"5" default:"0" rule:"UQ-12"`
	Games         int    `json:"games" min:"0" max:"40" default:"0" rule:"UQ-13"` // 0 = as many as there are seats
	CardLang      string `json:"card_lang" enum:"en,es" default:"es" rule:"UQ-5"`
}

func defaults() Options {
	return Options{Mode: "full", Scientists: "free", SayName: "announce", AfterWild: "any", Wild: "whole_turn", CardLang: "es"}
}

// parseOptions reads the options of a header; nil is all defaults.
func parseOptions(raw json.RawMessage) (Options, error) {
	o := defaults()
	if len(raw) > 0 {
		if err := json.Unmarshal(raw, &o); err != nil {
			return o, unreadable(err)
		}
	}
	return o, o.check()
}

// unreadable names the field that has the wrong type, if it is one.
func unreadable(err error) error {
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok && wrong.Field != "" {
		return badOption(wrong.Field)
	}
	return badOption("options")
}

// check refuses a word or a number that the rules do not have.
func (o *Options) check() error {
	for _, c := range []struct {
		field string
		known bool
	}{
		{"mode", among(o.Mode, "full", "simple")},
		{"scientists", among(o.Scientists, "free", "fitting", "only_if_stuck")},
		{"say_name", among(o.SayName, "announce", "quiz", "forfeit")},
		{"after_wild", among(o.AfterWild, "any", "element_in_force")},
		{"wild", among(o.Wild, "whole_turn", "beside")},
		{"wild_points", o.WildPoints >= 0 && o.WildPoints <= 5},
		{"games", o.Games >= 0 && o.Games <= 40},
		{"card_lang", among(o.CardLang, "en", "es")},
	} {
		if !c.known {
			return badOption(c.field)
		}
	}
	return nil
}

func among(word string, words ...string) bool { return slices.Contains(words, word) }

func badOption(field string) error {
	return &rules.Illegal{Code: rules.BadOption, Data: map[string]any{"field": field}}
}

// simple is the index of the table of fits for the mode.
func (o *Options) simple() int {
	if o.Mode == "simple" {
		return 1
	}
	return 0
}
