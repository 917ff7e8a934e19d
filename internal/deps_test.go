// Package internal_test checks which package may know which.
package internal_test

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "github.com/sobremesa-games/sobremesa/"

// order lists the packages from the bottom up, and what of the module each may
// import itself. "rules/*" is one game's rules.
var order = []struct {
	pkg     string
	imports string
}{
	{"internal", ""}, // these tests
	{"web", ""},
	{"internal/patch", ""},
	{"internal/load", ""},
	{"rules", ""},
	{"rules/cards", "rules"},
	{"rules/elements", ""},
	{"rules/rulestest", "rules rules/cards"},
	{"rules/spectrix/solver", ""},
	{"rules/spectrix", "rules rules/cards rules/spectrix/solver"},
	{"rules/*", "rules rules/cards rules/elements"},
	{"rules/catalog", "rules rules/spectrix rules/*"},
	{"internal/wire", "rules internal/patch"},
	{"internal/bot", "rules"},
	{"internal/sim", "rules internal/bot"},
	{"internal/words", "rules rules/elements"},
	{"internal/journal", ""},
	{"internal/journal/sqlite", "internal/journal"},
	{"internal/journal/journaltest", "internal/journal"},
	{"internal/room", "rules internal/bot internal/journal internal/wire"},
	{"internal/lobby", "internal/journal internal/wire internal/room"},
	{"internal/server", "rules rules/catalog rules/elements internal/patch internal/journal internal/wire internal/room internal/lobby"},
	{"internal/server/specgen", "internal/wire internal/server"},
	{"cmd/sobremesa", "rules rules/catalog internal/load internal/sim internal/words internal/journal internal/journal/sqlite internal/lobby internal/room internal/server internal/wire web"},
}

// only says who alone may import a library, besides tests.
var only = map[string]string{
	"github.com/go-chi/chi":          "internal/server",
	"github.com/gorilla/websocket":   "internal/server internal/load",
	"modernc.org/sqlite":             "internal/journal/sqlite",
	"github.com/alecthomas/kong":     "cmd/sobremesa",
	"github.com/prometheus/":         "internal/server",
	"github.com/stretchr/testify":    "internal/journal/journaltest",
	"github.com/skip2/go-qrcode":     "internal/server cmd/sobremesa",
	"github.com/go-json-experiment/": "internal/wire internal/load",
}

// listed is what go list says of a package.
type listed struct {
	ImportPath string
	Imports    []string
	Standard   bool
}

// name is the path within the module, of a game "rules/*".
func name(path string) string {
	path = strings.TrimPrefix(path, module)
	for _, o := range order {
		if o.pkg == path {
			return path
		}
	}
	if strings.HasPrefix(path, "rules/") {
		return "rules/*"
	}
	return path
}

func packages(t *testing.T) (all []listed) {
	t.Helper()
	look(t)
	out, err := exec.Command("go", "list", "-deps", "-json=ImportPath,Imports,Standard", module+"...").Output()
	require.NoError(t, err)
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

// look visits the module's folders, so that the go command, which keeps results
// of tests, knows that these depend on them.
func look(t *testing.T) {
	require.NoError(t, filepath.WalkDir("..", func(_ string, d fs.DirEntry, err error) error {
		if err == nil && (d.Name() == "node_modules" || d.Name() == ".git") {
			return fs.SkipDir
		}
		return err
	}))
}

// ours is the module's own packages, and which imports are of the standard
// library.
func ours(t *testing.T) (own []listed, standard map[string]bool) {
	standard = map[string]bool{}
	for _, p := range packages(t) {
		standard[p.ImportPath] = p.Standard
		if strings.HasPrefix(p.ImportPath, module) {
			own = append(own, p)
		}
	}
	return own, standard
}

func TestNobodyImportsUpwards(t *testing.T) {
	own, _ := ours(t)
	for _, p := range own {
		at := slices.IndexFunc(order, func(o struct{ pkg, imports string }) bool { return o.pkg == name(p.ImportPath) })
		if !assert.GreaterOrEqual(t, at, 0, "%s has no place in the order", p.ImportPath) {
			continue
		}
		may := strings.Fields(order[at].imports)
		for _, i := range p.Imports {
			if strings.HasPrefix(i, module) {
				assert.Contains(t, may, name(i), "%s imports %s", p.ImportPath, i)
			}
		}
	}
}

func TestNothingIsAllowedThatNobodyNeeds(t *testing.T) {
	own, _ := ours(t)
	needed := map[string]bool{}
	for _, p := range own {
		for _, i := range p.Imports {
			needed[name(p.ImportPath)+" "+name(i)] = true
		}
	}
	for _, o := range order {
		for _, i := range strings.Fields(o.imports) {
			assert.True(t, needed[o.pkg+" "+i], "%s does not import %s", o.pkg, i)
		}
	}
}

func TestTheOrderGoesDownwards(t *testing.T) {
	below := map[string]bool{}
	for _, o := range order {
		for _, i := range strings.Fields(o.imports) {
			assert.True(t, below[i], "%s comes before %s", o.pkg, i)
		}
		below[o.pkg] = true
	}
}

func TestRulesNeedTheStandardLibraryAlone(t *testing.T) {
	own, standard := ours(t)
	for _, p := range own {
		if !strings.HasPrefix(name(p.ImportPath), "rules") {
			continue
		}
		for _, i := range p.Imports {
			assert.True(t, standard[i] || strings.HasPrefix(i, module+"rules"), "%s imports %s", p.ImportPath, i)
		}
	}
}

// Rules know no clock, no network, no goroutine and no log.
func TestRulesKnowNoWorld(t *testing.T) {
	own, _ := ours(t)
	for _, p := range own {
		if n := name(p.ImportPath); !strings.HasPrefix(n, "rules") || n == "rules/rulestest" {
			continue
		}
		for _, i := range p.Imports {
			for _, world := range []string{"net", "os", "log", "context", "crypto/rand", "syscall", "math/rand", "io/fs"} {
				assert.False(t, i == world || strings.HasPrefix(i, world+"/") && i != "math/rand/v2", "%s imports %s", p.ImportPath, i)
			}
		}
	}
}

func TestEachLibraryHasItsPlace(t *testing.T) {
	own, _ := ours(t)
	for _, p := range own {
		for _, i := range p.Imports {
			for library, places := range only {
				if strings.HasPrefix(i, library) {
					assert.Contains(t, strings.Fields(places), name(p.ImportPath), "%s imports %s", p.ImportPath, i)
				}
			}
		}
	}
}
