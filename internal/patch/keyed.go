package patch

import (
	"cmp"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unsafe"
)

// mapCodec encodes objects with free keys, in the order of the keys: text by
// bytes, numbers by value.
func mapCodec(t reflect.Type, open map[reflect.Type]*codec) *codec {
	m := &maps{of: t, value: build(t.Elem(), open), key: keyOf(t.Key())}
	if t.Elem().Kind() == reflect.Int {
		switch t.Key().Kind() {
		case reflect.String:
			return countsCodec(appendName)
		case reflect.Uint16:
			return countsCodec(appendNumber[uint16])
		}
	}
	m.free.New = func() any { return newSide(t) }
	return &codec{encode: m.encode, merge: m.diff}
}

// maps encodes and compares maps of one type.
type maps struct {
	of    reflect.Type
	key   key
	value *codec
	free  sync.Pool // of *side
}

// key is how a kind of key is ordered and written, its colon behind it.
type key struct {
	compare func(a, b reflect.Value) int
	append  func(dst []byte, k reflect.Value) []byte
}

func keyOf(t reflect.Type) key {
	switch kind := t.Kind(); {
	case kind == reflect.String:
		return key{compareText, func(dst []byte, k reflect.Value) []byte { return appendName(dst, k.String()) }}
	case kind >= reflect.Int && kind <= reflect.Int64:
		return key{compareInt, func(dst []byte, k reflect.Value) []byte {
			return append(strconv.AppendInt(append(dst, '"'), k.Int(), 10), `":`...)
		}}
	case kind >= reflect.Uint && kind <= reflect.Uint64:
		return key{compareUint, func(dst []byte, k reflect.Value) []byte { return appendNumber(dst, k.Uint()) }}
	}
	panic("patch: cannot encode a map keyed by " + t.String())
}

func compareText(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) }

func compareInt(a, b reflect.Value) int { return cmp.Compare(a.Int(), b.Int()) }

func compareUint(a, b reflect.Value) int { return cmp.Compare(a.Uint(), b.Uint()) }

// appendName appends a text as the name of a member.
func appendName(dst []byte, name string) []byte { return append(AppendString(dst, name), ':') }

// side is the items of one map in the order of their keys, in memory that is
// used again for the next map.
type side struct {
	iter   reflect.MapIter
	keys   reflect.Value // slices with room for the items
	values reflect.Value
	sorted []int // indexes of the items, by key
	next   int   // in sorted
}

func newSide(t reflect.Type) *side {
	return &side{keys: reflect.MakeSlice(reflect.SliceOf(t.Key()), 8, 8), values: reflect.MakeSlice(reflect.SliceOf(t.Elem()), 8, 8)}
}

// read takes the items that are there.
func (m *maps) read(p unsafe.Pointer) *side {
	v := reflect.NewAt(m.of, p).Elem()
	s := m.free.Get().(*side)
	s.fit(v.Len())
	s.iter.Reset(v)
	s.sorted, s.next = s.sorted[:0], 0
	for i := 0; s.iter.Next(); i++ {
		value := s.values.Index(i)
		value.SetIterValue(&s.iter)
		s.keys.Index(i).SetIterKey(&s.iter)
		if isPresent(m.value.absent, value.Addr().UnsafePointer()) {
			s.sorted = append(s.sorted, i)
		}
	}
	slices.SortFunc(s.sorted, func(i, j int) int { return m.key.compare(s.keys.Index(i), s.keys.Index(j)) })
	return s
}

func (s *side) fit(n int) {
	if n > s.keys.Len() {
		s.keys = reflect.MakeSlice(s.keys.Type(), 2*n, 2*n)
		s.values = reflect.MakeSlice(s.values.Type(), 2*n, 2*n)
	}
}

// done gives the memory back, without what it pointed to.
func (m *maps) done(s *side) {
	s.iter.Reset(reflect.Value{})
	s.keys.Clear()
	s.values.Clear()
	m.free.Put(s)
}

func (s *side) more() bool { return s.next < len(s.sorted) }

func (s *side) key() reflect.Value { return s.keys.Index(s.sorted[s.next]) }

func (s *side) value() unsafe.Pointer {
	return s.values.Index(s.sorted[s.next]).Addr().UnsafePointer()
}

func (m *maps) encode(dst []byte, p unsafe.Pointer) []byte {
	s := m.read(p)
	defer m.done(s)
	dst = append(dst, '{')
	for start := len(dst); s.more(); s.next++ {
		dst = m.value.encode(m.key.append(comma(dst, start), s.key()), s.value())
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
	for from.more() || to.more() {
		dst = m.diffNext(dst, start, from, to)
	}
	return closed(dst, before, start)
}

// diffNext goes on to the next key of the two sides.
func (m *maps) diffNext(dst []byte, start int, from, to *side) []byte {
	order := m.order(from, to)
	if order <= 0 {
		defer func() { from.next++ }()
	}
	if order >= 0 {
		defer func() { to.next++ }()
	}
	mark := len(dst)
	switch {
	case order < 0:
		return append(m.key.append(comma(dst, start), from.key()), "null"...)
	case order > 0:
		return m.value.encode(m.key.append(comma(dst, start), to.key()), to.value())
	}
	dst, changed := m.value.diff(m.key.append(comma(dst, start), to.key()), from.value(), to.value())
	if !changed {
		return dst[:mark]
	}
	return dst
}

// order says whose next key comes first.
func (m *maps) order(from, to *side) int {
	switch {
	case !from.more():
		return 1
	case !to.more():
		return -1
	}
	return m.key.compare(from.key(), to.key())
}
