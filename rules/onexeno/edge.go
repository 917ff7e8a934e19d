package onexeno

// Edges of a card as it lies.
const (
	EdgeTop    = "top"
	EdgeRight  = "right"
	EdgeBottom = "bottom"
	EdgeLeft   = "left"
)

// edges are those of a card with the way across them.
var edges = []struct {
	name   string
	dx, dy int
}{{EdgeTop, 0, -1}, {EdgeRight, 1, 0}, {EdgeBottom, 0, 1}, {EdgeLeft, -1, 0}}

// meets lists the edges with which a card at a point meets those that lie there.
func meets(lain func(x, y int) bool, x, y int) (names []string) {
	for _, e := range edges {
		if lain(x+e.dx, y+e.dy) {
			names = append(names, e.name)
		}
	}
	return names
}
