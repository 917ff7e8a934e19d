package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

func finding(property string, chance, right, best bool) rules.Finding {
	return rules.Finding{Property: property, Chance: chance, Right: right, Best: best}
}

func TestADecisionIsJudgedByEachPropertyThatElementsShare(t *testing.T) {
	// On Fe (+2 +3, group 8, period 4): Ca (+2, period 4) and Mg (+2) fit, Na does not.
	m := position{hands: []string{"Ca Mg Na lavoisier", "Na K Li"}, top: "Fe", pile: "…", options: `{"voluntary_draw":true}`}.start(t)
	for _, c := range []struct {
		move                    rules.Move
		oxidation, period, pair bool
		best                    bool
		why                     string
	}{
		{Lay{Element: "Ca"}, true, true, false, false, "shares both, but two cards could go"},
		{Lay{Element: "Mg"}, true, false, false, false, "shares the state alone"},
		{Lay{Element: "Na", Scientist: "lavoisier"}, false, false, true, true, "with a scientist nothing is shared"},
		{Draw{}, false, false, false, false, "a card that fits was overlooked"},
	} {
		assert.Equal(t, []rules.Finding{
			finding(Oxidation, true, c.oxidation, c.best), finding(Group, false, false, c.best), finding(Period, true, c.period, c.best),
			finding(Pair, true, c.pair, c.best), finding(Comodin, false, false, c.best),
		}, m.Assess(1, c.move), c.why)
	}
	assert.Implements(t, (*rules.Assessor)(nil), m)
}

func TestUQ8AComodinIsJudgedByItsMoment(t *testing.T) {
	for _, c := range []struct {
		hand, next string
		move       rules.Move
		want       rules.Finding
		why        string
	}{
		{"wild_1 Ca Na", "K Li Rb", Wild{}, finding(Comodin, false, false, false), "an element would do"},
		{"wild_1 Ca Na", "K Li Rb", Lay{Element: "Ca"}, finding(Comodin, false, false, true), "it is kept"},
		{"wild_1 Ca Na", "K Li", Wild{}, finding(Comodin, true, true, true), "the next player is about to go out"},
		{"wild_1 Ca Na", "K Li", Lay{Element: "Ca"}, finding(Comodin, true, false, false), "the next player is let go"},
		{"wild_1 Na Li", "K Li Rb", Wild{}, finding(Comodin, true, true, true), "nothing else can be laid"},
		{"wild_1 Na Li", "K Li Rb", Draw{}, finding(Comodin, true, false, false), "drawing instead"},
		{"wild_1", "K Li Rb", Wild{}, finding(Comodin, true, true, true), "the last card"},
	} {
		m := position{hands: []string{c.hand, c.next}, top: "Fe", pile: "…"}.start(t)
		found := m.Assess(1, c.move)
		assert.Equal(t, c.want, found[len(found)-1], c.why)
	}
}

// Beside, it takes nothing from the own play, whichever comes first.
func TestUQ8AComodinBesideIsJudgedWithThePlay(t *testing.T) {
	for _, c := range []struct {
		hand string
		move rules.Move
		best bool
		why  string
	}{
		{"wild_1 Ca", Lay{Element: "Ca", Wild: true}, true, "goes out"},
		{"wild_1 Ca", Wild{}, true, "and goes out next"},
		{"wild_1 Ca", Lay{Element: "Ca"}, false, "stays with the comodín"},
		{"wild_1 Ca Na curie", Lay{Element: "Ca", Scientist: "curie", Wild: true}, true, "three cards"},
		{"wild_1 Ca Na curie", Lay{Element: "Ca", Wild: true}, false, "the scientist could go, too"},
		{"wild_1 Ca Na curie", Wild{}, true, "two more follow"},
	} {
		m := position{hands: []string{c.hand, "K Li Rb"}, top: "Fe", pile: "…", options: `{"wild":"beside"}`}.start(t)
		for _, f := range m.Assess(1, c.move) {
			assert.Equal(t, c.best, f.Best, "%s: %s", c.why, f.Property)
		}
	}
}

func TestAnAnswerIsJudgedByTheName(t *testing.T) {
	m := position{hands: []string{"Ca Cu", "Na"}, top: "Fe", pile: "…", options: `{"say_name":"quiz"}`}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	for _, name := range m.question().Names {
		is := name == "Ca"
		assert.Equal(t, []rules.Finding{{Property: NameOf, Chance: true, Right: is, Best: is}}, m.Assess(1, Name{name}), name)
	}
}

func TestWhereAnythingMayBeLaidNothingIsJudgedByWhatIsShared(t *testing.T) {
	m := position{hands: []string{"Ca Cu lavoisier", "Na"}, top: "curie", pile: "…"}.start(t)
	assert.Equal(t, []rules.Finding{finding(Pair, true, false, false), finding(Comodin, false, false, false)}, m.Assess(1, Lay{Element: "Ca"}))
	assert.Equal(t, []rules.Finding{finding(Pair, true, true, true), finding(Comodin, false, false, true)}, m.Assess(1, Lay{Element: "Ca", Scientist: "lavoisier"}))
}

func TestEveryDecisionIsJudged(t *testing.T) {
	rulestest.Assessed(t, Kind(), 2)
	rulestest.Assessed(t, Kind(), 4)
}
