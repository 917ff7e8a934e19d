package catalog_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEveryGameIsDescribedCompletely(t *testing.T) {
	seen := map[string]bool{}
	for _, k := range catalog.All() {
		assert.False(t, seen[k.ID], k.ID)
		seen[k.ID] = true
		assert.Regexp(t, `^[a-z]+(_[a-z]+)*$`, k.ID)
		assert.Positive(t, k.Rev)
		assert.True(t, k.Seats[0] >= 1 && k.Seats[0] <= k.Seats[1] && k.Seats[1] <= 255, k.ID)
		assert.Implements(t, (*rules.View)(nil), k.View)
		for do, m := range k.Moves {
			assert.Equal(t, do, m.Do())
			assert.Equal(t, reflect.Struct, reflect.TypeOf(m).Kind(), "%s %s", k.ID, do)
		}
		for _, lang := range []string{"en", "es"} {
			assert.NotEmpty(t, k.Rulebook(lang), "%s %s", k.ID, lang)
		}
		for _, l := range rules.Levels() {
			assert.NotNil(t, k.Bot(l), "%s %s", k.ID, l)
		}
	}
}

func TestTheZeroOptionsOfEveryGameOpenAMatch(t *testing.T) {
	for _, k := range catalog.All() {
		for n := k.Seats[0]; n <= k.Seats[1]; n++ {
			g, err := k.New(rules.Setup{Seats: n, Rev: k.Rev, Options: json.RawMessage(`{}`)})
			require.NoError(t, err)
			assert.Equal(t, reflect.TypeOf(k.View), reflect.TypeOf(g.View(rules.Nobody)))
		}
	}
}

func TestAGameIsFoundByItsID(t *testing.T) {
	for _, k := range catalog.All() {
		got, ok := catalog.Find(k.ID)
		assert.True(t, ok && got == k)
	}
	_, ok := catalog.Find("bridge")
	assert.False(t, ok)
}
