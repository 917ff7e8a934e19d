package rules

import (
	"encoding/hex"
	"math/rand/v2"
)

// Seed is the 256 bits that decide every deal of a match. Rooms take it from
// crypto/rand; tests choose it.
type Seed [32]byte

// String is the lower-case hex of the seed, as published after the match.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// Rand is a match's stream of chance: ChaCha8 keyed with a Seed. Its order of
// draws is part of a game's Rev. Not safe for concurrent use.
type Rand struct{ src rand.ChaCha8 }

// NewRand starts the stream of s.
func NewRand(s Seed) *Rand { return &Rand{src: *rand.NewChaCha8(s)} }

// Clone is a copy with the same numbers ahead of it.
func (r *Rand) Clone() *Rand { c := *r; return &c }

// Seed draws a new seed from the stream.
func (r *Rand) Seed() (s Seed) {
	for i := range s {
		s[i] = byte(r.src.Uint64() >> 56)
	}
	return s
}

// N is a number in 0..n-1, each equally likely; n is at least 1. It rejects
// the uneven tail of the 32-bit range instead of folding it in.
func (r *Rand) N(n int) int {
	u := uint32(n)
	limit := -u % u // 2³² mod n: draws below it would favour small results
	for {
		if x := uint32(r.src.Uint64() >> 32); x >= limit {
			return int(x % u)
		}
	}
}

// Shuffle puts s in one of its len(s)! orders, each equally likely
// (Fisher–Yates from the end, Knuth TAOCP 2, 3.4.2 P).
func Shuffle[T any](r *Rand, s []T) {
	for i := len(s) - 1; i > 0; i-- {
		j := r.N(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}
