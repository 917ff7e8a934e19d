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

// chronicle is the numbered log of a match. An entry never changes: another one
// takes its place.
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

// change writes the line with a number anew, if it is still there; views that
// were shown keep theirs.
func (c *chronicle[E]) change(number uint32, how func(e *E)) {
	i := int(number) - int(c.last) + len(c.entries) - 1
	if i < 0 {
		return
	}
	e := *c.entries[i]
	how(&e)
	c.entries = slices.Clone(c.entries)
	c.entries[i] = &e
}

func (c *chronicle[E]) shown() rules.Log[E] {
	return rules.Log[E]{First: c.last - uint32(len(c.entries)) + 1, Entries: slices.Clip(c.entries)}
}

func (m *match) note(e Entry) { m.log.note(e) }
