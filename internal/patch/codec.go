package patch

import (
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
	"sync"
	"unicode/utf8"
)

// codecs caches the codec of every type met.
var codecs sync.Map // reflect.Type → *codec

var (
	rawType      = reflect.TypeFor[json.RawMessage]()
	numberedType = reflect.TypeFor[Numbered]()
	jsonType     = reflect.TypeFor[json.Marshaler]()
	textType     = reflect.TypeFor[encoding.TextMarshaler]()
)

// codecOf is the codec of a type. A type that contains itself works, since the
// codec is known, though empty, while its parts are looked at; nobody else
// meets it before it is whole.
func codecOf(t reflect.Type) *codec {
	if c, ok := codecs.Load(t); ok {
		return c.(*codec)
	}
	built := map[reflect.Type]*codec{}
	c := build(t, built)
	for part, c := range built {
		codecs.LoadOrStore(part, c)
	}
	return c
}

func build(t reflect.Type, open map[reflect.Type]*codec) *codec {
	if c, ok := codecs.Load(t); ok {
		return c.(*codec)
	}
	if c, ok := open[t]; ok {
		return c
	}
	c := &codec{}
	open[t] = c
	*c = *codecFor(t, open)
	return c
}

func codecFor(t reflect.Type, open map[reflect.Type]*codec) *codec {
	switch {
	case t == rawType:
		return rawCodec
	case t.Implements(numberedType):
		return numberedCodec(t, open)
	case t.Implements(jsonType) || t.Implements(textType):
		panic("patch: " + t.String() + " encodes itself")
	}
	switch t.Kind() {
	case reflect.Bool:
		return boolCodec
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return intCodec
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return uintCodec
	case reflect.String:
		return stringCodec
	case reflect.Struct:
		return structCodec(t, open)
	case reflect.Map:
		return mapCodec(t, open)
	case reflect.Slice:
		return sliceCodec(t, open)
	case reflect.Pointer:
		return pointerCodec(t, open)
	case reflect.Interface:
		return interfaceCodec()
	}
	panic("patch: cannot encode " + t.String())
}

var boolCodec = leaf(
	func(dst []byte, v reflect.Value) []byte { return strconv.AppendBool(dst, v.Bool()) },
	func(a, b reflect.Value) bool { return a.Bool() == b.Bool() })

var intCodec = leaf(
	func(dst []byte, v reflect.Value) []byte { return strconv.AppendInt(dst, v.Int(), 10) },
	func(a, b reflect.Value) bool { return a.Int() == b.Int() })

var uintCodec = leaf(
	func(dst []byte, v reflect.Value) []byte { return strconv.AppendUint(dst, v.Uint(), 10) },
	func(a, b reflect.Value) bool { return a.Uint() == b.Uint() })

var stringCodec = leaf(
	func(dst []byte, v reflect.Value) []byte { return AppendString(dst, v.String()) },
	func(a, b reflect.Value) bool { return a.String() == b.String() })

// AppendString appends s as a JSON string; bytes that are no UTF-8 become U+FFFD.
func AppendString(dst []byte, s string) []byte {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c == '"' || c == '\\' || c >= utf8.RuneSelf {
			text, _ := json.Marshal(s) // a string always has a form
			return append(dst, text...)
		}
	}
	dst = append(dst, '"')
	dst = append(dst, s...)
	return append(dst, '"')
}

// sliceCodec is for short lists of leaves, replaced whole.
func sliceCodec(t reflect.Type, open map[reflect.Type]*codec) *codec {
	item := build(t.Elem(), open)
	encode := func(dst []byte, v reflect.Value) []byte {
		dst = append(dst, '[')
		for i := range v.Len() {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = item.encode(dst, v.Index(i))
		}
		return append(dst, ']')
	}
	same := func(a, b reflect.Value) bool {
		if a.Len() != b.Len() {
			return false
		}
		if a.Len() == 0 || a.UnsafePointer() == b.UnsafePointer() {
			return true
		}
		for i := range a.Len() {
			if !item.equal(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	}
	return leaf(encode, same)
}

func (c *codec) equal(a, b reflect.Value) bool {
	if c.leaf {
		return c.same(a, b)
	}
	_, changed := c.diff(nil, a, b)
	return !changed
}

func pointerCodec(t reflect.Type, open map[reflect.Type]*codec) *codec {
	to := build(t.Elem(), open)
	return &codec{
		encode: func(dst []byte, v reflect.Value) []byte { return to.encode(dst, v.Elem()) },
		diff: func(dst []byte, a, b reflect.Value) ([]byte, bool) {
			if a.UnsafePointer() == b.UnsafePointer() {
				return dst, false
			}
			return to.diff(dst, a.Elem(), b.Elem())
		},
		absent: absentIfNil,
		same:   func(a, b reflect.Value) bool { return a.UnsafePointer() == b.UnsafePointer() },
	}
}

// interfaceCodec follows the dynamic type. Where that changes, both are
// documents of their own, and the patch is found in their text.
func interfaceCodec() *codec {
	return &codec{
		encode: func(dst []byte, v reflect.Value) []byte { return codecOf(v.Elem().Type()).encode(dst, v.Elem()) },
		diff: func(dst []byte, a, b reflect.Value) ([]byte, bool) {
			a, b = a.Elem(), b.Elem()
			if a.Type() == b.Type() {
				return codecOf(a.Type()).diff(dst, a, b)
			}
			return appendText(dst, Encode(nil, a.Interface()), Encode(nil, b.Interface()))
		},
		absent: absentIfNil,
	}
}
