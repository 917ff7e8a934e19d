package rulestest

import (
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// advises: advice can be followed, none is better where decisions are judged, and
// it is the same whatever the seat cannot know.
const advises check = "advises"

// checkAdvised holds a game that helps to what rules.Advisor promises.
func checkAdvised(game rules.Game, by rules.Seat, r *rules.Rand) error {
	g, ok := game.(rules.Advisor)
	if !ok {
		return nil
	}
	before := traceOf(g)
	h, ok := g.Advise(by)
	if traceOf(g) != before {
		return broken(advises, "advising changed the match")
	}
	if ok {
		if err := checkFollowed(g, by, h); err != nil {
			return err
		}
	}
	other, alike := g.(rules.Searcher).Resample(by, r).(rules.Advisor).Advise(by)
	if ok != alike || !reflect.DeepEqual(h, other) {
		return broken(advises, "%+v depends on what the seat cannot know", h)
	}
	return nil
}

// checkFollowed plays what is advised.
func checkFollowed(g rules.Advisor, by rules.Seat, h rules.Hint) error {
	if h.Move == nil || h.Move.Do() != h.Do {
		return broken(advises, "%q is said of the move %+v", h.Do, h.Move)
	}
	if err := g.(rules.Searcher).Clone().Play(by, h.Move); err != nil {
		return broken(advises, "%s is refused: %v", played{by, h.Move}, err)
	}
	return checkBest(g, played{by, h.Move})
}

// checkBest reports a move that was advised and is not judged the best.
func checkBest(g rules.Game, p played) error {
	judge, ok := g.(rules.Assessor)
	if !ok {
		return nil
	}
	found := judge.Assess(p.by, p.mv)
	if slices.ContainsFunc(found, func(f rules.Finding) bool { return !f.Best }) {
		return broken(advises, "%s is advised, and not judged best: %+v", p, found)
	}
	return nil
}

// Follow is how a seat plays on that has all of a Helper's hint: to its end and
// no further.
type Follow func(g rules.Game, by rules.Seat) []rules.Move

// checkHelped asks a game with hints of its own for all that it says, and follows
// that to the end. What ends it is judged as advice is.
func checkHelped(game rules.Game, by rules.Seat, follow Follow) error {
	if _, ok := game.(rules.Helper); !ok {
		return nil
	}
	if follow == nil {
		return broken(advises, "the game has hints of its own, and nobody says how they are followed")
	}
	g := game.(rules.Searcher).Clone()
	if err := askAll(g, by); err != nil {
		return err
	}
	if hint, _ := g.(rules.Helper).Helped(by); hint == nil {
		return nil
	}
	var last error
	for _, mv := range follow(g, by) {
		last = checkBest(g, played{by, mv})
		if err := g.Play(by, mv); err != nil {
			return broken(advises, "%s is refused: %v", played{by, mv}, err)
		}
	}
	return last
}

// askAll asks for help until nothing more is said.
func askAll(g rules.Game, by rules.Seat) error {
	for {
		var help rules.Move
		for mv := range g.Legal(by) {
			if _, ok := mv.(rules.Helping); ok {
				help = mv
			}
		}
		if help == nil {
			return nil
		}
		if err := g.Play(by, help); err != nil {
			return broken(accepts, "%s is listed and refused: %v", played{by, help}, err)
		}
	}
}
