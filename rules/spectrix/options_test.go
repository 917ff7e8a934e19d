package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestContradictingOptionsAreRefusedByName(t *testing.T) {
	for options, field := range map[string]string{
		`{"actions":"two"}`: "actions", `{"target":49}`: "target", `{"target":201}`: "target", `{"time_limit":241}`: "time_limit",
		`{"strict_table":true,"actions":"one"}`: "strict_table", `{"strict_table":true,"private_draft":true}`: "private_draft",
		`{"strict_table":true,"must_play":true}`: "must_play", `{"target":"x"}`: "target", `[]`: "options",
	} {
		_, err := newMatch(rules.Setup{Seats: 2, Rev: 1, Options: []byte(options)})
		var why *rules.Illegal
		require.ErrorAs(t, err, &why, options)
		assert.Equal(t, map[string]any{"field": field}, why.Data, options)
	}
	for _, seats := range []int{1, 7} {
		_, err := newMatch(rules.Setup{Seats: seats, Rev: 1})
		assert.Error(t, err)
	}
}

func TestSP16TheColoursAreTwelveWithCodesAndNames(t *testing.T) {
	seen := map[string]bool{}
	for i, c := range Colours() {
		assert.Equal(t, i+1, c.Number)
		for _, word := range []string{c.Code, c.NameEN} {
			assert.False(t, seen[word])
			seen[word] = true
		}
	}
	assert.Len(t, Colours(), 12)
}
