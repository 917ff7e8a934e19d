package patch

import (
	"reflect"
	"strings"
)

// Member is one member of the object that a struct is encoded as.
type Member struct {
	Name  string
	Field reflect.StructField // with the Index from the outer struct
	Empty bool                // omitempty: left out when its text, list or map is empty, or it is zero
	Zero  bool                // omitzero: left out when it is the zero value
}

// Optional reports whether documents may lack the member.
func (m *Member) Optional() bool { return m.Empty || m.Zero }

// Members lists a struct's members in the order in which they are encoded, those
// of embedded structs in their place. It reads the json tags as encoding/json
// does.
func Members(t reflect.Type) []Member { return membersOf(t, nil) }

func membersOf(t reflect.Type, path []int) []Member {
	var members []Member
	for i := range t.NumField() {
		f := t.Field(i)
		name, opts, _ := strings.Cut(f.Tag.Get("json"), ",")
		f.Index = append(append([]int(nil), path...), i)
		switch {
		case name == "-" || !f.IsExported() && !f.Anonymous:
		case f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct:
			members = append(members, membersOf(f.Type, f.Index)...)
		default:
			members = append(members, memberOf(f, name, opts))
		}
	}
	return members
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
