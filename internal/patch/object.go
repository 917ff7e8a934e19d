package patch

import (
	"fmt"
	"reflect"
)

// member is one field of a struct, those of embedded structs among them, or a
// struct embedded by pointer.
type member struct {
	key    string // `"name":`
	path   []int
	omit   func(reflect.Value) bool
	codec  *codec
	common *common // of a struct embedded by pointer, which has none of the others but a path
}

func (m *member) of(v reflect.Value) reflect.Value {
	for _, i := range m.path {
		v = v.Field(i)
	}
	return v
}

func (m *member) absent(v reflect.Value) bool { return m.codec.absent(v) || m.omit(v) }

func structCodec(t reflect.Type, open map[reflect.Type]*codec) *codec {
	members := compileMembers(t, open)
	return &codec{
		encode: func(dst []byte, v reflect.Value) []byte { return encodeMembers(dst, members, v) },
		diff:   func(dst []byte, a, b reflect.Value) ([]byte, bool) { return diffMembers(dst, members, a, b) },
		absent: present,
	}
}

func encodeMembers(dst []byte, members []member, v reflect.Value) []byte {
	dst = append(dst, '{')
	return append(appendMembers(dst, len(dst), members, v), '}')
}

// appendMembers appends the members of an object that has its first one at
// start.
func appendMembers(dst []byte, start int, members []member, v reflect.Value) []byte {
	for i := range members {
		m := &members[i]
		f := m.of(v)
		switch {
		case m.common != nil:
			dst = appendMembers(dst, start, m.common.members, f.Elem())
		case !m.absent(f):
			dst = append(comma(dst, start), m.key...)
			dst = m.codec.encode(dst, f)
		}
	}
	return dst
}

func diffMembers(dst []byte, members []member, a, b reflect.Value) ([]byte, bool) {
	before := len(dst)
	dst = append(dst, '{')
	start := len(dst)
	return closed(appendChanges(dst, start, members, a, b), before, start)
}

// appendChanges appends the patches of the members of an object that has its
// first one at start.
func appendChanges(dst []byte, start int, members []member, a, b reflect.Value) []byte {
	for i := range members {
		m := &members[i]
		if m.common != nil {
			dst = m.common.appendChanges(dst, start, m.of(a), m.of(b))
		} else {
			dst = m.diff(dst, start, m.of(a), m.of(b))
		}
	}
	return dst
}

// diff appends `"key":patch`, `"key":null` or nothing.
func (m *member) diff(dst []byte, start int, a, b reflect.Value) []byte {
	if m.codec.same != nil && m.codec.same(a, b) {
		return dst
	}
	was, is := !m.absent(a), !m.absent(b)
	if !was && !is {
		return dst
	}
	mark := len(dst)
	dst = append(comma(dst, start), m.key...)
	switch {
	case !is:
		return append(dst, "null"...)
	case !was:
		return m.codec.encode(dst, b)
	}
	dst, changed := m.codec.diff(dst, a, b)
	if !changed {
		return dst[:mark]
	}
	return dst
}

// comma separates a member from the one before it; start is where the first
// one stands.
func comma(dst []byte, start int) []byte {
	if len(dst) > start {
		return append(dst, ',')
	}
	return dst
}

// closed ends an object that began at before, or takes it back when it is empty.
func closed(dst []byte, before, start int) ([]byte, bool) {
	if len(dst) == start {
		return dst[:before], false
	}
	return append(dst, '}'), true
}

// compileMembers gives the members with their codecs.
func compileMembers(t reflect.Type, open map[reflect.Type]*codec) []member {
	return compileAt(t, nil, open)
}

func compileAt(t reflect.Type, path []int, open map[reflect.Type]*codec) []member {
	var members []member
	for _, m := range directMembers(t, path) {
		switch embedded := structOf(m.Field.Type); {
		case m.Name != "":
			key := string(AppendString(nil, m.Name)) + ":"
			members = append(members, member{key: key, path: m.Field.Index, omit: omission(m), codec: buildMember(t, m, open)})
		case m.Field.Type == embedded:
			members = append(members, compileAt(embedded, m.Field.Index, open)...)
		default:
			members = append(members, member{path: m.Field.Index, common: &common{members: compileAt(embedded, nil, open)}})
		}
	}
	return members
}

// buildMember names the member in the panic of a type that is no plain data.
func buildMember(t reflect.Type, m Member, open map[reflect.Type]*codec) *codec {
	defer func() {
		if r := recover(); r != nil {
			panic(fmt.Sprintf("%v, in %s of %s", r, m.Name, t))
		}
	}()
	return build(m.Field.Type, open)
}

// omission is when a member is left out, by its tag.
func omission(m Member) func(reflect.Value) bool {
	switch {
	case m.Empty:
		return isEmpty
	case m.Zero:
		return reflect.Value.IsZero
	}
	return present
}

func isEmpty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Map, reflect.Slice, reflect.String:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}
