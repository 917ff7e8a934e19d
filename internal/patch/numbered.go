package patch

import (
	"reflect"
	"strconv"
	"unsafe"
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
	runAt, item := runsOf(t)
	value := build(item, open)
	return &codec{
		encode: func(dst []byte, p unsafe.Pointer) []byte { return encodeRun(dst, runAt(p), value) },
		patch: func(dst []byte, a, b unsafe.Pointer) ([]byte, bool) {
			return diffRuns(dst, runAt(a), runAt(b), value)
		},
	}
}

// runsOf is how the values of a Numbered type are read without asking them,
// which would cost allocations, and the type of their items.
func runsOf(t reflect.Type) (at func(p unsafe.Pointer) run, item reflect.Type) {
	first, values := reflect.Zero(t).Interface().(Numbered).Numbered()
	items := reflect.TypeOf(values)
	size := items.Elem().Size()
	switch {
	case t.Kind() == reflect.Slice && t.Elem() == items.Elem():
		return func(p unsafe.Pointer) run { return run{first, *(*list)(p), size} }, items.Elem()
	case t.Kind() == reflect.Struct && t.NumField() == 2 && t.Field(0).Type == reflect.TypeFor[uint32]() && t.Field(1).Type == items:
		offset := t.Field(1).Offset
		return func(p unsafe.Pointer) run { return run{*(*uint32)(p), *(*list)(unsafe.Add(p, offset)), size} }, items.Elem()
	}
	panic("patch: " + t.String() + " is numbered, but is neither a slice nor a struct of a number and a slice")
}

// run is a stretch of numbered items.
type run struct {
	first uint32
	items list
	size  uintptr // of an item
}

func (r *run) end() uint32 { return r.first + uint32(r.items.n) }

func (r *run) has(n uint32) bool { return n >= r.first && n < r.end() }

// at is where the item with number n lies, which the run has.
func (r *run) at(n uint32) unsafe.Pointer { return r.items.at(int(n-r.first), r.size) }

func encodeRun(dst []byte, r run, value *codec) []byte {
	dst = append(dst, '{')
	start := len(dst)
	for n := r.first; n < r.end(); n++ {
		dst = value.encode(appendNumber(comma(dst, start), n), r.at(n))
	}
	return append(dst, '}')
}

func diffRuns(dst []byte, a, b run, value *codec) ([]byte, bool) {
	before := len(dst)
	dst = append(dst, '{')
	start := len(dst)
	for n := a.first; n < min(a.end(), b.first); n++ {
		dst = append(appendNumber(comma(dst, start), n), "null"...)
	}
	from, to := shared(&a, &b)
	for n := b.first; n < b.end(); n++ {
		if n < from || n >= to {
			dst = diffNumber(dst, start, n, &a, &b, value)
		}
	}
	for n := max(b.end(), a.first); n < a.end(); n++ {
		dst = append(appendNumber(comma(dst, start), n), "null"...)
	}
	return closed(dst, before, start)
}

// shared is the stretch of numbers that both runs keep in the same memory, as
// the newest and the one before it of a growing list do.
func shared(a, b *run) (from, to uint32) {
	from = max(a.first, b.first)
	if a.has(from) && b.has(from) && a.at(from) == b.at(from) {
		return from, min(a.end(), b.end())
	}
	return from, from
}

func diffNumber(dst []byte, start int, n uint32, a, b *run, value *codec) []byte {
	switch item := b.at(n); {
	case !a.has(n):
		return value.encode(appendNumber(comma(dst, start), n), item)
	case sameMemory(a.at(n), item, b.size):
		return dst
	default:
		return value.change(appendNumber(comma(dst, start), n), len(dst), a.at(n), item)
	}
}

// appendNumber appends a number as the name of a member.
func appendNumber[N uint16 | uint32 | uint64](dst []byte, n N) []byte {
	return append(strconv.AppendUint(append(dst, '"'), uint64(n), 10), `":`...)
}
