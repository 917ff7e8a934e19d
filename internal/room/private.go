package room

import (
	"context"
	"encoding/json"
	"maps"
)

// A private room is there for those alone who showed the secret of its link once,
// and for whom a seat was handed to. To all others it is no room.

// guestsMost is how many devices may enter a private room: as many as may look on.
const guestsMost = 1_000

// private reports whether the room has guests; in an open one everybody is.
func (s *state) private() bool { return s.guests != nil }

// welcome makes a device a guest of a private room. The map before stays as it
// was: it is read elsewhere.
func (s *state) welcome(d Device) {
	if s.private() && !s.guests[d] {
		s.guests = maps.Clone(s.guests)
		s.guests[d] = true
	}
}

// unwelcome takes that back, and the link with which the device came is over.
func (s *state) unwelcome(d Device) {
	if s.private() {
		s.guests = maps.Clone(s.guests)
		delete(s.guests, d)
		s.secret, s.link = bits{}, 0
	}
}

func (e *entered) apply(s *state) error {
	s.welcome(e.Device)
	return nil
}

func (e *invited) apply(s *state) error {
	s.secret, s.link = e.Secret, s.v
	return nil
}

// decideEnter admits whoever knows the secret. Who is kept out learns no more than
// who guesses.
func (r *Room) decideEnter(c *call, act Enter) (event, *Refusal) {
	s, d := r.state, c.cmd.Device
	switch {
	case !s.private() || s.guests[d]:
		return nil, nil
	case s.link == 0 || s.secret != act.Secret || s.banished(d):
		return nil, refuse(NotFound)
	case len(s.guests) >= guestsMost:
		return nil, refuse(RoomFull)
	}
	return &entered{Device: d}, nil
}

func (r *Room) decideInvite(act Invite) (event, *Refusal) {
	if !r.state.private() {
		return nil, badOption("private")
	}
	return &invited{Secret: act.Secret}, nil
}

// Admits reports whether the room is there for a device. It is up to date when the
// answer to a command is.
func (r *Room) Admits(d Device) bool {
	door := r.door.Load()
	return door == nil || door.Guests[d]
}

// LinkOf is the version in which the link with a secret was made, 0 for one that
// does not lead here.
func (r *Room) LinkOf(secret [32]byte) uint64 {
	if door := r.door.Load(); door != nil && door.Secret != nil && *door.Secret == secret {
		return door.link
	}
	return 0
}

// DoorKey is the key of the document of a private room that says for whom it is
// there, so that a server need not open the room to turn others away. It may be
// older than the room, which decides.
const DoorKey = "door"

// Door is that document: hashes alone.
type Door struct {
	Secret *bits           `json:"secret,omitempty"` // of the link, where there is one
	Guests map[Device]bool `json:"guests"`
	link   uint64
}

// Opens reports whether the room is there for a device, or for whoever knows a
// secret; none is nil.
func (d Door) Opens(to Device, secret *[32]byte) bool {
	return d.Guests[to] || secret != nil && d.Secret != nil && *secret == *d.Secret
}

// ReadDoor reads the document.
func ReadDoor(doc []byte) (d Door, err error) { return d, json.Unmarshal(doc, &d) }

// setDoor lets other goroutines know for whom the room is there.
func (r *Room) setDoor() {
	s := r.state
	if !s.private() {
		return
	}
	door := &Door{Guests: s.guests, link: s.link}
	if s.link != 0 {
		secret := s.secret
		door.Secret = &secret
	}
	r.door.Store(door)
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
	doc, err := json.Marshal(r.door.Load())
	if err == nil {
		err = r.house.Store.PutDoc(context.Background(), r.code, DoorKey, doc)
	}
	if err != nil {
		r.house.Log.Error("door of a private room not kept", "room", r.code, "error", err)
	}
}
