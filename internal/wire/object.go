package wire

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"sync"

	"github.com/go-json-experiment/json/jsontext"
)

// object is the text of a JSON object, and where its members are. It holds no
// null at any depth.
type object struct {
	text    []byte
	members []member
}

// member is one member of an object.
type member struct {
	name              string
	start, value, end int32 // where its name begins, or the comma before it, and its value
}

// membersFew is how many members most objects have at most.
const membersFew = 4

// decoders read objects, each with memory that is used again.
var decoders = sync.Pool{New: func() any { return &decoder{Decoder: jsontext.NewDecoder(&bytes.Buffer{})} }}

type decoder struct {
	*jsontext.Decoder
	source bytes.Reader
}

// readObject reads one object and nothing behind it.
func readObject(text []byte) (o object, err error) {
	d := decoders.Get().(*decoder)
	defer decoders.Put(d)
	d.source.Reset(text)
	d.Reset(&d.source)
	o.text, o.members = text, make([]member, 0, membersFew)
	if err := d.object(&o); err != nil {
		return o, fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	return o, nil
}

var (
	errNoObject = errors.New("no object")
	errNull     = errors.New("null")
	errBehind   = errors.New("something behind the object")
)

func (d *decoder) object(o *object) error {
	if token, err := d.ReadToken(); err != nil || token.Kind() != '{' {
		return errors.Join(errNoObject, err)
	}
	for d.PeekKind() == '"' {
		if err := d.member(o); err != nil {
			return err
		}
	}
	if _, err := d.ReadToken(); err != nil {
		return err
	}
	if _, err := d.ReadToken(); err != io.EOF {
		return errors.Join(errBehind, err)
	}
	return nil
}

func (d *decoder) member(o *object) error {
	start := int32(d.InputOffset())
	name, err := d.ReadToken()
	if err != nil {
		return err
	}
	m := member{name: name.String(), start: start}
	value, err := d.ReadValue()
	if err != nil {
		return err
	}
	m.end = int32(d.InputOffset())
	m.value = m.end - int32(len(value))
	o.members = append(o.members, m)
	return withoutNull(value)
}

// withoutNull fails where a value holds null at some depth.
func withoutNull(v jsontext.Value) error {
	if !bytes.Contains(v, []byte("null")) {
		return nil
	}
	d := jsontext.NewDecoder(bytes.NewBuffer(v))
	for {
		token, err := d.ReadToken()
		switch {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		case token.Kind() == 'n':
			return errNull
		}
	}
}

// whole fails where a member is missing that is not optional in the struct.
func (o object) whole(t reflect.Type) error {
	for _, name := range required(t) {
		if !slices.ContainsFunc(o.members, func(m member) bool { return m.name == name }) {
			return fmt.Errorf("%w: no member %q", ErrMalformed, name)
		}
	}
	return nil
}

// cut takes the text member name out of the object.
func (o object) cut(name string) (value string, rest object, err error) {
	i := slices.IndexFunc(o.members, func(m member) bool { return m.name == name })
	if i < 0 {
		return "", o, fmt.Errorf("%w: no member %q", ErrMalformed, name)
	}
	m := o.members[i]
	if err := Decode(o.text[m.value:m.end], &value); err != nil {
		return "", o, err
	}
	rest.members = slices.Delete(o.members, i, i+1)
	rest.text = o.without(m)
	return value, rest, nil
}

// without is the text of the object without a member and one of the commas
// beside it.
func (o object) without(m member) []byte {
	behind := o.text[m.end:]
	if !bytes.HasPrefix(trim(o.text[m.start:]), []byte{','}) {
		behind = bytes.TrimPrefix(trim(behind), []byte{','})
	}
	return slices.Concat(o.text[:m.start], behind)
}

func trim(text []byte) []byte { return bytes.TrimLeft(text, " \t\r\n") }

// into reads the object into a pointer to a struct, as DecodeWhole does.
func (o object) into(v any) error {
	if err := Decode(o.text, v); err != nil {
		return err
	}
	return o.whole(reflect.TypeOf(v).Elem())
}

// readKind reads an object whose text member name says what kind it is: the kind,
// and the object without it.
func readKind(text []byte, name string) (kind string, rest object, err error) {
	o, err := readObject(text)
	if err != nil {
		return "", o, err
	}
	return o.cut(name)
}
