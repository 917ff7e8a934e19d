package server

import (
	"sync"

	"github.com/sobremesa-games/sobremesa/internal/room"
)

// crowds are the rooms that have connections, each with what its spectators
// share. Safe for concurrent use.
type crowds struct {
	mu sync.Mutex
	of map[*room.Room]*crowd
}

// crowd is the newest patches for the spectators of a room, who all are shown
// the same: each is worked out once, and written by whoever needs it. Safe for
// concurrent use.
type crowd struct {
	mu      sync.Mutex
	members int // connections of the room; under the lock of crowds
	newest  [crowdKept]*sharedPatch
	next    int // of newest, is replaced first
}

// crowdKept is how many patches wait for others who need them: those who are a
// version behind, or two, and those who came between two versions. Beyond that
// the slower ones work out their own; what is kept are references to documents
// and a few hundred bytes each.
const crowdKept = 4

// sharedPatch is the frame that leads from one document to another, which
// nobody may change; nil where they look the same.
type sharedPatch struct {
	from, to *room.Document
	frame    func() []byte // worked out by whoever calls first
}

// join counts one more connection of a room. Whoever joins leaves.
func (t *crowds) join(r *room.Room) *crowd {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.of == nil {
		t.of = map[*room.Room]*crowd{}
	}
	c := t.of[r]
	if c == nil {
		c = &crowd{}
		t.of[r] = c
	}
	c.members++
	return c
}

func (t *crowds) leave(r *room.Room) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.of[r].members--; t.of[r].members == 0 {
		delete(t.of, r)
	}
}

// patch is the patch between two documents. Make works its frame out, if nobody
// has.
func (c *crowd) patch(from, to *room.Document, make func() []byte) *sharedPatch {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, p := range c.newest {
		if p != nil && p.from == from && p.to == to {
			return p
		}
	}
	p := &sharedPatch{from, to, sync.OnceValue(make)}
	c.newest[c.next] = p
	c.next = (c.next + 1) % crowdKept
	return p
}
