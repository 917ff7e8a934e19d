package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// newGame is a game that the program does not have, as its author would write it:
// a package under rules, and a line in the catalog. The go command lays both over
// the tree; nothing else is changed.
type newGame struct {
	t       *testing.T
	overlay string // file for the go command
}

const root = "../.."

func addGame(t *testing.T) *newGame {
	over := map[string]string{abs(t, root+"/rules/catalog/catalog.go"): withLine(t)}
	files, err := filepath.Glob("testdata/highcard/*")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		over[abs(t, root+"/rules/highcard/"+filepath.Base(file))] = abs(t, file)
	}
	text, err := json.Marshal(map[string]any{"Replace": over})
	require.NoError(t, err)
	g := &newGame{t: t, overlay: filepath.Join(t.TempDir(), "overlay.json")}
	require.NoError(t, os.WriteFile(g.overlay, text, 0o600))
	return g
}

func abs(t *testing.T, path string) string {
	full, err := filepath.Abs(path)
	require.NoError(t, err)
	return full
}

// withLine is a copy of the catalog with a line for the game, and its import.
func withLine(t *testing.T) string {
	text, err := os.ReadFile(root + "/rules/catalog/catalog.go")
	require.NoError(t, err)
	added := string(text)
	for at, with := range map[string]string{
		"sobremesa/rules\"\n": "sobremesa/rules\"\n\t\"github.com/sobremesa-games/sobremesa/rules/highcard\"\n",
		",\n\t}\n})":          ",\n\t\thighcard.Kind(),\n\t}\n})",
	} {
		require.Equal(t, 1, strings.Count(added, at), at)
		added = strings.Replace(added, at, with, 1)
	}
	path := filepath.Join(t.TempDir(), "catalog.go")
	require.NoError(t, os.WriteFile(path, []byte(added), 0o600))
	return path
}

// run is the go command over the tree with the game.
func (g *newGame) run(command string, args ...string) {
	output(g.t, root, "go", append([]string{command, "-overlay", g.overlay}, args...)...)
}

// output is what a program says that has to succeed.
func output(t *testing.T, dir, name string, args ...string) string {
	c := exec.Command(name, args...)
	c.Dir = dir
	out, err := c.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return string(out)
}

// build is the program with the game.
func (g *newGame) build() string {
	binary := filepath.Join(g.t.TempDir(), "sobremesa")
	g.run("build", "-o", binary, "./cmd/sobremesa")
	return binary
}

// The tests that every game has to pass find the new one in the catalog. Its own
// run where its files are; for those laid over there is no folder to run or to
// vet in.
func TestANewGamePassesTheTestsOfAllGames(t *testing.T) {
	g := addGame(t)
	g.run("test", "-vet=off", "./rules/catalog", "./internal/wire")
	g.run("test", "-vet=off", "-run", "TestTheDocumentsOfEveryGameFollowTheirSchemas", "./internal/server/specgen")
	own := filepath.Join(t.TempDir(), "own")
	g.run("test", "-c", "-vet=off", "-o", own, "./rules/highcard")
	output(t, "testdata/highcard", own)
}

// A game is a package under rules and a line in the catalog: two people find it,
// read its rules and play it over websockets beside a bot; they go on after the
// server was killed, and what is kept on disk tells the match again.
func TestANewGameNeedsAPackageAndALineInTheCatalogAlone(t *testing.T) {
	binary := addGame(t).build()
	k := &killing{t: t, data: t.TempDir(), r: rand.New(rand.NewPCG(5, 5))}
	serve := func() {
		k.begin(exec.Command(binary, "serve", "--addr", "127.0.0.1:0", "--rate", "0", "--data", k.data))
	}
	serve()
	k.readsOfHighCard()
	k.opensHighCard()
	k.lays(highCardMoves / 2)
	k.kill()
	serve()
	k.comeBack()
	k.lays(highCardMoves - highCardMoves/2)
	k.isOver()
	k.kill()
	told := output(t, ".", binary, "replay", "--data", k.data, strings.TrimPrefix(k.players[0].path, "/api/rooms/"))
	assert.Contains(t, told, "took the trick with")
	assert.Contains(t, told, "The match is over. Tricks: ")
}

