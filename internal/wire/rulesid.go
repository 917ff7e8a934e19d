package wire

import (
	"crypto/sha256"
	"encoding/binary"
	stdjson "encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// RulesID is a short fingerprint of a game and its complete options, the same for
// the same rules: the SHA-256 of the game's id and of option=value for each option
// by its name, a line each. Its first eight bytes are a number, high byte first,
// whose last six digits to the base 25 are symbols of Alphabet, the lowest first.
func RulesID(k *rules.Kind, options stdjson.RawMessage) string {
	text := k.ID + "\n"
	values := optionTexts(k, options)
	for _, name := range slices.Sorted(maps.Keys(values)) {
		text += fmt.Sprintf("%s=%s\n", name, values[name])
	}
	sum := sha256.Sum256([]byte(text))
	n := binary.BigEndian.Uint64(sum[:])
	var id [codeLen]byte
	for i := range id {
		id[i], n = Alphabet[n%uint64(len(Alphabet))], n/uint64(len(Alphabet))
	}
	return string(id[:])
}
