package onexeno

import (
	"cmp"
	"slices"
	"sync"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// deckSize is the number of fillings of eight cells up to rotation, by
// Burnside's lemma (256 + 16 + 4 + 4) / 4.
const deckSize = 70

// deckOf is what is printed on the cards, by face. Faces rise by spots, then by
// code.
type deckOf struct {
	look  [deckSize]look // as printed, no quarter turned
	spots [deckSize]int
	looks [deckSize]int
	code  [deckSize]string
	face  map[string]cards.Face
}

// deck is made once: of each filling's turns the one whose code comes first.
var deck = sync.OnceValue(func() *deckOf {
	d := &deckOf{face: make(map[string]cards.Face, deckSize)}
	for f, l := range fillings() {
		d.look[f], d.spots[f], d.looks[f], d.code[f] = l, l.spots(), l.looks(), l.String()
		d.face[d.code[f]] = cards.Face(f)
	}
	return d
})

// fillings lists one look of every card.
func fillings() (list []look) {
	for n := range 1 << cells {
		if l := look(n); l == upright(l) {
			list = append(list, l)
		}
	}
	slices.SortFunc(list, func(a, b look) int {
		return cmp.Or(cmp.Compare(a.spots(), b.spots()), cmp.Compare(a.String(), b.String()))
	})
	return list
}

// upright is the turn of l whose code comes first.
func upright(l look) look {
	best := l
	for q := 1; q < 4; q++ {
		if t := l.turned(q); t.String() < best.String() {
			best = t
		}
	}
	return best
}

// printed is how a card that nobody turns lies, in quarter turns: each a quarter
// further than the one before. Were all printed as their codes read, most spots
// would lie on one side, and hardly any two cards would match.
func printed(f cards.Face) int { return int(f) % deck().looks[f] }

func code(f cards.Face) string { return deck().code[f] }

// wholeDeck is a stack of all cards, in order.
func wholeDeck() cards.Pile {
	stack := make([]cards.Card, deckSize)
	for i := range stack {
		stack[i] = cards.New(cards.Face(i))
	}
	return cards.MakePile(cards.Counted, rules.Nobody, stack...)
}
