package wire

import (
	"fmt"
	"path"
	"reflect"
	"strconv"
	"strings"

	stdjson "encoding/json"

	"github.com/sobremesa-games/sobremesa/internal/patch"
)

var (
	rawType      = reflect.TypeFor[stdjson.RawMessage]()
	numberedType = reflect.TypeFor[patch.Numbered]()
)

// form is what a shape is in JSON.
type form uint8

const (
	isAnything form = iota
	isBoolean
	isInteger
	isText
	isList
	isKeyed  // an object with free keys
	isObject // an object with members
	isUnion  // one of several
	isNamed  // what another part of the specification describes
)

// shape is a type as clients see it. It follows the rules by which package
// patch encodes values.
type shape struct {
	form     form
	name     string       // own name of an object or union; what a named shape refers to
	of       reflect.Type // the struct an object comes from
	enum     []string     // texts
	min      *int64       // integers
	max      *int64
	offered  []int64 // integers that make sense, of the many that are allowed
	fallback string  // the default as text; "" for none
	rule     string  // of the rulebook
	key      string  // what the keys of a keyed object are
	item     *shape  // of a list or keyed object
	members  []part
	choices  []*shape
}

// part is a member of an object.
type part struct {
	name     string
	from     reflect.StructField // none for a member that only the wire has
	optional bool
	shape    *shape
}

// describe is the shape of a type; structs are met once and referred to.
func (s *Spec) describe(t reflect.Type) *shape {
	switch {
	case t == rawType:
		return &shape{}
	case t.Implements(numberedType):
		return s.numbered(t)
	}
	switch t.Kind() {
	case reflect.Bool:
		return &shape{form: isBoolean}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return &shape{form: isInteger}
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return &shape{form: isInteger, min: new(int64)}
	case reflect.String:
		return &shape{form: isText}
	case reflect.Slice:
		return &shape{form: isList, item: s.describe(t.Elem())}
	case reflect.Map:
		return &shape{form: isKeyed, key: keyName(t.Key()), item: s.describe(t.Elem())}
	case reflect.Pointer:
		return s.describe(t.Elem())
	case reflect.Interface:
		return s.open(t)
	case reflect.Struct:
		return s.object(t)
	}
	panic("wire: no JSON form for " + t.String())
}

// numbered describes lists that are objects keyed by number.
func (s *Spec) numbered(t reflect.Type) *shape {
	_, items := reflect.Zero(t).Interface().(patch.Numbered).Numbered()
	key := "number"
	if strings.HasPrefix(t.Name(), "BySeat") {
		key = "seat"
	}
	return &shape{form: isKeyed, key: key, item: s.describe(reflect.TypeOf(items).Elem())}
}

func keyName(t reflect.Type) string {
	switch {
	case t.PkgPath() != "":
		return strings.ToLower(t.Name())
	case t.Kind() == reflect.String:
		return "key"
	}
	return "number"
}

// open describes an interface: by the name given to it, or anything.
func (s *Spec) open(t reflect.Type) *shape {
	if name, ok := s.interfaces[t]; ok {
		return &shape{form: isNamed, name: name}
	}
	return &shape{}
}

// object describes a struct; it is known before its members are, so that it
// may contain itself.
func (s *Spec) object(t reflect.Type) *shape {
	if known, ok := s.structs[t]; ok {
		return known
	}
	o := &shape{form: isObject, name: typeName(t), of: t}
	s.structs[t] = o
	o.members = s.parts(t)
	return o
}

func (s *Spec) parts(t reflect.Type) []part {
	var parts []part
	for _, m := range patch.Members(t) {
		parts = append(parts, part{name: m.Name, from: m.Field, optional: m.Optional(), shape: s.member(m.Field)})
	}
	return parts
}

// member describes a field, with what its tags say: as, enum, min, max, choices,
// default. On a list they speak of its items.
func (s *Spec) member(f reflect.StructField) *shape {
	if f.Type.Kind() == reflect.Slice && f.Type != rawType && !f.Type.Implements(numberedType) {
		f.Type = f.Type.Elem()
		return &shape{form: isList, item: s.member(f)}
	}
	if as := f.Tag.Get("as"); as != "" {
		return &shape{form: isNamed, name: as}
	}
	found := s.describe(f.Type)
	if found.form == isObject {
		return found
	}
	narrow := *found
	if words := f.Tag.Get("enum"); words != "" {
		narrow.enum = strings.Split(words, ",")
	}
	narrow.min, narrow.max = bound(f, "min", narrow.min), bound(f, "max", nil)
	narrow.offered = offered(f)
	narrow.fallback, narrow.rule = f.Tag.Get("default"), f.Tag.Get("rule")
	return &narrow
}

// offered are the numbers of the tag choices.
func offered(f reflect.StructField) (all []int64) {
	for text := range strings.FieldsFuncSeq(f.Tag.Get("choices"), func(r rune) bool { return r == ',' }) {
		n, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			panic(fmt.Sprintf("wire: tag choices of %s: %v", f.Name, err))
		}
		all = append(all, n)
	}
	return all
}

func bound(f reflect.StructField, tag string, otherwise *int64) *int64 {
	value, ok := f.Tag.Lookup(tag)
	if !ok {
		return otherwise
	}
	n, err := strconv.ParseInt(value, 10, 64)
	if err != nil {
		panic(fmt.Sprintf("wire: tag %s of %s: %v", tag, f.Name, err))
	}
	return &n
}

// typeName names a struct for clients: those of a game carry its name.
func typeName(t reflect.Type) string {
	dir, pkg := path.Split(t.PkgPath())
	if path.Base(dir) == "rules" {
		return upper(pkg) + t.Name()
	}
	return upper(t.Name())
}

// upper is a snake_case name as a type's name.
func upper(name string) string {
	var out strings.Builder
	for word := range strings.SplitSeq(name, "_") {
		if word != "" {
			out.WriteString(strings.ToUpper(word[:1]) + word[1:])
		}
	}
	return out.String()
}
