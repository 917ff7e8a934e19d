package server_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// opens are the calls that open a connection: there is no head of one.
var opens = map[string]bool{"/api/rooms/{code}/ws": true, "/api/rooms/{code}/events": true}

func TestHeadIsAnsweredAsGetWithoutABody(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	for call := range allRoutes(t, h) {
		method, route, _ := strings.Cut(call, " ")
		if method != "GET" {
			continue
		}
		target := strings.NewReplacer("/api/rooms/{code}", path, "{code}", "BBBBBB", "{game}", "unoquimico", "{lang}", "en", "{name}", "fault.json", "*", "home-ABCDEF.js").Replace(route)
		head := seats[0].call("HEAD", target, nil)
		assert.Empty(t, head.body, route)
		if opens[route] {
			assert.Equal(t, 405, head.status, route)
			assert.Equal(t, "GET", head.header.Get("Allow"), route)
			continue
		}
		get := seats[0].call("GET", target, nil)
		assert.Equal(t, get.status, head.status, route)
		assert.Equal(t, get.header.Get("Content-Type"), head.header.Get("Content-Type"), route)
	}
}

func TestAnotherMethodIsToldWhichThereAre(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	for call, allowed := range map[string]string{
		"DELETE ROOM":           "GET, HEAD, PATCH",
		"PUT ROOM":              "GET, HEAD, PATCH",
		"POST ROOM":             "GET, HEAD, PATCH",
		"DELETE ROOM/seats":     "POST",
		"GET ROOM/seats/2":      "DELETE",
		"GET ROOM/start":        "POST",
		"HEAD ROOM/start":       "POST",
		"POST ROOM/view":        "GET, HEAD",
		"POST ROOM/ws":          "GET",
		"OPTIONS ROOM/events":   "GET",
		"PATCH /api/rooms":      "GET, HEAD, POST",
		"POST /api/games":       "GET, HEAD",
		"PUT /api":              "GET, HEAD",
		"POST /":                "GET, HEAD",
		"DELETE /assets/x.js":   "GET, HEAD",
		"PROPFIND /api/rooms":   "GET, HEAD, POST",
		"POST /healthz":         "GET, HEAD",
		"GET /api/transfer":     "POST",
		"DELETE ROOM/seats/2/x": "",
	} {
		method, target, _ := strings.Cut(call, " ")
		a := seats[0].call(method, strings.Replace(target, "ROOM", path, 1), nil)
		if allowed == "" {
			assert.Equal(t, 404, a.status, call)
			continue
		}
		assert.Equal(t, 405, a.status, call)
		assert.Equal(t, allowed, a.header.Get("Allow"), call)
	}
}

func TestACodeMayBeWrittenInAnyWay(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	code := strings.TrimPrefix(path, "/api/rooms/")
	escaped := ""
	for i := range len(code) {
		escaped += fmt.Sprintf("%%%02x", code[i])
	}
	for _, written := range []string{code, strings.ToLower(code), code[:3] + "-" + code[3:], code[:3] + "%2D" + code[3:], escaped} {
		assert.Equal(t, 200, seats[0].call("GET", "/api/rooms/"+written, nil).status, written)
		assert.Equal(t, 200, seats[0].call("GET", "/api/rooms/"+written+"/view?seat=1", nil).status, written)
	}
	for _, written := range []string{"%", "%4", "%zz", code + "%20", code + "%2F", code[:2] + "-" + code[2:]} {
		r := seats[0].request("GET", "/api/rooms/x", nil)
		r.URL.Opaque = "/api/rooms/" + written
		assert.Contains(t, []int{400, 404}, h.send(r).status, written)
	}
}
