// Package wire is the messages between clients and server: their JSON, read
// strictly, and the small words of the protocol (codes, ids, names, phrases).
package wire

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
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

// DecodeWhole is Decode into a pointer to a struct, of which no member may be
// missing that is not optional by its tag, and none may be null.
func DecodeWhole(text []byte, v any) error {
	if err := Decode(text, v); err != nil {
		return err
	}
	given, err := memberNames(text)
	if err != nil {
		return err
	}
	for _, name := range required(reflect.TypeOf(v).Elem()) {
		if !slices.Contains(given, name) {
			return fmt.Errorf("%w: no member %q", ErrMalformed, name)
		}
	}
	return nil
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

// memberNames lists the members of an object that holds no null at any depth.
func memberNames(text []byte) ([]string, error) {
	d := jsontext.NewDecoder(bytes.NewBuffer(text))
	var names []string
	for {
		token, err := d.ReadToken()
		switch {
		case err == io.EOF:
			return names, nil
		case err != nil:
			return nil, fmt.Errorf("%w: %w", ErrMalformed, err)
		case token.Kind() == 'n':
			return nil, fmt.Errorf("%w: null", ErrMalformed)
		}
		if _, n := d.StackIndex(d.StackDepth()); d.StackDepth() == 1 && n%2 == 1 {
			names = append(names, token.String())
		}
	}
}

// cut takes the text member name out of an object: its value, and the object
// without it.
func cut(object []byte, name string) (value string, rest []byte, err error) {
	if !jsontext.Value(object).IsValid() {
		return "", nil, fmt.Errorf("%w: no JSON", ErrMalformed)
	}
	d := jsontext.NewDecoder(bytes.NewBuffer(object))
	if token, err := d.ReadToken(); err != nil || token.Kind() != '{' {
		return "", nil, fmt.Errorf("%w: no object", ErrMalformed)
	}
	for d.PeekKind() == '"' {
		start := d.InputOffset()
		key, err := d.ReadToken()
		if err != nil {
			break
		}
		found := key.String() == name
		token, err := d.ReadValue()
		switch {
		case err != nil:
			return "", nil, fmt.Errorf("%w: %w", ErrMalformed, err)
		case found:
			return without(object, token, int(start), int(d.InputOffset()))
		}
	}
	return "", nil, fmt.Errorf("%w: no member %q", ErrMalformed, name)
}

// without reads the text of a member and leaves it out of its object, with one
// of the commas beside it.
func without(object []byte, member jsontext.Value, start, end int) (value string, rest []byte, err error) {
	if err := Decode(member, &value); err != nil {
		return "", nil, err
	}
	behind := object[end:]
	if !bytes.HasPrefix(trim(object[start:]), []byte{','}) {
		behind = bytes.TrimPrefix(trim(behind), []byte{','})
	}
	return value, slices.Concat(object[:start], behind), nil
}

func trim(text []byte) []byte { return bytes.TrimLeft(text, " \t\r\n") }

// fresh is a new zero value of v's type, to decode into.
func fresh(v any) reflect.Value { return reflect.New(reflect.TypeOf(v)) }

// isNull reports whether a member holds null, which no message does.
func isNull(v []byte) bool { return bytes.Equal(v, []byte("null")) }
