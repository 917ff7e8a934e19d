package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
)

func finding(property string, chance, right, best bool) rules.Finding {
	return rules.Finding{Property: property, Chance: chance, Right: right, Best: best}
}

const off = `{"mendeleev":"off","card_lang":"en"}`

func TestADuelIsJudgedByTheFigureThatCounts(t *testing.T) {
	m := position{options: off, game: HotStuff, hands: []string{"C Na H Fr", "W Xe", "Li"}, pile: "…"}.start(t)
	do(t, m, 1, ask(m, 2))
	assert.Equal(t, []rules.Finding{finding("boiling", true, true, true)}, m.Assess(2, Show{"W"}))
	assert.Equal(t, []rules.Finding{finding("boiling", true, false, false)}, m.Assess(2, Show{"Xe"}))
	do(t, m, 2, Show{"Xe"})
	assert.Equal(t, []rules.Finding{finding("boiling", true, true, true)}, m.Assess(1, Show{"Na"}))
	assert.Equal(t, []rules.Finding{finding("boiling", true, false, false)}, m.Assess(1, Show{"H"}), "hydrogen boils below xenon")
	assert.Equal(t, []rules.Finding{finding("boiling", true, false, false)}, m.Assess(1, Show{"Fr"}), "void is less than won")
}

func TestWhereNoCardWinsAVoidRoundIsBest(t *testing.T) {
	m := position{options: off, game: HotStuff, hands: []string{"C Na Fr", "W Xe", "Li"}, pile: "…"}.start(t)
	do(t, m, 1, ask(m, 2))
	do(t, m, 2, Show{"W"})
	assert.Equal(t, finding("boiling", true, true, true), m.Assess(1, Show{"Fr"})[0])
	assert.Equal(t, finding("boiling", true, false, false), m.Assess(1, Show{"C"})[0])
}

func TestAPredictionIsJudgedByTheCardsThatMayCome(t *testing.T) {
	m := position{options: off, game: HiLo, hands: []string{"H Ag", "W Xe"}, pile: "…"}.start(t)
	assert.Equal(t, []rules.Finding{finding("number", true, true, true)}, m.Assess(1, Predict{"H", "number", "higher"}))
	assert.Equal(t, []rules.Finding{finding("number", true, false, false)}, m.Assess(1, Predict{"H", "number", "lower"}))
	assert.Equal(t, []rules.Finding{finding("number", true, true, false)}, m.Assess(1, Predict{"Ag", "number", "higher"}))
}

func TestALetterIsJudgedByWhatTheHandMayHold(t *testing.T) {
	m := position{options: off, game: AToZ, hands: []string{"H Ag", "W Xe Na"}, pile: "…"}.start(t)
	assert.False(t, m.Assess(1, Letter{2, "q"})[0].Right, "no element begins with it")
	assert.Equal(t, finding(Begins, true, true, false), m.Assess(1, Letter{2, "x"})[0])
	m.reveal(deck().face["Xe"])
	assert.Equal(t, finding(Begins, true, true, true), m.Assess(1, Letter{2, "x"})[0], "xenon was seen there")
}

func TestAFittingCardIsJudgedBeforeTheRound(t *testing.T) {
	m := position{game: AddIt, hands: []string{"V H", "Na He"}, table: "Cr", pile: "…"}.start(t)
	assert.Equal(t, []rules.Finding{finding(Neighbour, true, true, true)}, m.Assess(1, Table{"V"}))
	assert.Equal(t, []rules.Finding{finding(Neighbour, true, false, false)}, m.Assess(1, Draw{}))
	m = position{game: AddIt, hands: []string{"Au H", "Na He"}, table: "Cr", pile: "…"}.start(t)
	assert.Equal(t, []rules.Finding{finding(Neighbour, false, false, true)}, m.Assess(1, Draw{}))
}

func TestAClassIsJudgedByTheRivals(t *testing.T) {
	m := position{options: off, game: Classes, hands: []string{"Ra Fe Tc", "Na Mg"}, pile: "…"}.start(t)
	assert.Equal(t, []rules.Finding{finding("occurrence", true, true, true)}, m.Assess(1, Lay{"Ra", 2}), "most are natural")
	assert.Equal(t, []rules.Finding{finding("occurrence", true, false, false)}, m.Assess(1, Lay{"Tc", 2}))
}

func TestAClaimIsJudgedByEachProperty(t *testing.T) {
	m := raceOf(t, off, "Na", "K")
	for _, f := range m.Assess(3, Claim{"family"}) {
		assert.Equal(t, m.opt.shares(f.Property, deck().face["Na"], deck().face["K"]), f.Chance, f.Property)
		assert.Equal(t, f.Property == "family", f.Right, f.Property)
		assert.True(t, f.Best)
	}
	for _, mv := range []rules.Move{Claim{"period"}, Pass{}} {
		for _, f := range m.Assess(3, mv) {
			assert.False(t, f.Right || f.Best)
		}
	}
}

