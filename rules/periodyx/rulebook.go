package periodyx

import _ "embed" // the rulebooks

//go:embed RULEBOOK.en.md
var rulebookEN []byte

//go:embed RULEBOOK.es.md
var rulebookES []byte

// Rulebook is the rulebook in a language, "en" or "es", as Markdown; any other
// language gets English. It has one section a ruling, headed "## PX-2 …".
// Drawn examples are fenced blocks with the info word "cards"; each line is
// symbols with "+" between and after ":" a caption.
func Rulebook(lang string) []byte {
	if lang == "es" {
		return rulebookES
	}
	return rulebookEN
}
