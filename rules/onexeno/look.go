package onexeno

import "math/bits"

// look is a card as it lies: bit i says whether outer cell i has a spot, cells
// counted clockwise from the top left corner.
//
//	0 1 2
//	7   3
//	6 5 4
type look uint8

// cells is how many outer cells a card has.
const cells = 8

// turned is l after so many quarter turns clockwise.
func (l look) turned(quarters int) look { return look(bits.RotateLeft8(uint8(l), 2*quarters)) }

// spots is how many cells have a spot: the number in the centre.
func (l look) spots() int { return bits.OnesCount8(uint8(l)) }

// looks is in how many ways the card lies differently: 1, 2 or 4.
func (l look) looks() int {
	n := 1
	for l.turned(n) != l {
		n++
	}
	return n
}

// String is the eight cells in order, "1" for a spot.
func (l look) String() string {
	var text [cells]byte
	for i := range text {
		text[i] = '0' + byte(l>>i&1)
	}
	return string(text[:])
}
