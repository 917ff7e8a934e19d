// Package highcard is High card: everybody lays a card, the highest takes the
// trick, most tricks win. It is here to be added to the program as any new game
// would be. Rulings are HC-1 … HC-3 of its rulebook.
package highcard

import (
	_ "embed" // rulebooks and words
	"encoding/json"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Options are the table's choices.
type Options struct {
	Cards int    `json:"cards" min:"2" max:"6" default:"4" rule:"HC-1"`
	Wins  string `json:"wins" enum:"highest,lowest" default:"highest" rule:"HC-2"`
}

// Lay puts a card of the hand into the trick (HC-2).
type Lay struct {
	Card string `json:"card"`
}

// Do names the move.
func (Lay) Do() string { return "lay" }

// Codes of refusals.
const CodeNotInHand = "not_in_hand" // HC-2

// OfCard is the card that a refusal speaks of.
type OfCard struct {
	Card string `json:"card"`
}

//go:embed RULEBOOK.en.md
var rulebookEN []byte

//go:embed RULEBOOK.es.md
var rulebookES []byte

//go:embed words.en.json
var wordsEN []byte

//go:embed words.es.json
var wordsES []byte

// Kind describes the game.
func Kind() *rules.Kind {
	return &rules.Kind{
		ID: "highcard", Family: "highcard", Rev: 1, Seats: [2]int{2, 5},
		New:     newMatch,
		Options: Options{}, View: View{}, Moves: map[string]rules.Move{"lay": Lay{}},
		Bot: policy, Rulebook: in(rulebookEN, rulebookES), Words: in(wordsEN, wordsES),
	}
}

func in(en, es []byte) func(lang string) []byte {
	return func(lang string) []byte {
		if lang == "es" {
			return es
		}
		return en
	}
}

func parseOptions(raw json.RawMessage) (Options, error) {
	o := Options{Cards: 4, Wins: "highest"}
	if len(raw) > 0 && json.Unmarshal(raw, &o) != nil {
		return o, badOption("options")
	}
	if o.Cards < 2 || o.Cards > 6 {
		return o, badOption("cards")
	}
	if o.Wins != "highest" && o.Wins != "lowest" {
		return o, badOption("wins")
	}
	return o, nil
}

func badOption(field string) error {
	return &rules.Illegal{Code: rules.BadOption, Data: map[string]any{"field": field}}
}
