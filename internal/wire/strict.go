// Package wire is the messages between clients and server: their JSON, read
// strictly, and the small words of the protocol (codes, ids, names, phrases).
package wire

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
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

// member splits one member off an object, and gives its text and the object
// without it.
func member(text []byte, name string) (value jsontext.Value, rest []byte, err error) {
	var all map[string]jsontext.Value
	if err := Decode(text, &all); err != nil {
		return nil, nil, err
	}
	value = all[name]
	delete(all, name)
	rest, err = json.Marshal(all, json.Deterministic(true))
	return value, rest, err
}

// text reads a JSON string.
func text(v jsontext.Value) (string, error) {
	var s string
	if len(v) == 0 {
		return "", fmt.Errorf("%w: a member is missing", ErrMalformed)
	}
	err := Decode(v, &s)
	return s, err
}

// fresh is a new zero value of v's type, to decode into.
func fresh(v any) reflect.Value { return reflect.New(reflect.TypeOf(v)) }

// isNull reports whether a member holds null, which no message does.
func isNull(v []byte) bool { return bytes.Equal(v, []byte("null")) }
