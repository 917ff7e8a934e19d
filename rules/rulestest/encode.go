package rulestest

import (
	"encoding/json"
	"fmt"
	"reflect"

	"github.com/sobremesa-games/sobremesa/rules"
)

// key is a move as text, the same for equal moves.
func key(m rules.Move) string {
	body, err := json.Marshal(m)
	if err != nil {
		return m.Do() + " " + err.Error()
	}
	return m.Do() + string(body)
}

func keys(moves []rules.Move) []string {
	list := make([]string, len(moves))
	for i, m := range moves {
		list[i] = key(m)
	}
	return list
}

// reread is a move once it went through JSON.
func reread(k *rules.Kind, m rules.Move) (rules.Move, error) {
	zero, ok := k.Moves[m.Do()]
	if !ok || reflect.TypeOf(zero) != reflect.TypeOf(m) {
		return nil, fmt.Errorf("%q is not among the Kind's moves", m.Do())
	}
	body, err := json.Marshal(m)
	if err != nil {
		return nil, err
	}
	fresh := reflect.New(reflect.TypeOf(zero))
	err = json.Unmarshal(body, fresh.Interface())
	return fresh.Elem().Interface().(rules.Move), err
}

// text is a view as it leaves the server.
func text(g rules.Game, to rules.Seat) ([]byte, error) { return encode(g.View(to)) }

func encode(v rules.View) ([]byte, error) {
	out, err := json.Marshal(v)
	if err != nil {
		return nil, broken(encodes, "%v", err)
	}
	return out, nil
}

// difference shows where two texts part, with a little of what is around.
func difference(a, b []byte) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	around := func(s []byte) []byte { return s[min(max(i-60, 0), len(s)):min(i+60, len(s))] }
	return fmt.Sprintf("at byte %d:\n  %s\n  %s", i, around(a), around(b))
}

// plain reports what a document must not hold: null, a number that is not an
// integer, and lists of anything but leaves.
func plain(doc []byte) error {
	var open []byte
	for i := 0; i < len(doc); i++ {
		switch c := doc[i]; c {
		case '"':
			i = endOfString(doc, i)
		case 'n':
			return fmt.Errorf("holds null: %s", difference(doc[:i], doc))
		case '.', 'e', 'E':
			if i > 0 && doc[i-1] >= '0' && doc[i-1] <= '9' {
				return fmt.Errorf("holds a number that is no integer: %s", difference(doc[:i], doc))
			}
		case '{', '[':
			if len(open) > 0 && open[len(open)-1] == '[' {
				return fmt.Errorf("holds a list of more than leaves: %s", difference(doc[:i], doc))
			}
			open = append(open, c)
		case '}', ']':
			open = open[:len(open)-1]
		}
	}
	return nil
}

func endOfString(doc []byte, i int) int {
	for i++; doc[i] != '"'; i++ {
		if doc[i] == '\\' {
			i++
		}
	}
	return i
}

// shared is what every view has in common, read from the struct.
type shared struct {
	seats  int
	turn   rules.TurnView
	result *rules.Result
}

func sharedOf(v rules.View) shared {
	s := reflect.ValueOf(v)
	return shared{
		seats:  s.FieldByName("Seats").Len(),
		turn:   s.FieldByName("Turn").Interface().(rules.TurnView),
		result: s.FieldByName("Result").Interface().(*rules.Result),
	}
}
