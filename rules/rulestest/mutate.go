package rulestest

import (
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// lexicon remembers what the members of moves have held, so that a changed move
// is nearly right: another seat's card, a card of the last turn.
type lexicon struct {
	kinds []rules.Move // zero moves, by "do"
	words map[string][]reflect.Value
	known map[string]map[any]bool
}

func newLexicon(k *rules.Kind) *lexicon {
	l := &lexicon{words: map[string][]reflect.Value{}, known: map[string]map[any]bool{}}
	for _, do := range sortedKeys(k.Moves) {
		l.kinds = append(l.kinds, k.Moves[do])
	}
	return l
}

// note learns the members of moves.
func (l *lexicon) note(moves []rules.Move) {
	for _, m := range moves {
		v := reflect.ValueOf(m)
		for i := range v.NumField() {
			l.learn(m.Do()+"."+v.Type().Field(i).Name, v.Field(i))
		}
	}
}

func (l *lexicon) learn(name string, word reflect.Value) {
	if l.known[name] == nil {
		l.known[name] = map[any]bool{}
	}
	if w := word.Interface(); !l.known[name][w] {
		l.known[name][w] = true
		l.words[name] = append(l.words[name], word)
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
	changed := reflect.New(reflect.TypeOf(m)).Elem()
	changed.Set(reflect.ValueOf(m))
	if n := changed.NumField(); n > 0 {
		i := r.N(n)
		l.set(m.Do()+"."+changed.Type().Field(i).Name, changed.Field(i), r)
	}
	return changed.Interface().(rules.Move)
}

func (l *lexicon) set(name string, member reflect.Value, r *rules.Rand) {
	if words := l.words[name]; len(words) > 0 && r.N(4) > 0 {
		member.Set(words[r.N(len(words))])
		return
	}
	switch member.Kind() {
	case reflect.String:
		member.SetString([]string{"", "?", "\x00", "Ünknown", "-1"}[r.N(5)])
	case reflect.Bool:
		member.SetBool(!member.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		member.SetInt(member.Int() + []int64{-1, 1, -100, 100}[r.N(4)])
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		member.SetUint(member.Uint() + []uint64{1, 100, ^uint64(0)}[r.N(3)]&0xff)
	default:
		panic("rulestest: cannot change " + name + ", a " + member.Kind().String())
	}
}

func sortedKeys[V any](m map[string]V) []string {
	list := make([]string, 0, len(m))
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}
