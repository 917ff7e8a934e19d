package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSP5AHintHasFourGradesAndTheTableSeesEach(t *testing.T) {
	m := position{hands: []string{"LB YE", "LI"}, table: "3DB|3PU|3MA|4GR", pile: pileOfAll}.start(t)
	do(t, m, 1, Hint{})
	assert.Equal(t, &HintView{Grade: 1, Cards: 1}, m.view(1).Hint)
	assert.Nil(t, m.view(2).Hint)
	assert.Equal(t, 1, m.noted(LogHinted).Count)
	do(t, m, 1, Hint{})
	assert.Equal(t, map[string]int{"LB": 1}, m.view(1).Hint.With)
	assert.Nil(t, m.view(1).Hint.Touch)
	do(t, m, 1, Hint{})
	assert.Equal(t, []int{1, 2, 3}, m.view(1).Hint.Touch)
	assert.Nil(t, m.view(1).Hint.Groups)
	do(t, m, 1, Hint{})
	h := m.view(1).Hint
	refuse(t, m, 1, Hint{}, CodeAllSaid, "SP-5")
	do(t, m, 1, Play{Groups: h.Groups, White: h.Claim})
	assert.Nil(t, m.view(1).Hint)
}

func TestSP5AHintSaysThatThereIsNothing(t *testing.T) {
	m := position{hands: []string{"LB YE", "LI"}, table: "4DB|3PU|3MA", pile: pileOfAll}.start(t)
	do(t, m, 1, Hint{})
	assert.Equal(t, &HintView{Grade: 1}, m.view(1).Hint)
	refuse(t, m, 1, Hint{}, CodeAllSaid, "SP-5")
}

func TestSP5ATableMayDoWithoutHints(t *testing.T) {
	m := open(t, 2, `{"hints":false}`)
	refuse(t, m, m.asked, Hint{}, CodeNoHints, "SP-5")
	assert.False(t, m.view(m.asked).Can.Hint)
}

func TestSP6AHintFindsWhiteLight(t *testing.T) {
	m := position{hands: []string{"YE", "LI"}, table: "OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll}.start(t)
	for range mostHint {
		do(t, m, 1, Hint{})
	}
	h := m.view(1).Hint
	assert.True(t, h.White)
	do(t, m, 1, Play{Groups: h.Groups, White: h.Claim})
	assert.Equal(t, pointsWhite+pointsCard, m.totals[1])
}

// Whatever a level chooses is accepted, on every kind of table.
func TestEveryLevelPlaysWholeMatches(t *testing.T) {
	r := rules.NewRand(rules.Seed{71})
	for _, options := range []string{"", strict, `{"actions":"one"}`, `{"must_play":true,"play_drawn":true}`, `{"actions":"one","must_play":true,"white_needs_card":true}`, `{"strict_table":true,"play_drawn":true,"white_needs_card":true}`} {
		for _, l := range rules.Levels() {
			m := openWith(t, 3, options, r.Seed())
			for !m.over() {
				by := m.Turn().Seats[0]
				mv := policy(l)(m.Resample(by, r).(rules.Searcher), by, r)
				require.NoError(t, m.Play(by, mv), "%s %s", options, l)
			}
		}
	}
}

// twoOrWhite is a table on which two cards can be laid, or White Light claimed
// with none.
func twoOrWhite(t *testing.T) *match {
	return position{hands: []string{"2YE OR", "LI"}, table: "YE OR RE PK MA PU DB LB TQ TE GR LI", pile: pileOfAll}.start(t)
}

func TestSP5AHintSaysTheMostCardsThatCanBeLaid(t *testing.T) {
	m := twoOrWhite(t)
	do(t, m, 1, Hint{})
	assert.Equal(t, &HintView{Grade: 1, Cards: 2}, m.view(1).Hint)
}

func TestSP6TheHardLevelClaimsForPointsButNotInSuddenDeath(t *testing.T) {
	m := twoOrWhite(t)
	assert.Len(t, policy(rules.Hard)(m, 1, nil).(Play).White, 1)
	m.sudden = 1
	assert.Len(t, policy(rules.Hard)(m, 1, nil).(Play).Cards, 2)
}

func TestSP8AHintNamesTheGroupsThatLieThereNow(t *testing.T) {
	m := position{options: strict, hands: []string{"LB YE", "LI"}, table: "3DB|3PU|3MA", pile: pileOfAll}.start(t)
	do(t, m, 1, stepOf("DB", "1", ""))
	for range mostHint {
		do(t, m, 1, Hint{})
	}
	assert.Equal(t, []int{1, 2, 3, 4}, m.view(1).Hint.Touch)
}
