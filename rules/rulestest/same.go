package rulestest

import (
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// same reports whether two moves say the same. An empty list or map is as good
// as none.
func same(a, b rules.Move) bool {
	v, w := reflect.ValueOf(a), reflect.ValueOf(b)
	return v.Type() == w.Type() && alikeValues(v, w)
}

func sameMoves(a, b []rules.Move) bool { return slices.EqualFunc(a, b, same) }

func listed(moves []rules.Move, m rules.Move) bool {
	return slices.ContainsFunc(moves, func(o rules.Move) bool { return same(o, m) })
}

// alikeValues compares two values of one type.
func alikeValues(v, w reflect.Value) bool {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if !alikeValues(v.Field(i), w.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Slice, reflect.Array:
		for i := range min(v.Len(), w.Len()) {
			if !alikeValues(v.Index(i), w.Index(i)) {
				return false
			}
		}
		return v.Len() == w.Len()
	case reflect.Map:
		for key, x := range v.Seq2() {
			if y := w.MapIndex(key); !y.IsValid() || !alikeValues(x, y) {
				return false
			}
		}
		return v.Len() == w.Len()
	case reflect.Pointer:
		return v.IsNil() == w.IsNil() && (v.IsNil() || alikeValues(v.Elem(), w.Elem()))
	}
	return v.Equal(w)
}

// duplicate is a copy of a value that shares no memory with it.
func duplicate(v reflect.Value) reflect.Value {
	to := reflect.New(v.Type()).Elem()
	to.Set(v)
	switch {
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			to.Field(i).Set(duplicate(v.Field(i)))
		}
	case v.Kind() == reflect.Array:
		for i := range v.Len() {
			to.Index(i).Set(duplicate(v.Index(i)))
		}
	case v.Kind() == reflect.Slice && !v.IsNil():
		to.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
		for i := range v.Len() {
			to.Index(i).Set(duplicate(v.Index(i)))
		}
	case v.Kind() == reflect.Map && !v.IsNil():
		to.Set(reflect.MakeMap(v.Type()))
		for key, x := range v.Seq2() {
			to.SetMapIndex(key, duplicate(x))
		}
	case v.Kind() == reflect.Pointer && !v.IsNil():
		to.Set(reflect.New(v.Type().Elem()))
		to.Elem().Set(duplicate(v.Elem()))
	}
	return to
}
