package room_test

import (
	"iter"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// race is a game for tests: whoever grabs first wins the round. In the kind
// "call" only seat 1 is waited for, which may show a draft, the others may grab
// as well, and the match is to last five minutes: then the room grabs. In the
// kind "steps" seat 1 grabs three times in one time, then seat 2, and so on.
type race struct {
	n      int
	may    bool
	steps  bool
	round  uint32
	won    map[rules.Seat]int
	called bool
}

const raceLimit = 5 * time.Minute

type grab struct{}

func (grab) Do() string { return "grab" }

type raceView struct {
	rules.Shared[struct{}, struct{}]
	Won map[rules.Seat]int `json:"won"`
}

func raceKind(id string) *rules.Kind {
	return &rules.Kind{
		ID: id, Family: id, Rev: 1, Seats: [2]int{2, 4}, Options: struct{}{}, View: raceView{}, Moves: map[string]rules.Move{"grab": grab{}},
		New: func(s rules.Setup) (rules.Game, error) {
			return &race{n: s.Seats, may: id == "call", steps: id == "steps", won: map[rules.Seat]int{}}, nil
		},
		Bot: func(l rules.Level) rules.Policy {
			return func(rules.Searcher, rules.Seat, *rules.Rand) rules.Move {
				if l == rules.Easy {
					return nil
				}
				return grab{}
			}
		},
	}
}

var raceKinds = []*rules.Kind{raceKind("grab"), raceKind("call"), raceKind("steps")}

func (g *race) Turn() rules.Turn {
	t := rules.Turn{Seats: rules.Seats(g.n), Phase: "race", Decision: g.round, Race: true, Complete: true, Window: toyWindow}
	if g.may {
		t.Seats, t.May, t.Grant, t.Window = t.Seats[:1], t.Seats[1:], toyGrant, 0
	}
	if g.steps {
		turn := g.round / 3
		t.Seats, t.Period, t.Grant, t.Window, t.Race = []rules.Seat{rules.Seat(turn%2 + 1)}, turn+1, toyGrant, 0, false
	}
	return t
}

func (g *race) Legal(by rules.Seat) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) { yield(grab{}) }
}

func (g *race) Play(by rules.Seat, _ rules.Move) error {
	if by == rules.Nobody {
		g.called = true
		return nil
	}
	g.won[by]++
	g.round++
	return nil
}

func (g *race) Ends() (time.Duration, rules.Move) {
	if !g.may || g.called {
		return 0, nil
	}
	return raceLimit, grab{}
}

func (g *race) MayDraft(_ rules.Seat, groups map[string][]string) bool {
	return g.may && len(groups["free text"]) == 0
}

func (g *race) View(rules.Seat) rules.View {
	v := raceView{Won: cloneMap(g.won)}
	v.Turn, v.Seats = g.Turn().View(), rules.MakeBySeat[struct{}](g.n)
	return v
}

func (g *race) Logged() uint32 { return 0 }

func (g *race) Result() (rules.Result, bool) { return rules.Result{}, false }

func (g *race) Clone() rules.Game {
	c := *g
	c.won = cloneMap(g.won)
	return &c
}

func (g *race) Resample(rules.Seat, *rules.Rand) rules.Game { return g.Clone() }
