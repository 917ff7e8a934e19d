package wire

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
)

// secretMost is how long the secret of a link may be that somebody sends.
const secretMost = 256

// NewInvite draws the 128-bit secret of a private room's link.
func NewInvite() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// HashInvite is what the server keeps of it.
func HashInvite(secret string) (hash [32]byte, ok bool) {
	return sha256.Sum256([]byte(secret)), secret != "" && len(secret) <= secretMost
}
