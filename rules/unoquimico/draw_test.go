package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestUQ6TheDrawnCardMayBeLaidAtOnceOrKept(t *testing.T) {
	for _, c := range []struct {
		name, options, hand, drawn string
		want                       []rules.Move
	}{
		{"a fitting element", "", "F O", "Ca", []rules.Move{Lay{Element: "Ca"}, Pass{}}},
		{"an element that does not fit", "", "F O", "Li", []rules.Move{Pass{}}},
		{"an element with a scientist held", "", "curie dalton", "F",
			[]rules.Move{Lay{Element: "F", Scientist: "curie"}, Lay{Element: "F", Scientist: "dalton"}, Pass{}}},
		{"a fitting element, alone or with a scientist held", "", "curie dalton", "Ca",
			[]rules.Move{Lay{Element: "Ca"}, Lay{Element: "Ca", Scientist: "curie"}, Lay{Element: "Ca", Scientist: "dalton"}, Pass{}}},
		{"a scientist with any element of the hand", "", "F O", "curie",
			[]rules.Move{Lay{Element: "O", Scientist: "curie"}, Lay{Element: "F", Scientist: "curie"}, Pass{}}},
		{"a scientist without an element", "", "dalton", "curie", []rules.Move{Pass{}}},
		{"a comodín", "", "F O", "wild_1", []rules.Move{Pass{}, Wild{}}},
		{"a comodín held is not the one drawn", "", "F wild_2", "O", []rules.Move{Pass{}}},
		{"a comodín held goes beside the draw", `{"wild":"beside"}`, "F wild_2", "O", []rules.Move{Pass{}, Wild{}}},
		{"only if stuck: the drawn fit takes no scientist", `{"scientists":"only_if_stuck"}`, "curie dalton", "Ca",
			[]rules.Move{Lay{Element: "Ca"}, Pass{}}},
		{"by choice, the drawn card alone counts", `{"voluntary_draw":true}`, "Ca curie", "F",
			[]rules.Move{Lay{Element: "F", Scientist: "curie"}, Pass{}}},
		{"by choice, fitting: who holds a fit lays a fit", `{"voluntary_draw":true,"scientists":"fitting"}`, "Ca curie", "F", []rules.Move{Pass{}}},
		{"by choice, a drawn scientist with a fit", `{"voluntary_draw":true,"scientists":"fitting"}`, "Ca F", "curie",
			[]rules.Move{Lay{Element: "Ca", Scientist: "curie"}, Pass{}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := position{options: c.options, hands: []string{c.hand, "Na"}, top: "Fe", pile: "… " + c.drawn}.start(t)
			do(t, m, 1, Draw{})
			assert.Equal(t, PhaseDrawn, m.Turn().Phase)
			assert.Equal(t, c.drawn, m.view(1).Can.Drawn)
			assert.Equal(t, c.want, m.legal(1))
			refuse(t, m, 1, Draw{}, CodeDrewAlready, "UQ-6")
			do(t, m, 1, Pass{})
			assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
		})
	}
}

func TestUQ6OnlyTheDrawnCardIsLaidAfterADraw(t *testing.T) {
	m := position{options: `{"voluntary_draw":true}`, hands: []string{"Ca F", "Na"}, top: "Fe", pile: "… Cu"}.start(t)
	do(t, m, 1, Draw{})
	why := refuse(t, m, 1, Lay{Element: "Ca"}, CodeOnlyDrawn, "UQ-6")
	assert.Equal(t, OfCard{"Cu"}, why.Data)
	do(t, m, 1, Lay{Element: "Cu"})
}

func TestUQ6NobodyElseLearnsWhetherTheDrawnCardCouldBeLaid(t *testing.T) {
	p := position{hands: []string{"F O", "Na"}, top: "Fe", pile: "… Li Ca"}
	fit := p.start(t)
	p.pile = "… Ca Li"
	not := p.start(t)
	do(t, fit, 1, Draw{})
	do(t, not, 1, Draw{})
	for _, to := range []rules.Seat{rules.Nobody, 2} {
		assert.Equal(t, encode(t, fit.View(to)), encode(t, not.View(to)))
	}
	assert.NotEqual(t, encode(t, fit.View(1)), encode(t, not.View(1)))
}