func TestPX5NoCardIsRightWhereNoneHasTheFigure(t *testing.T) {
	m := position{options: plain118, game: HotStuff, hands: []string{"C Na", "Bh Hs", "Li"}, pile: "…"}.start(t)
	do(t, m, 1, ask(m, 2))
	assert.Equal(t, []rules.Finding{finding("boiling", false, false, true)}, m.Assess(2, Show{"Bh"}))
}

func TestAVoteIsJudgedByWhatCanBeChecked(t *testing.T) {
	m := raceOf(t, free, "Na", "K")
	do(t, m, 3, Buzz{})
	do(t, m, 3, Say{"soft"})
	assert.Equal(t, []rules.Finding{finding("match", true, true, true)}, m.Assess(1, Vote{true}))
	assert.False(t, m.Assess(1, Vote{false})[0].Best)
}

func TestABuzzAndAPassAreJudgedByWhetherAnythingIsShared(t *testing.T) {
	m := raceOf(t, free, "Na", "K")
	assert.Equal(t, []rules.Finding{finding(Shared, true, true, true)}, m.Assess(1, Buzz{}))
	assert.Equal(t, []rules.Finding{finding(Shared, true, false, false)}, m.Assess(1, Pass{}))
	m = raceOf(t, free, "O", "Tc")
	assert.Equal(t, []rules.Finding{finding(Shared, false, false, false)}, m.Assess(1, Buzz{}))
	assert.Equal(t, []rules.Finding{finding(Shared, false, false, true)}, m.Assess(1, Pass{}))
}

func TestWhatIsSaidIsJudgedWhereItCanBeChecked(t *testing.T) {
	m := raceOf(t, free, "Na", "K")
	do(t, m, 3, Buzz{})
	assert.Contains(t, m.Assess(3, Say{"family"}), finding("family", true, true, true))
	assert.Contains(t, m.Assess(3, Say{"period"}), finding("family", true, false, false))
	assert.Empty(t, m.Assess(3, Say{"soft"}), "the others judge it")
}

func TestPX6AnExchangeIsJudgedByWhatMayCome(t *testing.T) {
	for _, c := range []struct {
		card  string
		worse bool // than the cards that may come
	}{{"Lr", false}, {"At", true}} {
		m := position{options: off, game: HotStuff, hands: []string{"C Na", c.card + " Xe", "Li Be"}, pile: "…"}.start(t)
		do(t, m, 1, ask(m, 2))
		do(t, m, 2, Show{c.card})
		do(t, m, 1, Show{"C"})
		assert.Equal(t, PhaseExchange, m.phase)
		assert.Equal(t, []rules.Finding{finding(Swap, c.worse, c.worse, c.worse)}, m.Assess(2, Exchange{}))
		assert.Equal(t, []rules.Finding{finding(Swap, c.worse, false, !c.worse)}, m.Assess(2, Keep{}))
		best := map[bool]rules.Move{true: Exchange{}, false: Keep{}}[c.worse]
		assert.Equal(t, best, at(rules.Hard)(m, 2, rules.NewRand(rules.Seed{1})))
	}
}

func TestWhoIsAskedIsJudgedByTheCardsInHand(t *testing.T) {
	m := position{options: off, game: HotStuff, hands: []string{"C Na", "W Xe", "Li Be B"}, pile: "…"}.start(t)
	assert.Equal(t, []rules.Finding{finding(Richest, true, true, true)}, m.Assess(1, ask(m, 3)))
	assert.Equal(t, []rules.Finding{finding(Richest, true, false, false)}, m.Assess(1, ask(m, 2)))
	m = position{options: off, game: Surprise, hands: []string{"C Na", "W", "Li Be", "Mg Ca"}, pile: "…"}.start(t)
	assert.Equal(t, []rules.Finding{finding(Richest, false, false, true)}, m.Assess(1, Take{3}), "who holds one card is safe")
}

func TestPX12ACardAtStakeIsJudgedByWhatItIsWorthLater(t *testing.T) {
	m := position{options: off, game: Match, hands: []string{"H Ag", "W Sn", "Li"}, pile: "…"}.start(t)
	assert.Equal(t, []rules.Finding{finding(Richest, true, true, true), finding(Stake, true, true, true)}, m.Assess(1, Lay{"Ag", 2}))
	assert.Equal(t, []rules.Finding{finding(Richest, true, false, false), finding(Stake, true, false, false)}, m.Assess(1, Lay{"H", 3}))
	do(t, m, 1, Lay{"Ag", 2})
	assert.Equal(t, []rules.Finding{finding(Stake, true, true, true)}, m.Assess(2, Show{"Sn"}))
	assert.Equal(t, []rules.Finding{finding(Stake, true, false, false)}, m.Assess(2, Show{"W"}))
}

func TestEveryDecisionIsJudged(t *testing.T) {
	rulestest.Assessed(t, Kind(), 2)
	rulestest.Assessed(t, Kind(), 4)
}
