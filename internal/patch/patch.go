// Package patch makes RFC 7396 merge patches between two values of one Go type,
// without encoding what did not change, and applies patches to JSON text.
//
// It knows plain data only: structs with json tags, maps keyed by strings or
// integers, pointers, interfaces, leaf lists, strings, integers, booleans,
// json.RawMessage, and types that show themselves as an object keyed by
// consecutive numbers (Numbered). A document holds no null: nil pointers, nil
// interfaces and omitted members are absent. Any other type is a mistake of the
// program and panics when it is first met.
//
// Values are read where they lie, by offset, since asking reflect for a member
// costs more than comparing it. That is sound: a codec is only given memory of its
// own type; every address is an unsafe.Pointer into the value that was given,
// which keeps it alive; nothing is written; and of Go's layouts it takes for
// granted only those of slices and interfaces (memory.go) and that maps whose keys
// and values are of the same kinds are read alike (counts.go). What was given once
// must never change. Hence equal memory is the same value, whatever its type.
package patch

import (
	"fmt"
	"reflect"
	"unsafe"
)

// Encode appends the document v.
func Encode(dst []byte, v any) []byte { return documents.encode(dst, v) }

// Append appends the merge patch that turns the document from into to, both of
// one type, and reports whether they differ; if they do not, it appends
// nothing. A nil from stands for "nothing was sent": the patch is the document.
func Append(dst []byte, from, to any) (out []byte, changed bool) {
	if from == nil {
		return Encode(dst, to), true
	}
	if was, is := reflect.TypeOf(from), reflect.TypeOf(to); was != is {
		panic(fmt.Sprintf("patch: from %s to %s", was, is))
	}
	return documents.patch(dst, from, to)
}

// codec encodes and compares the values of one type, each given by where it
// lies.
type codec struct {
	encode func(dst []byte, p unsafe.Pointer) []byte
	same   func(a, b unsafe.Pointer) bool                       // of leaves: values in unequal memory say the same; nil if they never do
	patch  func(dst []byte, a, b unsafe.Pointer) ([]byte, bool) // of all but leaves: appends the patch and reports a change, or appends nothing
	absent func(p unsafe.Pointer) bool                          // there is no value at all, whatever the tags say
	size   uintptr
	held   *codec // of what a pointer points to, or else this one
	inWord bool   // no pointer, but an interface holds the value itself, not where it lies
}

// diff appends the patch and reports a change, or appends nothing.
func (c *codec) diff(dst []byte, a, b unsafe.Pointer) ([]byte, bool) {
	switch {
	case c.patch != nil:
		return c.patch(dst, a, b)
	case c.equal(a, b):
		return dst, false
	}
	return c.encode(dst, b), true
}

// change appends the patch to a dst that ends with its name, or takes back all
// from mark on.
func (c *codec) change(dst []byte, mark int, a, b unsafe.Pointer) []byte {
	dst, changed := c.diff(dst, a, b)
	if !changed {
		return dst[:mark]
	}
	return dst
}

func (c *codec) equal(a, b unsafe.Pointer) bool {
	switch {
	case sameMemory(a, b, c.size):
		return true
	case c.patch != nil:
		_, changed := c.patch(nil, a, b)
		return !changed
	}
	return c.same != nil && c.same(a, b)
}
