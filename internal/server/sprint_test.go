package server_test

import (
	"encoding/json"
	"iter"
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
)

// sprint is a game for tests: in each round every seat grabs once, as soon as it
// sees that the round has begun. The journal has the order in which they did.
type sprint struct {
	n      int
	rounds int
	round  int
	late   []rules.Seat // have not grabbed in this round
}

type sprintOptions struct {
	Rounds int `json:"rounds" min:"1" max:"1000" default:"1"`
}

type grab struct{}

func (grab) Do() string { return "grab" }

type sprintView struct {
	rules.Shared[struct{}, struct{}]
}

var sprintKind = &rules.Kind{
	ID: "sprint", Family: "sprint", Rev: 1, Seats: [2]int{2, 4}, Options: sprintOptions{}, View: sprintView{},
	Moves: map[string]rules.Move{"grab": grab{}}, New: newSprint,
}

// findGame is the catalog's, and the sprint.
func findGame(id string) (*rules.Kind, bool) {
	if id == sprintKind.ID {
		return sprintKind, true
	}
	return catalog.Find(id)
}

func newSprint(s rules.Setup) (rules.Game, error) {
	var o sprintOptions
	if err := json.Unmarshal(s.Options, &o); err != nil {
		return nil, err
	}
	return &sprint{n: s.Seats, rounds: o.Rounds, late: rules.Seats(s.Seats)}, nil
}

func (g *sprint) Turn() rules.Turn {
	if g.round == g.rounds {
		return rules.Turn{Phase: "over"}
	}
	return rules.Turn{Seats: g.late, Phase: "race", Decision: uint32(g.round + 1), Window: time.Minute, Race: true, Complete: true}
}

func (g *sprint) Legal(by rules.Seat) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		if slices.Contains(g.late, by) {
			yield(grab{})
		}
	}
}

func (g *sprint) Play(by rules.Seat, _ rules.Move) error {
	i := slices.Index(g.late, by)
	if i < 0 {
		return &rules.Illegal{Code: rules.NotYourTurn}
	}
	g.late = slices.Delete(slices.Clone(g.late), i, i+1)
	if len(g.late) == 0 {
		g.round++
		g.late = rules.Seats(g.n)
	}
	return nil
}

func (g *sprint) View(rules.Seat) rules.View {
	v := sprintView{}
	v.Turn, v.Seats = g.Turn().View(), rules.MakeBySeat[struct{}](g.n)
	if r, over := g.Result(); over {
		v.Result = &r
	}
	return v
}

func (g *sprint) Logged() uint32 { return 0 }

func (g *sprint) Result() (rules.Result, bool) {
	if g.round < g.rounds {
		return rules.Result{}, false
	}
	return rules.Result{Reason: "played"}, true
}
