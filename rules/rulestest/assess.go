package rulestest

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// judges: every decision is judged, the same whatever the seat cannot know.
const judges check = "judges"

// A match is judged for so many moves: later ones are decisions of the same kinds.
var judged = scale(60, 250, 2000)

// Assessed checks what rules.Assessor promises, in a match of each of Pairs'
// option sets that is played evenly: where a seat has a choice some of its moves
// are judged, each by every property once; what was right was possible; judging
// changes nothing, and uses nothing that the seat cannot know. What rules.Advisor
// promises it checks where the game is one, and that no move is judged better than
// what a hint says; a rules.Helper needs one Follow for that.
func Assessed(t *testing.T, k *rules.Kind, seats int, follow ...Follow) {
	t.Helper()
	helped := slices.Concat(follow, []Follow{nil})[0]
	r := rules.NewRand(seed(seats))
	for _, set := range Pairs(k, seats) {
		s := rules.Setup{Seats: seats, Rev: k.Rev, Options: set, Seed: r.Seed()}
		g, err := k.New(s)
		if err == nil {
			err = judging(g, r, helped)
		}
		if err != nil {
			t.Errorf("%v\noptions %s, seed %s", err, set, s.Seed)
		}
	}
}

// judging plays on, evenly, and checks each decision.
func judging(game rules.Game, r *rules.Rand, follow Follow) error {
	g, ok := game.(rules.Assessor)
	if !ok {
		return broken(judges, "%T is no Assessor", game)
	}
	for range judged {
		turn := g.Turn()
		able := slices.DeleteFunc(slices.Concat(turn.Seats, turn.May), func(s rules.Seat) bool { return !mayMove(g, s) })
		if len(able) == 0 {
			return nil
		}
		by := able[r.N(len(able))]
		moves := slices.Collect(g.Legal(by))
		p := played{by, moves[r.N(len(moves))]}
		if err := first(
			func() error { return checkJudged(g, p, moves) },
			func() error { return checkBlind(g, p, r) },
			func() error { return checkAdvised(g, by, r) },
			func() error { return checkHelped(g, by, follow) },
		); err != nil {
			return fmt.Errorf("%w\n%s in %s", err, p, turn.Phase)
		}
		if err := g.Play(by, p.mv); err != nil {
			return broken(accepts, "%s is listed and refused: %v", p, err)
		}
	}
	return nil
}

// checkJudged looks for a move that is judged, if there is a choice, and at the
// form of the findings on the one that is made.
func checkJudged(g rules.Assessor, p played, moves []rules.Move) error {
	if len(moves) > 1 && !slices.ContainsFunc(moves, func(mv rules.Move) bool { return len(g.Assess(p.by, mv)) > 0 }) {
		return broken(judges, "none of %d moves is judged", len(moves))
	}
	met := map[string]bool{}
	for _, f := range g.Assess(p.by, p.mv) {
		switch {
		case !snake.MatchString(f.Property):
			return broken(judges, "property %q is not snake_case", f.Property)
		case met[f.Property]:
			return broken(judges, "two findings on %q", f.Property)
		case f.Right && !f.Chance:
			return broken(judges, "%q is right, and there was no chance", f.Property)
		}
		met[f.Property] = true
	}
	return nil
}

// checkBlind compares with the findings where all that the seat cannot know was
// drawn anew.
func checkBlind(g rules.Assessor, p played, r *rules.Rand) error {
	whole, ok := g.(rules.Searcher)
	if !ok {
		return broken(opens, "%T is no Searcher", g)
	}
	before := traceOf(g)
	found := g.Assess(p.by, p.mv)
	if traceOf(g) != before {
		return broken(judges, "judging changed the match")
	}
	other, ok := whole.Resample(p.by, r).(rules.Assessor)
	if !ok || !reflect.DeepEqual(found, other.Assess(p.by, p.mv)) {
		return broken(judges, "%+v depends on what the seat cannot know", found)
	}
	return nil
}
