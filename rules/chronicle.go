package rules

import "slices"

// How many entries a Chronicle shows: at most LogMost, and after a cut LogLeast.
// Cutting several at once keeps most patches free of removals.
const (
	LogLeast = 24
	LogMost  = 36
)

// Chronicle is the numbered log of a match, of which the newest part is shown. An
// entry never changes: another one takes its place. The zero value is empty.
type Chronicle[E any] struct {
	last    uint32
	entries []*E
}

// Note writes one line.
func (c *Chronicle[E]) Note(e E) {
	c.last++
	if len(c.entries) == LogMost {
		c.entries = slices.Clone(c.entries[LogMost-LogLeast:])
	}
	c.entries = append(c.entries, &e)
}

// Change writes the line with a number anew, if it is still there; views that
// were shown keep theirs.
func (c *Chronicle[E]) Change(number uint32, how func(e *E)) {
	i := int(number) - int(c.last) + len(c.entries) - 1
	if i < 0 || i >= len(c.entries) {
		return
	}
	e := *c.entries[i]
	how(&e)
	c.entries = slices.Clone(c.entries)
	c.entries[i] = &e
}

// Last is the number of the newest entry, 0 before the first.
func (c *Chronicle[E]) Last() uint32 { return c.last }

// Shown is the newest part, which later entries leave as it is.
func (c *Chronicle[E]) Shown() Log[E] {
	return Log[E]{First: c.last - uint32(len(c.entries)) + 1, Entries: slices.Clip(c.entries)}
}

// Clone is a chronicle of its own with the same entries.
func (c *Chronicle[E]) Clone() Chronicle[E] {
	return Chronicle[E]{c.last, slices.Clone(c.entries)}
}
