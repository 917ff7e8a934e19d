package spectrix

import (
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// The deck: eight cards of each of the twelve colours of the ring. A face is
// colour + 12 × copy, so that each card is one of its own; a view names the
// colour alone.
const (
	colours  = solver.Colours
	copies   = 8
	deckSize = colours * copies
)

// Colour is one colour of the ring, as printed on its cards: never colour
// alone.
type Colour struct {
	Number int    `json:"number"` // 1..12 along the ring
	Code   string `json:"code"`
	NameEN string `json:"name_en"`
	NameES string `json:"name_es"`
}

// Colours lists the ring; after the last comes the first. It is what a page of
// flash cards shows (SP-16).
func Colours() []Colour {
	return []Colour{
		{1, "YE", "yellow", "amarillo"}, {2, "OR", "orange", "naranja"}, {3, "RE", "red", "rojo"},
		{4, "PK", "pink", "rosa"}, {5, "MA", "magenta", "magenta"}, {6, "PU", "purple", "morado"},
		{7, "DB", "dark blue", "azul oscuro"}, {8, "LB", "light blue", "azul claro"}, {9, "TQ", "turquoise", "turquesa"},
		{10, "TE", "teal", "verde azulado"}, {11, "GR", "green", "verde"}, {12, "LI", "lime", "lima"},
	}
}

// ring is what groups are written with: twice round, so that a sequence across
// the seam is a part of it too.
var ring, colourOf = func() (ring [2 * colours]string, at map[string]int) {
	at = make(map[string]int, colours)
	for i, c := range Colours() {
		ring[i], ring[i+colours], at[c.Code] = c.Code, c.Code, i
	}
	return ring, at
}()

// stacks is eight codes of each colour, of which collections are parts.
var stacks = func() (stacks [colours][copies]string) {
	for c := range stacks {
		for i := range stacks[c] {
			stacks[c][i] = ring[c]
		}
	}
	return stacks
}()

func colour(f cards.Face) int { return int(f) % colours }

// codes lists cards by the ring's order.
func codes(counts solver.Counts) []string {
	list := []string{}
	for c, n := range counts {
		list = append(list, stacks[c][:max(n, 0)]...)
	}
	return list
}
