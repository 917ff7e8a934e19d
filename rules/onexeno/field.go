package onexeno

import "math/bits"

// boxMost is the most columns and rows that the cards may span (OX-6).
const boxMost = 5

// stride is the places of a row of a field's sets: seven in use, the box and
// the ring around it, and one that keeps rows apart.
const stride = 8

// field is the table as sets of places: bit row*stride + column. The box of the
// cards, w by h, always begins at row 1, column 1; x and y say where that is on
// the grid, whose centre is 0, 0 and whose y grows downwards.
type field struct {
	occ  uint64
	spot [cells]uint64 // places whose card has a spot in that cell
	w, h int
	x, y int
}

// centre is the place of the first card on an empty field.
const centre = stride + 1

// at is the place of a point of the grid; false where it is beyond the ring.
func (f *field) at(x, y int) (int, bool) {
	col, row := x-f.x+1, y-f.y+1
	if col < 0 || col > boxMost+1 || row < 0 || row > boxMost+1 {
		return 0, false
	}
	return row*stride + col, true
}

// point is where a place is on the grid.
func (f *field) point(p int) (x, y int) { return p%stride - 1 + f.x, p/stride - 1 + f.y }

// lookAt is the look of the card on a place.
func (f *field) lookAt(p int) (l look) {
	for i := range f.spot {
		l |= look(f.spot[i]>>p&1) << i
	}
	return l
}

// put lays a card and tells its place, which changes when the box grows.
func (f *field) put(p int, l look) int {
	f.occ |= 1 << p
	for i := range f.spot {
		f.spot[i] |= uint64(l>>i&1) << p
	}
	x, y := f.point(p)
	f.fit()
	return (y-f.y+1)*stride + x - f.x + 1
}

// take lifts the cards of a set off the field; the box reopens (OX-6).
func (f *field) take(set uint64) {
	f.occ &^= set
	for i := range f.spot {
		f.spot[i] &^= set
	}
	f.fit()
}

// fit computes the box from the cards and moves the sets to begin with it. An
// empty field begins at the centre of the grid again.
func (f *field) fit() {
	if f.occ == 0 {
		f.w, f.h, f.x, f.y = 0, 0, 0, 0
		return
	}
	top, bottom := bits.TrailingZeros64(f.occ)/stride, (63-bits.LeadingZeros64(f.occ))/stride
	fold := f.occ | f.occ>>32
	fold |= fold >> 16
	fold |= fold >> 8
	left, right := bits.TrailingZeros8(uint8(fold)), 7-bits.LeadingZeros8(uint8(fold))
	f.w, f.h = right-left+1, bottom-top+1
	f.x, f.y = f.x+left-1, f.y+top-1
	f.shift((top-1)*stride + left - 1)
}

// shift moves all places so many bits towards the first.
func (f *field) shift(n int) {
	if n == 0 {
		return
	}
	up, down := max(-n, 0), max(n, 0)
	f.occ = f.occ << up >> down
	for i := range f.spot {
		f.spot[i] = f.spot[i] << up >> down
	}
}

// spotsOn is the sum of the spots on a set of places.
func (f *field) spotsOn(set uint64) (sum int) {
	for i := range f.spot {
		sum += bits.OnesCount64(f.spot[i] & set)
	}
	return sum
}

// room is where a card keeps the box within five by five, by its width and
// height.
var room = func() (sets [boxMost + 1][boxMost + 1]uint64) {
	free := func(size, i int) bool {
		return size < boxMost && i <= size+1 || size == boxMost && 1 <= i && i <= boxMost
	}
	for w := range sets {
		for h := range sets[w] {
			for p := range 64 {
				if free(w, p%stride) && free(h, p/stride) {
					sets[w][h] |= 1 << p
				}
			}
		}
	}
	return sets
}()

// open is the free places in contact with a card and inside the box (OX-4,
// OX-6); of an empty field the centre alone (OX-8).
func (f *field) open(byEdge bool) uint64 {
	if f.occ == 0 {
		return 1 << centre
	}
	near := f.occ | f.occ<<stride | f.occ>>stride
	sides := f.occ
	if !byEdge {
		sides = near
	}
	return (near | sides<<1 | sides>>1) &^ f.occ & room[f.w][f.h]
}
