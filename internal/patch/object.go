package patch

import (
	"fmt"
	"reflect"
	"unsafe"
)

// member is one field of a struct, those of embedded structs among them, or a
// struct embedded by pointer.
type member struct {
	offset uintptr
	size   uintptr
	key    string // `"name":`
	absent func(p unsafe.Pointer) bool
	codec  *codec
	common *common // of a struct embedded by pointer, which has no key, absent and codec
}

func structCodec(t reflect.Type, open map[reflect.Type]*codec) *codec {
	members := compileMembers(t, 0, open)
	return &codec{
		encode: func(dst []byte, p unsafe.Pointer) []byte { return encodeMembers(dst, members, p) },
		patch:  func(dst []byte, a, b unsafe.Pointer) ([]byte, bool) { return diffMembers(dst, members, a, b) },
	}
}

func encodeMembers(dst []byte, members []member, p unsafe.Pointer) []byte {
	dst = append(dst, '{')
	return append(appendMembers(dst, len(dst), members, p), '}')
}

// appendMembers appends the members of an object that has its first one at
// start.
func appendMembers(dst []byte, start int, members []member, p unsafe.Pointer) []byte {
	for i := range members {
		m := &members[i]
		f := unsafe.Add(p, m.offset)
		switch {
		case m.common != nil:
			dst = appendMembers(dst, start, m.common.members, pointerAt(f))
		case !m.absent(f):
			dst = append(comma(dst, start), m.key...)
			dst = m.codec.encode(dst, f)
		}
	}
	return dst
}

func diffMembers(dst []byte, members []member, a, b unsafe.Pointer) ([]byte, bool) {
	before := len(dst)
	dst = append(dst, '{')
	start := len(dst)
	return closed(appendChanges(dst, start, members, a, b), before, start)
}

// appendChanges appends the patches of the members of an object that has its
// first one at start.
func appendChanges(dst []byte, start int, members []member, a, b unsafe.Pointer) []byte {
	for i := range members {
		m := &members[i]
		from, to := unsafe.Add(a, m.offset), unsafe.Add(b, m.offset)
		switch {
		case sameMemory(from, to, m.size):
		case m.common != nil:
			dst = m.common.appendChanges(dst, start, pointerAt(from), pointerAt(to))
		default:
			dst = m.diff(dst, start, from, to)
		}
	}
	return dst
}

// diff appends `"key":patch`, `"key":null` or nothing.
func (m *member) diff(dst []byte, start int, a, b unsafe.Pointer) []byte {
	was, is := !m.absent(a), !m.absent(b)
	switch {
	case is && was:
		return m.codec.change(append(comma(dst, start), m.key...), len(dst), a, b)
	case is:
		return m.codec.encode(append(comma(dst, start), m.key...), b)
	case was:
		return append(append(comma(dst, start), m.key...), "null"...)
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

// compileMembers gives the members of a struct that lies at an offset of
// another, with their codecs.
func compileMembers(t reflect.Type, offset uintptr, open map[reflect.Type]*codec) []member {
	var members []member
	for _, m := range directMembers(t) {
		f := m.Field
		at := member{offset: offset + f.Offset, size: f.Type.Size()}
		switch embedded := structOf(f.Type); {
		case m.Name != "":
			at.key, at.absent, at.codec = string(AppendString(nil, m.Name))+":", absence(f.Type, m.Empty, m.Zero), buildMember(t, m, open)
		case f.Type == embedded:
			members = append(members, compileMembers(embedded, at.offset, open)...)
			continue
		default:
			at.common = &common{members: compileMembers(embedded, 0, open)}
		}
		members = append(members, at)
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

// absence is when a value is left out: pointers, interfaces and raw text when
// there is none, others by their tag.
func absence(t reflect.Type, empty, zero bool) func(p unsafe.Pointer) bool {
	switch kind := t.Kind(); {
	case kind == reflect.Pointer || kind == reflect.Interface:
		return isNil
	case t == rawType, empty && kind == reflect.Slice:
		return isEmptyList
	case !empty && !zero, empty && kind == reflect.Struct:
		return never
	case kind == reflect.String:
		return isEmptyString
	case empty && kind == reflect.Map:
		return func(p unsafe.Pointer) bool { return isNil(p) || reflect.NewAt(t, p).Elem().Len() == 0 }
	case kind == reflect.Struct:
		return func(p unsafe.Pointer) bool { return reflect.NewAt(t, p).Elem().IsZero() }
	}
	none := reflect.New(t).UnsafePointer()
	return func(p unsafe.Pointer) bool { return sameMemory(p, none, t.Size()) }
}

func never(unsafe.Pointer) bool { return false }
