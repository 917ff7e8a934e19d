package onexeno

import _ "embed" // the words

//go:embed words.en.json
var wordsEN []byte

//go:embed words.es.json
var wordsES []byte

// Words is what is said of the game in a language, "en" or "es"; any other
// language gets English.
func Words(lang string) []byte {
	if lang == "es" {
		return wordsES
	}
	return wordsEN
}
