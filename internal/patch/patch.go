// Package patch makes RFC 7396 merge patches between two values of one Go type,
// without encoding what did not change, and applies patches to JSON text.
//
// It knows plain data only: structs with json tags, maps keyed by strings or
// integers, pointers, interfaces, leaf lists, strings, integers, booleans,
// json.RawMessage, and types that show themselves as an object keyed by
// consecutive numbers (Numbered). A document holds no null: nil pointers, nil
// interfaces and omitted members are absent. Any other type is a mistake of the
// program and panics when it is first met.
package patch

import (
	"fmt"
	"reflect"
)

// Encode appends the document v.
func Encode(dst []byte, v any) []byte {
	rv := reflect.ValueOf(v)
	return codecOf(rv.Type()).encode(dst, rv)
}

// Append appends the merge patch that turns the document from into to, both of
// one type, and reports whether they differ; if they do not, it appends
// nothing. A nil from stands for "nothing was sent": the patch is the document.
func Append(dst []byte, from, to any) (out []byte, changed bool) {
	if from == nil {
		return Encode(dst, to), true
	}
	a, b := reflect.ValueOf(from), reflect.ValueOf(to)
	if a.Type() != b.Type() {
		panic(fmt.Sprintf("patch: from %s to %s", a.Type(), b.Type()))
	}
	return codecOf(b.Type()).diff(dst, a, b)
}

// codec encodes and compares values of one type. diff appends the patch and
// reports a change, or appends nothing.
type codec struct {
	encode func(dst []byte, v reflect.Value) []byte
	diff   func(dst []byte, a, b reflect.Value) ([]byte, bool)
	absent func(v reflect.Value) bool    // there is no value at all, whatever the tags say
	same   func(a, b reflect.Value) bool // certainly no change, found cheaply; nil if there is no cheap way
	leaf   bool                          // same is exact
}

// leaf is a codec whose values are replaced whole when they are not the same.
func leaf(encode func([]byte, reflect.Value) []byte, same func(a, b reflect.Value) bool) *codec {
	return &codec{
		encode: encode,
		diff: func(dst []byte, a, b reflect.Value) ([]byte, bool) {
			if same(a, b) {
				return dst, false
			}
			return encode(dst, b), true
		},
		absent: present,
		same:   same,
		leaf:   true,
	}
}

func present(reflect.Value) bool { return false }

func absentIfNil(v reflect.Value) bool { return v.IsNil() }
