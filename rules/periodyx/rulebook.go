package periodyx

// Rulebook is the rulebook in a language, "en" or "es", as Markdown.
func Rulebook(string) []byte { return nil }
