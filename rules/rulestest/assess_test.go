package rulestest

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// critic is the toy with an opinion on its moves.
type critic struct {
	*toy
	opinion func(g *toy, by rules.Seat, mv rules.Move) []rules.Finding
}

func (c critic) Assess(by rules.Seat, mv rules.Move) []rules.Finding { return c.opinion(c.toy, by, mv) }

func (c critic) Clone() rules.Game { return critic{c.toy.Clone().(*toy), c.opinion} }

func (c critic) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	return critic{c.toy.Resample(known, r).(*toy), c.opinion}
}

func judgedToy(opinion func(g *toy, by rules.Seat, mv rules.Move) []rules.Finding) error {
	r := rules.NewRand(rules.Seed{7})
	return judging(critic{newToy(rules.Setup{Seats: 3, Seed: rules.Seed{5}}, flaw{}), opinion}, r, nil)
}

// honest says whether a card could be laid, and was.
func honest(g *toy, by rules.Seat, mv rules.Move) []rules.Finding {
	_, lays := mv.(toyLay)
	able := g.phase == "play"
	return []rules.Finding{{Property: "lay", Chance: able, Right: lays, Best: lays || !able}}
}

func TestARightJudgeIsAccepted(t *testing.T) { assert.NoError(t, judgedToy(honest)) }

func TestAWrongJudgeIsFound(t *testing.T) {
	for name, c := range map[string]struct {
		opinion func(g *toy, by rules.Seat, mv rules.Move) []rules.Finding
		want    string
	}{
		"silence": {func(*toy, rules.Seat, rules.Move) []rules.Finding { return nil }, "moves is judged"},
		"a word":  {func(*toy, rules.Seat, rules.Move) []rules.Finding { return []rules.Finding{{Property: "Lay"}} }, "snake_case"},
		"twice": {func(g *toy, by rules.Seat, mv rules.Move) []rules.Finding {
			return append(honest(g, by, mv), honest(g, by, mv)...)
		}, "two findings"},
		"luck": {func(*toy, rules.Seat, rules.Move) []rules.Finding {
			return []rules.Finding{{Property: "lay", Right: true}}
		}, "no chance"},
		"secret": {func(g *toy, _ rules.Seat, _ rules.Move) []rules.Finding {
			return []rules.Finding{{Property: "lay", Chance: g.top()%2 == 0}}
		}, "cannot know"},
		"touch": {func(g *toy, by rules.Seat, mv rules.Move) []rules.Finding {
			g.r.Seed()
			return honest(g, by, mv)
		}, "changed the match"},
	} {
		assert.ErrorContains(t, judgedToy(c.opinion), c.want, name)
	}
}

func TestAGameWithoutJudgementIsFound(t *testing.T) {
	assert.ErrorContains(t, judging(newToy(rules.Setup{Seats: 3}, flaw{}), rules.NewRand(rules.Seed{}), nil), "no Assessor")
}