func TestUQ7WhoCanLayMayNotDraw(t *testing.T) {
	m := position{hands: []string{"Ca F wild_1", "Na"}, top: "Fe", pile: "…"}.start(t)
	why := refuse(t, m, 1, Draw{}, CodeCanLay, "UQ-7")
	assert.Equal(t, OfCards{Fits: []string{"Ca"}, Wild: true}, why.Data)

	m = position{hands: []string{"curie F", "Na"}, top: "Fe", pile: "…"}.start(t)
	why = refuse(t, m, 1, Draw{}, CodeCanLay, "UQ-7")
	assert.Equal(t, OfCards{Scientists: []string{"curie"}}, why.Data)
}

func TestUQ7AComodinForcesNothing(t *testing.T) {
	m := position{hands: []string{"F wild_1", "Na"}, top: "Fe", pile: "…"}.start(t)
	assert.Equal(t, []rules.Move{Draw{}, Wild{}}, m.legal(1))
	do(t, m, 1, Draw{})
}

func TestUQ7VoluntaryDrawLetsEverybodyDraw(t *testing.T) {
	m := position{options: `{"voluntary_draw":true}`, hands: []string{"Ca F", "Na"}, top: "Fe", pile: "…"}.start(t)
	assert.Equal(t, 1, m.view(1).Can.Draw)
	assert.True(t, m.view(1).Can.Voluntary)
	do(t, m, 1, Draw{})
}

func TestUQ10TheCardsLaidBecomeThePileAndTheTopGroupStays(t *testing.T) {
	m := position{hands: []string{"F O", "Na"}, laid: "Cu Ag Au Pt", top: "curie+Fe"}.start(t)
	do(t, m, 1, Draw{})
	assert.Equal(t, 4, m.noted(LogReshuffled).Count)
	assert.Equal(t, 3, m.view(2).Pile)
	assert.Equal(t, []string{"curie", "Fe"}, m.view(2).Top)
	assert.Equal(t, 2, m.laid.Len())
}

func TestUQ10AReshuffleHappensOnlyWhenADrawIsDue(t *testing.T) {
	m := position{hands: []string{"F O", "Na K"}, laid: "Cu Ag", top: "Fe", pile: "N"}.start(t)
	do(t, m, 1, Draw{})
	assert.Nil(t, m.noted(LogReshuffled))
	assert.Zero(t, m.view(1).Pile)
}

func TestUQ10ThePileMayEndInsideADrawOfTwo(t *testing.T) {
	m := position{hands: []string{"wild_1 F", "Na"}, laid: "Cu Ag", top: "Fe", pile: "N"}.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 2, Draw{})
	assert.Equal(t, &Entry{Kind: LogDrew, Seat: 2, Count: 2}, m.noted(LogDrew))
	assert.Equal(t, 3, m.noted(LogReshuffled).Count, "Cu, Ag and, beneath the comodín, Fe")
	assert.Equal(t, 2, m.view(1).Pile)
	assert.Contains(t, m.handOf(2), "N")
}

func TestUQ10AComodinOverTheElementInForceKeepsBothOnTheTable(t *testing.T) {
	m := position{options: `{"after_wild":"element_in_force"}`, hands: []string{"wild_1 F", "Na"}, laid: "Cu Ag", top: "curie+Fe"}.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 2, Draw{})
	assert.Equal(t, []string{"curie", "Fe", "wild"}, m.view(1).Top)
	assert.Equal(t, 3, m.laid.Len())
	assert.ElementsMatch(t, []string{"Na", "Cu", "Ag"}, m.handOf(2))
}

func TestUQ10TooFewCardsGiveWhatThereIs(t *testing.T) {
	p := position{options: `{"after_wild":"element_in_force"}`, hands: []string{"wild_1 F", "Na"}, top: "Fe", pile: "N"}
	m := p.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 2, Draw{})
	assert.Equal(t, &Entry{Kind: LogDrew, Seat: 2, Count: 1}, m.noted(LogDrew))

	p.pile = ""
	m = p.start(t)
	do(t, m, 1, Wild{})
	assert.Equal(t, []rules.Move{Draw{}}, m.legal(2))
	do(t, m, 2, Draw{})
	assert.Equal(t, &Entry{Kind: LogDrew, Seat: 2}, m.noted(LogDrew))
	assert.Equal(t, []rules.Seat{1}, m.Turn().Seats)
}

