package onexeno

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// soloPolicy is how the machine plays the solitaire: easy lays anything, medium
// where most cards are touched, hard where the places around can still be
// filled, and lays nothing that spoils one while there is another chance.
func soloPolicy(l rules.Level) rules.Policy {
	return func(sg rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
		g := sg.(*solo)
		moves := slices.Collect(g.Legal(by))
		places := moves[:len(moves)-1] // drawing comes last
		switch {
		case len(places) == 0:
			return Draw{}
		case l == rules.Easy:
			return places[r.N(len(places))]
		case l == rules.Medium:
			return best(places, g.touching)
		}
		mv := best(places, g.outlook)
		if g.outlook(mv) < 0 && (g.inPass > 0 || g.stack.Len() > 0) {
			return Draw{}
		}
		return mv
	}
}

// best is the first of the places that are worth most.
func best(places []rules.Move, worth func(rules.Move) int) rules.Move {
	return slices.MaxFunc(places, func(a, b rules.Move) int { return worth(a) - worth(b) })
}

// touching is how many cards the place touches.
func (g *solo) touching(mv rules.Move) int {
	p := mv.(Place)
	return g.on.neighbours(p.X, p.Y)
}

// spoiled is what a place that no card fits any more costs: more than touching
// others on all sides is worth.
const spoiled = 100

// outlook is how many cards the place touches, and less than nothing where a
// place beside it could not be filled any more.
func (g *solo) outlook(mv rules.Move) int {
	p, after := mv.(Place), g.on
	worth := g.on.neighbours(p.X, p.Y)
	f := deck().face[p.Card]
	after.put(p.X, p.Y, deck().look[f].turned(p.Turn))
	for _, s := range sides {
		if x, y := p.X+s.dx, p.Y+s.dy; !after.has(x, y) && after.inside(x, y, g.side) && !g.fillable(&after, x, y, f) {
			worth -= spoiled
		}
	}
	return worth
}

// fillable reports whether a card that is not laid, other than one, fits there.
func (g *solo) fillable(p *plane, x, y int, but cards.Face) bool {
	for f := range cards.Face(deckSize) {
		if f == but || g.table.Has(f) {
			continue
		}
		for turn := range deck().looks[f] {
			if p.fits(deck().look[f].turned(turn), x, y) {
				return true
			}
		}
	}
	return false
}
