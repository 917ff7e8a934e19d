package main

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// shortest is options that make a match short, where the usual one is long.
var shortest = map[string]string{"spectrix": `{"target":50,"must_play":true}`}

// TestEveryGameIsPlayedToItsEndByCurl takes half a minute of one core, most of it for what Spectrix allows.
func TestEveryGameIsPlayedToItsEndByCurl(t *testing.T) {
	needs(t, "bash", "curl", "jq")
	p := start(t, "serve", "--addr", "127.0.0.1:0", "--rate", "0", "--data", t.TempDir())
	t.Run("games", func(t *testing.T) {
		for _, k := range catalog.All() {
			t.Run(k.ID, func(t *testing.T) {
				t.Parallel()
				args := []string{root + "/internal/server/play.sh", k.ID}
				if options := shortest[k.ID]; options != "" {
					args = append(args, "", options)
				}
				var end struct {
					Game, Phase string
					Result      struct {
						Reason string
						Totals map[string]int
					}
				}
				require.NoError(t, json.Unmarshal([]byte(p.shell(t, args...)), &end))
				assert.Equal(t, k.ID, end.Game)
				assert.Equal(t, "over", end.Phase)
				assert.NotEmpty(t, end.Result.Reason)
				assert.Len(t, end.Result.Totals, k.Seats[0])
			})
		}
	})
	exit, _, errs := p.stop()
	assert.Equal(t, 0, exit, errs)
}

func TestTheLinesOfTheReadmePlayAMove(t *testing.T) {
	needs(t, "bash", "curl", "jq")
	text, err := os.ReadFile(root + "/README.md")
	require.NoError(t, err)
	_, block, found := strings.Cut(string(text), "    auth='Authorization")
	require.True(t, found)
	block, _, found = strings.Cut("    auth='Authorization"+block, "\n\n`legal`")
	require.True(t, found)
	p := start(t, "serve", "--addr", "127.0.0.1:0", "--data", t.TempDir())
	lines := strings.ReplaceAll(block, "localhost:8080", strings.TrimPrefix(p.url, "http://"))
	said := p.shell(t, "-euo", "pipefail", "-c", lines)
	assert.Regexp(t, `\{"done":\{"id":"1","v":\d+\}\}\s*$`, said)
	assert.NotContains(t, said, "error")
	exit, _, errs := p.stop()
	assert.Equal(t, 0, exit, errs)
}

// shell is what bash says with the arguments, in four minutes at most, with the
// program as its server.
func (p *program) shell(t *testing.T, args ...string) string {
	ctx, cancel := context.WithTimeout(t.Context(), 4*time.Minute)
	defer cancel()
	c := exec.CommandContext(ctx, "bash", args...)
	c.Env = append(os.Environ(), "SOBREMESA="+p.url)
	var errs strings.Builder
	c.Stderr, c.WaitDelay = &errs, time.Second
	out, err := c.Output()
	require.NoError(t, err, "%s%s", out, errs.String())
	return string(out)
}

// needs leaves a test out where a program is missing, but fails it where all must
// be tested.
func needs(t *testing.T, programs ...string) {
	for _, name := range programs {
		if _, err := exec.LookPath(name); err == nil {
			continue
		}
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is not installed, which this test needs", name)
		}
		t.Skipf("left out: %s is not installed", name)
	}
}
