package server_test

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestBodiesThatAreNotTheCallsHaveTheirCodeAndChangeNothing(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	before := seats[0].call("GET", path+"/view", nil).body
	const json = "application/json"
	for name, c := range map[string]struct {
		call, kind, body string
		status           int
		code             string
	}{
		"no JSON":               {"POST /api/rooms", json, "?", 400, "malformed"},
		"unknown member":        {"POST /api/rooms", json, `{"game":"unoquimico","x":1}`, 400, "malformed"},
		"member twice":          {"POST /api/rooms", json, `{"game":"unoquimico","game":"unoquimico"}`, 400, "malformed"},
		"other case":            {"POST /api/rooms", json, `{"Game":"unoquimico"}`, 400, "malformed"},
		"wrong type":            {"POST /api/rooms", json, `{"game":1}`, 400, "malformed"},
		"trailing data":         {"POST /api/rooms", json, `{"game":"unoquimico"} {}`, 400, "malformed"},
		"bad UTF-8":             {"POST /api/rooms", json, "{\"game\":\"\xff\"}", 400, "malformed"},
		"no game":               {"POST /api/rooms", json, `{}`, 400, "bad_option"},
		"no such game":          {"POST /api/rooms", json, `{"game":"chess"}`, 400, "bad_option"},
		"no such option":        {"POST /api/rooms", json, `{"game":"unoquimico","options":{"x":1}}`, 400, "bad_option"},
		"too many seats":        {"POST /api/rooms", json, `{"game":"unoquimico","seats":99}`, 400, "bad_option"},
		"bot on the own seat":   {"POST /api/rooms", json, `{"game":"unoquimico","bots":[{"seat":1,"level":"easy"}]}`, 400, "bad_option"},
		"bot of no level":       {"POST /api/rooms", json, `{"game":"unoquimico","bots":[{"seat":2,"level":"god"}]}`, 400, "bad_option"},
		"a bot's solitaire":     {"POST /api/rooms", json, `{"game":"onexeno_solitaire","sit":false,"bots":[{"seat":1,"level":"easy"}]}`, 400, "bad_option"},
		"a vote of bots":        {"POST /api/rooms", json, `{"game":"periodyx","seats":3,"options":{"free_match":true},"bots":[{"seat":2,"level":"easy"}]}`, 400, "bad_option"},
		"one play of none":      {"POST /api/rooms", json, `{"game":"periodyx","options":{"mendeleev":"off","mendeleev_per_turn":1}}`, 400, "bad_option"},
		"no clock":              {"POST /api/rooms", json, `{"game":"unoquimico","clock":"sand"}`, 400, "bad_option"},
		"short grace":           {"POST /api/rooms", json, `{"game":"unoquimico","grace_s":1}`, 400, "bad_option"},
		"private and listed":    {"POST /api/rooms", json, `{"game":"unoquimico","private":true,"public":true}`, 400, "bad_option"},
		"no content type":       {"POST /api/rooms", "", `{"game":"unoquimico"}`, 415, "not_json"},
		"a form":                {"POST /api/rooms", "application/x-www-form-urlencoded", `{"game":"unoquimico"}`, 415, "not_json"},
		"plain text":            {"POST /api/rooms", "text/plain", `{"game":"unoquimico"}`, 415, "not_json"},
		"Latin-1":               {"POST /api/rooms", "application/json; charset=latin1", `{"game":"unoquimico"}`, 415, "not_json"},
		"over 16 KB":            {"POST /api/rooms", json, `{"game":"` + strings.Repeat("x", 16<<10) + `"}`, 413, "too_large"},
		"a name of nothing":     {"POST ROOM/seats", json, `{"name":"\u200b"}`, 400, "bad_option"},
		"the same for the host": {"POST /api/rooms", json, `{"game":"unoquimico","name":"\u200b"}`, 400, "bad_option"},
		"the same later":        {"POST ROOM/seats/1/name", json, `{"name":"\u200b"}`, 400, "bad_option"},
		"no name at all":        {"POST ROOM/seats/1/name", json, `{"name":""}`, 400, "bad_option"},
		"no language":           {"POST /api/rooms", json, `{"game":"unoquimico","lang":"klingon"}`, 400, "bad_option"},
		"null":                  {"POST ROOM/seats", json, `null`, 400, "malformed"},
		"null for a start":      {"POST ROOM/start", json, `null`, 400, "malformed"},
		"null for a number":     {"PATCH ROOM", json, `{"seats":null}`, 400, "malformed"},
		"null for options":      {"PATCH ROOM", json, `{"options":null}`, 400, "malformed"},
		"null inside options":   {"PATCH ROOM", json, `{"options":{"mode":null}}`, 400, "malformed"},
		"null for a new room":   {"POST /api/rooms", json, `{"game":"unoquimico","options":null}`, 400, "malformed"},
		"a list":                {"PATCH ROOM", json, `[]`, 400, "malformed"},
		"another call's member": {"POST ROOM/start", json, `{"seat":2}`, 400, "malformed"},
		"another one's, kick":   {"POST ROOM/kick", json, `{"seat":2,"public":true}`, 400, "malformed"},
		"a name for nothing":    {"POST ROOM/back", json, `{"seat":1}`, 400, "malformed"},
		"a seat out of range":   {"POST ROOM/seats", json, `{"seat":65536}`, 400, "malformed"},
		"a seat that is not":    {"POST ROOM/seats", json, `{"seat":9}`, 400, "bad_option"},
		"a seat that is taken":  {"POST ROOM/seats", json, `{"seat":2}`, 409, "seat_taken"},
		"a move without id":     {"POST ROOM/moves", json, `{"at":1,"move":{"do":"draw"}}`, 400, "malformed"},
		"a move without at":     {"POST ROOM/moves", json, `{"id":"a","move":{"do":"draw"}}`, 400, "malformed"},
		"a move without do":     {"POST ROOM/moves", json, `{"id":"a","at":1,"move":{}}`, 400, "malformed"},
		"a move with bad id":    {"POST ROOM/moves", json, `{"id":"a\tb","at":1,"move":{"do":"draw"}}`, 400, "malformed"},
		"no body for a move":    {"POST ROOM/moves", json, ``, 400, "malformed"},
		"a move in the lobby":   {"POST ROOM/moves", json, `{"id":"a","at":1,"move":{"do":"draw"}}`, 422, "not_playing"},
		"a seat that is no one": {"DELETE ROOM/seats/0", "", ``, 404, "not_found"},
		"a seat that is text":   {"DELETE ROOM/seats/x", "", ``, 400, "malformed"},
		"a kick of nobody":      {"POST ROOM/kick", json, `{}`, 400, "bad_option"},
		"an admission of none":  {"POST ROOM/admit", json, `{"seat":2}`, 400, "bad_option"},
		"an unknown change":     {"PATCH ROOM", json, `{"colour":"red"}`, 400, "malformed"},
		"too few seats":         {"PATCH ROOM", json, `{"seats":1}`, 400, "bad_option"},
	} {
		method, target, _ := strings.Cut(c.call, " ")
		r := seats[0].request(method, strings.Replace(target, "ROOM", path, 1), nil)
		r.Body, r.ContentLength = io.NopCloser(strings.NewReader(c.body)), int64(len(c.body))
		r.Header.Set("Content-Type", c.kind)
		a := h.send(r)
		assert.Equal(t, fmt.Sprint(c.status, " ", c.code), fmt.Sprint(a.status, " ", a.code()), "%s: %s", name, a.body)
	}
	assert.JSONEq(t, string(before), string(seats[0].call("GET", path+"/view", nil).body))
}

