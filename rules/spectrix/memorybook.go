package spectrix

import _ "embed" // the rulebooks of Memory

//go:embed MEMORY.en.md
var memoryBookEN []byte

//go:embed MEMORY.es.md
var memoryBookES []byte

// MemoryRulebook is the rulebook of Memory, as Rulebook: only the ruling that
// Memory has.
func MemoryRulebook(lang string) []byte {
	if lang == "es" {
		return memoryBookES
	}
	return memoryBookEN
}
