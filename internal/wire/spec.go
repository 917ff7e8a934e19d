package wire

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Spec gathers everything that clients may send and receive, and prints it as
// JSON schemas and as TypeScript declarations. What it says comes from the Go
// types and their comments alone. Fill it first, print it then; it is not safe
// for concurrent use while it is filled.
type Spec struct {
	// Comment gives the comment of a struct, or of its field where that is
	// named; nil for none.
	Comment func(t reflect.Type, field string) string

	structs    map[reflect.Type]*shape
	interfaces map[reflect.Type]string
	roots      []root
}

// root is one entry of the specification.
type root struct {
	shape  *shape
	closed bool // clients send it: unknown members are refused
}

// NewSpec describes the frames, the bodies and the codes.
func NewSpec() *Spec {
	s := &Spec{structs: map[reflect.Type]*shape{}, interfaces: map[reflect.Type]string{
		reflect.TypeFor[rules.View](): "GameView",
	}}
	s.words("ErrorCode", Codes())
	s.words("ByeCode", ByeCodes())
	s.words("Phrase", Phrases)
	for _, name := range []string{"MergePatch", "Facts", "OptionsSchema"} {
		s.add(&shape{form: isKeyed, name: name, key: "name", item: &shape{}}, false)
	}
	s.frames()
	for _, v := range requests {
		s.Body(v)
	}
	for _, v := range answers {
		s.Answer(v)
	}
	return s
}

// The bodies of the calls to rooms; the documents are added with the games.
var (
	requests = []any{NewRoom{}, RoomChange{}, Enter{}, Sit{}, SeatNumber{}, BackTo{}, Agreed{}, TakeOver{}, MoveBody{}}
	answers  = []any{Games{}, Room{}, Entered{}, Invited{}, SeatTaken{}, Transfer{}, Transferred{}, Moves{}, Helped{}, Seen{}, MoveDone{}, MoveRefused{}, Fault{}}
)

func (s *Spec) add(sh *shape, closed bool) { s.roots = append(s.roots, root{sh, closed}) }

func (s *Spec) words(name string, words []string) {
	s.add(&shape{form: isText, name: name, enum: words}, false)
}

// Answer adds a type that the server sends.
func (s *Spec) Answer(v any) { s.add(s.describe(reflect.TypeOf(v)), false) }

// Body adds a type that clients send.
func (s *Spec) Body(v any) { s.add(s.describe(reflect.TypeOf(v)), true) }

// tagged is the object of t with a constant member in front.
func (s *Spec) tagged(t reflect.Type, name, member, value string) *shape {
	constant := part{name: member, shape: &shape{form: isText, enum: []string{value}}}
	return &shape{form: isObject, name: name, of: t, members: append([]part{constant}, s.parts(t)...)}
}

func (s *Spec) frames() {
	client := &shape{form: isUnion, name: "ClientFrame"}
	for _, f := range clientFrames {
		client.choices = append(client.choices, s.tagged(reflect.TypeOf(f), "Client"+upper(f.t()), "t", f.t()))
	}
	server := &shape{form: isUnion, name: "ServerFrame"}
	for _, f := range serverFrames {
		server.choices = append(server.choices, s.tagged(reflect.TypeOf(f), "Server"+upper(f.t()), "t", f.t()))
	}
	s.add(client, true)
	s.add(server, false)
}

// Games adds the games: the options, moves and view of each, its document, and
// the unions of them all. document is the type that holds a game's view.
func (s *Spec) Games(kinds []*rules.Kind, document any) {
	for _, all := range []struct {
		name   string
		of     func(*rules.Kind) *shape
		closed bool
	}{
		{"Move", s.moves, true}, {"GameOptions", s.options, false}, {"GameChoices", s.choices, true}, {"GameView", s.view, false},
	} {
		either := &shape{form: isUnion, name: all.name}
		for _, k := range kinds {
			one := all.of(k)
			one.name = upper(k.ID) + strings.TrimPrefix(all.name, "Game")
			either.choices = append(either.choices, one)
			s.add(one, all.closed)
		}
		s.add(either, all.closed)
	}
	s.hints(kinds)
	s.Answer(document)
	for _, k := range kinds {
		s.document(k, reflect.TypeOf(document))
	}
}

func (s *Spec) moves(k *rules.Kind) *shape {
	all := &shape{form: isUnion}
	for _, do := range slices.Sorted(maps.Keys(k.Moves)) {
		t := reflect.TypeOf(k.Moves[do])
		all.choices = append(all.choices, s.tagged(t, upper(k.ID)+t.Name(), "do", do))
	}
	return all
}

func (s *Spec) options(k *rules.Kind) *shape { return s.object(reflect.TypeOf(k.Options)) }

func (s *Spec) view(k *rules.Kind) *shape { return s.object(reflect.TypeOf(k.View)) }

// choices are the options as they are asked for: what is left out has its
// default.
func (s *Spec) choices(k *rules.Kind) *shape {
	t := reflect.TypeOf(k.Options)
	c := &shape{form: isObject, of: t, members: s.parts(t)}
	for i := range c.members {
		c.members[i].optional = true
	}
	return c
}

// hints adds what a hint can be: an Advice, or the hint in the view of a game that
// has hints of its own.
func (s *Spec) hints(kinds []*rules.Kind) {
	either := &shape{form: isUnion, name: "GameHint", choices: []*shape{s.object(reflect.TypeFor[Advice]())}}
	for _, k := range kinds {
		for _, m := range s.view(k).members {
			if m.name == "hint" {
				either.choices = append(either.choices, m.shape)
			}
		}
	}
	s.add(either, false)
}

// document adds a game's own document: the members of the common one, with the
// game's view for the view of any.
func (s *Spec) document(k *rules.Kind, t reflect.Type) {
	d := &shape{form: isObject, name: upper(k.ID) + typeName(t), of: t, members: s.parts(t)}
	for i, m := range d.members {
		if m.shape.form == isNamed {
			d.members[i].shape = s.view(k)
		}
	}
	s.add(d, false)
}

// said is the comment of the struct of a shape on one line; it begins with the
// shape's name.
func (s *Spec) said(sh *shape) string {
	if s.Comment == nil || sh.of == nil {
		return ""
	}
	text := oneLine(s.Comment(sh.of, ""))
	if rest, ok := strings.CutPrefix(text, sh.of.Name()+" "); ok {
		return sh.name + " " + rest
	}
	return text
}

// saidOf is the comment of a member of the shape on one line.
func (s *Spec) saidOf(sh *shape, m part) string {
	if s.Comment == nil || m.from.Name == "" {
		return ""
	}
	return oneLine(s.Comment(owner(sh.of, m.from.Index), m.from.Name))
}

// owner is the struct that has the field itself: t or one that it embeds.
func owner(t reflect.Type, field []int) reflect.Type {
	for _, i := range field[:len(field)-1] {
		if t = t.Field(i).Type; t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
	}
	return t
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// find is the shape with a name.
func (s *Spec) find(name string) *shape {
	for _, r := range s.roots {
		if r.shape.name == name {
			return r.shape
		}
	}
	panic(fmt.Sprintf("wire: nothing is named %s", name))
}
