package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestPX7AllElementsWithTheLetterGoToTheLeader(t *testing.T) {
	m := position{options: `{"card_lang":"en"}`, game: AToZ, hands: []string{"H", "Na Si Ag K", "Li Be"}, pile: "…"}.start(t)
	do(t, m, 1, Letter{2, "s"})
	assert.Equal(t, []string{"H", "Na", "Si", "Ag"}, m.handOf(1), "sodium, silicon, silver")
	assert.Equal(t, []string{"K"}, m.handOf(2))
	assert.Equal(t, []string{"Na", "Si", "Ag"}, m.noted(LogLetter).List)
}

func TestPX7WhoHasNoneDrawsOne(t *testing.T) {
	m := position{options: `{"card_lang":"en"}`, game: AToZ, hands: []string{"H", "Na Si", "Li Be"}, pile: "…"}.start(t)
	do(t, m, 1, Letter{2, "q"})
	assert.Equal(t, 1, m.hands.At(1).Len())
	assert.Equal(t, 3, m.hands.At(2).Len())
	assert.Equal(t, 1, m.noted(LogDrew).Count)
}

func TestPX7LettersAreThoseOfTheCardsLanguage(t *testing.T) {
	for _, c := range []struct{ options, card, letter string }{
		{`{"card_lang":"es"}`, "Na", "s"}, {`{"card_lang":"es"}`, "At", "a"}, {`{"card_lang":"es"}`, "Ag", "p"},
		{`{"card_lang":"en"}`, "Ag", "s"}, {`{"card_lang":"en"}`, "W", "t"}, {`{"card_lang":"es"}`, "W", "w"},
		{`{"by":"symbol"}`, "Ag", "a"}, {`{"by":"symbol","card_lang":"en"}`, "Na", "n"}, {`{"card_lang":"es"}`, "Er", "e"},
	} {
		m := open(t, 2, c.options)
		assert.True(t, m.opt.begins(deck().face[c.card], c.letter), "%+v", c)
	}
	assert.Contains(t, open(t, 2, `{"card_lang":"es"}`).opt.letters(), "ñ")
	assert.NotContains(t, open(t, 2, `{"card_lang":"en"}`).opt.letters(), "ñ")
}

func TestPX7OnlyLettersAndOtherPlayersAreAsked(t *testing.T) {
	m := position{options: `{"card_lang":"en","mendeleev":"off"}`, game: AToZ, hands: []string{"H", "Na Si"}, pile: "…"}.start(t)
	for _, l := range []string{"", "S", "ñ", "si", "1"} {
		refuse(t, m, 1, Letter{2, l}, CodeNotALetter, "PX-7")
	}
	refuse(t, m, 1, Letter{1, "s"}, CodeNoSuchPlayer, "PX-7")
	assert.Len(t, m.legal(1), 26)
}

func TestPX8ARightPredictionTakesBothCards(t *testing.T) {
	m := position{game: HiLo, hands: []string{"H Li", "He Be"}, pile: "… W"}.start(t)
	do(t, m, 1, Predict{"H", "melting", "higher"})
	assert.ElementsMatch(t, []string{"H", "Li", "W"}, m.handOf(1))
	assert.Equal(t, "3695", m.past.NextValue)
}

func TestPX8AWrongPredictionGivesBothToTheLeft(t *testing.T) {
	m := position{game: HiLo, hands: []string{"H Li", "He Be", "O F"}, pile: "… W"}.start(t)
	do(t, m, 1, Predict{"H", "melting", "lower"})
	assert.Equal(t, []string{"Li"}, m.handOf(1))
	assert.ElementsMatch(t, []string{"He", "Be", "H", "W"}, m.handOf(2))
	assert.Equal(t, rules.Seat(2), m.noted(LogPredicted).To)
}

