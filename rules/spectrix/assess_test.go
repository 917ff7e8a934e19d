package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

func TestADecisionIsJudgedByWhatCouldBeLaid(t *testing.T) {
	m := position{hands: []string{"LB 3YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}.start(t)
	assert.Equal(t, []rules.Finding{
		{Property: PropertyLay, Chance: true}, {Property: PropertyRearrange, Chance: true}, {Property: PropertyWhite},
	}, m.Assess(1, Draw{}))
	assert.Equal(t, []rules.Finding{
		{Property: PropertyLay, Chance: true, Right: true}, {Property: PropertyRearrange, Chance: true}, {Property: PropertyWhite},
	}, m.Assess(1, play(t, "3DB|3PU|3MA|3YE")))
	assert.Equal(t, []rules.Finding{
		{Property: PropertyLay, Chance: true, Right: true, Best: true}, {Property: PropertyRearrange, Chance: true, Right: true, Best: true}, {Property: PropertyWhite, Best: true},
	}, m.Assess(1, play(t, "LB DB PU MA|DB PU MA|DB PU MA|3YE")))
	assert.Empty(t, m.Assess(1, Hint{}))
	assert.Empty(t, m.Assess(2, Draw{}))
	var _ rules.Assessor = m
}

func TestADecisionIsJudgedByWhiteLight(t *testing.T) {
	m := position{hands: []string{"YE YE", "LI"}, table: "OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll}.start(t)
	findings := m.Assess(1, play(t, "YE OR RE PK MA PU DB LB TQ TE GR LI"))
	assert.Equal(t, rules.Finding{Property: PropertyWhite}, findings[2], "both cards can be laid, which wins the round")
}

func TestADecisionToLayIsNotWorseThanAClaimThatCostsCards(t *testing.T) {
	m := twoOrWhite(t)
	assert.True(t, m.Assess(1, Draw{})[0].Chance, "two cards could be laid")
	for _, f := range m.Assess(1, m.write(must(m.best(1)))) {
		assert.True(t, f.Best, f.Property)
	}
}

func must(l layout, _ int) layout { return l }

func TestSP8RestoringIsJudgedByWhetherTheTableGetsNearerToBeingWhole(t *testing.T) {
	m := brokenTable(t)
	do(t, m, 1, GiveUp{})
	judged := func(mv rules.Move) rules.Finding { return m.Assess(2, mv)[0] }
	assert.Equal(t, rules.Finding{Property: PropertyRestore, Chance: true}, judged(Done{}))
	assert.Equal(t, rules.Finding{Property: PropertyRestore, Chance: true}, judged(stepOf("MA", "3", "")))
	assert.Equal(t, rules.Finding{Property: PropertyRestore, Chance: true, Right: true, Best: true}, judged(stepOf("PU", "1", "2")))
	do(t, m, 2, stepOf("PU", "1", "2"))
	assert.Equal(t, rules.Finding{Property: PropertyRestore, Best: true}, judged(Done{}))
	assert.Equal(t, rules.Finding{Property: PropertyRestore}, judged(stepOf("MA", "3", "")))
}

func TestSP8OfTwoWaysToRestoreBothAreRight(t *testing.T) {
	m := position{options: strict, hands: []string{"LI LI", "LI"}, table: "YE OR RE|4GR|LB TQ TE", pile: pileOfAll}.start(t)
	do(t, m, 1, stepOf("GR", "2", "1"))
	do(t, m, 1, GiveUp{})
	for _, to := range []string{"2", "3"} {
		assert.Equal(t, rules.Finding{Property: PropertyRestore, Chance: true, Right: true, Best: true}, m.Assess(2, stepOf("GR", "1", to))[0], to)
	}
}

// pairAndUnseen is what a flip at Memory is judged by.
func pairAndUnseen(pair, unseen, right bool) []rules.Finding {
	return []rules.Finding{
		{Property: PropertyPair, Chance: pair, Right: pair && right, Best: right},
		{Property: PropertyUnseen, Chance: unseen, Right: unseen && right, Best: right},
	}
}

func TestSP15AFlipIsJudgedByTheCardsThatWereSeen(t *testing.T) {
	m := memoryTable(t, 2) // 1 and 2 are a pair, 3 and 4, …
	assert.Equal(t, pairAndUnseen(false, true, true), m.Assess(1, Flip{1}), "nothing was seen")
	m.do(t, 1, Flip{1})
	assert.Equal(t, pairAndUnseen(false, true, true), m.Assess(1, Flip{5}), "its like was not seen")
	m.do(t, 1, Flip{3})
	assert.Equal(t, pairAndUnseen(false, true, false), m.Assess(2, Flip{1}), "seen, and its like was not")
	assert.Empty(t, m.Assess(2, Cover{}))
	assert.Empty(t, m.Assess(1, Flip{5}), "not asked")
	m.do(t, 2, Flip{2})
	assert.Equal(t, pairAndUnseen(true, false, true), m.Assess(2, Flip{1}), "its like was seen")
	assert.Equal(t, pairAndUnseen(true, false, false), m.Assess(2, Flip{7}))
	m.do(t, 2, Flip{7})
	for place, right := range map[int]bool{1: true, 2: true, 3: false, 9: false} {
		assert.Equal(t, pairAndUnseen(true, false, right), m.Assess(1, Flip{place}), place)
	}
	assert.Implements(t, (*rules.Assessor)(nil), m)
}

// follow is the play of a whole hint; on a strict table step by step, and nothing
// where so many steps are not left.
func follow(g rules.Game, by rules.Seat) (moves []rules.Move) {
	m := g.(*match).clone()
	if h := m.hinted(by); !m.opt.StrictTable && h.Groups != nil {
		return []rules.Move{Play{Groups: h.Groups, White: h.Claim}}
	}
	next, laid := m.best(by)
	if laid == 0 && !next.white {
		return nil
	}
	for m.asked == by && m.plays() {
		mv := m.towards(by, next)
		if mv == rules.Move(GiveUp{}) && m.steps.made == mostSteps {
			return nil
		}
		moves = append(moves, mv)
		if m.Play(by, mv) != nil {
			break
		}
	}
	return moves
}

func TestEveryDecisionIsJudged(t *testing.T) {
	rulestest.Assessed(t, Kind(), 2, follow)
	rulestest.Assessed(t, Kind(), 4, follow)
	rulestest.Assessed(t, MemoryKind(), 3)
}
