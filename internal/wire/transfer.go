package wire

import (
	"crypto/sha256"
	"strings"
)

// transferLen is how many symbols of a transfer are secret: 25²⁸ are 130 bits, to
// be typed where there is no camera.
const transferLen = 28

// NewTransfer draws a transfer in the room: its code, and the secret.
func NewTransfer(code string) string {
	var secret [transferLen]byte
	for i := range secret {
		secret[i] = Alphabet[draw(len(Alphabet))]
	}
	return code + string(secret[:])
}

// ParseTransfer is the room of a transfer, and the hash of the whole word.
func ParseTransfer(s string) (code string, hash [32]byte, ok bool) {
	s = strings.ToUpper(strings.NewReplacer("-", "", " ", "").Replace(s))
	if len(s) != codeLen+transferLen || strings.Trim(s, Alphabet) != "" {
		return "", hash, false
	}
	return s[:codeLen], sha256.Sum256([]byte(s)), true
}
