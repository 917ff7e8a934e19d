package sqlite

import (
	"context"
	"hash/maphash"
	"slices"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// tailsMost bounds the memory for tails, about 2 KB for a long match each; one
// that is dropped is read again.
const tailsMost = 10_000

// tail is where a room's journal ends, and the ids that it has.
type tail struct {
	room int64 // 0 before the first record
	gone bool  // the room was removed, and takes no more
	last int64 // number of the newest record
	seq  uint64
	sum  journal.Sum
	ids  hashes
}

// follow makes a record the newest, whose number is not known yet.
func (t *tail) follow(r journal.Record, id uint64) error {
	if t.gone || r.Seq != t.seq+1 {
		return journal.ErrFence
	}
	if !t.ids.add(id) {
		return journal.ErrTwice
	}
	t.seq, t.sum = r.Seq, t.sum.Next(r)
	return nil
}

// hashes is an ordered set. The hashes are seeded, so nobody can make two ids
// that look the same.
type hashes []uint64

// add is false if the set has the hash already; 0 is never in the set.
func (h *hashes) add(hash uint64) bool {
	at, found := slices.BinarySearch(*h, hash)
	if found {
		return false
	}
	if hash != 0 {
		*h = slices.Insert(*h, at, hash)
	}
	return true
}

// hash is 0 for no id.
func (s *Store) hash(id string) uint64 {
	if id == "" {
		return 0
	}
	return max(maphash.String(s.seed, id), 1)
}

// tailOf finds the end of a room's journal, in memory or on disk.
func (s *Store) tailOf(ctx context.Context, room string) (*tail, error) {
	if t := s.tails[room]; t != nil {
		return t, nil
	}
	t, err := s.readTail(ctx, room)
	if err != nil {
		return nil, err
	}
	s.tails[room] = t
	return t, nil
}

// forget makes room for more tails. It must not run between a plan and its
// commit, which look at the same tails.
func (s *Store) forget(more int) {
	for room := range s.tails {
		if len(s.tails)+more <= tailsMost {
			return
		}
		delete(s.tails, room)
	}
}

// readTail reads all of the room, which whoever appends has done just before.
func (s *Store) readTail(ctx context.Context, room string) (*tail, error) {
	t := &tail{}
	c, err := s.load(ctx, s.writer, room)
	if err != nil {
		return nil, err
	}
	for r, err := range c.records() {
		if err != nil {
			return nil, err
		}
		t.ids.add(s.hash(r.ID))
	}
	t.room, t.gone, t.last, t.seq, t.sum = c.room, c.gone, c.last, c.seq, c.sum
	return t, nil
}
