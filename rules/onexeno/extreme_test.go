package onexeno

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// farPoints are points whose distance to a card is beyond what an int holds.
var farPoints = [][2]int{{math.MinInt, 0}, {0, math.MinInt}, {math.MaxInt, 0}, {0, math.MaxInt}, {math.MinInt, math.MaxInt}, {math.MinInt + 1, 1}, {-1 << 62, 1 << 62}}

func TestOX6APointHoweverFarIsOutsideOfTheBox(t *testing.T) {
	p, _ := nearly(t, shape{{2, 2}, {3, 2}}, [2]int{3, 2})
	for _, x := range farPoints {
		m := p.start(t)
		mv := m.legal(1)[0].(Place)
		mv.X, mv.Y = x[0], x[1]
		why := refuse(t, m, 1, mv, CodeOutside, "OX-6")
		assert.Equal(t, OfBox{x[0], x[1], m.box()}, why.Data)
	}
}

func TestOX15APointHoweverFarIsOutsideOfTheField(t *testing.T) {
	for _, x := range farPoints {
		g := soloAt(t, 3, []string{full + "@0,0"}, "00001110", "00000001")
		refuseSolo(t, g, Place{"00001110", 1, x[0], x[1]}, CodeOutside, "OX-15")
	}
}
