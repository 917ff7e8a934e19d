package cards

import (
	"fmt"
	"iter"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Sight is who may see what of a pile. A pile is born with it and keeps it.
type Sight uint8

// The sights, from nothing to everything.
const (
	Sealed  Sight = iota // nobody sees anything, not even the number of cards
	Counted              // everybody sees the number of cards
	Owned                // everybody sees the number, the owner the faces
	Top                  // everybody sees the number and the top card
	Open                 // everybody sees all faces
)

// Pile is an ordered stack of cards; the last one is the top. The zero value
// is an empty sealed pile.
type Pile struct {
	sight Sight
	owner rules.Seat
	cards []Card
}

// MakePile is a pile with the given sight; owner matters to Owned alone. The
// pile takes the slice over.
func MakePile(sight Sight, owner rules.Seat, stack ...Card) Pile {
	return Pile{sight: sight, owner: owner, cards: stack}
}

// Format prints "pile" under every verb and flag.
func (p Pile) Format(f fmt.State, _ rune) { _, _ = f.Write([]byte("pile")) }

// Len is the number of cards.
func (p *Pile) Len() int { return len(p.cards) }

// All yields the cards from the bottom to the top.
func (p *Pile) All() iter.Seq[Card] { return slices.Values(p.cards) }

// Peek is the top card, and whether there is one.
func (p *Pile) Peek() (Card, bool) {
	if len(p.cards) == 0 {
		return Card{}, false
	}
	return p.cards[len(p.cards)-1], true
}

// Put lays cards on top, the last one topmost.
func (p *Pile) Put(stack ...Card) { p.cards = append(p.cards, stack...) }

// Take takes the top card off, and says whether there was one.
func (p *Pile) Take() (Card, bool) {
	c, ok := p.Peek()
	if ok {
		p.cards = p.cards[:len(p.cards)-1]
	}
	return c, ok
}

// Remove takes the first card with the face out, wherever it lies, and says
// whether there was one. The others keep their order.
func (p *Pile) Remove(f Face) bool {
	i := p.index(f)
	if i < 0 {
		return false
	}
	p.cards = slices.Delete(p.cards, i, i+1)
	return true
}

// Has reports whether a card with the face is in the pile.
func (p *Pile) Has(f Face) bool { return p.index(f) >= 0 }

func (p *Pile) index(f Face) int {
	return slices.IndexFunc(p.cards, func(c Card) bool { return c.face == f })
}

// InsertAt puts a card at position i from the bottom, 0..Len.
func (p *Pile) InsertAt(i int, c Card) { p.cards = slices.Insert(p.cards, i, c) }

// TakeBelow takes all cards but the top n, in their order.
func (p *Pile) TakeBelow(n int) []Card {
	cut := max(len(p.cards)-n, 0)
	below := slices.Clone(p.cards[:cut])
	p.cards = slices.Delete(p.cards, 0, cut)
	return below
}

// Shuffle puts the cards in an order drawn from r.
func (p *Pile) Shuffle(r *rules.Rand) { rules.Shuffle(r, p.cards) }

// Clone is an independent copy.
func (p *Pile) Clone() Pile {
	c := *p
	c.cards = slices.Clone(p.cards)
	return c
}

// Shown is what a viewer may see of a pile.
type Shown struct {
	Count int    // number of cards; 0 when it is sealed
	Faces []Face // faces from the bottom to the top, of the visible cards alone
}

// For is what to may see, and the only way from a pile to a view.
func (p *Pile) For(to rules.Seat) Shown {
	switch {
	case p.sight == Sealed:
		return Shown{}
	case p.sight == Open, p.sight == Owned && to == p.owner && to != rules.Nobody:
		return Shown{Count: len(p.cards), Faces: faces(p.cards)}
	case p.sight == Top:
		return Shown{Count: len(p.cards), Faces: faces(p.cards[max(len(p.cards)-1, 0):])}
	}
	return Shown{Count: len(p.cards)}
}

func faces(stack []Card) []Face {
	fs := make([]Face, len(stack))
	for i, c := range stack {
		fs[i] = c.face
	}
	return fs
}
