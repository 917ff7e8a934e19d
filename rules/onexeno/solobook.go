package onexeno

import _ "embed" // the rulebooks of the solitaire

//go:embed SOLITAIRE.en.md
var soloBookEN []byte

//go:embed SOLITAIRE.es.md
var soloBookES []byte

// SolitaireRulebook is the rulebook of the solitaire, as Rulebook: only the
// rulings that the solitaire has.
func SolitaireRulebook(lang string) []byte {
	if lang == "es" {
		return soloBookES
	}
	return soloBookEN
}
