package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// How many entries a view shows: at most logMost, and after a cut logLeast.
// Cutting several at once keeps most patches free of removals.
const (
	logLeast = 24
	logMost  = 36
)

// chronicle is the numbered log of a match. Entries never change.
type chronicle[E any] struct {
	last    uint32 // number of the newest entry
	entries []*E
}

// note writes one line.
func (c *chronicle[E]) note(e E) {
	c.last++
	if len(c.entries) == logMost {
		c.entries = slices.Clone(c.entries[logMost-logLeast:])
	}
	c.entries = append(c.entries, &e)
}

func (c *chronicle[E]) shown() rules.Log[E] {
	return rules.Log[E]{First: c.last - uint32(len(c.entries)) + 1, Entries: slices.Clip(c.entries)}
}

func (m *match) note(e Entry) { m.log.note(e) }