func TestUQ11WhoCanDrawAndLayNothingPassesAndAllInARowBlock(t *testing.T) {
	m := position{options: `{"games":1}`, hands: []string{"F O", "curie dalton", "Li"}, top: "Fe"}.start(t)
	assert.Equal(t, []rules.Move{Pass{}}, m.legal(1))
	refuse(t, m, 1, Draw{}, CodeNothingToDraw, "UQ-11")
	do(t, m, 1, Pass{})
	do(t, m, 2, Pass{})
	assert.Equal(t, &Entry{Kind: LogPassed, Seat: 2, Count: 2}, m.noted(LogPassed))
	do(t, m, 3, Pass{})
	assert.Equal(t, ReasonBlocked, m.view(1).Past[1].Reason)
	assert.Equal(t, map[rules.Seat]int{1: 2, 2: 4, 3: 1}, m.view(1).Past[1].Points)
}

func TestUQ11APlayBreaksTheRowOfPasses(t *testing.T) {
	m := position{hands: []string{"F O", "Cu B N", "Pt Li"}, top: "Fe"}.start(t)
	do(t, m, 1, Pass{})
	do(t, m, 2, Lay{Element: "Cu"})
	assert.Zero(t, m.passes)
	do(t, m, 3, Lay{Element: "Pt"})
}

func TestUQ11NobodyPassesWhoCanDoSomething(t *testing.T) {
	m := position{hands: []string{"F O", "Na"}, top: "Fe", pile: "N"}.start(t)
	refuse(t, m, 1, Pass{}, CodeCanDraw, "UQ-11")
	m = position{hands: []string{"Ca O", "Na"}, top: "Fe"}.start(t)
	refuse(t, m, 1, Pass{}, CodeCanLay, "UQ-11")
	m = position{hands: []string{"F wild_1", "Na"}, top: "Fe"}.start(t)
	refuse(t, m, 1, Pass{}, CodeCanLay, "UQ-11")
	assert.Equal(t, []rules.Move{Wild{}}, m.legal(1))
}

func TestUQ11APassAfterOnesOwnComodinDoesNotCount(t *testing.T) {
	m := position{options: `{"wild":"beside","after_wild":"element_in_force"}`, hands: []string{"F wild_1", "Ca O"}, top: "Fe"}.start(t)
	do(t, m, 1, Wild{})
	do(t, m, 1, Pass{})
	do(t, m, 2, Draw{})
	do(t, m, 1, Pass{})
	assert.Equal(t, PhasePlay, m.Turn().Phase, "seat 2 had no turn to lay in")
	do(t, m, 2, Lay{Element: "Ca"})
}

func TestUQ10AForfeitedDrawMayReshuffleWithoutTheCardsThatCameBack(t *testing.T) {
	m := position{options: forfeit, hands: []string{"curie F", "Na"}, laid: "Cu Ag", top: "dalton+Fe"}.start(t)
	do(t, m, 1, Lay{Element: "F", Scientist: "curie"})
	do(t, m, 1, wrong(m))
	assert.Equal(t, 2, m.noted(LogReshuffled).Count, "Cu and Ag: neither the play nor the top group")
	assert.Equal(t, []string{"dalton", "Fe"}, m.view(2).Top)
	assert.Equal(t, 3, m.hands.At(1).Len())
}

func TestUQ11WhoMayDrawByChoiceStillLaysWhenNothingIsLeft(t *testing.T) {
	m := position{options: `{"voluntary_draw":true}`, hands: []string{"Ca O", "Na"}, top: "Fe"}.start(t)
	assert.Equal(t, []rules.Move{Lay{Element: "Ca"}}, m.legal(1))
	refuse(t, m, 1, Draw{}, CodeNothingToDraw, "UQ-11")
	refuse(t, m, 1, Pass{}, CodeCanLay, "UQ-11")
}

func TestUQ11APlayThatCameBackBreaksTheRowOfPasses(t *testing.T) {
	m := position{options: forfeit, hands: []string{"F O", "Ca Cu", "Li He"}, top: "Fe"}.start(t)
	do(t, m, 1, Pass{})
	do(t, m, 2, Lay{Element: "Ca"})
	do(t, m, 2, wrong(m))
	do(t, m, 3, Pass{})
	do(t, m, 1, Pass{})
	assert.Equal(t, PhasePlay, m.Turn().Phase, "seat 2 could have laid: two passes in a row are not three")
}
