package onexeno

import (
	"iter"

	"github.com/sobremesa-games/sobremesa/rules"
)

// SoloView is what one viewer sees of a solitaire; see View for cards and points.
type SoloView struct {
	*SoloPublic

	Can *SoloCan `json:"can,omitempty"` // what the viewer may do now
}

// SoloPublic is what everybody sees.
type SoloPublic struct {
	rules.Shared[SoloSeat, Entry]

	Stack  int              `json:"stack"`  // cards still to deal
	Pile   map[string]int   `json:"pile"`   // the cards face up, by code → position from the bottom, from 1
	Field  map[string]Lying `json:"field"`  // the cards on the table, by code
	Box    Box              `json:"box"`    // that they span
	Side   int              `json:"side"`   // places to a side of the field
	Square int              `json:"square"` // places to a side of the largest full square
	Spots  int              `json:"spots"`  // on the table
	Passes int              `json:"passes"` // times that the pile was turned over
}

// SoloSeat is what everybody sees of the player.
type SoloSeat struct {
	Total int `json:"total"` // a thousand for each place to a side of the square, and the spots
}

// SoloCan says which moves the viewer may make now.
type SoloCan struct {
	Place map[string]map[string]string `json:"place,omitempty"` // card → point → turns that fit, as digits
	Draw  bool                         `json:"draw"`            // {"do":"draw"}
	Last  bool                         `json:"last,omitempty"`  // drawing ends the solitaire
}

// Legal yields every accepted move, places first.
func (g *solo) Legal(by rules.Seat) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		if by == soloSeat && g.result == nil && g.yieldPlaces(yield) {
			yield(Draw{})
		}
	}
}

func (g *solo) yieldPlaces(yield func(rules.Move) bool) bool {
	top, ok := g.pile.Peek()
	if !ok {
		return true
	}
	f, points := top.Face(), g.on.open(g.side)
	for turn := range deck().looks[f] {
		for _, at := range points {
			if g.on.fits(deck().look[f].turned(turn), at[0], at[1]) && !yield(Place{code(f), turn, at[0], at[1]}) {
				return false
			}
		}
	}
	return true
}

// View is what to may know.
func (g *solo) View(to rules.Seat) rules.View {
	v := SoloView{SoloPublic: &SoloPublic{
		Shared: rules.Shared[SoloSeat, Entry]{
			Turn: g.Turn().View(), Seats: rules.BySeat[SoloSeat]{{Total: g.total()}}, Log: g.log.Shown(), Result: g.result,
		},
		Stack: g.stack.For(rules.Nobody).Count, Pile: map[string]int{}, Field: map[string]Lying{},
		Box: g.on.box, Side: g.side, Square: g.on.square(), Spots: g.spots(), Passes: g.passes,
	}}
	for i, f := range g.pile.For(rules.Nobody).Faces {
		v.Pile[code(f)] = i + 1
	}
	for _, f := range g.table.For(rules.Nobody).Faces {
		l := g.lies[f]
		v.Field[code(f)] = Lying{X: l.x, Y: l.y, Turn: l.turn, By: l.by, Nth: l.nth}
	}
	if to == soloSeat && g.result == nil {
		v.Can = g.can()
	}
	return v
}

func (g *solo) can() *SoloCan {
	c := SoloCan{Draw: true, Last: g.stack.Len() == 0 && g.inPass == 0, Place: map[string]map[string]string{}}
	g.yieldPlaces(func(mv rules.Move) bool { addPlace(c.Place, mv.(Place)); return true })
	return &c
}

// Clone is an independent copy.
func (g *solo) Clone() rules.Game { return g.clone() }

func (g *solo) clone() *solo {
	c := *g
	c.stack, c.pile, c.table = g.stack.Clone(), g.pile.Clone(), g.table.Clone()
	c.log = g.log.Clone()
	return &c
}

// Resample draws the order of the stack anew. After the pile was turned over it
// is known to all.
func (g *solo) Resample(_ rules.Seat, r *rules.Rand) rules.Game {
	c := g.clone()
	if g.passes == 0 {
		c.stack.Shuffle(r)
	}
	return c
}
