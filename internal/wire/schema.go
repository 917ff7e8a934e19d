package wire

import (
	stdjson "encoding/json"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/sobremesa-games/sobremesa/rules"
)

// dialect is the version of JSON Schema that is written.
const dialect = "https://json-schema.org/draft/2020-12/schema"

// schema is one JSON schema, or a part of one.
type schema map[string]any

// Schemas gives the JSON schema of every entry by its name in snake_case. What
// clients send admits no unknown member; what the server sends does, since a
// later server may say more.
func (s *Spec) Schemas() map[string]stdjson.RawMessage {
	all := map[string]stdjson.RawMessage{}
	for _, r := range s.roots {
		all[lower(r.shape.name)] = s.schemaOf(r.shape, r.closed)
	}
	return all
}

// OptionsSchema is the schema of a game's options with their defaults and, as
// "rule", the ruling that each chooses.
func OptionsSchema(k *rules.Kind) stdjson.RawMessage {
	s := &Spec{structs: map[reflect.Type]*shape{}}
	return s.schemaOf(s.choices(k), true)
}

func (s *Spec) schemaOf(sh *shape, closed bool) stdjson.RawMessage {
	w := writer{spec: s, closed: closed, defs: map[string]schema{}}
	out := schema{"$schema": dialect}
	if sh.name != "" {
		out["title"] = sh.name
	}
	maps.Copy(out, w.body(sh))
	if len(w.defs) > 0 {
		out["$defs"] = w.defs
	}
	text, err := stdjson.Marshal(out)
	if err != nil {
		panic("wire: a schema that cannot be encoded: " + err.Error())
	}
	return text
}

// writer writes one schema with the definitions that it needs.
type writer struct {
	spec   *Spec
	closed bool
	defs   map[string]schema
}

// reference is a shape where it is used: what has a name is defined once.
func (w *writer) reference(sh *shape) schema {
	if sh.name == "" {
		return w.body(sh)
	}
	if w.defs[sh.name] == nil {
		if sh.form == isNamed {
			sh = w.spec.find(sh.name)
		}
		w.defs[sh.name] = schema{} // known while its parts are written
		w.defs[sh.name] = w.body(sh)
	}
	return schema{"$ref": "#/$defs/" + sh.name}
}

func (w *writer) body(sh *shape) schema {
	switch sh.form {
	case isBoolean:
		return sh.withDefault(schema{"type": "boolean"})
	case isInteger:
		return sh.withDefault(sh.bounded())
	case isText:
		return sh.withDefault(sh.worded())
	case isList:
		return schema{"type": "array", "items": w.reference(sh.item)}
	case isKeyed:
		return schema{"type": "object", "additionalProperties": w.reference(sh.item)}
	case isObject:
		return w.object(sh)
	case isUnion:
		return schema{"anyOf": w.references(sh.choices)}
	}
	return schema{}
}

func (w *writer) references(choices []*shape) []schema {
	all := make([]schema, len(choices))
	for i, c := range choices {
		all[i] = w.reference(c)
	}
	return all
}

func (w *writer) object(sh *shape) schema {
	var members properties
	required := []string{}
	for _, m := range sh.members {
		members = append(members, property{m.name, w.reference(m.shape).described(w.spec.saidOf(sh, m))})
		if !m.optional {
			required = append(required, m.name)
		}
	}
	out := schema{"type": "object", "properties": members}.described(w.spec.said(sh))
	if len(required) > 0 {
		out["required"] = required
	}
	if w.closed {
		out["additionalProperties"] = false
	}
	return out
}

// properties are the members of an object in the order of its struct, which is
// the order in which options are offered.
type properties []property

type property struct {
	name string
	is   schema
}

// MarshalJSON keeps the order.
func (p properties) MarshalJSON() ([]byte, error) {
	out := []byte{'{'}
	for i, m := range p {
		text, err := stdjson.Marshal(m.is)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			out = append(out, ',')
		}
		out = append(append(strconv.AppendQuote(out, m.name), ':'), text...)
	}
	return append(out, '}'), nil
}

// described adds what is said of it, if anything is.
func (s schema) described(said string) schema {
	if said != "" {
		s["description"] = said
	}
	return s
}

func (sh *shape) bounded() schema {
	out := schema{"type": "integer"}
	if sh.min != nil {
		out["minimum"] = *sh.min
	}
	if sh.max != nil {
		out["maximum"] = *sh.max
	}
	if len(sh.offered) > 0 {
		out["examples"] = sh.offered
	}
	return out
}

func (sh *shape) worded() schema {
	switch len(sh.enum) {
	case 0:
		return schema{"type": "string"}
	case 1:
		return schema{"const": sh.enum[0]}
	}
	return schema{"type": "string", "enum": slices.Clone(sh.enum)}
}

// withDefault adds what an option says of itself.
func (sh *shape) withDefault(out schema) schema {
	if sh.rule != "" {
		out["rule"] = sh.rule
	}
	switch {
	case sh.fallback == "":
	case sh.form == isText:
		out["default"] = sh.fallback
	default:
		out["default"] = stdjson.RawMessage(sh.fallback)
	}
	return out
}

// lower is a type's name in snake_case.
func lower(name string) string {
	var out strings.Builder
	for i, r := range name {
		if i > 0 && r >= 'A' && r <= 'Z' {
			out.WriteByte('_')
		}
		out.WriteString(strings.ToLower(string(r)))
	}
	return out.String()
}
