package rulestest

import (
	"cmp"
	"reflect"
	"sync"

	"github.com/sobremesa-games/sobremesa/rules"
)

// member is a member of a view besides what is shared.
type member struct {
	name  string // in the document
	index int
}

var ownMembers sync.Map // reflect.Type → []member, what membersOf answered

// membersOf is the members of a view that are its own.
func membersOf(t reflect.Type) []member {
	if known, ok := ownMembers.Load(t); ok {
		return known.([]member)
	}
	var list []member
	for i := range t.NumField() {
		if f := t.Field(i); f.IsExported() && !f.Anonymous {
			list = append(list, member{cmp.Or(nameOf(f), f.Name), i})
		}
	}
	ownMembers.Store(t, list)
	return list
}

// noteOwn counts what the view of a seat shows, and that of to does not (a hand, a
// choice that waits for the others, a card looked at) and compares it with what
// twin shows.
func (t *tally) noteOwn(s rules.Seat, view rules.View, to rules.Seat, other rules.View, said map[string]string, twin rules.Game) {
	const stay = 0.1 // most have more values than ten
	var now reflect.Value
	mine, shown := reflect.ValueOf(view), reflect.ValueOf(other)
	for _, m := range membersOf(mine.Type()) {
		v := mine.Field(m.index)
		if v.IsZero() || open(said, m.name) || alike(v, shown.Field(m.index)) {
			continue
		}
		if !now.IsValid() {
			now = reflect.ValueOf(twin.View(s))
		}
		h := thing{part: seenBy, what: m.name, seat: s}
		t.vary(h, v)
		moved := !alike(v, now.Field(m.index))
		t.share(spot{h, to, ""}).add(moved, stay)
		t.share(spot{h, rules.Nobody, anyPhase}).add(moved, stay)
	}
}

func alike(v, w reflect.Value) bool { return reflect.DeepEqual(v.Interface(), w.Interface()) }

// vary notes whether a seat alone ever saw something else than at the first look.
func (t *tally) vary(h thing, v reflect.Value) {
	if t.varied[h] {
		return
	}
	if before, ok := t.own[h]; !ok {
		t.own[h] = v.Interface()
	} else if !reflect.DeepEqual(before, v.Interface()) {
		t.varied[h] = true
	}
}
