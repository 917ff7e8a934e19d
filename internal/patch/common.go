package patch

import (
	"sync/atomic"
	"unsafe"
)

// common is a struct embedded by pointer: the part of a document that it shares
// with others, such as what all viewers of a table see. It is never nil. What
// changed between two of them is remembered, so that it is worked out once for
// all documents.
type common struct {
	members []member
	known   [1024]atomic.Pointer[changes] // by place; what collides is worked out again
}

// changes is what leads from one value to another, as members of a patch. The
// pointers keep both values, so that no other gets their addresses.
type changes struct {
	from, to unsafe.Pointer
	text     []byte
}

// changesSize is as much as a move usually changes, in bytes.
const changesSize = 192

func (c *common) appendChanges(dst []byte, start int, from, to unsafe.Pointer) []byte {
	text := c.between(from, to)
	if len(text) == 0 {
		return dst
	}
	return append(comma(dst, start), text...)
}

func (c *common) between(from, to unsafe.Pointer) []byte {
	place := &c.known[uintptr(to)>>6%uintptr(len(c.known))]
	if known := place.Load(); known != nil && known.from == from && known.to == to {
		return known.text
	}
	text := appendChanges(make([]byte, 0, changesSize), 0, c.members, from, to)
	place.Store(&changes{from, to, text})
	return text
}
