package wire_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheSameRulesHaveTheSameMarkAndOthersAnother(t *testing.T) {
	seen := map[string]string{}
	for _, c := range []struct{ game, options, want string }{
		{"onexeno", `{}`, "GH23ZD"},
		{"onexeno", `{"partners":true,"games":3}`, "ZQHWRC"},
		{"spectrix", `{}`, "SRXXQ2"},
		{"unoquimico", `{}`, "ZWFQ6W"},
	} {
		kind, ok := catalog.Find(c.game)
		require.True(t, ok)
		options, err := wire.Options(kind, []byte(c.options))
		require.NoError(t, err)
		id := wire.RulesID(kind, options)
		assert.Equal(t, c.want, id, "%s %s", c.game, c.options)
		_, parses := wire.ParseCode(id)
		assert.True(t, parses)
		assert.Empty(t, seen[id])
		seen[id] = c.game
	}
	kind, _ := catalog.Find("onexeno")
	again, err := wire.Options(kind, []byte(`{"games":3,"partners":true,"match":"all8"}`))
	require.NoError(t, err)
	assert.Equal(t, "onexeno", seen[wire.RulesID(kind, again)], "in any order, with defaults or without")
}
