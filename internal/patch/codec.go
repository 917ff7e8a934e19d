package patch

import (
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
	"sync"
	"sync/atomic"
	"unicode/utf8"
	"unsafe"
)

// codecs caches the codec of every type met.
var codecs sync.Map // reflect.Type → *codec

var (
	rawType      = reflect.TypeFor[json.RawMessage]()
	numberedType = reflect.TypeFor[Numbered]()
	jsonType     = reflect.TypeFor[json.Marshaler]()
	textType     = reflect.TypeFor[encoding.TextMarshaler]()
)

// slot is where values of several types may stand, though nearly always of one:
// its codec is looked up once.
type slot struct{ last atomic.Pointer[found] }

type found struct {
	t reflect.Type
	c *codec
}

// documents is the slot of whole documents.
var documents slot

func (s *slot) codecOf(t reflect.Type) *codec {
	if last := s.last.Load(); last != nil && last.t == t {
		return last.c
	}
	c := codecOf(t)
	s.last.Store(&found{t, c})
	return c
}

func (s *slot) encode(dst []byte, v any) []byte {
	c := s.codecOf(reflect.TypeOf(v))
	return c.held.encode(dst, c.locate(v))
}

// patch appends the patch between two values of one type.
func (s *slot) patch(dst []byte, from, to any) ([]byte, bool) {
	c := s.codecOf(reflect.TypeOf(to))
	a, b := c.locate(from), c.locate(to)
	if a == b {
		return dst, false
	}
	return c.held.diff(dst, a, b)
}

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
	c.size, c.absent, c.inWord = t.Size(), absence(t, false, false), inWord(t)
	if c.held == nil {
		c.held = c
	}
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
	if c, ok := scalars[t.Kind()]; ok {
		return c
	}
	switch t.Kind() {
	case reflect.Struct:
		return structCodec(t, open)
	case reflect.Map:
		return mapCodec(t, open)
	case reflect.Slice:
		return sliceCodec(t, open)
	case reflect.Pointer:
		return pointerCodec(t, open)
	case reflect.Interface:
		return interfaceCodec(t)
	}
	panic("patch: cannot encode " + t.String())
}

// scalars are the codecs of values without parts.
var scalars = map[reflect.Kind]*codec{
	reflect.Bool: {encode: func(dst []byte, p unsafe.Pointer) []byte { return strconv.AppendBool(dst, *(*bool)(p)) }},
	reflect.String: {
		encode: func(dst []byte, p unsafe.Pointer) []byte { return AppendString(dst, *(*string)(p)) },
		same:   func(a, b unsafe.Pointer) bool { return *(*string)(a) == *(*string)(b) },
	},
	reflect.Int: signed[int](), reflect.Int8: signed[int8](), reflect.Int16: signed[int16](), reflect.Int32: signed[int32](), reflect.Int64: signed[int64](),
	reflect.Uint: unsigned[uint](), reflect.Uint8: unsigned[uint8](), reflect.Uint16: unsigned[uint16](), reflect.Uint32: unsigned[uint32](), reflect.Uint64: unsigned[uint64](),
}

func signed[N int | int8 | int16 | int32 | int64]() *codec {
	return &codec{encode: func(dst []byte, p unsafe.Pointer) []byte { return strconv.AppendInt(dst, int64(*(*N)(p)), 10) }}
}

func unsigned[N uint | uint8 | uint16 | uint32 | uint64]() *codec {
	return &codec{encode: func(dst []byte, p unsafe.Pointer) []byte { return strconv.AppendUint(dst, uint64(*(*N)(p)), 10) }}
}

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
	return &codec{
		encode: func(dst []byte, p unsafe.Pointer) []byte { return encodeItems(dst, (*list)(p), item) },
		same:   func(a, b unsafe.Pointer) bool { return sameItems((*list)(a), (*list)(b), item) },
	}
}

func encodeItems(dst []byte, l *list, item *codec) []byte {
	dst = append(dst, '[')
	for i := range l.n {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = item.encode(dst, l.at(i, item.size))
	}
	return append(dst, ']')
}

func sameItems(a, b *list, item *codec) bool {
	if a.n != b.n {
		return false
	}
	if a.items == b.items {
		return true
	}
	for i := range a.n {
		if !item.equal(a.at(i, item.size), b.at(i, item.size)) {
			return false
		}
	}
	return true
}

func pointerCodec(t reflect.Type, open map[reflect.Type]*codec) *codec {
	to := build(t.Elem(), open)
	return &codec{
		encode: func(dst []byte, p unsafe.Pointer) []byte { return to.encode(dst, pointerAt(p)) },
		patch: func(dst []byte, a, b unsafe.Pointer) ([]byte, bool) {
			return to.diff(dst, pointerAt(a), pointerAt(b))
		},
		held: to,
	}
}

// interfaceCodec follows the dynamic type. Where that changes, both are
// documents of their own, and the patch is found in their text.
func interfaceCodec(t reflect.Type) *codec {
	value, here := heldBy(t), &slot{}
	return &codec{
		encode: func(dst []byte, p unsafe.Pointer) []byte { return here.encode(dst, value(p)) },
		patch: func(dst []byte, a, b unsafe.Pointer) ([]byte, bool) {
			from, to := value(a), value(b)
			if reflect.TypeOf(from) == reflect.TypeOf(to) {
				return here.patch(dst, from, to)
			}
			return appendText(dst, here.encode(nil, from), here.encode(nil, to))
		},
	}
}
