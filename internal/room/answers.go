package room

import (
	"encoding/json"
	"fmt"
	"maps"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// Bounds of what is remembered without a record in the journal. Answers to
// accepted commands have one each, and are kept as long as the room.
const (
	briefPerDevice = 128 // far more than a person is refused, or says, in a match
	briefDevices   = 256 // past a full table with an audience all that is brief is forgotten
)

// answers remembers what commands were answered, so that a repetition gets the
// same.
type answers struct {
	accepted map[Device]map[string]accepted
	brief    map[Device]*brief
}

// accepted is the answer to a command in the journal.
type accepted struct {
	content uint64
	v       uint64
	seat    rules.Seat
}

// brief is what one device was answered without a record: refusals, and what
// was said. A match later all is forgotten.
type brief struct {
	known    map[string]outcome
	order    []string // oldest first
	stranger bool     // when it was first answered
}

// outcome is an answer or a refusal, and the content that got it.
type outcome struct {
	content uint64
	seat    rules.Seat // acted for
	answer  Answer
	refusal *Refusal
}

// find is the outcome of a command that was seen before. Other content under
// the same id is a conflict.
func (a *answers) find(d Device, id string, content uint64) (o outcome, known bool) {
	if kept, ok := a.accepted[d][id]; ok {
		o, known = outcome{content: kept.content, answer: Answer{V: kept.v, Seat: kept.seat}}, true
	} else if b := a.brief[d]; b != nil {
		o, known = b.known[id]
	}
	if known && o.content != content {
		o = outcome{refusal: refuse(Conflict)}
	}
	return o, known
}

// seatOf is the seat that a command which was seen before acted for.
func (a *answers) seatOf(d Device, id string) (rules.Seat, bool) {
	if kept, ok := a.accepted[d][id]; ok {
		return kept.seat, true
	}
	if b := a.brief[d]; b != nil {
		o, known := b.known[id]
		return o.seat, known
	}
	return rules.Nobody, false
}

// accept keeps the answer to a command that has a record.
func (a *answers) accept(d Device, id string, content uint64, answer Answer) {
	if a.accepted == nil {
		a.accepted = map[Device]map[string]accepted{}
	}
	if a.accepted[d] == nil {
		a.accepted[d] = map[string]accepted{}
	}
	a.accepted[d][id] = accepted{content, answer.V, answer.Seat}
}

// note keeps an outcome for the rest of the match. A stranger has no part in the
// table and is forgotten first.
func (a *answers) note(d Device, stranger bool, id string, o outcome) {
	b := a.brief[d]
	if b == nil {
		a.makeRoom()
		b = &brief{known: map[string]outcome{}, stranger: stranger}
		a.brief[d] = b
	}
	if len(b.order) == briefPerDevice {
		delete(b.known, b.order[0])
		b.order = b.order[1:]
	}
	b.order = append(b.order, id)
	b.known[id] = o
}

// makeRoom lets one more device be remembered.
func (a *answers) makeRoom() {
	if a.brief == nil {
		a.brief = map[Device]*brief{}
	}
	if len(a.brief) < briefDevices {
		return
	}
	maps.DeleteFunc(a.brief, func(_ Device, b *brief) bool { return b.stranger })
	if len(a.brief) >= briefDevices {
		clear(a.brief)
	}
}

// forget drops what lasts only for a match.
func (a *answers) forget() { a.brief = nil }

// forSeat reports whether an act is a seat's, the device's first where none is
// named.
func forSeat(act Act) bool {
	switch act.(type) {
	case Move, Leave, Offer, Rename, Back, Hint, TakeBack, Say, ShowDraft:
		return true
	}
	return false
}

// contentOf is a fingerprint of what a command asks, never 0: FNV-1a over its
// kind, seat and members. Whoever finds two contents with one fingerprint fools
// only himself. For a move it gives the move's JSON too.
func contentOf(seat rules.Seat, act Act) (fingerprint uint64, move []byte) {
	if mv, ok := act.(Move); ok {
		move = wire.EncodeMove(mv.Move)
		head := []byte{'m', byte(seat)}
		if more := byte(seat >> 8); more != 0 {
			head = append(head, more) // never the { of a move
		}
		return fnv(fnv(fnvBasis, head), move), move
	}
	text, err := json.Marshal(act)
	if err != nil {
		panic("room: a command that cannot be written: " + err.Error())
	}
	return fnv(fnv(fnvBasis, fmt.Appendf(nil, "%T %d ", act, seat)), text), nil
}

const (
	fnvBasis = 14695981039346656037
	fnvPrime = 1099511628211
)

func fnv(h uint64, text []byte) uint64 {
	for _, b := range text {
		h = (h ^ uint64(b)) * fnvPrime
	}
	return h | 1
}
