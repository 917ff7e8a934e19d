package wire

import (
	"encoding/json"
	"fmt"

	"github.com/sobremesa-games/sobremesa/rules"
)

// DecodeMove reads a move of the game: an object whose "do" names its kind.
func DecodeMove(k *rules.Kind, raw []byte) (rules.Move, error) {
	do, rest, err := cut(raw, "do")
	if err != nil {
		return nil, err
	}
	zero, ok := k.Moves[do]
	if !ok {
		return nil, fmt.Errorf("%w: no move %q", ErrMalformed, do)
	}
	p := fresh(zero)
	if err := DecodeWhole(rest, p.Interface()); err != nil {
		return nil, err
	}
	return p.Elem().Interface().(rules.Move), nil
}

// EncodeMove writes a move with its "do" first.
func EncodeMove(m rules.Move) []byte {
	fields, err := json.Marshal(m)
	if err != nil {
		panic("wire: a move that cannot be encoded: " + err.Error())
	}
	out := append([]byte(`{"do":`), quote(m.Do())...)
	if len(fields) == len("{}") {
		return append(out, '}')
	}
	return append(append(out, ','), fields[1:]...)
}

func quote(s string) []byte {
	text, err := json.Marshal(s)
	if err != nil {
		panic("wire: text that is no UTF-8")
	}
	return text
}
