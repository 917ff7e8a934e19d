// Package journal keeps what happened at each table: ordered records, fenced by
// their sequence and chained by checksums, and small documents that may be
// erased. It does not know what the records say.
package journal

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"iter"
	"time"
)

// Record is one journalled command of a room.
type Record struct {
	Seq  uint64 // 1, 2, 3 … without gaps, per room
	ID   string // idempotency key, unique in the room; "" has none
	Body []byte // the room's own JSON
}

// Entry is a record on its way to a room's journal.
type Entry struct {
	Room string
	Record
}

// Doc is a small document of a room, such as a name.
type Doc struct {
	Room, Key string
	Body      []byte
}

// Store keeps the journals of all rooms. All methods are safe for concurrent
// use.
type Store interface {
	// Append makes the entries durable, in one transaction, before it returns:
	// one error each, nil where the entry is kept. An entry whose Seq is not the
	// one after its room's last gets ErrFence, one whose ID the room has
	// already ErrTwice, one whose room is damaged ErrCorrupt, and the others are
	// kept all the same. After any other failure the batch is lost or kept as a
	// whole, which only reopening tells, and the store takes no more. The end of
	// ctx is noticed before anything is written, never later.
	Append(ctx context.Context, entries []Entry) []error

	// Read yields a room's records from the sequence on, and ends with an
	// ErrCorrupt where the chain of checksums breaks. Like all that reads, it
	// fails with an ErrUnread where nothing is known to be wrong with what is
	// kept, but it cannot be had: by a disk that fails, or ctx that has ended.
	Read(ctx context.Context, room string, from uint64) iter.Seq2[Record, error]

	// Last is the newest record of a room, and the zero Record for a room without
	// any. It is checked against the record before it and no further, which costs
	// the same however long the room is.
	Last(ctx context.Context, room string) (Record, error)

	// Rooms yields the names of all rooms with records, in order.
	Rooms(ctx context.Context) iter.Seq2[string, error]

	// PutDoc keeps a small document under a key of the room, replacing the old
	// one. Doc reads it, ErrNotFound without one. Damage to a document is
	// ErrCorrupt, and the store goes on.
	PutDoc(ctx context.Context, room, key string, doc []byte) error
	Doc(ctx context.Context, room, key string) ([]byte, error)

	// Docs yields the documents of all rooms under a key, or under every key if
	// it is "", in order of room and key.
	Docs(ctx context.Context, key string) iter.Seq2[Doc, error]

	// DeleteDocs erases all documents of the rooms, so that their bytes are gone.
	// Many rooms at once cost as much as one; rooms without documents cost a
	// look-up.
	DeleteDocs(ctx context.Context, rooms ...string) error

	// Remove takes rooms away for good, their records and documents, so that
	// their bytes are gone. Each is there as a whole or not at all, at any moment
	// and after a crash. Appends hardly wait for it. Where it fails, or ctx ends,
	// the next call goes on. The names stay taken for NameLife: an append to one
	// gets ErrFence.
	Remove(ctx context.Context, rooms ...string) error

	// Healthy is nil while the store takes records.
	Healthy() error

	// Close ends the store; later calls fail with ErrClosed.
	Close() error
}

// NameLife is how long a room that was removed keeps its name: as long as somebody
// may come upon the link again and find other people there.
const NameLife = 365 * 24 * time.Hour

// What a store answers.
var (
	ErrFence    = errors.New("journal: the record is not the next of its room")
	ErrTwice    = errors.New("journal: the room has a record with this id")
	ErrCorrupt  = errors.New("journal: what is kept is not what was written")
	ErrNotFound = errors.New("journal: no such document")
	ErrUnread   = errors.New("journal: it cannot be read now")
	ErrClosed   = errors.New("journal: the store is closed")
)

// Refused is whether an error of Append is about its entry alone, and the store
// goes on.
func Refused(err error) bool {
	return errors.Is(err, ErrFence) || errors.Is(err, ErrTwice) || errors.Is(err, ErrCorrupt)
}

// Corrupt is ErrCorrupt with the place. No error names the room: whoever has its
// code can enter it, and errors are logged.
func Corrupt(seq uint64) error { return fmt.Errorf("record %d: %w", seq, ErrCorrupt) }

// Sum is the checksum of a record, chained to the one before it: the first 16
// bytes of SHA-256 over the sum before, the sequence, the id and the body.
type Sum [16]byte

// Next is the sum of the record that follows the one with sum s.
func (s Sum) Next(r Record) Sum {
	head := make([]byte, 0, 64)
	head = append(head, s[:]...)
	head = binary.BigEndian.AppendUint64(head, r.Seq)
	head = binary.BigEndian.AppendUint32(head, uint32(len(r.ID)))
	head = append(head, r.ID...)
	h := sha256.New()
	h.Write(head)
	h.Write(r.Body)
	var all [sha256.Size]byte
	return Sum(h.Sum(all[:0])[:len(s)])
}
