package patch

import (
	"cmp"
	"reflect"
	"slices"
	"strconv"
	"sync"
	"unsafe"
)

// mapCodec encodes objects with free keys, in the order of the keys: text by
// bytes, numbers by value.
func mapCodec(t reflect.Type, open map[reflect.Type]*codec) *codec {
	m := &maps{of: t, value: build(t.Elem(), open)}
	m.key, m.name = keysOf(t.Key())
	m.free.New = func() any { return newSide(t) }
	if t.Elem().Kind() == reflect.Int {
		switch t.Key().Kind() {
		case reflect.String:
			return countsCodec(appendName)
		case reflect.Uint16:
			return countsCodec(appendNumber[uint16])
		}
	}
	return &codec{encode: m.encode, patch: m.diff}
}

// maps encodes and compares maps of one type.
type maps struct {
	of    reflect.Type
	key   func(k reflect.Value) key
	name  func(dst []byte, k key) []byte
	value *codec
	free  sync.Pool // of *side
}

// key is a text or a number, so written that its order is that of the keys.
type key struct {
	text   string
	number uint64
}

// sign is the bit that brings the least int64 to 0, and back.
const sign = 1 << 63

// keysOf is how keys of a type are read, and written as the name of a member.
func keysOf(t reflect.Type) (read func(k reflect.Value) key, name func(dst []byte, k key) []byte) {
	switch kind := t.Kind(); {
	case kind == reflect.String:
		return func(k reflect.Value) key { return key{text: k.String()} },
			func(dst []byte, k key) []byte { return appendName(dst, k.text) }
	case kind >= reflect.Int && kind <= reflect.Int64:
		return func(k reflect.Value) key { return key{number: uint64(k.Int()) ^ sign} },
			func(dst []byte, k key) []byte {
				return append(strconv.AppendInt(append(dst, '"'), int64(k.number^sign), 10), `":`...)
			}
	case kind >= reflect.Uint && kind <= reflect.Uint64:
		return func(k reflect.Value) key { return key{number: k.Uint()} },
			func(dst []byte, k key) []byte { return appendNumber(dst, k.number) }
	}
	panic("patch: cannot encode a map keyed by " + t.String())
}

// appendName appends a text as the name of a member.
func appendName(dst []byte, name string) []byte { return append(AppendString(dst, name), ':') }

// side is the items of one map in the order of their keys, in memory that is
// used again for the next map.
type side struct {
	iter   reflect.MapIter
	key    reflect.Value // of the item that is being read
	values reflect.Value // a slice with room for the items
	items  []item
}

type item struct {
	key   key
	value unsafe.Pointer // into values
}

func order(a, b item) int {
	return cmp.Or(cmp.Compare(a.key.number, b.key.number), cmp.Compare(a.key.text, b.key.text))
}

func newSide(t reflect.Type) *side {
	return &side{key: reflect.New(t.Key()).Elem(), values: reflect.MakeSlice(reflect.SliceOf(t.Elem()), 8, 8)}
}

// read takes the items that are there.
func (m *maps) read(p unsafe.Pointer) *side {
	v, s := reflect.NewAt(m.of, p).Elem(), m.free.Get().(*side)
	if n := v.Len(); n > s.values.Len() {
		s.values = reflect.MakeSlice(s.values.Type(), 2*n, 2*n)
	}
	s.iter.Reset(v)
	for i := 0; s.iter.Next(); i++ {
		value := s.values.Index(i)
		value.SetIterValue(&s.iter)
		s.key.SetIterKey(&s.iter)
		if at := value.Addr().UnsafePointer(); !m.value.absent(at) {
			s.items = append(s.items, item{m.key(s.key), at})
		}
	}
	slices.SortFunc(s.items, order)
	return s
}

// done gives the memory back, without what it pointed to.
func (m *maps) done(s *side) {
	s.iter.Reset(reflect.Value{})
	s.key.SetZero()
	s.values.Clear()
	clear(s.items)
	s.items = s.items[:0]
	m.free.Put(s)
}

func (m *maps) encode(dst []byte, p unsafe.Pointer) []byte {
	s := m.read(p)
	defer m.done(s)
	dst = append(dst, '{')
	start := len(dst)
	for _, it := range s.items {
		dst = m.value.encode(m.name(comma(dst, start), it.key), it.value)
	}
	return append(dst, '}')
}

func (m *maps) diff(dst []byte, a, b unsafe.Pointer) ([]byte, bool) {
	from, to := m.read(a), m.read(b)
	defer m.done(from)
	defer m.done(to)
	before := len(dst)
	dst = append(dst, '{')
	start := len(dst)
	for was, is := from.items, to.items; len(was)+len(is) > 0; {
		dst, was, is = m.diffNext(dst, start, was, is)
	}
	return closed(dst, before, start)
}

// diffNext goes on to the next key of the two sides.
func (m *maps) diffNext(dst []byte, start int, was, is []item) (out []byte, laterWas, laterIs []item) {
	switch order := orderOfNext(was, is); {
	case order < 0:
		return append(m.name(comma(dst, start), was[0].key), "null"...), was[1:], is
	case order > 0:
		return m.value.encode(m.name(comma(dst, start), is[0].key), is[0].value), was, is[1:]
	}
	return m.value.change(m.name(comma(dst, start), is[0].key), len(dst), was[0].value, is[0].value), was[1:], is[1:]
}

// orderOfNext says whose next key comes first; one side may have come to its end.
func orderOfNext(a, b []item) int {
	if len(a) == 0 || len(b) == 0 {
		return len(b) - len(a)
	}
	return order(a[0], b[0])
}
