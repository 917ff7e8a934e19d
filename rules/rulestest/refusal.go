package rulestest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Refuse makes a move that has to be refused for a reason, by a rule, and to
// change nothing. It returns the refusal, for the facts in it.
func Refuse(t testing.TB, g rules.Game, by rules.Seat, m rules.Move, code, rule string) *rules.Illegal {
	t.Helper()
	why, err := refuse(g, by, m, code, rule)
	if err != nil {
		t.Fatal(err)
	}
	return why
}

func refuse(g rules.Game, by rules.Seat, m rules.Move, code, rule string) (*rules.Illegal, error) {
	before := Everything(g)
	err := g.Play(by, m)
	why, ok := errors.AsType[*rules.Illegal](err)
	switch {
	case !ok:
		return nil, fmt.Errorf("%s: %v, and not refused as %s (%s)", played{by, m}, err, code, rule)
	case why.Code != code || why.Rule != rule:
		return nil, fmt.Errorf("%s: %v, and not %s (%s)", played{by, m}, err, code, rule)
	case Everything(g) != before:
		return nil, fmt.Errorf("%s: refused, and changed something", played{by, m})
	}
	return why, nil
}

// Everything is all that anybody may see of a match, where each card lies, and
// the chance to come.
func Everything(g rules.Game) string {
	var all strings.Builder
	for to := 0; to <= sharedOf(g.View(rules.Nobody)).seats; to++ {
		text, err := encode(g.View(rules.Seat(to)))
		if err != nil {
			panic(err)
		}
		all.Write(text)
	}
	s := storeOf(g)
	fmt.Fprint(&all, s.piles, s.chance)
	return all.String()
}
