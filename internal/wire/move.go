package wire

import (
	"fmt"

	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/sobremesa-games/sobremesa/rules"
)

// DecodeMove reads a move of the game: an object whose "do" names its kind.
func DecodeMove(k *rules.Kind, raw []byte) (rules.Move, error) {
	do, rest, err := readKind(raw, "do")
	if err != nil {
		return nil, err
	}
	zero, ok := k.Moves[do]
	if !ok {
		return nil, fmt.Errorf("%w: no move %q", ErrMalformed, do)
	}
	p := fresh(zero)
	if err := rest.into(p.Interface()); err != nil {
		return nil, err
	}
	return p.Elem().Interface().(rules.Move), nil
}

// EncodeMove writes a move with its "do" first.
func EncodeMove(m rules.Move) []byte {
	out := make([]byte, 0, 64)
	out = append(patch.AppendString(append(out, `{"do":`...), m.Do()), ',')
	fields := len(out)
	out = patch.Encode(out, m)
	if len(out) == fields+len("{}") {
		return append(out[:fields-1], '}')
	}
	return append(out[:fields], out[fields+1:]...)
}
