package patch

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"unsafe"
)

// Apply applies an RFC 7396 merge patch to a document, both JSON text.
func Apply(doc, patch []byte) ([]byte, error) {
	target, err := parse(doc)
	if err != nil {
		return nil, fmt.Errorf("read document: %w", err)
	}
	change, err := parse(patch)
	if err != nil {
		return nil, fmt.Errorf("read patch: %w", err)
	}
	return json.Marshal(merge(target, change))
}

// Text is the merge patch between two JSON texts without nulls; nil when they
// say the same.
func Text(from, to []byte) ([]byte, error) {
	a, err := parse(from)
	if err != nil {
		return nil, fmt.Errorf("read document: %w", err)
	}
	b, err := parse(to)
	if err != nil {
		return nil, fmt.Errorf("read document: %w", err)
	}
	change, changed := difference(a, b)
	if !changed {
		return nil, nil
	}
	return json.Marshal(change)
}

// parse keeps numbers as they are written.
func parse(text []byte) (any, error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var v any
	err := d.Decode(&v)
	return v, err
}

// merge is MergePatch of RFC 7396, section 2.
func merge(target, patch any) any {
	change, ok := patch.(map[string]any)
	if !ok {
		return patch
	}
	object, ok := target.(map[string]any)
	if !ok {
		object = map[string]any{}
	}
	for name, value := range change {
		if value == nil {
			delete(object, name)
			continue
		}
		object[name] = merge(object[name], value)
	}
	return object
}

func difference(a, b any) (any, bool) {
	from, ok1 := a.(map[string]any)
	to, ok2 := b.(map[string]any)
	if !ok1 || !ok2 {
		return b, !reflect.DeepEqual(a, b)
	}
	change := map[string]any{}
	for name := range from {
		if _, stays := to[name]; !stays {
			change[name] = nil
		}
	}
	for name, value := range to {
		old, was := from[name]
		if !was {
			change[name] = value
		} else if sub, changed := difference(old, value); changed {
			change[name] = sub
		}
	}
	return change, len(change) > 0
}

// appendText appends the patch between two texts that are known to be JSON.
func appendText(dst, from, to []byte) ([]byte, bool) {
	change, err := Text(from, to)
	if err != nil {
		panic("patch: " + err.Error())
	}
	return append(dst, change...), change != nil
}

// rawCodec passes JSON text through. Objects in it are compared member by
// member, or else their old members would survive the merge.
var rawCodec = &codec{
	encode: func(dst []byte, p unsafe.Pointer) []byte { return append(dst, *(*[]byte)(p)...) },
	patch: func(dst []byte, a, b unsafe.Pointer) ([]byte, bool) {
		from, to := *(*[]byte)(a), *(*[]byte)(b)
		if bytes.Equal(from, to) {
			return dst, false
		}
		return appendText(dst, from, to)
	},
}
