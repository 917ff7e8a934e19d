package onexeno

// planeSide is how far cards can lie apart in the solitaire: seven places to
// each side of the first one.
const planeSide = 2*sideMost - 1

// plane is the table of the solitaire, point by point.
type plane struct {
	card  [planeSide][planeSide]bool
	look  [planeSide][planeSide]look
	box   Box
	cards int
}

// onPlane reports whether a card can come to lie on a point.
func onPlane(x, y int) bool {
	return -sideMost < x && x < sideMost && -sideMost < y && y < sideMost
}

// side is where an edge leads.
type side struct{ dx, dy, by int }

var sides = [4]side{{0, -1, -below}, {1, 0, right}, {0, 1, below}, {-1, 0, -right}}

func (p *plane) put(x, y int, l look) {
	p.box = p.spanning(x, y)
	p.cards++
	p.card[y+sideMost-1][x+sideMost-1], p.look[y+sideMost-1][x+sideMost-1] = true, l
}

// spanning is the box with a card on a point more.
func (p *plane) spanning(x, y int) Box {
	if p.cards == 0 {
		return Box{x, y, 1, 1}
	}
	b := p.box
	left, top := min(b.X, x), min(b.Y, y)
	return Box{left, top, max(b.X+b.W, x+1) - left, max(b.Y+b.H, y+1) - top}
}

// inside reports whether all cards and one on that point fit into a square.
func (p *plane) inside(x, y, size int) bool {
	if !onPlane(x, y) {
		return false
	}
	b := p.spanning(x, y)
	return b.W <= size && b.H <= size
}

// has reports whether a card lies on a point.
func (p *plane) has(x, y int) bool {
	return onPlane(x, y) && p.card[y+sideMost-1][x+sideMost-1]
}

// at is the look of the card on a point.
func (p *plane) at(x, y int) look { return p.look[y+sideMost-1][x+sideMost-1] }

// neighbours is how many cards a point touches by an edge.
func (p *plane) neighbours(x, y int) (n int) {
	for _, s := range sides {
		if p.has(x+s.dx, y+s.dy) {
			n++
		}
	}
	return n
}

// fits reports whether a look matches all neighbours of a point by their edges.
func (p *plane) fits(l look, x, y int) bool {
	for _, s := range sides {
		if p.has(x+s.dx, y+s.dy) && disagree(l, p.at(x+s.dx, y+s.dy), s.by, alongEdges) {
			return false
		}
	}
	return true
}

// square is the places to a side of the largest square full of cards.
func (p *plane) square() (largest int) {
	var ending [planeSide + 1][planeSide + 1]int // largest square that ends there
	for y := range planeSide {
		for x := range planeSide {
			if p.card[y][x] {
				ending[y+1][x+1] = 1 + min(ending[y][x], ending[y][x+1], ending[y+1][x])
				largest = max(largest, ending[y+1][x+1])
			}
		}
	}
	return largest
}

// open lists the points where a card may be laid in a square of that size, by
// rows.
func (p *plane) open(size int) (points [][2]int) {
	for y := p.box.Y - 1; y <= p.box.Y+p.box.H; y++ {
		for x := p.box.X - 1; x <= p.box.X+p.box.W; x++ {
			if !p.has(x, y) && p.neighbours(x, y) > 0 && p.inside(x, y, size) {
				points = append(points, [2]int{x, y})
			}
		}
	}
	return points
}
