package wire

import (
	"fmt"
	"strconv"
	"strings"
)

// TypeScript prints the specification as a module of declarations.
func (s *Spec) TypeScript() []byte {
	d := declarations{spec: s, printed: map[string]*shape{}}
	for _, r := range s.roots {
		d.declare(r.shape)
	}
	return []byte(strings.Join(d.parts, "\n"))
}

// declarations prints every shape that has a name, once.
type declarations struct {
	spec    *Spec
	printed map[string]*shape
	parts   []string
}

func (d *declarations) declare(sh *shape) {
	if sh == nil || sh.form == isNamed {
		return
	}
	if sh.name != "" {
		if known := d.printed[sh.name]; known == sh {
			return
		} else if known != nil {
			panic("wire: two types are named " + sh.name)
		}
		d.printed[sh.name] = sh
		d.parts = append(d.parts, d.declaration(sh))
	}
	d.declare(sh.item)
	for _, m := range sh.members {
		d.declare(m.shape)
	}
	for _, c := range sh.choices {
		d.declare(c)
	}
}

func (d *declarations) declaration(sh *shape) string {
	var out strings.Builder
	out.WriteString(comment("", d.spec.said(sh)))
	if sh.form != isObject {
		fmt.Fprintf(&out, "export type %s = %s\n", sh.name, body(sh))
		return out.String()
	}
	fmt.Fprintf(&out, "export interface %s {\n", sh.name)
	for _, m := range sh.members {
		out.WriteString(comment("  ", d.spec.saidOf(sh, m)+facts(m.shape)))
		fmt.Fprintf(&out, "  %s%s: %s\n", m.name, mark(m.optional), reference(m.shape))
	}
	return out.String() + "}\n"
}

func mark(optional bool) string {
	if optional {
		return "?"
	}
	return ""
}

// comment prints what is said; nothing for nothing.
func comment(indent, said string) string {
	if said == "" {
		return ""
	}
	return indent + "/** " + strings.ReplaceAll(strings.TrimSpace(said), "*/", "* /") + " */\n"
}

// facts are what a TypeScript type cannot say.
func facts(sh *shape) string {
	var list []string
	if sh.max != nil {
		list = append(list, fmt.Sprintf("%d to %d", *sh.min, *sh.max))
	}
	if sh.fallback != "" {
		list = append(list, "default "+sh.fallback)
	}
	if sh.rule != "" {
		list = append(list, sh.rule)
	}
	if list == nil {
		return ""
	}
	return " (" + strings.Join(list, "; ") + ")"
}

// reference is how a shape is written where it is used.
func reference(sh *shape) string {
	if sh.name != "" {
		return sh.name
	}
	return body(sh)
}

func body(sh *shape) string {
	switch sh.form {
	case isBoolean:
		return "boolean"
	case isInteger:
		return "number"
	case isText:
		return words(sh.enum)
	case isList:
		return list(sh.item)
	case isKeyed:
		return fmt.Sprintf("{ [%s: string]: %s }", sh.key, reference(sh.item))
	case isUnion:
		return either(sh.choices)
	}
	return "unknown"
}

func words(enum []string) string {
	if enum == nil {
		return "string"
	}
	quoted := make([]string, len(enum))
	for i, word := range enum {
		quoted[i] = strconv.Quote(word)
	}
	return strings.Join(quoted, " | ")
}

func list(item *shape) string {
	if len(item.enum) > 0 {
		return "(" + words(item.enum) + ")[]"
	}
	return reference(item) + "[]"
}

func either(choices []*shape) string {
	names := make([]string, len(choices))
	for i, c := range choices {
		names[i] = reference(c)
	}
	return strings.Join(names, " | ")
}
