package rules

import (
	"bytes"
	"encoding/json"
	"strconv"
)

// Log is the newest part of a numbered log. In a document it is an object
// keyed by number, so that a patch carries the new entries alone. Entries never
// change once they are shown.
type Log[E any] struct {
	First   uint32 // number of Entries[0]
	Entries []*E
}

// Numbered gives the entries and the number of the first, for encoders.
func (l Log[E]) Numbered() (first uint32, entries any) { return l.First, l.Entries }

// MarshalJSON writes the object keyed by number.
func (l Log[E]) MarshalJSON() ([]byte, error) { return marshalKeyed(l.First, l.Entries) }

// Numbered gives the values and the first seat, for encoders: in a document
// BySeat is an object keyed by seat.
func (b BySeat[T]) Numbered() (first uint32, values any) { return 1, []T(b) }

// MarshalJSON writes the object keyed by seat.
func (b BySeat[T]) MarshalJSON() ([]byte, error) { return marshalKeyed(1, b) }

func marshalKeyed[T any](first uint32, values []T) ([]byte, error) {
	var out bytes.Buffer
	out.WriteByte('{')
	each := json.NewEncoder(&out)
	for i, v := range values {
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteByte('"')
		out.Write(strconv.AppendUint(out.AvailableBuffer(), uint64(first)+uint64(i), 10))
		out.WriteString(`":`)
		if err := each.Encode(v); err != nil {
			return nil, err
		}
		out.Truncate(out.Len() - 1) // the line's end
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}
