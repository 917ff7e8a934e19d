package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestADecisionIsJudgedByEachPropertyThatElementsShare(t *testing.T) {
	// On Fe (+2 +3, group 8, period 4): Ca (+2, period 4) and Mg (+2) fit, Na does not.
	m := position{hands: []string{"Ca Mg Na lavoisier", "Na K"}, top: "Fe", pile: "…", options: `{"voluntary_draw":true}`}.start(t)
	chance := func(property string, right, best bool) rules.Finding {
		return rules.Finding{Property: property, Chance: true, Right: right, Best: best}
	}
	none := rules.Finding{Property: Group, Best: true}
	for _, c := range []struct {
		move rules.Move
		want []rules.Finding
		why  string
	}{
		{Lay{Element: "Ca"}, []rules.Finding{chance(Oxidation, true, true), none, chance(Period, true, true)}, "both"},
		{Lay{Element: "Mg"}, []rules.Finding{chance(Oxidation, true, true), none, chance(Period, false, true)}, "the state alone"},
		{Lay{Element: "Na", Scientist: "lavoisier"}, []rules.Finding{chance(Oxidation, false, true), none, chance(Period, false, true)}, "with a scientist nothing is shared"},
		{Draw{}, []rules.Finding{chance(Oxidation, false, false), none, chance(Period, false, false)}, "a card that fits was overlooked"},
	} {
		assert.Equal(t, c.want, m.Assess(1, c.move), c.why)
	}
	assert.Implements(t, (*rules.Assessor)(nil), m)
}

func TestAnAnswerIsJudgedByTheName(t *testing.T) {
	m := position{hands: []string{"Ca Cu", "Na"}, top: "Fe", pile: "…", options: `{"say_name":"quiz"}`}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	for _, name := range m.question().Names {
		is := name == "Ca"
		assert.Equal(t, []rules.Finding{{Property: NameOf, Chance: true, Right: is, Best: is}}, m.Assess(1, Name{name}), name)
	}
}

func TestWhereAnythingMayBeLaidNothingIsJudged(t *testing.T) {
	m := position{hands: []string{"Ca Cu", "Na"}, top: "curie", pile: "…"}.start(t)
	for mv := range m.Legal(1) {
		assert.Empty(t, m.Assess(1, mv), "%v", mv)
	}
}
