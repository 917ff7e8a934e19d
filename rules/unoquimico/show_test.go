package unoquimico

import (
	"maps"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
)

func TestOnlyTheOwnerSeesAHand(t *testing.T) {
	m := position{hands: []string{"Ca F curie", "Na wild_1"}, top: "Fe", pile: "…"}.start(t)
	assert.Equal(t, map[string]int{"Ca": 1, "F": 2, "curie": 3}, m.view(1).Hand)
	assert.Equal(t, map[string]int{"Na": 4, "wild_1": 5}, m.view(2).Hand)
	assert.Nil(t, m.view(rules.Nobody).Hand)
	assert.Nil(t, m.view(rules.Nobody).Can)
	assert.Nil(t, m.view(2).Can, "not asked")
}

func TestCanHoldsEverythingThatMayBeDone(t *testing.T) {
	m := position{options: `{"wild":"beside","voluntary_draw":true}`, hands: []string{"Ca F curie dalton wild_2", "Na"}, top: "Fe", pile: "…"}.start(t)
	assert.Equal(t, &Can{Alone: []string{"Ca"}, Pairs: true,
		Draw: 1, Voluntary: true, Wild: true, Beside: true}, m.view(1).Can)
}

func TestCanNamesThePairsThatAreNotAllOfTheHand(t *testing.T) {
	p := position{options: `{"scientists":"fitting"}`, hands: []string{"Ca F curie", "Na"}, top: "Fe", pile: "…"}
	assert.Equal(t, &Can{Alone: []string{"Ca"}, Pairs: true, With: []string{"Ca"}}, p.start(t).view(1).Can)
	p.hands[0] = "O F curie"
	assert.Equal(t, &Can{Pairs: true}, p.start(t).view(1).Can, "nothing fits, so any of them")

	m := position{hands: []string{"O F curie", "Na"}, top: "Fe", pile: "… dalton", options: `{"voluntary_draw":true}`}.start(t)
	do(t, m, 1, Draw{})
	assert.Equal(t, &Can{Pairs: true, Scientists: []string{"dalton"}, Drawn: "dalton", Pass: true}, m.view(1).Can)
}

func TestCanAgreesWithLegal(t *testing.T) {
	r := rules.NewRand(rules.Seed{4})
	for _, options := range tables {
		finish(t, openWith(t, 3, options, r.Seed()), r, func(m *match) {
			for _, s := range m.Turn().Seats {
				assert.ElementsMatch(t, m.legal(s), offered(m.view(s)))
			}
		})
	}
}

// offered is the moves that a client reads from a view.
func offered(v View) []rules.Move {
	var moves []rules.Move
	lay := func(l Lay) {
		moves = append(moves, l)
		if v.Can.Beside {
			l.Wild = true
			moves = append(moves, l)
		}
	}
	for _, e := range v.Can.Alone {
		lay(Lay{Element: e})
	}
	for _, s := range v.offered(v.Can.Scientists, isScientist) {
		for _, e := range v.offered(v.Can.With, isElement) {
			lay(Lay{Element: e, Scientist: s})
		}
	}
	for mv, ok := range map[rules.Move]bool{Draw{}: v.Can.Draw > 0, Pass{}: v.Can.Pass, Wild{}: v.Can.Wild, Next{}: v.Can.Next} {
		if ok {
			moves = append(moves, mv)
		}
	}
	if v.Can.Name {
		for _, n := range v.Ask.Names {
			moves = append(moves, Name{n})
		}
	}
	return moves
}

// offered is what of a kind of card may be laid in pairs.
func (v View) offered(fewer []string, kind func(cards.Face) bool) []string {
	if !v.Can.Pairs || fewer != nil {
		return fewer
	}
	return slices.DeleteFunc(slices.Collect(maps.Keys(v.Hand)), func(c string) bool { return !kind(deck().face[c]) })
}

func TestAViewIsASnapshot(t *testing.T) {
	r := rules.NewRand(rules.Seed{6})
	m := openWith(t, 3, forfeit, r.Seed())
	view := m.View(1)
	text := string(encode(t, view))
	finish(t, m, r, func(m *match) {
		assert.Equal(t, text, string(encode(t, view)))
		view = m.View(1)
		text = string(encode(t, view))
	})
}

func TestTheLogShowsTheNewestEntriesNumberedWithoutGaps(t *testing.T) {
	r := rules.NewRand(rules.Seed{6})
	m := openWith(t, 4, "", r.Seed())
	finish(t, m, r, func(m *match) {
		shown := m.view(rules.Nobody).Log
		assert.LessOrEqual(t, len(shown.Entries), rules.LogMost)
		assert.Equal(t, m.log.Last(), shown.First+uint32(len(shown.Entries))-1)
	})
	assert.GreaterOrEqual(t, len(m.log.Shown().Entries), rules.LogLeast)
}

func TestNoViewNamesACardThatIsHidden(t *testing.T) {
	m := position{hands: []string{"F", "Na curie"}, top: "Fe", pile: "Au Pt"}.start(t)
	for _, hidden := range []string{`"Na"`, `"curie"`, `"Au"`, `"Pt"`} {
		assert.NotContains(t, string(encode(t, m.View(1))), hidden)
		assert.NotContains(t, string(encode(t, m.View(rules.Nobody))), hidden)
	}
}
