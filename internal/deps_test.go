package internal_test

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "github.com/sobremesa-games/sobremesa/"

// layers lists the packages from the top down: a package imports only from the
// layers below its own. What is not listed does not belong to the project.
var layers = [][]string{
	{"cmd/sobremesa", "internal/server/specgen"},
	{"internal/server"},
	{"internal/lobby", "internal/load", "web"},
	{"internal/room"},
	{"internal/bot", "internal/journal/sqlite", "internal/wire", "internal/journal/journaltest"},
	{"internal/journal", "internal/patch", "rules/catalog"},
	{"rules/unoquimico"},
	{"rules/cards", "rules/elements", "rules/rulestest"},
	{"rules"},
}

// alone names libraries and the only packages that may import them.
var alone = map[string][]string{
	"github.com/go-chi/chi":        {"internal/server"},
	"github.com/gorilla/websocket": {"internal/server", "internal/load"},
	"modernc.org/sqlite":           {"internal/journal/sqlite"},
	"github.com/alecthomas/kong":   {"cmd/sobremesa"},
}

type pkg struct {
	ImportPath string
	Imports    []string
}

// packages lists the project's packages, without their tests.
func packages(t *testing.T) (list []pkg) {
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports", module+"...").Output()
	require.NoError(t, err)
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		err := d.Decode(&p)
		if errors.Is(err, io.EOF) {
			return list
		}
		require.NoError(t, err)
		list = append(list, p)
	}
}

func layerOf(path string) int {
	return slices.IndexFunc(layers, func(l []string) bool { return slices.Contains(l, path) })
}

func TestPackagesImportDownwardsOnly(t *testing.T) {
	for _, p := range packages(t) {
		name := strings.TrimPrefix(p.ImportPath, module)
		at := layerOf(name)
		if name == "internal" {
			continue // this test
		}
		assert.GreaterOrEqual(t, at, 0, "%s has no place in the order of packages", name)
		for _, i := range p.Imports {
			if own, ok := strings.CutPrefix(i, module); ok {
				assert.Greater(t, layerOf(own), at, "%s must not import %s", name, own)
			}
		}
	}
}

func TestTheRulesNeedTheStandardLibraryAlone(t *testing.T) {
	for _, p := range packages(t) {
		name := strings.TrimPrefix(p.ImportPath, module)
		if !strings.HasPrefix(name, "rules") || name == "rules/rulestest" {
			continue
		}
		for _, i := range p.Imports {
			domain, _, _ := strings.Cut(i, "/")
			assert.True(t, strings.HasPrefix(i, module) || !strings.Contains(domain, "."), "%s must not import %s", name, i)
			assert.NotContains(t, []string{"log", "log/slog", "net", "net/http", "os", "math/rand"}, i, name)
		}
	}
}

func TestALibraryIsKnownToItsPackageAlone(t *testing.T) {
	for _, p := range packages(t) {
		for library, allowed := range alone {
			for _, i := range p.Imports {
				if strings.HasPrefix(i, library) {
					assert.Contains(t, allowed, strings.TrimPrefix(p.ImportPath, module), "%s", library)
				}
			}
		}
	}
}
