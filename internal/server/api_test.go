package server_test

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// protocolPage is what GET /api says.
func protocolPage(t *testing.T, h *house) string {
	t.Helper()
	a := device{h: h}.call("GET", "/api", nil)
	require.Equal(t, 200, a.status)
	require.Equal(t, "text/plain; charset=utf-8", a.header.Get("Content-Type"))
	return string(a.body)
}

// callsOf lists the calls that a text names, as allRoutes does.
func callsOf(text string) map[string]bool {
	calls := map[string]bool{}
	for _, m := range regexp.MustCompile("`([A-Z]+ /[^` ]*)`").FindAllStringSubmatch(text, -1) {
		calls[strings.TrimSuffix(m[1], "/")] = true
	}
	return calls
}

// section is the part of a page below a heading.
func section(t *testing.T, page, heading string) string {
	t.Helper()
	_, rest, ok := strings.Cut(page, heading+"\n")
	require.True(t, ok, heading)
	part, _, _ := strings.Cut(rest, "\n#")
	return part
}

// fenced is a block of the page by its info word.
func fenced(t *testing.T, page, word string) string {
	t.Helper()
	_, rest, ok := strings.Cut(page, "```"+word+"\n")
	require.True(t, ok, word)
	block, _, _ := strings.Cut(rest, "```")
	return block
}

func TestTheProtocolPageNamesEveryCallAndNoOther(t *testing.T) {
	h := open(t)
	assert.Equal(t, allRoutes(t, h), callsOf(protocolPage(t, h)))
}

func TestTheProtocolPageSaysWhichCallsAreNotOffered(t *testing.T) {
	h := open(t)
	listed := callsOf(section(t, protocolPage(t, h), "### Not offered so far"))
	for call := range allRoutes(t, h) {
		path, _, who := lobbyOf(h)
		method, route, _ := strings.Cut(call, " ")
		target := strings.NewReplacer("/api/rooms/{code}", path, "{code}", "BBBBBB", "{n}", "2", "{game}", "unoquimico", "{lang}", "en", "{name}", "fault.json").Replace(route)
		a := h.head(who[0].request(method, target, nil))
		assert.Equal(t, listed[call], a.status == 422 && a.code() == wire.CodeNotOffered, call)
	}
}

func TestTheProtocolPageHasEveryCodeWithItsNumber(t *testing.T) {
	page := protocolPage(t, open(t))
	for _, code := range wire.Codes() {
		assert.Contains(t, page, fmt.Sprintf("| `%s` | %d |", code, wire.Status(code)))
	}
	for _, code := range wire.ByeCodes() {
		assert.Contains(t, page, fmt.Sprintf("| `%s` | %d |", code, wire.CloseNumber(code)))
	}
	for _, phrase := range wire.Phrases {
		assert.Contains(t, page, "`"+phrase+"`")
	}
}

// kinds lists the values of a constant member in all parts of a schema.
func kinds(t *testing.T, schema []byte, member string) []string {
	t.Helper()
	var s struct {
		Defs map[string]struct {
			Properties map[string]struct{ Const string }
		} `json:"$defs"`
	}
	require.NoError(t, json.Unmarshal(schema, &s))
	var list []string
	for _, def := range s.Defs {
		if kind := def.Properties[member].Const; kind != "" {
			list = append(list, kind)
		}
	}
	require.NotEmpty(t, list)
	return list
}

func TestTheProtocolPageHasEveryFrameMoveAndMember(t *testing.T) {
	page, schemas := protocolPage(t, open(t)), server.Spec().Schemas()
	for name, heading := range map[string]string{"client_frame": "### What a client sends", "server_frame": "### What the server sends"} {
		for _, kind := range kinds(t, schemas[name], "t") {
			assert.Contains(t, section(t, page, heading), fmt.Sprintf(`{"t":%q`, kind), name)
		}
	}
	for do := range unoquimico.Kind().Moves {
		assert.Regexp(t, fmt.Sprintf("\"do\":%q|`%s`", do, do), page)
	}
	for _, do := range []string{"set", "start", "pause", "resume", "rematch", "close", "kick", "admit", "give", "take", "skip", "undo"} {
		assert.Contains(t, page, "`"+do+"`")
	}
	for _, v := range []any{room.Table{}, room.TableSeat{}, rules.TurnView{}, rules.Result{}, wire.NewRoom{}, wire.RoomChange{}} {
		for _, name := range membersOf(t, v) {
			if name != "may" { // no game has it yet
				assert.Regexp(t, "[` {]"+name+"[?`:,} ]", page, "%T", v)
			}
		}
	}
}

// membersOf lists the names of a struct's members.
func membersOf(t *testing.T, v any) (names []string) {
	t.Helper()
	spec := wire.NewSpec()
	spec.Games(catalog.All(), room.Document{})
	spec.Answer(v)
	_, part, ok := strings.Cut(string(spec.TypeScript()), "export interface "+strings.Split(fmt.Sprintf("%T", v), ".")[1]+" {\n")
	require.True(t, ok)
	part, _, _ = strings.Cut(part, "\n}")
	for _, m := range regexp.MustCompile(`(?m)^  (\w+)\??:`).FindAllStringSubmatch(part, -1) {
		names = append(names, m[1])
	}
	return names
}

// trial is the seed of the page.
func trial() (s rules.Seed) {
	for i := range s {
		s[i] = byte(i)
	}
	return s
}

// vectors of the protocol page: a seed, its first number and its shuffle of 0 to 71.
func TestTheVectorsOfTheProtocolPageAreTheShuffle(t *testing.T) {
	all := strings.Split(strings.TrimSpace(fenced(t, protocolPage(t, open(t)), "vectors")), "\n\n")
	require.Len(t, all, 3)
	for _, vector := range all {
		told := strings.Fields(vector)
		seed := seedOf(t, told[0])
		numbers := make([]string, 72)
		for i := range numbers {
			numbers[i] = fmt.Sprint(i)
		}
		rules.Shuffle(rules.NewRand(seed), numbers)
		assert.Equal(t, append([]string{told[0], fmt.Sprintf("%016x", rand.NewChaCha8(seed).Uint64())}, numbers...), told)
	}
}

// seedOf reads a seed as it is published.
func seedOf(t *testing.T, text string) (s rules.Seed) {
	b, err := hex.DecodeString(text)
	require.NoError(t, err)
	require.Equal(t, len(s), copy(s[:], b))
	return s
}
