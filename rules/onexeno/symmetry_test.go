package onexeno

import (
	"math/bits"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// image is how a table is seen from another side, or in a mirror.
type image struct {
	name  string
	point func(x, y int) (int, int)
	look  func(l look) look
}

var images = []image{
	{"turned a quarter", func(x, y int) (int, int) { return -y, x }, func(l look) look { return l.turned(1) }},
	{"turned half round", func(x, y int) (int, int) { return -x, -y }, func(l look) look { return l.turned(2) }},
	{"turned three quarters", func(x, y int) (int, int) { return y, -x }, func(l look) look { return l.turned(3) }},
	{"in a mirror", func(x, y int) (int, int) { return -x, y }, mirrored},
	{"mirrored and turned", func(x, y int) (int, int) { return -y, -x }, func(l look) look { return mirrored(l).turned(1) }},
	{"moved", func(x, y int) (int, int) { return x + 3, y - 2 }, func(l look) look { return l }},
}

// mirrored exchanges left and right.
func mirrored(l look) (m look) {
	for i, j := range []int{2, 1, 0, 7, 6, 5, 4, 3} {
		m |= l >> i & 1 << j
	}
	return m
}

// spotted is a point of the grid with a look on it, or one that would fit there.
type spotted struct {
	x, y int
	look look
}

func (i image) of(list []spotted) (seen []spotted) {
	for _, s := range list {
		x, y := i.point(s.x, s.y)
		seen = append(seen, spotted{x, y, i.look(s.look)})
	}
	return seen
}

// on is the looks on a set of places.
func (f *field) on(set uint64) (list []spotted) {
	for ; set != 0; set &= set - 1 {
		p := bits.TrailingZeros64(set)
		x, y := f.point(p)
		list = append(list, spotted{x, y, f.lookAt(p)})
	}
	return list
}

// fieldWith is the field with those looks on it.
func fieldWith(list []spotted) (f field) {
	f.x, f.y = list[0].x, list[0].y
	for _, s := range list {
		f.x, f.y = min(f.x, s.x), min(f.y, s.y)
	}
	for _, s := range list {
		p, _ := f.at(s.x, s.y)
		f.occ |= 1 << p
		for i := range f.spot {
			f.spot[i] |= uint64(s.look>>i&1) << p
		}
	}
	f.fit()
	return f
}

// fitting is all looks that fit somewhere.
func (f *field) fitting(byEdge bool, touches []touch) (list []spotted) {
	n := f.needs(f.open(byEdge), touches)
	for l := range 1 << cells {
		for set := n.fits(look(l)); set != 0; set &= set - 1 {
			x, y := f.point(bits.TrailingZeros64(set))
			list = append(list, spotted{x, y, look(l)})
		}
	}
	return list
}

// taking is what is taken by laying a look on a point.
func (f *field) taking(s spotted) []spotted {
	after := *f
	p, _ := after.at(s.x, s.y)
	return after.on(union(after.completed(after.put(p, s.look))))
}

func TestOX4OX7TheRulesAreTheSameFromEverySideAndInAMirror(t *testing.T) {
	r, took := rules.NewRand(rules.Seed{17}), 0
	for i := range games(12, 200) {
		m := openWith(t, 2, tables()[i%len(tables())], r.Seed())
		for m.phase == PhasePlay {
			if m.field.occ != 0 && r.N(4) == 0 {
				took += m.seenAlike(t, images[r.N(len(images))])
			}
			playAtRandom(t, m, r)
		}
	}
	assert.Positive(t, took)
}

// seenAlike compares the table with its image, and tells how many looks take a
// trick.
func (m *match) seenAlike(t *testing.T, i image) (took int) {
	byEdge := m.opt.Contact == "edge"
	seen := fieldWith(i.of(m.field.on(m.field.occ)))
	fitting := m.field.fitting(byEdge, m.touches)
	assert.ElementsMatch(t, i.of(fitting), seen.fitting(byEdge, m.touches), i.name)
	for _, s := range fitting {
		taken := m.field.taking(s)
		took += min(len(taken), 1)
		if len(taken) > 0 {
			assert.ElementsMatch(t, i.of(taken), seen.taking(i.of([]spotted{s})[0]), i.name)
		}
	}
	return took
}
