package periodyx

import (
	"encoding/json"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestNoNewMatchBeginsWithWhatOnlyRecordedOnesMayHave(t *testing.T) {
	for _, c := range []struct {
		options string
		people  int
		field   string // that is refused, "" for none
		rule    string
	}{
		{`{}`, 1, "", ""},
		{`{"free_match":true}`, 3, "", ""},
		{`{"free_match":true}`, 2, "free_match", "PX-12"},
		{`{"mendeleev":"off"}`, 2, "", ""},
		{`{"mendeleev":"off","mendeleev_per_turn":0}`, 2, "", ""},
		{`{"mendeleev":"free_first","mendeleev_per_turn":1}`, 2, "", ""},
		{`{"mendeleev":"off","mendeleev_per_turn":1}`, 2, "mendeleev_per_turn", "PX-15"},
	} {
		err := Kind().Suits(json.RawMessage(c.options), c.people)
		if c.field == "" {
			assert.NoError(t, err, c.options)
			continue
		}
		assert.Equal(t, badOption(c.field, c.rule), err, "%s for %d", c.options, c.people)
		_, err = newMatch(rules.Setup{Seats: 3, Options: json.RawMessage(c.options)})
		require.NoError(t, err, "a recorded match")
	}
}
