package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// lastLay is a table at which seat 1 takes a row with its last card but one and
// then everybody passes.
func lastLay(t *testing.T, options string) *match {
	p, mv := nearly(t, across(0), [2]int{4, 0})
	p.options = options
	m := p.start(t)
	do(t, m, 1, mv)
	do(t, m, 2, m.legal(2)[0])
	return m
}

func TestOX11SpotsTakenLessSpotsInHand(t *testing.T) {
	m := lastLay(t, "")
	assert.Equal(t, ReasonWentOut, m.past[1].Reason)
	assert.Equal(t, m.worth(&m.taken[0])-m.worth(&m.hands[0]), m.past[1].Points[1])
	assert.Equal(t, 0, m.past[1].Points[2], "the card on the table is nobody's")
}

func TestOX11WithPointsForCardsEachCountsOne(t *testing.T) {
	m := lastLay(t, `{"points":"cards"}`)
	assert.Equal(t, map[rules.Seat]int{1: 5 - 1, 2: 0}, m.past[1].Points)
}

func TestOX11TotalsRunOverTheGamesOfTheMatch(t *testing.T) {
	m, r := openWith(t, 4, `{"games":3}`, rules.Seed{4}), rules.NewRand(rules.Seed{5})
	for !m.over() {
		if m.phase == PhaseBetween {
			for _, s := range rules.Seats(4) {
				assert.Equal(t, []rules.Move{Next{}}, m.legal(s))
				do(t, m, s, Next{})
			}
			continue
		}
		playAtRandom(t, m, r)
	}
	sum := map[rules.Seat]int{}
	for _, past := range m.past {
		for s, points := range past.Points {
			sum[s] += points
		}
	}
	result, _ := m.Result()
	assert.Len(t, m.past, 3)
	assert.Equal(t, sum, result.Totals)
}

func (m *match) over() bool { return m.phase == PhaseOver }

func TestOX12PartnersSitOppositeAndAddTheirPoints(t *testing.T) {
	for n := 4; n <= 10; n += 2 {
		m, r := openWith(t, n, `{"partners":true}`, rules.Seed{6}), rules.NewRand(rules.Seed{5})
		for !m.over() {
			playAtRandom(t, m, r)
		}
		result, _ := m.Result()
		for _, s := range rules.Seats(n) {
			o := rules.Seat((int(s)+n/2-1)%n + 1)
			assert.Equal(t, m.past[1].Points[s]+m.past[1].Points[o], result.Totals[s])
			assert.Equal(t, result.Totals[s], result.Totals[o])
		}
		assert.Zero(t, len(result.Winners)%2, "partners win together")
	}
}

func TestOX12PartnersNeedAnEvenTableOfFourOrMore(t *testing.T) {
	for n := 2; n <= 10; n++ {
		_, err := newMatch(rules.Setup{Seats: n, Rev: 1, Options: []byte(`{"partners":true}`)})
		if n >= 4 && n%2 == 0 {
			assert.NoError(t, err)
			continue
		}
		assert.Equal(t, badOption("partners"), err)
	}
}

func TestAnImpossibleOptionIsRefusedByItsName(t *testing.T) {
	for field, options := range map[string]string{
		"match": `{"match":"none"}`, "contact": `{"contact":""}`, "points": `{"points":"stars"}`,
		"games": `{"games":0}`, "spotting": `{"spotting":1}`, "options": `[]`,
	} {
		_, err := newMatch(rules.Setup{Seats: 2, Rev: 1, Options: []byte(options)})
		assert.Equal(t, badOption(field), err, options)
	}
	_, err := newMatch(rules.Setup{Seats: 11, Rev: 1})
	assert.Equal(t, badOption("seats"), err)
}

func TestOX12PartnersAreNamedAtTheTable(t *testing.T) {
	m := openWith(t, 4, `{"partners":true}`, rules.Seed{6})
	assert.Equal(t, []rules.Seat{3, 4}, []rules.Seat{m.View(1).(View).Seats.At(1).Other, m.View(1).(View).Seats.At(2).Other})
	assert.Zero(t, openWith(t, 4, "", rules.Seed{6}).View(1).(View).Seats.At(1).Other)
}

func TestOX12PartnersAreATeam(t *testing.T) {
	teams := func(options string, n int) (all []int) {
		for _, s := range rules.Seats(n) {
			all = append(all, team([]byte(options), n, s))
		}
		return all
	}
	assert.Equal(t, []int{1, 2, 1, 2}, teams(`{"partners":true}`, 4))
	assert.Equal(t, []int{1, 2, 3, 1, 2, 3}, teams(`{"partners":true}`, 6))
	assert.Equal(t, []int{0, 0, 0, 0, 0}, teams(`{"partners":true}`, 5), "nobody sits opposite")
	assert.Equal(t, []int{0, 0, 0, 0}, teams(`{}`, 4))
}
