package rulestest

import (
	"hash/maphash"
	"math"
	"math/rand/v2"
	"reflect"

	"github.com/sobremesa-games/sobremesa/rules"
)

// imprint is what is left of views: equal ones were of equal values, which have
// equal texts, and are made at a small part of the cost of these. Others may have
// equal texts, too.
type imprint uint64

// imprintOf is the imprint of all views of one position. What they share is looked
// at once.
func imprintOf(views []rules.View) imprint {
	p, sum := press{}, uint64(len(views))
	for _, v := range views {
		sum = mix(sum, p.of(reflect.ValueOf(v)))
	}
	return imprint(sum)
}

// traceOf is the imprint of Everything.
func traceOf(g rules.Game) imprint {
	s := storeOf(g)
	hidden := press{}.of(reflect.ValueOf(struct{ piles, chance any }{s.piles, s.chance}))
	return imprint(mix(uint64(imprintOf(views(g, sharedOf(g.View(rules.Nobody)).seats))), hidden))
}

// press remembers what lies behind the pointers of a position.
type press map[pointer]uint64

var grain = maphash.MakeSeed()

// mix is one number of two, in their order (the finish of SplitMix64).
func mix(a, b uint64) uint64 {
	x := a*0x9e3779b97f4a7c15 + b + 1
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

func (p press) of(v reflect.Value) uint64 {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return 1
		}
		return 0
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return uint64(v.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return v.Uint()
	case reflect.Float32, reflect.Float64:
		return math.Float64bits(v.Float())
	case reflect.String:
		return maphash.String(grain, v.String())
	case reflect.Array:
		return p.ofList(v)
	case reflect.Struct:
		return p.ofStruct(v)
	case reflect.Slice, reflect.Map, reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return 0
		}
		return mix(1, p.behind(v))
	}
	return rand.Uint64() // like nothing else: what it is in a document, its text has to say
}

// behind is the imprint of what a value that is not nil leads to.
func (p press) behind(v reflect.Value) uint64 {
	switch v.Kind() {
	case reflect.Slice:
		return p.ofList(v)
	case reflect.Map:
		return p.ofMap(v)
	case reflect.Interface:
		return mix(maphash.Comparable(grain, v.Elem().Type()), p.of(v.Elem()))
	}
	at := pointer{v.Type(), v.Pointer()}
	sum, known := p[at]
	if !known {
		sum = p.of(v.Elem())
		p[at] = sum
	}
	return sum
}

func (p press) ofList(v reflect.Value) uint64 {
	sum := uint64(v.Len())
	for i := range v.Len() {
		sum = mix(sum, p.of(v.Index(i)))
	}
	return sum
}

func (p press) ofStruct(v reflect.Value) uint64 {
	sum := uint64(0)
	for i := range v.NumField() {
		sum = mix(sum, p.of(v.Field(i)))
	}
	return sum
}

// ofMap adds, since a map has no order.
func (p press) ofMap(v reflect.Value) uint64 {
	sum := uint64(v.Len())
	for at := v.MapRange(); at.Next(); {
		sum += mix(p.of(at.Key()), p.of(at.Value()))
	}
	return sum
}
