package patch

import (
	"reflect"
	"unsafe"
)

// list is a slice of any type.
type list struct {
	items unsafe.Pointer
	n     int
	room  int
}

// at is item i of a list whose items have a size.
func (l *list) at(i int, size uintptr) unsafe.Pointer { return unsafe.Add(l.items, uintptr(i)*size) }

// methods is any interface that is not empty.
type methods interface{ M() }

// heldBy reads interfaces of a type; all that have methods are laid out alike.
func heldBy(t reflect.Type) func(p unsafe.Pointer) any {
	if t.NumMethod() > 0 {
		return func(p unsafe.Pointer) any { return *(*methods)(p) }
	}
	return func(p unsafe.Pointer) any { return *(*any)(p) }
}

// locate is where the value of an interface lies, or what it points to, if it is
// a pointer.
func (c *codec) locate(v any) unsafe.Pointer {
	word := wordOf(v)
	if !c.inWord {
		return word
	}
	moved := word
	return unsafe.Pointer(&moved)
}

// wordOf is the second word of an interface: where its value lies, or the value
// itself if that is no more than a pointer.
func wordOf(v any) unsafe.Pointer { return (*[2]unsafe.Pointer)(unsafe.Pointer(&v))[1] }

// inWord is told by the zero value, which lies somewhere or is nil.
func inWord(t reflect.Type) bool {
	return t.Kind() != reflect.Pointer && wordOf(reflect.Zero(t).Interface()) == nil
}

func pointerAt(p unsafe.Pointer) unsafe.Pointer { return *(*unsafe.Pointer)(p) }

// isNil is for pointers, maps, slices and interfaces: their first word says it.
func isNil(p unsafe.Pointer) bool { return pointerAt(p) == nil }

func isEmptyList(p unsafe.Pointer) bool { return (*list)(p).n == 0 }

func isEmptyString(p unsafe.Pointer) bool { return *(*string)(p) == "" }

// sameMemory means the same value. Values may be the same in unequal memory: text
// that lies elsewhere, or bytes between members.
func sameMemory(a, b unsafe.Pointer, size uintptr) bool {
	return unsafe.String((*byte)(a), size) == unsafe.String((*byte)(b), size)
}