const (
	highCardPeople = 2
	highCardEach   = 3 // cards
	highCardMoves  = highCardPeople * highCardEach
)

// readsOfHighCard asks for what the server publishes of a game.
func (k *killing) readsOfHighCard() {
	for path, want := range map[string]string{
		"/api/games":                         `"highcard"`,
		"/api/rules/highcard/es":             "## HC-2 Una baza",
		"/api/words/highcard/es":             "La más alta",
		"/api/schema/highcard_document.json": `"trick"`,
	} {
		res, err := client.Get(k.url + path)
		require.NoError(k.t, err)
		text, err := io.ReadAll(res.Body)
		require.NoError(k.t, errors.Join(err, res.Body.Close()))
		assert.Equal(k.t, http.StatusOK, res.StatusCode, path)
		assert.Contains(k.t, string(text), want, path)
	}
}

// opensHighCard opens a room for two people and a bot, with options of the game
// checked by its schema, and starts.
func (k *killing) opensHighCard() {
	for seat := range highCardPeople {
		p := newPlayer(k, 0, seat+1)
		p.counts = func() {}
		k.players = append(k.players, p)
	}
	host, guest := k.players[0], k.players[1]
	code := host.call("POST", "/api/rooms", map[string]any{
		"game": "highcard", "seats": highCardPeople + 1, "name": "Nora", "grace_s": 600,
		"options": map[string]any{"cards": highCardEach, "wins": "lowest"}, "bots": []map[string]any{{"seat": highCardPeople + 1, "level": "hard"}},
	})["code"].(string)
	host.path, guest.path = "/api/rooms/"+code, "/api/rooms/"+code
	guest.call("POST", guest.path+"/seats", map[string]any{"seat": 2, "name": "Otto"})
	host.call("POST", host.path+"/start", nil)
	for _, p := range k.players {
		require.NoError(k.t, p.connect())
	}
}

// lays makes moves of people, as they are asked; the bot makes its own.
func (k *killing) lays(moves int) {
	for range moves {
		p := k.asked()
		p.send(`{"t":"legal","id":"legal"}`)
		f := p.until(func(f received) bool { return f.T == "legal" })
		require.NotEmpty(k.t, f.Moves)
		p.ask(fmt.Sprintf(`"t":"move","at":%d,"move":%s`, f.V, f.Moves[k.r.IntN(len(f.Moves))]))
		require.NoError(k.t, p.hear(p.until(func(f received) bool { return f.T == "done" })))
	}
}

// asked is the person who is waited for, once all see it.
func (k *killing) asked() *player {
	told := uint64(0)
	for _, p := range k.players {
		told = max(told, p.heard)
	}
	for _, p := range k.players {
		for p.v < told || p.turn() > highCardPeople {
			p.until(func(received) bool { return true })
		}
	}
	return k.players[k.players[0].turn()-1]
}

// isOver compares what the patches led to with a fresh look.
func (k *killing) isOver() {
	for _, p := range k.players {
		for p.turn() > 0 {
			p.until(func(received) bool { return true })
		}
		fresh := p.call("GET", fmt.Sprintf("%s/view?seat=%d", p.path, p.seat), nil)
		game, err := json.Marshal(fresh["doc"].(map[string]any)["game"])
		require.NoError(k.t, err)
		assert.JSONEq(k.t, string(game), p.game())
		assert.Contains(k.t, p.game(), `"result"`)
	}
}

// until takes frames up to one.
func (p *player) until(right func(received) bool) received {
	for {
		f, err := p.take()
		require.NoError(p.k.t, err)
		require.NotContains(p.k.t, []string{"refused", "error", "bye"}, f.T)
		if right(f) {
			return f
		}
	}
}

// turn is the seat that is waited for, 0 when the match is over.
func (p *player) turn() int {
	var doc struct {
		Game struct{ Turn struct{ Seats []int } }
	}
	require.NoError(p.k.t, json.Unmarshal(p.doc, &doc))
	if len(doc.Game.Turn.Seats) == 0 {
		return 0
	}
	return doc.Game.Turn.Seats[0]
}
