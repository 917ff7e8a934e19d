package periodyx

import (
	"math/bits"

	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// faces is a set of cards.
type faces [2]uint64

func (s *faces) add(f cards.Face)     { s[f>>6] |= 1 << (f & 63) }
func (s *faces) remove(f cards.Face)  { s[f>>6] &^= 1 << (f & 63) }
func (s faces) has(f cards.Face) bool { return s[f>>6]>>(f&63)&1 == 1 }
func (s faces) and(o faces) faces     { return faces{s[0] & o[0], s[1] & o[1]} }
func (s faces) or(o faces) faces      { return faces{s[0] | o[0], s[1] | o[1]} }
func (s faces) less(o faces) faces    { return faces{s[0] &^ o[0], s[1] &^ o[1]} }
func (s faces) empty() bool           { return s[0]|s[1] == 0 }
func (s faces) len() int              { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// all yields the cards by atomic number.
func (s faces) all(yield func(cards.Face) bool) {
	for i, word := range s {
		for ; word != 0; word &= word - 1 {
			if !yield(cards.Face(i*64 + bits.TrailingZeros64(word))) {
				return
			}
		}
	}
}

// nth is the ith card by atomic number, from 0.
func (s faces) nth(i int) cards.Face {
	for f := range s.all {
		if i == 0 {
			return f
		}
		i--
	}
	return none
}

// last is the card with the highest atomic number, or none.
func (s faces) last() cards.Face {
	switch {
	case s[1] != 0:
		return cards.Face(127 - bits.LeadingZeros64(s[1]))
	case s[0] != 0:
		return cards.Face(63 - bits.LeadingZeros64(s[0]))
	}
	return none
}
