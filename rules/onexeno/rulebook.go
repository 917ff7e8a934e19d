package onexeno

import _ "embed" // the rulebooks

//go:embed RULEBOOK.en.md
var rulebookEN []byte

//go:embed RULEBOOK.es.md
var rulebookES []byte

// Rulebook is the rulebook in a language, "en" or "es", as Markdown; any other
// language gets English. It has one section a ruling, headed "## OX-2 …".
// Drawn examples are fenced blocks with the info word "field"; each line is a
// row of the table, cards as their eight cells clockwise from the top left and
// dots for free places.
func Rulebook(lang string) []byte {
	if lang == "es" {
		return rulebookES
	}
	return rulebookEN
}
