package patch

import (
	"reflect"
	"strconv"
)

// Numbered is implemented by lists that are objects keyed by consecutive
// numbers: values is a slice, first the key of its first item. Such a type is
// that slice itself, first being always the same, or a struct of the two fields
// first and values.
type Numbered interface {
	Numbered() (first uint32, values any)
}

// numberedCodec encodes lists that are objects keyed by consecutive numbers.
func numberedCodec(t reflect.Type, open map[reflect.Type]*codec) *codec {
	runOf, item := runsOf(t)
	value := build(item, open)
	return &codec{
		encode: func(dst []byte, v reflect.Value) []byte { return encodeRun(dst, runOf(v), value) },
		diff: func(dst []byte, a, b reflect.Value) ([]byte, bool) {
			return diffRuns(dst, runOf(a), runOf(b), value)
		},
		absent: present,
	}
}

// runsOf is how the values of a Numbered type are read without asking them,
// which would cost allocations, and the type of their items.
func runsOf(t reflect.Type) (of func(reflect.Value) run, item reflect.Type) {
	first, values := reflect.Zero(t).Interface().(Numbered).Numbered()
	items := reflect.TypeOf(values)
	switch {
	case t.Kind() == reflect.Slice && t.Elem() == items.Elem():
		return func(v reflect.Value) run { return run{first, v} }, items.Elem()
	case t.Kind() == reflect.Struct && t.NumField() == 2 && t.Field(0).Type == reflect.TypeFor[uint32]() && t.Field(1).Type == items:
		return func(v reflect.Value) run { return run{uint32(v.Field(0).Uint()), v.Field(1)} }, items.Elem()
	}
	panic("patch: " + t.String() + " is numbered, but is neither a slice nor a struct of a number and a slice")
}

// run is a stretch of numbered items.
type run struct {
	first uint32
	items reflect.Value
}

func (r run) end() uint32 { return r.first + uint32(r.items.Len()) }

func (r run) has(n uint32) bool { return n >= r.first && n < r.end() }

// at is the item with number n, which the run has.
func (r run) at(n uint32) reflect.Value { return r.items.Index(int(n - r.first)) }

func encodeRun(dst []byte, r run, value *codec) []byte {
	dst = append(dst, '{')
	start := len(dst)
	for n := r.first; n < r.end(); n++ {
		dst = value.encode(appendNumber(comma(dst, start), uint64(n)), r.at(n))
	}
	return append(dst, '}')
}

func diffRuns(dst []byte, a, b run, value *codec) ([]byte, bool) {
	before := len(dst)
	dst = append(dst, '{')
	start := len(dst)
	for n := a.first; n < min(a.end(), b.first); n++ {
		dst = append(appendNumber(comma(dst, start), uint64(n)), "null"...)
	}
	from, to := shared(a, b)
	for n := b.first; n < b.end(); n++ {
		if n < from || n >= to {
			dst = diffNumber(dst, start, n, a, b, value)
		}
	}
	for n := max(b.end(), a.first); n < a.end(); n++ {
		dst = append(appendNumber(comma(dst, start), uint64(n)), "null"...)
	}
	return closed(dst, before, start)
}

// shared is the stretch of numbers that both runs keep in the same memory, as
// the newest and the one before it of a growing list do.
func shared(a, b run) (from, to uint32) {
	from = max(a.first, b.first)
	if a.has(from) && b.has(from) && a.at(from).Addr().UnsafePointer() == b.at(from).Addr().UnsafePointer() {
		return from, min(a.end(), b.end())
	}
	return from, from
}

func diffNumber(dst []byte, start int, n uint32, a, b run, value *codec) []byte {
	item := b.at(n)
	if !a.has(n) {
		return value.encode(appendNumber(comma(dst, start), uint64(n)), item)
	}
	was := a.at(n)
	if value.same != nil && value.same(was, item) {
		return dst
	}
	mark := len(dst)
	dst, changed := value.diff(appendNumber(comma(dst, start), uint64(n)), was, item)
	if !changed {
		return dst[:mark]
	}
	return dst
}

// appendNumber appends a number as the name of a member.
func appendNumber(dst []byte, n uint64) []byte {
	return append(strconv.AppendUint(append(dst, '"'), n, 10), `":`...)
}