func TestPX8AMissingOrEqualFigureIsVoidAndTheFlippedCardGoesUnder(t *testing.T) {
	m := position{game: HiLo, hands: []string{"H Li", "He Be"}, pile: "… Fr"}.start(t)
	do(t, m, 1, Predict{"H", "melting", "higher"})
	assert.Equal(t, []string{"H", "Li"}, m.handOf(1))
	assert.Equal(t, []string{"Fr"}, m.view(2).Under)
	assert.Equal(t, VoidMissing, m.past.Void)
	m = position{game: HiLo, hands: []string{"K Li", "He Be"}, pile: "… Ca"}.start(t)
	do(t, m, 1, Predict{"K", "neutrons", "higher"})
	assert.Equal(t, VoidEqual, m.past.Void)
	assert.Equal(t, []string{"Ca"}, m.view(2).Under)
}

func TestPX8AFigureThatTheCardLacksOrADateIsNoHiLo(t *testing.T) {
	m := position{options: `{"mendeleev":"off"}`, game: HiLo, hands: []string{"He Li", "H Be"}, pile: "…"}.start(t)
	assert.Equal(t, OfFigure{"He", "melting"}, refuse(t, m, 1, Predict{"He", "melting", "higher"}, CodeNoFigure, "PX-8").Data)
	refuse(t, m, 1, Predict{"He", "date", "later"}, CodeNotAStat, "PX-8")
	refuse(t, m, 1, Predict{"He", "mass", "later"}, CodeNotAWay, "PX-8")
	refuse(t, m, 1, Predict{"Be", "mass", "higher"}, CodeNotInHand, "PX-8")
	assert.Len(t, m.legal(1), 2*(7+5), "of helium neither melting point nor electronegativity")
}

func TestPX9AddItDrawsOne(t *testing.T) {
	m := position{game: AddIt, hands: []string{"He Li", "H Be"}, pile: "… Fe"}.start(t)
	do(t, m, 1, Draw{})
	assert.Contains(t, m.handOf(1), "Fe")
	assert.NotContains(t, string(encode(t, m.View(2))), `"Fe"`, "nobody else sees it")
}

func TestPX10ACardIsTakenBlind(t *testing.T) {
	found := map[int]int{}
	for i := range 300 {
		m := position{game: Surprise, hands: []string{"H", "Na Si K", "Li Be"}, pile: "…"}.start(t)
		m.r = rules.NewRand(rules.Seed{byte(i), byte(i >> 8)})
		do(t, m, 1, Take{2})
		assert.Equal(t, 2, m.hands.At(1).Len())
		assert.NotContains(t, string(encode(t, m.View(3))), `"Si"`)
		found[len(m.handOf(1)[1])+int(m.held.At(1).last())]++
	}
	assert.Len(t, found, 3)
	for _, n := range found {
		assert.InDelta(t, 100, n, 30)
	}
}

func TestPX10TheLastCardIsSafe(t *testing.T) {
	m := position{game: Surprise, hands: []string{"H", "Na", "Li Be"}, pile: "…"}.start(t)
	refuse(t, m, 1, Take{2}, CodeLastCard, "PX-10")
	refuse(t, m, 1, Take{1}, CodeNoSuchPlayer, "PX-10")
	refuse(t, m, 1, Go{}, CodeCanPlay, "PX-17")
	assert.Equal(t, []rules.Seat{3}, m.view(1).Can.Take)
	m = position{game: Surprise, hands: []string{"H He", "Na", "Li"}, pile: "…"}.start(t)
	do(t, m, 1, Go{})
	assert.Equal(t, VoidLastCards, m.past.Void)
}

func TestPX11EarlyBirdComparesDates(t *testing.T) {
	m := position{options: `{"deck":"118","mendeleev":"off"}`, game: EarlyBird, hands: []string{"Na Li", "He Be"}, pile: "… Og"}.start(t)
	refuse(t, m, 1, Predict{"Na", "mass", "higher"}, CodeNotAStat, "PX-11")
	refuse(t, m, 1, Predict{"Na", "date", "higher"}, CodeNotAWay, "PX-11")
	assert.Len(t, m.legal(1), 4)
	do(t, m, 1, Predict{"Na", "date", "later"})
	assert.Len(t, m.handOf(1), 3)
}

