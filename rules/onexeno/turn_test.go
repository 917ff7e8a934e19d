package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestOX1TheHighestCardDealsAndTiesDrawAgain(t *testing.T) {
	tied := false
	for i := range byte(40) {
		m := openWith(t, 10, "", rules.Seed{i})
		var cuts []*Entry
		for _, e := range m.log.Shown().Entries {
			if e.Kind == LogCut {
				cuts = append(cuts, e)
			}
		}
		tied = tied || len(cuts) > 1
		most, high := -1, map[rules.Seat]bool{}
		for s, card := range cuts[len(cuts)-1].Cards {
			spots := deck().spots[deck().face[card]]
			if spots > most {
				most, high = spots, map[rules.Seat]bool{}
			}
			if spots == most {
				high[s] = true
			}
		}
		assert.Equal(t, map[rules.Seat]bool{m.dealer: true}, high)
	}
	assert.True(t, tied, "no draw was tied")
}

func TestOX1TheDealPassesLeftAndTheLeftOfTheDealerBegins(t *testing.T) {
	m, r := openWith(t, 3, `{"games":4}`, rules.Seed{1}), rules.NewRand(rules.Seed{2})
	for game := 1; game < 4; game++ {
		dealer := m.dealer
		assert.Equal(t, dealer.Next(3), m.asked)
		for m.phase == PhasePlay {
			playAtRandom(t, m, r)
		}
		do(t, m, rules.Nobody, TimeUp{})
		assert.Equal(t, dealer.Next(3), m.dealer)
	}
}

func TestOX2FiveCardsEachAndOneInTheCentre(t *testing.T) {
	for n := 2; n <= 10; n++ {
		m := open(t, n, "")
		assert.NoError(t, m.whole())
		for _, s := range rules.Seats(n) {
			want := 5
			if s == m.asked {
				want = 6 // the card of the turn is drawn
			}
			assert.Equal(t, want, m.hands.At(s).Len())
		}
		assert.Equal(t, 70-5*n-1-1, m.stack.Len())
		assert.Equal(t, Box{0, 0, 1, 1}, m.box())
		for _, l := range m.lying() {
			assert.Equal(t, Lying{}, l, "nobody's")
		}
	}
}

func TestOX3ATurnDrawsOneCardAndLaysAtMostOne(t *testing.T) {
	m := position{hands: []string{"00001110 00000101", "00000011"}, field: []string{full + "@0,0"}, stack: "00001111 00010101"}.start(t)
	do(t, m, 1, at(t, left, 1, 0))
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats)
	assert.Equal(t, 2, m.hands.At(2).Len(), "drawn as the turn began")
	assert.True(t, m.hands.At(2).Has(deck().face["00010101"]), "the top of the stack")
	assert.Equal(t, 1, m.stack.Len())
}

func TestOX3PassingIsAChoiceUnlessTheTableMustPlace(t *testing.T) {
	p := position{hands: []string{"00001110 00000101", "00000011"}, field: []string{full + "@0,0"}, stack: "00001111 00010101", drew: true}
	do(t, p.start(t), 1, Pass{})
	p.options = `{"must_place":true}`
	why := refuse(t, p.start(t), 1, Pass{}, CodeCanPlace, "OX-3")
	assert.Equal(t, p.start(t).legal(1)[0], why.Data)
	p.hands[0] = blank
	m := p.start(t)
	assert.Equal(t, []rules.Move{Pass{}}, m.legal(1), "nothing fits beside eight spots")
	do(t, m, 1, Pass{})
}

func TestOX9APassIsFinalOnlyInATurnWithoutADraw(t *testing.T) {
	p := position{hands: []string{"00001110 00000101", "00000011", "00010101"}, field: []string{full + "@0,0"}, drew: true}
	m := p.start(t)
	do(t, m, 1, Pass{})
	assert.Equal(t, rules.BySeat[bool]{false, false, false}, m.passed, "the last card was drawn in this turn")
	do(t, m, 2, Pass{})
	do(t, m, 3, at(t, "10000010", 1, 0).orPass(m, 3))
	do(t, m, 1, Pass{})
	assert.True(t, m.passed[0] && m.passed[1])
}

// orPass is the move if it is accepted, else a pass.
func (mv Place) orPass(m *match, by rules.Seat) rules.Move {
	if m.clone().Play(by, mv) == nil {
		return mv
	}
	return Pass{}
}

func TestOX9WhoHasPassedForGoodIsPassedOver(t *testing.T) {
	m := position{hands: []string{"00001110 00000101", "00000011 00010101", "00001111 01010101"}, field: []string{blank + "@0,0"}}.start(t)
	do(t, m, 1, Pass{})
	for _, by := range []rules.Seat{2, 3, 2} {
		assert.Equal(t, []rules.Seat{by}, m.Turn().Seats)
		if by == 2 && m.passed[2] {
			break
		}
		mv := m.legal(by)[0]
		if by == 3 {
			mv = Pass{}
		}
		do(t, m, by, mv)
	}
	assert.Equal(t, []rules.Seat{2}, m.Turn().Seats, "alone")
}

func TestOX10TheGameEndsWhenAllHavePassed(t *testing.T) {
	m := position{hands: []string{"00001110", "00000011"}, field: []string{full + "@0,0"}}.start(t)
	do(t, m, 1, Pass{})
	do(t, m, 2, Pass{})
	result, over := m.Result()
	assert.True(t, over)
	assert.Equal(t, rules.Result{Reason: "games_played", Winners: []rules.Seat{2}, Totals: map[rules.Seat]int{1: -3, 2: -2}}, result)
	assert.Equal(t, ReasonAllPassed, m.past[1].Reason)
	refuse(t, m, 1, Pass{}, rules.Over, "OX-10")
}

func TestOX10TheGameEndsWhenSomebodyGoesOut(t *testing.T) {
	m := position{hands: []string{"00001110", "00000011"}, field: []string{full + "@0,0"}}.start(t)
	do(t, m, 1, at(t, left, 1, 0))
	assert.Equal(t, &Past{
		Reason: ReasonWentOut, Out: 1, Points: map[rules.Seat]int{1: 0, 2: -2},
		Left: map[rules.Seat][]string{1: {}, 2: {"00000011"}},
	}, m.past[1])
}

// A card laid shows a card of the hand: only a pass, after which nobody draws,
// shows nothing.
func TestOX9OnlyAPassWithoutADrawAfterItIsTakenBack(t *testing.T) {
	p := position{hands: []string{"00001110 00000101", "00000011", "00010101"}, field: []string{full + "@0,0"}}
	m := p.start(t)
	do(t, m, 1, at(t, left, 1, 0))
	assert.False(t, m.Turn().Takeback, "the card laid was nobody's business before")
	do(t, m, 2, Pass{})
	assert.True(t, m.Turn().Takeback)
	p.stack = "00001111"
	m = p.start(t)
	do(t, m, 1, Pass{})
	assert.False(t, m.Turn().Takeback, "the next player has drawn")
}
