package wire

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Alphabet has the 25 symbols of room and class codes: no vowels, and nothing
// that is read as another.
const Alphabet = "BCDFGHJKMNPQRSTVWXYZ23456"

// codeLen is how many symbols a code has: 25⁶ = 2.4 · 10⁸ codes.
const codeLen = 6

// NewCode draws a code; it is not checked against the codes in use.
func NewCode() string {
	var code [codeLen]byte
	for i := range code {
		code[i] = Alphabet[draw(len(Alphabet))]
	}
	return string(code[:])
}

// draw is a number in 0..n-1 (n ≤ 256), each equally likely: bytes of the
// uneven tail are drawn again.
func draw(n int) int {
	var b [1]byte
	for {
		_, _ = rand.Read(b[:]) // never fails
		if int(b[0]) < 256-256%n {
			return int(b[0]) % n
		}
	}
}

// ParseCode reads a code in any case, with or without the dash that people see:
// KXR-4TN.
func ParseCode(s string) (code string, ok bool) {
	if len(s) == codeLen+1 && s[codeLen/2] == '-' {
		s = s[:codeLen/2] + s[codeLen/2+1:]
	}
	s = strings.ToUpper(s)
	if len(s) != codeLen || strings.Trim(s, Alphabet) != "" {
		return "", false
	}
	return s, true
}

// secretLeast is how long a device's own secret must be.
const secretLeast = 32

// NewSecret draws the 256-bit secret of a device.
func NewSecret() string {
	var b [32]byte
	_, _ = rand.Read(b[:]) // never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// HashSecret is what the server keeps of a device's secret; ok is false for one
// that is too short or too long to be one.
func HashSecret(secret string) (hash [32]byte, ok bool) {
	if len(secret) < secretLeast || len(secret) > 256 {
		return hash, false
	}
	return sha256.Sum256([]byte(secret)), true
}

// idMost is how many characters a command's id may have.
const idMost = 64

// ValidID reports whether a client's command id has 1–64 printable characters:
// letters, marks, numbers, signs and the space, of any script.
func ValidID(id string) bool {
	for _, r := range id {
		if r == utf8.RuneError || !unicode.IsPrint(r) {
			return false
		}
	}
	n := utf8.RuneCountInString(id)
	return n >= 1 && n <= idMost
}