func TestPX11TheAncientsAreEarlierThanAllAndTieAmongThemselves(t *testing.T) {
	m := position{game: EarlyBird, hands: []string{"Na Li", "He Be"}, pile: "… Au"}.start(t)
	do(t, m, 1, Predict{"Na", "date", "earlier"})
	assert.Contains(t, m.handOf(1), "Au")
	m = position{game: EarlyBird, hands: []string{"Fe Li", "He Be"}, pile: "… Au"}.start(t)
	do(t, m, 1, Predict{"Fe", "date", "earlier"})
	assert.Equal(t, VoidEqual, m.past.Void)
	assert.Equal(t, Ancient, m.past.Value)
	assert.Equal(t, []string{"Au"}, m.view(2).Under)
}

func TestPX17AnEmptyPileLeavesNothingToDo(t *testing.T) {
	for _, game := range []int{HiLo, EarlyBird, AddIt} {
		m := position{game: game, hands: []string{"Na Li", "He Be"}}.start(t)
		assert.Equal(t, []rules.Move{Go{}}, m.legal(1))
		assert.Equal(t, &Can{Go: true}, m.view(1).Can)
		do(t, m, 1, Go{})
		assert.Equal(t, VoidPile, m.past.Void)
	}
	m := position{game: HiLo, hands: []string{"Na Li", "He Be"}}.start(t)
	refuse(t, m, 1, Predict{"Na", "mass", "higher"}, CodeEmptyPile, "PX-17")
	m = position{game: AToZ, hands: []string{"Na Li", "He Be"}}.start(t)
	do(t, m, 1, Letter{2, "q"})
	assert.Zero(t, m.noted(LogDrew).Count)
	assert.Equal(t, 2, m.hands.At(2).Len())
}

func TestPX11AWrongDateGivesBothToTheLeft(t *testing.T) {
	m := position{game: EarlyBird, hands: []string{"Na Li", "He Be", "O F"}, pile: "… Au"}.start(t)
	do(t, m, 1, Predict{"Na", "date", "later"})
	assert.ElementsMatch(t, []string{"He", "Be", "Na", "Au"}, m.handOf(2))
}

func TestPX10WhereAllOthersHoldALastCardTakingOneIsRefusedForThat(t *testing.T) {
	m := position{game: Surprise, hands: []string{"H He", "Na", "Li"}, pile: "…"}.start(t)
	assert.Equal(t, OfPlayer{3}, refuse(t, m, 1, Take{3}, CodeLastCard, "PX-10").Data)
	refuse(t, m, 1, Take{1}, CodeNoSuchPlayer, "PX-10")
}

func TestPX17WhoHasNoneAndCannotDrawIsNoWinner(t *testing.T) {
	m := position{game: AToZ, hands: []string{"Na Li", "He Be"}}.start(t)
	do(t, m, 1, Letter{2, "q"})
	assert.Equal(t, &Past{Game: Games[AToZ], Lead: 1, Void: VoidPile}, m.view(1).Past)
}

func TestPX8ARefusalSaysWhatWasNamed(t *testing.T) {
	m := position{game: HiLo, hands: []string{"He Li", "H Be"}, pile: "…"}.start(t)
	assert.Equal(t, OfWord{"date"}, refuse(t, m, 1, Predict{"He", "date", "later"}, CodeNotAStat, "PX-8").Data)
	assert.Equal(t, OfWord{"later"}, refuse(t, m, 1, Predict{"He", "mass", "later"}, CodeNotAWay, "PX-8").Data)
	m = position{game: AToZ, hands: []string{"He Li", "H Be"}, pile: "…"}.start(t)
	assert.Equal(t, OfWord{"S"}, refuse(t, m, 1, Letter{2, "S"}, CodeNotALetter, "PX-7").Data)
}

func TestPX8AMassNumberStandsInBrackets(t *testing.T) {
	m := position{options: off, game: HiLo, hands: []string{"Tc Li", "He Be"}, pile: "… W"}.start(t)
	do(t, m, 1, Predict{"Tc", "mass", "higher"})
	assert.Equal(t, []string{"[97]", "183.84"}, []string{m.past.Value, m.past.NextValue})
}
