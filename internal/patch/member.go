package patch

import (
	"reflect"
	"slices"
	"strings"
)

// Member is one member of the object that a struct is encoded as.
type Member struct {
	Name  string              // never empty in what Members lists
	Field reflect.StructField // with the Index from the outer struct
	Empty bool                // omitempty: left out when its text, list or map is empty, or it is zero
	Zero  bool                // omitzero: left out when it is the zero value
}

// Optional reports whether documents may lack the member.
func (m *Member) Optional() bool { return m.Empty || m.Zero }

// Members lists a struct's members in the order in which they are encoded, those
// of embedded structs in their place, also of those embedded by pointer. It reads
// the json tags as encoding/json does.
func Members(t reflect.Type) []Member {
	var members []Member
	for _, m := range directMembers(t) {
		if m.Name != "" {
			members = append(members, m)
			continue
		}
		for _, inner := range Members(structOf(m.Field.Type)) {
			inner.Field.Index = append(slices.Clone(m.Field.Index), inner.Field.Index...)
			members = append(members, inner)
		}
	}
	return members
}

// directMembers lists the fields of a struct; embedded structs have no name.
func directMembers(t reflect.Type) []Member {
	var members []Member
	for i := range t.NumField() {
		f := t.Field(i)
		name, opts, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case name == "-" || !f.IsExported() && !f.Anonymous:
		case f.Anonymous && name == "" && structOf(f.Type) != nil:
			members = append(members, Member{Field: f})
		default:
			members = append(members, memberOf(f, name, opts))
		}
	}
	return members
}

// structOf is a struct type, or the one that a pointer type points to, else nil.
func structOf(t reflect.Type) reflect.Type {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct {
		return nil
	}
	return t
}

func memberOf(f reflect.StructField, name, opts string) Member {
	m := Member{Name: name, Field: f}
	if name == "" {
		m.Name = f.Name
	}
	for opt := range strings.SplitSeq(opts, ",") {
		m.Empty = m.Empty || opt == "omitempty"
		m.Zero = m.Zero || opt == "omitzero"
	}
	return m
}
