package unoquimico

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// games is how many games a measured cell plays: few by default, many with
// SOBREMESA_LONG=1.
func games(few, many int) int {
	if rulestest.Long() {
		return many
	}
	return few
}

// tables is option sets in which any two settings meet, with matches of one
// game or two: they show all that longer ones do.
var tables = func() (list []string) {
	for i, set := range rulestest.Pairs(Kind(), 2) {
		o, err := parseOptions(set)
		if err != nil {
			panic(err)
		}
		o.Games = 1 + i%2
		text, err := json.Marshal(o)
		if err != nil {
			panic(err)
		}
		list = append(list, string(text))
	}
	return list
}()

func TestRandomGamesKeepEveryCardInOnePlace(t *testing.T) {
	r := rules.NewRand(rules.Seed{1})
	for _, options := range tables {
		for n := 2; n <= 10; n++ {
			finish(t, openWith(t, n, options, r.Seed()), r, func(m *match) {
				if err := m.whole(); err != nil {
					t.Fatalf("%s, %d seats: %v", options, n, err)
				}
			})
		}
	}
}

func TestThePointsOfAGameAreMinusFiveAndTheHandsLeft(t *testing.T) {
	r := rules.NewRand(rules.Seed{2})
	m := openWith(t, 4, `{"games":12}`, r.Seed())
	finish(t, m, r, func(*match) {})
	require.Len(t, m.past, 12)
	totals := map[rules.Seat]int{}
	for number, past := range m.past {
		for s, p := range past.Points {
			totals[s] += p
			assert.Equal(t, past.Out == s, p == pointsOut, "game %d", number)
			assert.LessOrEqual(t, p, pointsScientist*len(past.Left[s]))
		}
	}
	result, _ := m.Result()
	assert.Equal(t, result.Totals, totals)
}

func TestEachSeatDealsOnceInAMatchOfDefaultLength(t *testing.T) {
	r := rules.NewRand(rules.Seed{3})
	m := openWith(t, 5, "", r.Seed())
	dealt := map[rules.Seat]map[int]bool{}
	finish(t, m, r, func(m *match) {
		if dealt[m.dealer] == nil {
			dealt[m.dealer] = map[int]bool{}
		}
		dealt[m.dealer][m.number] = true
	})
	assert.Len(t, dealt, 5)
	for _, games := range dealt {
		assert.Len(t, games, 1)
	}
}

func TestTheDefaultsAreThoseOfTheSchema(t *testing.T) {
	o, err := parseOptions(nil)
	require.NoError(t, err)
	v := reflect.ValueOf(o)
	for i := range v.NumField() {
		f := v.Type().Field(i)
		assert.Equal(t, f.Tag.Get("default"), fmt.Sprint(v.Field(i)), f.Name)
		if words := f.Tag.Get("enum"); words != "" {
			assert.Contains(t, strings.Split(words, ","), f.Tag.Get("default"))
		}
	}
}

func TestEverySettingOfTheSchemaIsAccepted(t *testing.T) {
	typ := reflect.TypeFor[Options]()
	for i := range typ.NumField() {
		field := typ.Field(i).Tag.Get("json")
		for word := range strings.SplitSeq(typ.Field(i).Tag.Get("enum"), ",") {
			if word == "" {
				continue
			}
			_, err := parseOptions(json.RawMessage(`{"` + field + `":"` + word + `"}`))
			assert.NoError(t, err)
		}
	}
}

func TestABadOptionIsNamed(t *testing.T) {
	for options, field := range map[string]string{
		`{"mode":"all"}`: "mode", `{"scientists":""}`: "scientists", `{"say_name":"sing"}`: "say_name",
		`{"after_wild":"x"}`: "after_wild", `{"wild":"x"}`: "wild", `{"card_lang":"de"}`: "card_lang",
		`{"wild_points":6}`: "wild_points", `{"wild_points":-1}`: "wild_points", `{"games":41}`: "games", `{"games":-1}`: "games",
		`{"games":"two"}`: "games", `{"voluntary_draw":1}`: "voluntary_draw", `[`: "options",
	} {
		_, err := newMatch(rules.Setup{Seats: 2, Rev: 1, Options: json.RawMessage(options)})
		var why *rules.Illegal
		require.ErrorAs(t, err, &why, options)
		assert.Equal(t, rules.BadOption, why.Code)
		assert.Equal(t, map[string]any{"field": field}, why.Data, options)
	}
	for _, seats := range []int{0, 1, 11} {
		_, err := newMatch(rules.Setup{Seats: seats, Rev: 1})
		assert.Error(t, err)
	}
}
