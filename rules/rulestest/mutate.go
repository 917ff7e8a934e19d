package rulestest

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/sobremesa-games/sobremesa/rules"
)

// lexicon remembers what the members of moves have held, so that a changed move
// is nearly right: another seat's card, a card of the last turn. A word is
// known by its path, "commit.Groups[key][]" is a card in a group.
type lexicon struct {
	kinds []rules.Move // zero moves, by "do"
	words map[string][]reflect.Value
	known map[string]bool // paths with words
}

// vocabulary is how many words of a path are kept: whole arrangements of a
// table are all different.
const vocabulary = 500

func newLexicon(k *rules.Kind) *lexicon {
	l := &lexicon{words: map[string][]reflect.Value{}, known: map[string]bool{}}
	for _, do := range sortedKeys(k.Moves) {
		l.kinds = append(l.kinds, k.Moves[do])
	}
	return l
}

// note learns the members of moves, and theirs.
func (l *lexicon) note(moves []rules.Move) {
	for _, m := range moves {
		l.learnParts(m.Do(), reflect.ValueOf(m))
	}
}

func (l *lexicon) learn(path string, v reflect.Value) {
	text, err := json.Marshal(v.Interface())
	if err != nil {
		panic("rulestest: a move holds what JSON does not: " + err.Error())
	}
	if id := path + " " + string(text); len(l.words[path]) < vocabulary && !l.known[id] {
		l.known[id] = true
		l.words[path] = append(l.words[path], duplicate(v))
	}
	l.learnParts(path, v)
}

func (l *lexicon) learnParts(path string, v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			l.learn(path+"."+v.Type().Field(i).Name, v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			l.learn(path+"[]", v.Index(i))
		}
	case reflect.Map:
		for _, k := range sortedKeysOf(v) {
			l.learn(path+"[key]", k)
			l.learn(path+"[]", v.MapIndex(k))
		}
	case reflect.Pointer:
		if !v.IsNil() {
			l.learn(path+"*", v.Elem())
		}
	}
}

// near is a move near those listed: one with a member changed, an empty one,
// or one made up of words known.
func (l *lexicon) near(listed []rules.Move, r *rules.Rand) rules.Move {
	if len(listed) > 0 && r.N(2) == 0 {
		return l.change(listed[r.N(len(listed))], r)
	}
	m := l.kinds[r.N(len(l.kinds))]
	for range r.N(4) {
		m = l.change(m, r)
	}
	return m
}

// change gives one member of a move another value.
func (l *lexicon) change(m rules.Move, r *rules.Rand) rules.Move {
	changed := duplicate(reflect.ValueOf(m))
	l.changePart(m.Do(), changed, r)
	return changed.Interface().(rules.Move)
}

// changePart gives one member of a struct another value.
func (l *lexicon) changePart(path string, s reflect.Value, r *rules.Rand) {
	if n := s.NumField(); n > 0 {
		i := r.N(n)
		l.set(path+"."+s.Type().Field(i).Name, s.Field(i), r)
	}
}

// set gives v another value: mostly one that was seen in such a place.
func (l *lexicon) set(path string, v reflect.Value, r *rules.Rand) {
	if words := l.words[path]; len(words) > 0 && r.N(4) < borrows(v) {
		v.Set(duplicate(words[r.N(len(words))]))
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		l.changePart(path, v, r)
	case reflect.Array:
		if v.Len() > 0 {
			l.setElement(path, v, r)
		}
	case reflect.Slice:
		l.setList(path, v, r)
	case reflect.Map:
		l.setMap(path, v, r)
	case reflect.Pointer:
		l.setPointer(path, v, r)
	default:
		setPlain(path, v, r)
	}
}

// borrows is in how many of four times a value is replaced whole; of what has
// parts a part is changed instead.
func borrows(v reflect.Value) int {
	switch v.Kind() {
	case reflect.Struct, reflect.Array, reflect.Slice, reflect.Map, reflect.Pointer:
		return 1
	}
	return 3
}

// setList adds, drops, doubles, moves or changes an element.
func (l *lexicon) setList(path string, v reflect.Value, r *rules.Rand) {
	n, way := v.Len(), r.N(5)
	if n == 0 || way == 0 {
		v.Set(reflect.Append(v, reflect.Zero(v.Type().Elem())))
		l.set(path+"[]", v.Index(n), r)
		return
	}
	switch i := r.N(n); way {
	case 1:
		v.Set(reflect.AppendSlice(v.Slice(0, i), v.Slice(i+1, n)))
	case 2:
		v.Set(reflect.Append(v, duplicate(v.Index(i))))
	default:
		l.setElement(path, v, r)
	}
}

// setElement moves or changes an element of a list or an array that has one.
func (l *lexicon) setElement(path string, v reflect.Value, r *rules.Rand) {
	n := v.Len()
	i := r.N(n)
	if n == 1 || r.N(2) == 0 {
		l.set(path+"[]", v.Index(i), r)
		return
	}
	j := (i + 1 + r.N(n-1)) % n
	kept := duplicate(v.Index(i))
	v.Index(i).Set(v.Index(j))
	v.Index(j).Set(kept)
}

// setMap drops, renames, adds or changes an entry.
func (l *lexicon) setMap(path string, v reflect.Value, r *rules.Rand) {
	if v.IsNil() {
		v.Set(reflect.MakeMap(v.Type()))
	}
	key, x := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
	if keys := sortedKeysOf(v); len(keys) > 0 {
		key.Set(keys[r.N(len(keys))])
		x.Set(duplicate(v.MapIndex(key)))
	}
	switch r.N(4) {
	case 0:
		v.SetMapIndex(key, reflect.Value{})
	case 1:
		v.SetMapIndex(key, reflect.Value{})
		l.set(path+"[key]", key, r)
		v.SetMapIndex(key, x)
	case 2:
		l.set(path+"[key]", key, r)
		v.SetMapIndex(key, x)
	default:
		l.set(path+"[]", x, r)
		v.SetMapIndex(key, x)
	}
}

// setPointer drops, makes or changes what is pointed at.
func (l *lexicon) setPointer(path string, v reflect.Value, r *rules.Rand) {
	if !v.IsNil() && r.N(3) == 0 {
		v.SetZero()
		return
	}
	if v.IsNil() {
		v.Set(reflect.New(v.Type().Elem()))
	}
	l.set(path+"*", v.Elem(), r)
}

func setPlain(path string, v reflect.Value, r *rules.Rand) {
	switch v.Kind() {
	case reflect.String:
		v.SetString([]string{"", "?", "\x00", "Ünknown", "-1"}[r.N(5)])
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(v.Int() + []int64{-1, 1, -100, 100}[r.N(4)])
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(v.Uint() + []uint64{1, 100, ^uint64(0)}[r.N(3)]&0xff)
	default:
		panic("rulestest: cannot change " + path + ", a " + v.Kind().String())
	}
}

// sortedKeysOf is the keys of a map in a fixed order.
func sortedKeysOf(m reflect.Value) []reflect.Value {
	return slices.SortedFunc(m.Seq(), func(a, b reflect.Value) int {
		return strings.Compare(fmt.Sprint(a), fmt.Sprint(b))
	})
}

func sortedKeys[V any](m map[string]V) []string {
	list := make([]string, 0, len(m))
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}
