package spectrix

import (
	"encoding/json"
	"errors"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Options are the table's choices. Tags carry what the JSON schema says of
// them; a member left out has its default.
type Options struct {
	Actions        string `json:"actions" enum:"unlimited,one" default:"unlimited" rule:"SP-3"`
	MustPlay       bool   `json:"must_play" default:"false" rule:"SP-5"`
	PlayDrawn      bool   `json:"play_drawn" default:"false" rule:"SP-5"`
	WhiteNeedsCard bool   `json:"white_needs_card" default:"false" rule:"SP-6"`
	PrivateDraft   bool   `json:"private_draft" default:"false" rule:"SP-7"` // the room shows no unfinished plays
	StrictTable    bool   `json:"strict_table" default:"false" rule:"SP-8"`
	Target         int    `json:"target" min:"50" max:"200" choices:"50,100,150,200" default:"100" rule:"SP-10"`
	TimeLimit      int    `json:"time_limit" min:"0" max:"240" choices:"0,15,30,45,60,90,120,240" default:"0" rule:"SP-11"` // minutes; 0 = none
	Hints          bool   `json:"hints" default:"true" rule:"SP-5"`
}

func defaults() Options { return Options{Actions: "unlimited", Target: 100, Hints: true} }

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

// check refuses what the rules do not have, and switches that contradict each
// other: where every step counts there is no single action, no secret draft and
// nobody who knows what could be laid.
func (o *Options) check() error {
	for _, c := range []struct {
		field string
		fine  bool
	}{
		{"actions", o.Actions == "unlimited" || o.Actions == "one"},
		{"target", o.Target >= 50 && o.Target <= 200},
		{"time_limit", o.TimeLimit >= 0 && o.TimeLimit <= 240},
		{"strict_table", !o.StrictTable || o.Actions == "unlimited"},
		{"private_draft", !o.StrictTable || !o.PrivateDraft},
		{"must_play", !o.StrictTable || !o.MustPlay},
	} {
		if !c.fine {
			return badOption(c.field)
		}
	}
	return nil
}

func badOption(field string) error {
	return &rules.Illegal{Code: rules.BadOption, Data: map[string]any{"field": field}}
}

// one reports the older edition's single action a turn.
func (o *Options) one() bool { return o.Actions == "one" }
