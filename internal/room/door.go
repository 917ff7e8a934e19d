package room

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
)

// entrance is what other goroutines know of a private room.
type entrance struct {
	guests guests
	secret *bits // of the link, where there is one
	link   uint64
}

// setDoor lets other goroutines know for whom the room is there.
func (r *Room) setDoor() {
	s := r.state
	if !s.private() {
		return
	}
	door := &entrance{guests: s.guests, link: s.link}
	if s.link != 0 {
		secret := s.secret
		door.secret = &secret
	}
	r.door.Store(door)
}

// Admits reports whether the room is there for a device. It is up to date when the
// answer to a command is.
func (r *Room) Admits(d Device) bool {
	door := r.door.Load()
	return door == nil || door.guests[d] != 0
}

// LinkOf is the version in which the link with a secret was made, 0 for one that
// does not lead here.
func (r *Room) LinkOf(secret [32]byte) uint64 {
	if door := r.door.Load(); door != nil && door.secret != nil && *door.secret == secret {
		return door.link
	}
	return 0
}

// DoorKey is the key of the document of a private room that says for whom it is
// there, so that a server need not open the room to turn others away. It may be
// older than the room, which decides.
const DoorKey = "door"

// The document is made to be read in no time, so that the time of an answer does not
// tell a private room from none: a byte that says how it is written, the hash of the
// link's secret or zeros, and the first bytes of each guest's. One stranger in four
// million is taken for one of a thousand guests, and turned away by the room itself.
const (
	doorForm  = 1
	doorHead  = 1 + len(bits{})
	doorGuest = 4
)

// Opens reports whether a room with that document may be there for a device, or is
// for whoever knows a secret; none is nil. A document that cannot be read leaves it to
// the room.
func Opens(doc []byte, to Device, secret *[32]byte) bool {
	if len(doc) < doorHead || doc[0] != doorForm {
		return opensOld(doc, to, secret)
	}
	if secret != nil && *secret != [32]byte{} && bytes.Equal(doc[1:doorHead], secret[:]) {
		return true
	}
	for guest := range slices.Chunk(doc[doorHead:], doorGuest) {
		if bytes.Equal(guest, to[:doorGuest]) {
			return true
		}
	}
	return false
}

// opensOld reads the document as rooms wrote it before, which they write anew when
// they are opened.
func opensOld(doc []byte, to Device, secret *[32]byte) bool {
	var door struct {
		Secret *bits           `json:"secret"`
		Guests map[Device]bool `json:"guests"`
	}
	err := json.Unmarshal(doc, &door)
	return err != nil || door.Guests[to] || secret != nil && door.Secret != nil && *secret == *door.Secret
}

func (e *entrance) document() []byte {
	doc := make([]byte, doorHead, doorHead+doorGuest*len(e.guests))
	doc[0] = doorForm
	if e.secret != nil {
		copy(doc[1:], e.secret[:])
	}
	for d := range e.guests {
		doc = append(doc, d[:doorGuest]...)
	}
	return doc
}

// changesDoor reports whether an event may.
func changesDoor(e event) bool {
	switch e.(type) {
	case *entered, *invited, *handed, *kicked, *admitted:
		return true
	}
	return false
}

// keepDoor makes the document what the room says by now, and waits for it. It is
// done by run, and by who opens a room that nobody has yet.
func (r *Room) keepDoor() {
	err := r.house.Store.PutDoc(context.Background(), r.code, DoorKey, r.door.Load().document())
	if err != nil {
		r.house.Log.Error("door of a private room not kept", "room", r.code, "error", err)
	}
}
