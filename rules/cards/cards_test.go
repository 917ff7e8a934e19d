package cards_test

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"fmt"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
)

func TestACardRefusesToBeEncoded(t *testing.T) {
	c := cards.New(7)
	holders := map[string]any{
		"card": c, "pointer": &c, "list": []cards.Card{c},
		"member": struct{ C cards.Card }{c}, "key": map[cards.Card]int{c: 1}, "value": map[string]cards.Card{"c": c},
	}
	for name, v := range holders {
		_, err := json.Marshal(v)
		assert.ErrorContains(t, err, cards.ErrHidden.Error(), name)
	}
	assert.Error(t, gob.NewEncoder(&bytes.Buffer{}).Encode(c))
}

func TestACardPrintsAsCardUnderEveryVerb(t *testing.T) {
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%d", "%x", "%X", "%o", "%b", "%c", "%U", "%08d"} {
		assert.Equal(t, "card", fmt.Sprintf(verb, cards.New(65)), verb)
		assert.NotContains(t, fmt.Sprintf(verb, []cards.Card{cards.New(65)}), "65", verb)
	}
}

func TestAPilePrintsAsPile(t *testing.T) {
	p := cards.MakePile(cards.Open, rules.Nobody, cards.New(65))
	for _, verb := range []string{"%v", "%+v", "%#v", "%d", "%x"} {
		assert.Equal(t, "pile", fmt.Sprintf(verb, p), verb)
		assert.Equal(t, "pile", fmt.Sprintf(verb, &p), verb)
	}
}

func TestSightDecidesWhatIsShown(t *testing.T) {
	const owner, other = rules.Seat(1), rules.Seat(2)
	all := []cards.Face{3, 1, 2}
	for _, c := range []struct {
		name  string
		sight cards.Sight
		to    rules.Seat
		want  cards.Shown
	}{
		{"sealed", cards.Sealed, owner, cards.Shown{}},
		{"counted", cards.Counted, owner, cards.Shown{Count: 3}},
		{"owned by the viewer", cards.Owned, owner, cards.Shown{Count: 3, Faces: all}},
		{"owned by another", cards.Owned, other, cards.Shown{Count: 3}},
		{"owned, to a spectator", cards.Owned, rules.Nobody, cards.Shown{Count: 3}},
		{"top", cards.Top, rules.Nobody, cards.Shown{Count: 3, Faces: []cards.Face{2}}},
		{"open", cards.Open, rules.Nobody, cards.Shown{Count: 3, Faces: all}},
	} {
		p := cards.MakePile(c.sight, owner, cards.New(3), cards.New(1), cards.New(2))
		assert.Equal(t, c.want, p.For(c.to), c.name)
	}
}

func TestNobodyOwnsNoPile(t *testing.T) {
	p := cards.MakePile(cards.Owned, rules.Nobody, cards.New(3))
	assert.Equal(t, cards.Shown{Count: 1}, p.For(rules.Nobody))
}

func TestACloneIsIndependent(t *testing.T) {
	p := cards.MakePile(cards.Open, rules.Nobody, cards.New(1), cards.New(2), cards.New(3))
	c := p.Clone()
	c.Remove(1)
	c.Put(cards.New(9))
	assert.Equal(t, []cards.Face{1, 2, 3}, p.For(1).Faces)
	assert.Equal(t, []cards.Face{2, 3, 9}, c.For(1).Faces)
}

func TestTakeBelowKeepsTheTop(t *testing.T) {
	p := cards.MakePile(cards.Open, rules.Nobody, cards.New(1), cards.New(2), cards.New(3))
	below := p.TakeBelow(2)
	assert.Len(t, below, 1)
	assert.Equal(t, cards.Face(1), below[0].Face())
	assert.Equal(t, []cards.Face{2, 3}, p.For(1).Faces)
	assert.Empty(t, p.TakeBelow(5))
}

func TestTakingFromAnEmptyPileSaysSo(t *testing.T) {
	p := cards.MakePile(cards.Counted, rules.Nobody)
	_, ok := p.Take()
	assert.False(t, ok)
	assert.False(t, p.Remove(1))
	assert.Equal(t, cards.Shown{Faces: []cards.Face{}}, func() cards.Shown { q := cards.MakePile(cards.Top, 1); return q.For(1) }())
}
