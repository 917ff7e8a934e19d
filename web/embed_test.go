package web_test

import (
	"io/fs"
	"regexp"
	"testing"

	"github.com/sobremesa-games/sobremesa/web"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheProgramBuildsWithoutTheClient(t *testing.T) {
	_, err := fs.Stat(web.Dist(), ".gitkeep")
	require.NoError(t, err)
}

// The pages' policy allows no style and no script of their own. Where the client
// was not built there are no pages.
func TestPagesHaveNoStyleAndNoScriptInside(t *testing.T) {
	pages, err := fs.Glob(web.Dist(), "*.html")
	require.NoError(t, err)
	for _, page := range pages {
		text, err := fs.ReadFile(web.Dist(), page)
		require.NoError(t, err)
		assert.Empty(t, inside(text), page)
	}
	assert.Len(t, inside([]byte(`<style>a{}</style><p style="b"><script type="module">c()</script><a onclick="d()">`)), 4)
	assert.Empty(t, inside([]byte(`<script type="module" src="/assets/a.js"></script><link rel="stylesheet" href="/a.css">`)))
}

var forbidden = regexp.MustCompile(`(?i)<style|<[^>]*\s(?:style|on[a-z]+)\s*=|<script(?:\s[^>]*)?>\s*[^<\s]|<[^>]*=\s*["']?javascript:`)

// inside finds what a page may not have in itself.
func inside(page []byte) [][]byte { return forbidden.FindAll(page, -1) }
