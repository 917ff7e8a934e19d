package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
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
