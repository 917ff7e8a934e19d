package rulestest

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
)

// form has every kind of value that a view may hold.
type form struct {
	Yes    bool
	Low    int8
	High   uint16
	Part   float64
	Word   string
	List   []string
	Fixed  [2]int
	ByName map[string]int
	To     *form
	Any    any
}

func aForm() form {
	return form{true, -1, 2, 0.5, "a", []string{"b", "c"}, [2]int{3, 4}, map[string]int{"d": 5, "e": 6}, &form{Word: "f"}, form{Word: "g"}}
}

func of(s form) uint64 { return press{}.of(reflect.ValueOf(s)) }

func TestEqualValuesHaveOneImprint(t *testing.T) {
	assert.Equal(t, of(aForm()), of(aForm()))
	same := &form{Word: "f"}
	assert.Equal(t, of(form{To: same, Any: same}), of(form{To: &form{Word: "f"}, Any: &form{Word: "f"}}))
}

func TestWhateverChangesChangesTheImprint(t *testing.T) {
	for name, change := range map[string]func(s *form){
		"a switch":             func(s *form) { s.Yes = false },
		"a number":             func(s *form) { s.Low = 1 },
		"another":              func(s *form) { s.High = 0 },
		"a part":               func(s *form) { s.Part = 0.25 },
		"a word":               func(s *form) { s.Word = "" },
		"an order":             func(s *form) { s.List[0], s.List[1] = s.List[1], s.List[0] },
		"a shorter list":       func(s *form) { s.List = s.List[:1] },
		"no list":              func(s *form) { s.List = nil },
		"an empty list":        func(s *form) { s.List = []string{} },
		"an array":             func(s *form) { s.Fixed[1] = 3 },
		"a value of a map":     func(s *form) { s.ByName["d"] = 6 },
		"values that change":   func(s *form) { s.ByName["d"], s.ByName["e"] = 6, 5 },
		"one less":             func(s *form) { delete(s.ByName, "d") },
		"no map":               func(s *form) { s.ByName = nil },
		"behind a pointer":     func(s *form) { s.To.Word = "g" },
		"nothing behind it":    func(s *form) { s.To = nil },
		"in an interface":      func(s *form) { s.Any = form{Word: "h"} },
		"another type in it":   func(s *form) { s.Any = "g" },
		"what nobody can read": func(s *form) { s.Any = func() {} },
	} {
		s := aForm()
		change(&s)
		assert.NotEqual(t, of(aForm()), of(s), name)
	}
	a, b := form{List: nil}, form{List: []string{}}
	assert.NotEqual(t, of(a), of(b), "none is not empty")
}
