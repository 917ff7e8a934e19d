package unoquimico

import (
	"math/bits"
	"slices"
	"sync"

	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/elements"
)

// The deck: 55 elements by atomic number, 15 scientists, 2 comodines. A face
// is a place in that order.
const (
	elementCount   = 55
	scientistCount = 15
	wildCount      = 2
	deckSize       = elementCount + scientistCount + wildCount

	firstScientist cards.Face = elementCount
	firstWild      cards.Face = elementCount + scientistCount
	none           cards.Face = deckSize // no card
)

// The deck's elements and scientists: the main groups of periods 1–6, the
// transition metals of the Spanish school list, and fifteen rows of the table
// of scientists.
var (
	transition   = []string{"Cr", "Mn", "Fe", "Co", "Ni", "Cu", "Zn", "Pd", "Ag", "Cd", "Pt", "Au", "Hg"}
	scientistIDs = []int{1, 2, 3, 4, 5, 6, 8, 10, 11, 13, 14, 15, 16, 17, 23}
)

func isElement(f cards.Face) bool   { return f < firstScientist }
func isScientist(f cards.Face) bool { return f >= firstScientist && f < firstWild }
func isWild(f cards.Face) bool      { return f >= firstWild && f < none }

// faces is a set of cards.
type faces [2]uint64

func (s *faces) add(f cards.Face)     { s[f/64] |= 1 << (f % 64) }
func (s *faces) remove(f cards.Face)  { s[f/64] &^= 1 << (f % 64) }
func (s faces) has(f cards.Face) bool { return f < none && s[f/64]>>(f%64)&1 == 1 }
func (s faces) and(o faces) faces     { return faces{s[0] & o[0], s[1] & o[1]} }
func (s faces) empty() bool           { return s[0]|s[1] == 0 }
func (s faces) len() int              { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// all yields the faces in the deck's order.
func (s faces) all(yield func(cards.Face) bool) {
	for half, word := range s {
		for ; word != 0; word &= word - 1 {
			if !yield(cards.Face(half*64 + bits.TrailingZeros64(word))) {
				return
			}
		}
	}
}

// printed is what the deck's cards say, worked out once.
type printed struct {
	elements   []elements.Element // by face
	code       [deckSize]string
	face       map[string]cards.Face
	fits       [2][elementCount]faces // by mode (0 full, 1 simple): the elements that fit on an element (UQ-2)
	isElement  faces
	scientists faces
	wilds      faces
}

var deck = sync.OnceValue(func() *printed {
	p := &printed{face: make(map[string]cards.Face, deckSize)}
	for _, e := range elements.All() {
		if inDeck(e) {
			p.print(cards.Face(len(p.elements)), e.Symbol)
			p.elements = append(p.elements, e)
		}
	}
	for i, id := range scientistIDs {
		p.print(firstScientist+cards.Face(i), elements.Scientists()[id-1].Code)
	}
	p.print(firstWild, "wild_1")
	p.print(firstWild+1, "wild_2")
	p.match()
	return p
})

func inDeck(e elements.Element) bool {
	mainGroup := e.Period <= 6 && (e.Group == 1 || e.Group == 2 || e.Group >= 13)
	return mainGroup || slices.Contains(transition, e.Symbol)
}

func (p *printed) print(f cards.Face, code string) {
	p.code[f], p.face[code] = code, f
	switch {
	case isElement(f):
		p.isElement.add(f)
	case isScientist(f):
		p.scientists.add(f)
	default:
		p.wilds.add(f)
	}
}

func (p *printed) match() {
	for a := range p.elements {
		for b := range p.elements {
			if fits(&p.elements[a], &p.elements[b], false) {
				p.fits[0][a].add(cards.Face(b))
			}
			if fits(&p.elements[a], &p.elements[b], true) {
				p.fits[1][a].add(cards.Face(b))
			}
		}
	}
}

// fits reports whether the elements share a signed oxidation state or, unless
// simple, the group or the period (UQ-2).
func fits(a, b *elements.Element, simple bool) bool {
	if !simple && (a.Group == b.Group || a.Period == b.Period) {
		return true
	}
	return slices.ContainsFunc(states(a), func(s int) bool { return slices.Contains(states(b), s) })
}

// inert is what a noble gas's card shows, whatever compounds are known of it.
var inert = []int{0}

// states is the oxidation numbers printed on an element's card (UQ-2).
func states(e *elements.Element) []int {
	if e.Category == "noble gas" {
		return inert
	}
	return e.States
}
