package rulestest

import (
	"reflect"

	"github.com/sobremesa-games/sobremesa/rules"
)

// advises: advice can be followed, and is the same whatever the seat cannot know.
const advises check = "advises"

// checkAdvised holds a game that helps to what rules.Advisor promises.
func checkAdvised(game rules.Game, by rules.Seat, r *rules.Rand) error {
	g, ok := game.(rules.Advisor)
	if !ok {
		return nil
	}
	before := Everything(g)
	h, ok := g.Advise(by)
	if Everything(g) != before {
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
	return nil
}
