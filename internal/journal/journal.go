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
	// ErrCorrupt where the chain of checksums breaks.
	Read(ctx context.Context, room string, from uint64) iter.Seq2[Record, error]

	// Last is the newest sequence of a room; 0 for a room without records.
	Last(ctx context.Context, room string) (uint64, error)

	// Rooms yields the names of all rooms with records, in order.
	Rooms(ctx context.Context) iter.Seq2[string, error]

	// PutDoc keeps a small document under a key of the room, replacing the old
	// one. Doc reads it, ErrNotFound without one. DeleteDocs erases all
	// documents of a room, so that their bytes are gone.
	PutDoc(ctx context.Context, room, key string, doc []byte) error
	Doc(ctx context.Context, room, key string) ([]byte, error)
	DeleteDocs(ctx context.Context, room string) error

	// Healthy is nil while the store takes records.
	Healthy() error

	// Close ends the store; later calls fail with ErrClosed.
	Close() error
}

// What a store answers.
var (
	ErrFence    = errors.New("journal: the record is not the next of its room")
	ErrTwice    = errors.New("journal: the room has a record with this id")
	ErrCorrupt  = errors.New("journal: the record is not what was written")
	ErrNotFound = errors.New("journal: no such document")
	ErrClosed   = errors.New("journal: the store is closed")
)

// Refused is whether an error of Append is about its entry alone, and the store
// goes on.
func Refused(err error) bool {
	return errors.Is(err, ErrFence) || errors.Is(err, ErrTwice) || errors.Is(err, ErrCorrupt)
}

// Corrupt is ErrCorrupt with the place.
func Corrupt(room string, seq uint64) error {
	return fmt.Errorf("room %s, record %d: %w", room, seq, ErrCorrupt)
}

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
