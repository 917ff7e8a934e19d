package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// resampled is many copies of a table as to may imagine it, each checked to
// look the same to that viewer and to be a table of the same cards.
func resampled(t *testing.T, m *match, to rules.Seat) []*match {
	t.Helper()
	r := rules.NewRand(rules.Seed{3})
	var all []*match
	for range 200 {
		c := m.Resample(to, r).(*match)
		require.NoError(t, c.sound())
		require.Equal(t, m.count(), c.count())
		require.Equal(t, string(encode(t, m.View(to))), string(encode(t, c.View(to))))
		all = append(all, c)
	}
	return all
}

// places says in how many of the tables the card is in each seat's hand, 0
// for the pile.
func places(t *testing.T, all []*match, card string) map[rules.Seat]int {
	f := deck().face[card]
	found := map[rules.Seat]int{}
	for _, m := range all {
		at := rules.Nobody
		for _, s := range rules.Seats(m.n) {
			if m.held.At(s).has(f) {
				at = s
			}
		}
		require.True(t, at != rules.Nobody || m.pile.Has(f))
		found[at]++
	}
	return found
}

func TestResampleMovesWhatIsHiddenAndNothingElse(t *testing.T) {
	m := position{hands: []string{"Ca F", "Na K", "Li"}, top: "Fe", pile: "…"}.start(t)
	all := resampled(t, m, 1)
	assert.Equal(t, map[rules.Seat]int{1: 200}, places(t, all, "Ca"))
	for _, card := range []string{"Na", "Au", "curie", "wild_1"} {
		found := places(t, all, card)
		assert.Greater(t, found[0], 100, card)
		assert.Zero(t, found[1], card)
	}
	assert.Greater(t, places(t, all, "Na")[3]+places(t, all, "K")[3]+places(t, all, "Au")[3], 0)
}

func TestResampleLeavesNothingToASpectatorButTheTable(t *testing.T) {
	m := position{hands: []string{"Ca F", "Na K"}, top: "Fe", pile: "…"}.start(t)
	assert.Greater(t, places(t, resampled(t, m, rules.Nobody), "Ca")[0], 150)
}

func TestResampleChangesTheChanceToCome(t *testing.T) {
	m := open(t, 2, "")
	r := rules.NewRand(rules.Seed{3})
	a, b := m.Resample(1, r).(*match), m.Resample(1, r).(*match)
	assert.NotEqual(t, a.r.N(1<<30), b.r.N(1<<30))
}

func TestResampleKeepsAComodinThatWentBackOutOfTheHandsDealt(t *testing.T) {
	m := position{hands: []string{"Ca F", "Na K"}, top: "Fe", pile: "…"}.start(t)
	m.putBack.add(firstWild)
	assert.Equal(t, map[rules.Seat]int{0: 200}, places(t, resampled(t, m, 1), "wild_1"))
	assert.Positive(t, places(t, resampled(t, m, 1), "wild_2")[2])
}

func TestResampleLetsAComodinThatWentBackBeDrawn(t *testing.T) {
	m := position{hands: []string{"Ca F", "O He"}, top: "Fe", pile: "wild_1 Li K", turn: 2}.start(t)
	m.putBack.add(firstWild)
	do(t, m, 2, Draw{})
	found := places(t, resampled(t, m, 1), "wild_1")
	assert.InDelta(t, 67, found[2], 30, "it is one of three cards")
	assert.InDelta(t, 133, found[0], 30)
}

func TestResampleKeepsForfeitedCardsInTheHandThatShowedThem(t *testing.T) {
	m := position{options: forfeit, hands: []string{"curie F Cu", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "F", Scientist: "curie"})
	do(t, m, 1, wrong(m))
	all := resampled(t, m, 2)
	assert.Equal(t, map[rules.Seat]int{1: 200}, places(t, all, "F"))
	assert.Equal(t, map[rules.Seat]int{1: 200}, places(t, all, "curie"))
	assert.Less(t, places(t, all, "Cu")[1], 50)

	do(t, m, 2, Draw{})
	do(t, m, 2, Pass{})
	do(t, m, 1, Lay{Element: "F", Scientist: "curie"})
	do(t, m, 1, right(m))
	do(t, m, 1, right(m))
	assert.True(t, m.open.empty(), "laid again, the table knows them as laid")
}

