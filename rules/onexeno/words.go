package onexeno

import (
	"bytes"
	_ "embed" // the words
)

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

// SolitaireWords is the same under the solitaire's own name.
func SolitaireWords(lang string) []byte {
	own := "ONEXENO Solitaire"
	if lang == "es" {
		own = "ONEXENO en solitario"
	}
	return bytes.Replace(Words(lang), []byte(`"name": "ONEXENO"`), []byte(`"name": "`+own+`"`), 1)
}
