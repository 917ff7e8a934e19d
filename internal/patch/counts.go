package patch

import (
	"cmp"
	"slices"
	"strconv"
	"unsafe"
)

// countsCodec is for the maps that change most, such as hands and totals: they are
// read by their own type, and only the keys that are sent are sorted.
func countsCodec[K cmp.Ordered](key func(dst []byte, k K) []byte) *codec {
	return &codec{
		encode: func(dst []byte, p unsafe.Pointer) []byte {
			dst = append(dst, '{')
			return append(appendCounts(dst, len(dst), nil, *(*map[K]int)(p), key), '}')
		},
		patch: func(dst []byte, a, b unsafe.Pointer) ([]byte, bool) {
			before := len(dst)
			dst = append(dst, '{')
			start := len(dst)
			return closed(appendCounts(dst, start, *(*map[K]int)(a), *(*map[K]int)(b), key), before, start)
		},
	}
}

// appendCounts appends the members that differ.
func appendCounts[K cmp.Ordered](dst []byte, start int, from, to map[K]int, key func([]byte, K) []byte) []byte {
	var room [32]K // a hand seldom has more
	for _, k := range changedKeys(room[:0], from, to) {
		dst = key(comma(dst, start), k)
		if n, ok := to[k]; ok {
			dst = strconv.AppendInt(dst, int64(n), 10)
		} else {
			dst = append(dst, "null"...)
		}
	}
	return dst
}

// changedKeys appends the keys whose values differ, in order.
func changedKeys[K cmp.Ordered](keys []K, from, to map[K]int) []K {
	gone := len(from)
	for k, n := range to {
		was, ok := from[k]
		if ok {
			gone--
		}
		if !ok || was != n {
			keys = append(keys, k)
		}
	}
	for k := range from {
		if gone == 0 {
			break
		}
		if _, stays := to[k]; !stays {
			keys = append(keys, k)
			gone--
		}
	}
	slices.Sort(keys)
	return keys
}
