package unoquimico

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the recorded games anew")

// A recorded game shows any change of behaviour as a change of its text; one
// that is meant needs a new Rev where recorded matches would replay otherwise.
func TestRecordedGamesReplayToTheLetter(t *testing.T) {
	for name, options := range map[string]string{
		"announce": `{"games":2}`,
		"forfeit":  `{"games":1,"say_name":"forfeit","wild":"beside","voluntary_draw":true,"after_wild":"element_in_force"}`,
	} {
		path := filepath.Join("testdata", name+".txt")
		text := playthrough(t, options)
		if *update {
			require.NoError(t, os.MkdirAll("testdata", 0o755))
			require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		}
		want, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, string(want), text, "run with -update if this is meant")
	}
}

// playthrough prints every move of a match of three easy bots, who is asked what
// next, and the views at the start and at the end.
func playthrough(t *testing.T, options string) string {
	m, r, easy := openWith(t, 3, options, rules.Seed{41}), rules.NewRand(rules.Seed{42}), at(rules.Easy)
	var out strings.Builder
	views := func() {
		for to := rules.Nobody; int(to) <= m.n; to++ {
			fmt.Fprintf(&out, "  %d sees %s\n", to, encode(t, m.View(to)))
		}
	}
	views()
	for !m.over() {
		by := m.Turn().Seats[0]
		mv := easy(m, by, r)
		require.NoError(t, m.Play(by, mv))
		body, err := json.Marshal(mv)
		require.NoError(t, err)
		turn := m.Turn()
		fmt.Fprintf(&out, "%d %s %s → %s %v, decision %d, takeback %t, top %+v\n", by, mv.Do(), body, turn.Phase, turn.Seats, turn.Decision, turn.Takeback, m.top())
	}
	views()
	return out.String()
}
