package onexeno

import (
	_ "embed" // the words
	"encoding/json"
	"maps"
	"sync"
)

//go:embed words.en.json
var wordsEN []byte

//go:embed words.es.json
var wordsES []byte

//go:embed solitaire.en.json
var soloWordsEN []byte

//go:embed solitaire.es.json
var soloWordsES []byte

// Words is what is said of the game in a language, "en" or "es"; any other
// language gets English.
func Words(lang string) []byte {
	if lang == "es" {
		return wordsES
	}
	return wordsEN
}

var (
	soloEN = sync.OnceValue(func() []byte { return said(wordsEN, soloWordsEN) })
	soloES = sync.OnceValue(func() []byte { return said(wordsES, soloWordsES) })
)

// SolitaireWords is the same of the solitaire: its own words where it has some.
func SolitaireWords(lang string) []byte {
	if lang == "es" {
		return soloES()
	}
	return soloEN()
}

// said is words with some said otherwise.
func said(words, otherwise []byte) []byte {
	all := object(words)
	for name, own := range object(otherwise) {
		if section, ok := own.(map[string]any); ok {
			maps.Copy(all[name].(map[string]any), section)
			continue
		}
		all[name] = own
	}
	text, err := json.Marshal(all)
	if err != nil {
		panic("onexeno: " + err.Error())
	}
	return text
}

func object(text []byte) (members map[string]any) {
	if err := json.Unmarshal(text, &members); err != nil {
		panic("onexeno: " + err.Error())
	}
	return members
}
