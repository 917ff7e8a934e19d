// Package wire is the messages between clients and server: their JSON, read
// strictly, and the small words of the protocol (codes, ids, names, phrases).
package wire

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"sync"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	"github.com/sobremesa-games/sobremesa/internal/patch"
)

// ErrMalformed is what every message gets that is not exactly one JSON value of
// the expected form: unknown or repeated members, other case, wrong types,
// numbers that are no integers in range, bad UTF-8, anything behind it.
var ErrMalformed = errors.New("malformed")

var strict = json.JoinOptions(
	json.RejectUnknownMembers(true),
	jsontext.AllowDuplicateNames(false),
	jsontext.AllowInvalidUTF8(false),
)

// Decode reads text into v, a pointer, strictly.
func Decode(text []byte, v any) error {
	if err := json.Unmarshal(text, v, strict); err != nil {
		return fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	return nil
}

// DecodeObject is Decode of an object that holds no null.
func DecodeObject(text []byte, v any) error {
	o, err := readObject(text)
	if err != nil {
		return err
	}
	return Decode(o.text, v)
}

// DecodeWhole is DecodeObject into a pointer to a struct, of which no member may be
// missing that is not optional by its tag.
func DecodeWhole(text []byte, v any) error {
	o, err := readObject(text)
	if err != nil {
		return err
	}
	return o.into(v)
}

var requiredNames sync.Map // reflect.Type → []string

// required lists the members of a struct that must be there.
func required(t reflect.Type) []string {
	if names, ok := requiredNames.Load(t); ok {
		return names.([]string)
	}
	var names []string
	for _, m := range patch.Members(t) {
		if !m.Optional() {
			names = append(names, m.Name)
		}
	}
	requiredNames.Store(t, names)
	return names
}

// fresh is a new zero value of v's type, to decode into.
func fresh(v any) reflect.Value { return reflect.New(reflect.TypeOf(v)) }

// isNull reports whether a member holds null, which no message does.
func isNull(v []byte) bool { return bytes.Equal(v, []byte("null")) }