// After a reshuffle everybody knows the pile's cards, and that none of them is
// among the cards that stayed in hands.
func TestResampleKnowsTheSetOfAReshuffledPile(t *testing.T) {
	m := position{hands: []string{"F O", "Na K", "He Ne"}, laid: "Cu Ag Au Pt Ni", top: "Fe"}.start(t)
	do(t, m, 1, Draw{})
	do(t, m, 1, Pass{})
	all := resampled(t, m, 2)
	assert.Positive(t, places(t, all, "Cu")[1], "drawn from the new pile")
	assert.Zero(t, places(t, all, "Cu")[3], "seat 3 has drawn nothing since")
	assert.Zero(t, places(t, all, "He")[0], "never laid")
	assert.Positive(t, places(t, all, "He")[1])
}

// Whoever hoards makes every draw a reshuffle, several hundred in a game.
func TestResampleTellsHundredsOfReshufflesApart(t *testing.T) {
	m := position{hands: []string{"F O", "Na K", "He Ne"}, laid: "Cu Ag Au Pt Ni", top: "Fe"}.start(t)
	m.stretch = 255
	do(t, m, 1, Draw{})
	do(t, m, 1, Pass{})
	all := resampled(t, m, 2)
	assert.Positive(t, places(t, all, "Cu")[1], "drawn from the new pile")
	assert.Zero(t, places(t, all, "Cu")[3], "seat 3 has drawn nothing since")
}

func TestResampleAfterAGameKeepsTheOpenHands(t *testing.T) {
	m := position{hands: []string{"Ca", "Na K"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca"})
	assert.Equal(t, map[rules.Seat]int{2: 200}, places(t, resampled(t, m, 1), "Na"))
}

func TestResampleInTheMiddleOfADrawMovesTheDrawnCard(t *testing.T) {
	m := position{hands: []string{"F O", "Na"}, top: "Fe", pile: "… Li"}.start(t)
	do(t, m, 1, Draw{})
	drawn := map[string]bool{}
	for _, c := range resampled(t, m, 2) {
		drawn[code(c.drawn)] = true
		for mv := range c.Legal(1) {
			require.NoError(t, c.Clone().Play(1, mv))
		}
	}
	assert.Greater(t, len(drawn), 20)
}

func TestResampleOfAPendingComodinCanBePlayedOn(t *testing.T) {
	m := position{options: `{"say_name":"quiz","wild":"beside"}`, hands: []string{"Ca Cu wild_1", "Na"}, top: "Fe", pile: "…"}.start(t)
	do(t, m, 1, Lay{Element: "Ca", Wild: true})
	for _, c := range resampled(t, m, 2) {
		require.NoError(t, c.Play(1, right(c)))
	}
}

func TestACloneGoesItsOwnWay(t *testing.T) {
	m := open(t, 3, forfeit)
	before := rulestest.Everything(m)
	c := m.Clone()
	finish(t, c.(*match), rules.NewRand(rules.Seed{5}), func(*match) {})
	assert.Equal(t, before, rulestest.Everything(m))
}

// finish plays moves at random, to the end of the match; most names are known,
// lest forfeits go on for ever.
func finish(t testing.TB, m *match, r *rules.Rand, each func(*match)) {
	for !m.over() {
		by := m.Turn().Seats[0]
		if m.timed() && r.N(8) == 0 {
			by = rules.Nobody
		}
		mv := uniformly(m, by, r)
		if by != rules.Nobody && m.phase == PhaseName && r.N(4) > 0 {
			mv = right(m)
		}
		require.NoError(t, m.Play(by, mv))
		each(m)
	}
}

func (m *match) over() bool  { return m.phase == PhaseOver }
func (m *match) timed() bool { return m.phase == PhaseName || m.phase == PhaseBetween }