func TestUnknownClosedAndImpossibleCodesAreAnsweredAlike(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	seats[0].ok("POST", path+"/close", nil)
	var first reply
	for i, code := range []string{strings.TrimPrefix(path, "/api/rooms/"), "BBBBBB", "AAAAAA", "x", strings.Repeat("B", 500)} {
		a := seats[1].call("GET", "/api/rooms/"+code, nil)
		a.header.Del("Date")
		if i == 0 {
			first = a
		}
		assert.Equal(t, 404, a.status, code)
		assert.Equal(t, first, a, code)
	}
}

// Whoever names an address in a header of his own making stays who he is; behind
// a proxy the last address named is the one that it saw.
func TestLimitsCountTheAddressThatAProxySaw(t *testing.T) {
	for _, c := range []struct{ proxies, answered int }{{0, 100}, {1, 120}} {
		h := open(t, func(cfg *server.Config) { cfg.Proxies, cfg.Rate = c.proxies, 10 })
		h.server.StopRefill()
		answered := 0
		for i := range 120 {
			r := device{h: h}.request("GET", "/api/rooms/BBBBBB", nil)
			r.Header.Set("X-Forwarded-For", fmt.Sprintf("198.51.100.1, 203.0.113.%d", i%4))
			if h.send(r).status == 404 {
				answered++
			}
		}
		assert.Equal(t, c.answered, answered, "%d proxies", c.proxies)
	}
}

func TestADeviceOpensRoomsAtABoundedRate(t *testing.T) {
	h := open(t, func(c *server.Config) { c.Rate = 2 })
	codes := map[int]int{}
	for range 12 {
		codes[h.device(1).call("POST", "/api/rooms", object{"game": "unoquimico"}).status]++
	}
	assert.InDelta(t, 4, codes[201], 1)
	assert.Equal(t, 12, codes[201]+codes[429])
}

// Nothing that only its owner may know is in a log, in an error, or in metrics.
func TestSecretsNamesAndCodesAreNeverLogged(t *testing.T) {
	h := open(t)
	path, seats := h.playing(2)
	l := seats[0].dial(path)
	l.next("state")
	playOn(path, seats, newRand(4), 20)
	for _, d := range []device{seats[0], {h: h}} {
		d.call("GET", path+"/legal?seat=9", nil)
		d.call("POST", path+"/moves", object{"id": "zz", "at": 1, "move": object{"do": "fly"}})
		d.call("POST", path+"/seats", object{"name": "Somebody else", "seat": 1})
	}
	r, err := http.NewRequest("GET", h.url+"/metrics", nil)
	require.NoError(t, err)
	assert.Equal(t, 404, h.send(r).status, "metrics are not public")
	told := h.log.String() + h.metrics()
	for _, secret := range []string{seats[0].secret, seats[1].secret, "Nora", "Guest 2", "Somebody", strings.TrimPrefix(path, "/api/rooms/")} {
		assert.NotContains(t, told, secret)
	}
	assert.Contains(t, told, `sobremesa_connections{transport="websocket"} 1`)
	assert.Contains(t, told, `sobremesa_refused_total{code="malformed"}`)
	assert.Contains(t, told, `sobremesa_rooms 1`)
}

func TestOptionsThatAreLeftOutStay(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	l := seats[0].dial(path)
	seats[0].ok("PATCH", path, object{"options": object{"mode": "simple"}})
	seats[0].ok("PATCH", path, object{"options": object{"games": 1}})
	assert.Equal(t, "done", l.ask("set", `{"t":"host","id":"set","do":"set","options":{"wild_points":2}}`).T)
	room := seats[0].call("GET", path, nil).object(t)
	assert.Subset(t, room["house_rules"], object{"mode": "simple", "games": "1", "wild_points": "2"})
	assert.Equal(t, "bad_option", seats[0].call("PATCH", path, object{"options": object{"mode": "other"}}).code())
}
