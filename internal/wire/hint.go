package wire

import (
	stdjson "encoding/json"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Helped is the answer to GET /api/rooms/{code}/hint.
type Helped struct {
	V    uint64             `json:"v"`
	Hint stdjson.RawMessage `json:"hint" as:"GameHint"`
}

// Advice is a hint of the games that have none of their own.
type Advice struct {
	rules.Hint
	Move stdjson.RawMessage `json:"move,omitempty" as:"Move"` // 3: the whole move
}

// EncodeHint writes a hint as an Advice.
func EncodeHint(h rules.Hint) []byte {
	a := Advice{Hint: h}
	if h.Move != nil {
		a.Move = EncodeMove(h.Move)
	}
	text, err := stdjson.Marshal(a)
	if err != nil {
		panic("wire: a hint that cannot be written: " + err.Error())
	}
	return text
}
