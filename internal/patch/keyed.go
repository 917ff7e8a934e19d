package patch

import (
	"cmp"
	"reflect"
	"slices"
	"strconv"
)

// mapCodec encodes objects with free keys, in the order of the keys: text by
// bytes, numbers by value.
func mapCodec(t reflect.Type, open map[reflect.Type]*codec) *codec {
	value, key := build(t.Elem(), open), keyOf(t.Key())
	return &codec{
		encode: func(dst []byte, v reflect.Value) []byte { return key.encodeMap(dst, v, value) },
		diff: func(dst []byte, a, b reflect.Value) ([]byte, bool) {
			if a.UnsafePointer() == b.UnsafePointer() {
				return dst, false
			}
			return key.diffMap(dst, a, b, value)
		},
		absent: present,
	}
}

// keys is how a kind of key is ordered and written.
type keys struct {
	compare func(a, b reflect.Value) int
	append  func(dst []byte, k reflect.Value) []byte
}

func keyOf(t reflect.Type) keys {
	switch {
	case t.Kind() == reflect.String:
		return keys{
			func(a, b reflect.Value) int { return cmp.Compare(a.String(), b.String()) },
			func(dst []byte, k reflect.Value) []byte { return AppendString(dst, k.String()) },
		}
	case t.Kind() >= reflect.Int && t.Kind() <= reflect.Int64:
		return keys{
			func(a, b reflect.Value) int { return cmp.Compare(a.Int(), b.Int()) },
			func(dst []byte, k reflect.Value) []byte {
				return append(strconv.AppendInt(append(dst, '"'), k.Int(), 10), '"')
			},
		}
	case t.Kind() >= reflect.Uint && t.Kind() <= reflect.Uint64:
		return keys{
			func(a, b reflect.Value) int { return cmp.Compare(a.Uint(), b.Uint()) },
			func(dst []byte, k reflect.Value) []byte { return appendNumberKey(dst, k.Uint()) },
		}
	}
	panic("patch: cannot encode a map keyed by " + t.String())
}

func appendNumberKey(dst []byte, n uint64) []byte {
	return append(strconv.AppendUint(append(dst, '"'), n, 10), '"')
}

func (k keys) encodeMap(dst []byte, v reflect.Value, value *codec) []byte {
	dst = append(dst, '{')
	start := len(dst)
	for _, key := range k.sorted(v.MapKeys()) {
		if item := v.MapIndex(key); !value.absent(item) {
			dst = append(k.append(comma(dst, start), key), ':')
			dst = value.encode(dst, item)
		}
	}
	return append(dst, '}')
}

func (k keys) diffMap(dst []byte, a, b reflect.Value, value *codec) ([]byte, bool) {
	before := len(dst)
	dst = append(dst, '{')
	start := len(dst)
	for _, key := range k.union(a, b) {
		name := string(append(k.append(nil, key), ':'))
		dst = diffMember(dst, start, name, value, absentItem(value), a.MapIndex(key), b.MapIndex(key))
	}
	return closed(dst, before, start)
}

// absentItem also takes the zero Value of a key that a map does not have.
func absentItem(value *codec) func(reflect.Value) bool {
	return func(v reflect.Value) bool { return !v.IsValid() || value.absent(v) }
}

func (k keys) sorted(list []reflect.Value) []reflect.Value {
	slices.SortFunc(list, k.compare)
	return list
}

// union lists the keys whose items may differ.
func (k keys) union(a, b reflect.Value) []reflect.Value {
	list := b.MapKeys()
	for _, key := range a.MapKeys() {
		if !b.MapIndex(key).IsValid() {
			list = append(list, key)
		}
	}
	return k.sorted(list)
}

// numberedCodec encodes lists that are objects keyed by consecutive numbers.
func numberedCodec(t reflect.Type, open map[reflect.Type]*codec) *codec {
	_, zero := reflect.Zero(t).Interface().(Numbered).Numbered()
	value := build(reflect.TypeOf(zero).Elem(), open)
	return &codec{
		encode: func(dst []byte, v reflect.Value) []byte {
			first, items := numbered(v)
			return encodeNumbered(dst, first, items, value)
		},
		diff: func(dst []byte, a, b reflect.Value) ([]byte, bool) {
			af, av := numbered(a)
			bf, bv := numbered(b)
			return diffNumbered(dst, run{af, av}, run{bf, bv}, value)
		},
		absent: present,
	}
}

func numbered(v reflect.Value) (uint32, reflect.Value) {
	first, items := v.Interface().(Numbered).Numbered()
	return first, reflect.ValueOf(items)
}

// run is a stretch of numbered items.
type run struct {
	first uint32
	items reflect.Value
}

func (r run) end() uint32 { return r.first + uint32(r.items.Len()) }

// at is the item with number n, or the zero Value.
func (r run) at(n uint32) reflect.Value {
	if n < r.first || n >= r.end() {
		return reflect.Value{}
	}
	return r.items.Index(int(n - r.first))
}

func encodeNumbered(dst []byte, first uint32, items reflect.Value, value *codec) []byte {
	dst = append(dst, '{')
	start := len(dst)
	for i := range items.Len() {
		dst = append(appendNumberKey(comma(dst, start), uint64(first)+uint64(i)), ':')
		dst = value.encode(dst, items.Index(i))
	}
	return append(dst, '}')
}

func diffNumbered(dst []byte, a, b run, value *codec) ([]byte, bool) {
	before := len(dst)
	dst = append(dst, '{')
	start := len(dst)
	for n := a.first; n < min(a.end(), b.first); n++ {
		dst = append(appendNumberKey(comma(dst, start), uint64(n)), ":null"...)
	}
	for n := b.first; n < b.end(); n++ {
		dst = diffNumber(dst, start, n, a.at(n), b.at(n), value)
	}
	for n := max(b.end(), a.first); n < a.end(); n++ {
		dst = append(appendNumberKey(comma(dst, start), uint64(n)), ":null"...)
	}
	return closed(dst, before, start)
}

func diffNumber(dst []byte, start int, n uint32, a, b reflect.Value, value *codec) []byte {
	mark := len(dst)
	dst = append(appendNumberKey(comma(dst, start), uint64(n)), ':')
	if !a.IsValid() {
		return value.encode(dst, b)
	}
	dst, changed := value.diff(dst, a, b)
	if !changed {
		return dst[:mark]
	}
	return dst
}
