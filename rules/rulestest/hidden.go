package rulestest

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Hidden names what else a seat cannot know now: place → what is there. An empty
// text says that a place which the suite finds, a pile by its path or a member
// of views by its name, tells the seat nothing new though it looks closed.
type Hidden func(g rules.Game, to rules.Seat) map[string]string

// InPiles is the Hidden of a game that keeps every hidden card in a cards.Pile,
// draws all chance from a rules.Rand, and shows each seat what it alone knows.
func InPiles(rules.Game, rules.Seat) map[string]string { return nil }

// store is the piles and streams of chance in the state of a game, by the path
// that leads there: "pile", "hands[2]" (of seat 2), "round.r".
type store struct {
	piles  map[string]pile
	chance map[string]string
	seen   map[pointer]bool // those followed
}

type pointer struct {
	to reflect.Type
	at uintptr
}

type pile struct {
	sight cards.Sight
	owner rules.Seat
	faces []cards.Face // from the bottom
}

func (p pile) sorted() []cards.Face { return slices.Sorted(slices.Values(p.faces)) }

// closed reports whether to must not see into the pile. What lies below an open
// top was laid there for all to see.
func (p pile) closed(to rules.Seat) bool {
	return p.sight == cards.Sealed || p.sight == cards.Counted || p.sight == cards.Owned && (p.owner != to || to == rules.Nobody)
}

// storeOf searches the unexported state of g.
func storeOf(g rules.Game) store {
	s := store{map[string]pile{}, map[string]string{}, map[pointer]bool{}}
	s.search("", reflect.ValueOf(g))
	return s
}

var (
	pileType = reflect.TypeFor[cards.Pile]()
	randType = reflect.TypeFor[rules.Rand]()
)

func (s store) search(path string, v reflect.Value) {
	switch {
	case !mayHide(v.Type()):
	case v.Type() == pileType:
		s.piles[path] = readPile(v)
	case v.Type() == randType:
		s.chance[path] = ahead(v)
	default:
		s.searchParts(path, v)
	}
}

func (s store) searchParts(path string, v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if to := (pointer{v.Type(), v.Pointer()}); !v.IsNil() && !s.seen[to] {
			s.seen[to] = true
			s.search(path, v.Elem())
		}
	case reflect.Interface:
		if !v.IsNil() {
			s.search(path, v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			s.search(join(path, v.Type().Field(i)), v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		first := 0
		if strings.HasPrefix(v.Type().Name(), "BySeat[") {
			first = 1
		}
		for i := range v.Len() {
			s.search(path+"["+strconv.Itoa(first+i)+"]", v.Index(i))
		}
	case reflect.Map:
		for key, x := range v.Seq2() {
			s.search(fmt.Sprintf("%s[%v]", path, key), x)
		}
	}
}

func join(path string, f reflect.StructField) string {
	switch {
	case f.Anonymous:
		return path
	case path == "":
		return f.Name
	}
	return path + "." + f.Name
}

// readPile reads a pile. Most are where their address can be taken, and are read
// through their methods, at a tenth of the cost.
func readPile(v reflect.Value) pile {
	p := pile{sight: cards.Sight(v.FieldByName("sight").Uint()), owner: rules.Seat(v.FieldByName("owner").Uint())}
	if v.CanAddr() {
		whole := reflect.NewAt(pileType, v.Addr().UnsafePointer()).Interface().(*cards.Pile)
		p.faces = make([]cards.Face, 0, whole.Len())
		for c := range whole.All() {
			p.faces = append(p.faces, c.Face())
		}
		return p
	}
	for _, c := range v.FieldByName("cards").Seq2() {
		p.faces = append(p.faces, cards.Face(c.FieldByName("face").Uint()))
	}
	return p
}

// ahead is the beginning of what a stream of chance will bring, or its state.
func ahead(v reflect.Value) string {
	if v.CanAddr() {
		return reflect.NewAt(randType, v.Addr().UnsafePointer()).Interface().(*rules.Rand).Clone().Seed().String()
	}
	return fmt.Sprint(v)
}

var hides sync.Map // reflect.Type → bool, what mayHide answered

// mayHide reports whether a value of type t may hold a pile or a stream.
func mayHide(t reflect.Type) bool {
	known, ok := hides.Load(t)
	if !ok {
		known = leadsToHidden(t, map[reflect.Type]bool{})
		hides.Store(t, known)
	}
	return known.(bool)
}

func leadsToHidden(t reflect.Type, seen map[reflect.Type]bool) bool {
	if t == pileType || t == randType || t.Kind() == reflect.Interface {
		return true
	}
	if seen[t] {
		return false
	}
	seen[t] = true
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
		return leadsToHidden(t.Elem(), seen)
	case reflect.Struct:
		for f := range t.Fields() {
			if leadsToHidden(f.Type, seen) {
				return true
			}
		}
	}
	return false
}
