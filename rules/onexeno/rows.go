package onexeno

import (
	"math/bits"
	"slices"
)

// rowLength is how many cards make a trick (OX-7).
const rowLength = 5

// line is five places in a row, and how far each is from the one before.
type line struct {
	set  uint64
	step int
	name string
}

// Names of lines, as the log tells them.
const (
	acrossLine   = "row"
	downLine     = "column"
	diagonalLine = "diagonal"
)

// lines is all rows of a full box. nearLines has those besides that a card
// beyond a smaller box would complete, when the box grows to the left or upwards.
var (
	lines     = boxLines(1, 1)
	nearLines = slices.Concat(lines, boxLines(0, 1), boxLines(1, 0), boxLines(0, 0))
)

// boxLines is the rows of the five by five box whose first place is there.
func boxLines(col, row int) (list []line) {
	from := row*stride + col
	for i := range boxMost {
		list = append(list,
			makeLine(from+i*below, right, acrossLine),
			makeLine(from+i*right, below, downLine))
	}
	return append(list,
		makeLine(from, below+right, diagonalLine),
		makeLine(from+(boxMost-1)*right, below-right, diagonalLine))
}

func makeLine(from, step int, name string) line {
	l := line{step: step, name: name}
	for i := range rowLength {
		l.set |= 1 << (from + i*step)
	}
	return l
}

// completed is the tricks that a card just laid on p makes: rows of five
// through it in which each two in a row match (OX-7, OX-13).
func (f *field) completed(p int) (tricks []line) {
	for _, l := range lines {
		if l.set>>p&1 == 1 && l.set&^f.occ == 0 && f.agrees(l) {
			tricks = append(tricks, l)
		}
	}
	return tricks
}

// agrees reports whether each two cards next to one another in a full line
// match.
func (f *field) agrees(l line) bool {
	p := bits.TrailingZeros64(l.set)
	for range rowLength - 1 {
		if disagree(f.lookAt(p), f.lookAt(p+l.step), l.step, alongAll) {
			return false
		}
		p += l.step
	}
	return true
}

// union is all places of the lines.
func union(list []line) (set uint64) {
	for _, l := range list {
		set |= l.set
	}
	return set
}
