package rules

import "strconv"

// Seat is a place at the table, 1..N clockwise. The zero value is Nobody. It is
// wider than a byte because encoding/json writes a list of bytes as base64.
type Seat uint16

// Nobody is a spectator: it holds no cards and sees least. As a mover it is
// the room itself.
const Nobody Seat = 0

// String is the seat's number, as it appears in documents.
func (s Seat) String() string { return strconv.Itoa(int(s)) }

// Next is the seat on s's left at a table of n: the one that plays after s.
func (s Seat) Next(n int) Seat { return Seat(int(s)%n) + 1 }

// BySeat holds one T per seat of a table.
type BySeat[T any] []T

// MakeBySeat makes room for n seats, each with the zero value.
func MakeBySeat[T any](n int) BySeat[T] { return make(BySeat[T], n) }

// At is the value of s, a seat of the table.
func (b BySeat[T]) At(s Seat) *T { return &b[s-1] }

// Has reports whether s is a seat of the table.
func (b BySeat[T]) Has(s Seat) bool { return s >= 1 && int(s) <= len(b) }

// Seats lists the seats of a table of n, in order.
func Seats(n int) []Seat {
	all := make([]Seat, n)
	for i := range all {
		all[i] = Seat(i + 1)
	}
	return all
}
