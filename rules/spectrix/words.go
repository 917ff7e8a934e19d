package spectrix

import _ "embed" // the words

//go:embed words.en.json
var wordsEN []byte

//go:embed words.es.json
var wordsES []byte

//go:embed memory.en.json
var memoryEN []byte

//go:embed memory.es.json
var memoryES []byte

// Words is what is said of the game in a language, "en" or "es"; any other
// language gets English.
func Words(lang string) []byte {
	if lang == "es" {
		return wordsES
	}
	return wordsEN
}

// MemoryWords is what is said of Memory.
func MemoryWords(lang string) []byte {
	if lang == "es" {
		return memoryES
	}
	return memoryEN
}
