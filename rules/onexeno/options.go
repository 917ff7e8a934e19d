package onexeno

import (
	"encoding/json"
	"errors"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Options are the table's choices. Tags carry what the JSON schema says of
// them; a member left out has its default.
type Options struct {
	Match     string `json:"match" enum:"all8,edges" default:"all8" rule:"OX-4"`
	Contact   string `json:"contact" enum:"any,edge" default:"any" rule:"OX-4"`
	Rotation  bool   `json:"rotation" default:"true" rule:"OX-4"`
	MustPlace bool   `json:"must_place" default:"false" rule:"OX-3"`
	Points    string `json:"points" enum:"spots,cards" default:"spots" rule:"OX-11"`
	Games     int    `json:"games" min:"1" max:"20" default:"1" rule:"OX-11"`
	Partners  bool   `json:"partners" default:"false" rule:"OX-12"`
	Spotting  bool   `json:"spotting" default:"false" rule:"OX-13"`
}

func defaults() Options {
	return Options{Match: "all8", Contact: "any", Rotation: true, Points: "spots", Games: 1}
}

// parseOptions reads the options of a header for n seats; nil is all defaults.
func parseOptions(raw json.RawMessage, n int) (Options, error) {
	o := defaults()
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
		return badOption(wrong.Field)
	}
	return badOption("options")
}

// check refuses a word or a number that the rules do not have, and partners
// where nobody sits opposite.
func (o *Options) check(n int) error {
	for _, c := range []struct {
		field string
		known bool
	}{
		{"match", o.Match == "all8" || o.Match == "edges"},
		{"contact", o.Contact == "any" || o.Contact == "edge"},
		{"points", o.Points == "spots" || o.Points == "cards"},
		{"games", o.Games >= 1 && o.Games <= 20},
		{"partners", !o.Partners || n >= 4 && n%2 == 0},
	} {
		if !c.known {
			return badOption(c.field)
		}
	}
	return nil
}

func badOption(field string) error {
	return &rules.Illegal{Code: rules.BadOption, Data: map[string]any{"field": field}}
}

// touches is which cells of neighbours must be alike (OX-4).
func (o *Options) touches() []touch {
	if o.Match == "edges" {
		return alongEdges
	}
	return alongAll
}

// turns is the quarter turns in which a card may be laid: from the first one,
// and all below to (OX-4, OX-5).
func (o *Options) turns(f cards.Face) (from, to int) {
	if !o.Rotation {
		return printed(f), printed(f) + 1
	}
	return 0, deck().looks[f]
}
