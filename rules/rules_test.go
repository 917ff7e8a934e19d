package rules_test

import (
	"encoding/json"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSeatsGoRoundTheTable(t *testing.T) {
	assert.Equal(t, rules.Seat(2), rules.Seat(1).Next(3))
	assert.Equal(t, rules.Seat(1), rules.Seat(3).Next(3))
	assert.Equal(t, rules.Seat(1), rules.Seat(1).Next(1))
	assert.Equal(t, []rules.Seat{1, 2, 3}, rules.Seats(3))
}

func TestBySeatHoldsOneValueForEachSeatOfTheTable(t *testing.T) {
	points := rules.MakeBySeat[int](3)
	*points.At(3) = 7
	assert.Equal(t, rules.BySeat[int]{0, 0, 7}, points)
	for s, has := range map[rules.Seat]bool{rules.Nobody: false, 1: true, 3: true, 4: false} {
		assert.Equal(t, has, points.Has(s), s)
	}
}

func TestDocumentsKeySeatsAndLogByNumber(t *testing.T) {
	for want, v := range map[string]any{
		`{"1":5,"2":6}`:      rules.BySeat[int]{5, 6},
		`{}`:                 rules.BySeat[int]{},
		`{"9":"a","10":"b"}`: rules.Log[string]{First: 9, Entries: []*string{new("a"), new("b")}},
		`{"seats":[1,2],"phase":"play","decision":3}`:   rules.TurnView{Seats: []rules.Seat{1, 2}, Phase: "play", Decision: 3},
		`{"reason":"r","winners":[2],"totals":{"2":7}}`: rules.Result{Reason: "r", Winners: []rules.Seat{2}, Totals: map[rules.Seat]int{2: 7}},
	} {
		text, err := json.Marshal(v)
		require.NoError(t, err)
		assert.Equal(t, want, string(text))
	}
}

func TestATurnAsSeenSharesNothingWithTheTurn(t *testing.T) {
	turn := rules.Turn{Seats: []rules.Seat{1, 2}, May: []rules.Seat{3}}
	seen := turn.View()
	turn.Seats[0], turn.May[0] = 9, 9
	assert.Equal(t, rules.TurnView{Seats: []rules.Seat{1, 2}, May: []rules.Seat{3}}, seen)
}

func TestNobodyAskedIsAnEmptyList(t *testing.T) {
	text, err := json.Marshal(rules.Turn{Phase: "over"}.View())
	require.NoError(t, err)
	assert.Equal(t, `{"seats":[],"phase":"over","decision":0}`, string(text))
}

func TestARefusalNamesItsCodeAndRule(t *testing.T) {
	assert.EqualError(t, &rules.Illegal{Code: "no", Rule: "UQ-1"}, "illegal: no (UQ-1)")
	assert.EqualError(t, &rules.Illegal{Code: "no"}, "illegal: no")
}
