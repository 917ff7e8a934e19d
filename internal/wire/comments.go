package wire

import (
	"reflect"
	"strings"
)

// Comments has the comments of structs and of their fields by their names in Go:
// "wire.Move", "wire.Move.At".
type Comments map[string]string

// Of is the comment of a struct, or of its field where that is named.
func (c Comments) Of(t reflect.Type, field string) string { return c[NameOf(t, field)] }

// NameOf is the key of a comment. Structs with type parameters have one.
func NameOf(t reflect.Type, field string) string {
	name, _, _ := strings.Cut(t.String(), "[")
	if field == "" {
		return name
	}
	return name + "." + field
}
