package onexeno

import "strconv"

// touch is one cell of a card and the cell of a neighbour that lies beside it.
// The neighbour is by places further; all cells that meet at a corner or along
// an edge must be alike (OX-4).
type touch struct {
	mine, theirs int
	by           int
}

// Neighbours by the places between.
const (
	right = 1
	below = stride
)

var (
	alongEdges = []touch{
		{0, 2, -right}, {7, 3, -right}, {6, 4, -right},
		{2, 0, right}, {3, 7, right}, {4, 6, right},
		{0, 6, -below}, {1, 5, -below}, {2, 4, -below},
		{6, 0, below}, {5, 1, below}, {4, 2, below},
	}
	atCorners = []touch{
		{0, 4, -below - right}, {2, 6, -below + right},
		{6, 2, below - right}, {4, 0, below + right},
	}
	alongAll = append(append([]touch{}, alongEdges...), atCorners...)
)

// need is what a card must be like to be laid: the free places, and for each
// cell the places where a spot, or none, is wrong.
type need struct {
	free uint64
	bad  [2][cells]uint64
}

// needs is what the neighbours of every free place ask for.
func (f *field) needs(free uint64, touches []touch) (n need) {
	n.free = free
	for _, t := range touches {
		spot := f.spot[t.theirs]
		none := f.occ &^ spot
		if t.by < 0 {
			n.bad[0][t.mine] |= spot << -t.by
			n.bad[1][t.mine] |= none << -t.by
			continue
		}
		n.bad[0][t.mine] |= spot >> t.by
		n.bad[1][t.mine] |= none >> t.by
	}
	return n
}

// fits is the places where a card that looks so may be laid.
func (n *need) fits(l look) uint64 {
	set := n.free
	for i := range cells {
		set &^= n.bad[l>>i&1][i]
	}
	return set
}

// disagree reports whether two looks do not match, the second being so many
// places further.
func disagree(a, b look, by int, touches []touch) bool {
	for _, t := range touches {
		if t.by == by && a>>t.mine&1 != b>>t.theirs&1 {
			return true
		}
	}
	return false
}

// differingCells is the cells of a that do not match b, so many places further,
// as digits.
func differingCells(a, b look, by int, touches []touch) (digits string) {
	for _, t := range touches {
		if t.by == by && a>>t.mine&1 != b>>t.theirs&1 {
			digits += strconv.Itoa(t.mine)
		}
	}
	return digits
}
