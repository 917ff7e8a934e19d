package room

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"

	"github.com/sobremesa-games/sobremesa/rules"
)

// sealed is the seed of the match after the one that is over: drawn, and its
// fingerprint shown, before anybody asks for a rematch.
type sealed struct {
	seed rules.Seed
	v    uint64 // version in which it was drawn
}

// seal draws the next seed once a match is over.
func (s *state) seal() {
	if s.phase == Ended && s.next == nil {
		s.next = &sealed{rules.Seed(newSeed()), s.v}
	}
}

// unseal is the seed of a rematch. Rooms that were written before seeds were
// sealed draw it now.
func (s *state) unseal() bits {
	if s.next == nil {
		return newSeed()
	}
	return bits(s.next.seed)
}

// fair is what is shown of the seeds.
func (s *state) fair() Fair {
	f := Fair{Commit: commitOf(s.seed)}
	if s.phase == Ended {
		f.Seed = s.seed.String()
	}
	if s.next != nil {
		f.Next = commitOf(s.next.seed)
	}
	return f
}

// commitOf is the published fingerprint of a seed.
func commitOf(seed rules.Seed) string {
	sum := sha256.Sum256(seed[:])
	return hex.EncodeToString(sum[:])
}

// newSeed is the only chance of a match.
func newSeed() (seed bits) {
	_, _ = rand.Read(seed[:]) // never fails
	return seed
}
