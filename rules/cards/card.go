// Package cards holds cards and piles, and knows who may see them. A card
// itself never leaves a game: what may be shown comes out of Pile.For.
package cards

import (
	"errors"
	"fmt"
)

// Face is what is printed on a card, in the game's own numbering.
type Face uint16

// Card is one card of a deck. It refuses to be encoded and prints as "card",
// so that no view, log or error shows one by accident.
type Card struct{ face Face }

// New is a card with the given face.
func New(f Face) Card { return Card{f} }

// Face is what is printed on the card; for the rules, never for a view.
func (c Card) Face() Face { return c.face }

// ErrHidden is what every encoder gets from a card.
var ErrHidden = errors.New("cards: a card must not be encoded; show Pile.For(seat)")

// MarshalJSON refuses.
func (Card) MarshalJSON() ([]byte, error) { return nil, ErrHidden }

// MarshalText refuses, for map keys and every text format.
func (Card) MarshalText() ([]byte, error) { return nil, ErrHidden }

// MarshalBinary refuses, for gob and its kin.
func (Card) MarshalBinary() ([]byte, error) { return nil, ErrHidden }

// Format prints "card" under every verb and flag.
func (Card) Format(f fmt.State, _ rune) { _, _ = f.Write([]byte("card")) }
