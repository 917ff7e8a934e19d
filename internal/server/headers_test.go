package server_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// everywhere is what each answer carries, whatever it is.
func everywhere(host string) map[string]string {
	return map[string]string{
		"Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' ws://" + host +
			" wss://" + host + "; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
		"X-Content-Type-Options":       "nosniff",
		"Referrer-Policy":              "no-referrer",
		"Cross-Origin-Opener-Policy":   "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Strict-Transport-Security":    "",
	}
}

func TestEveryRouteAnswersWithTheHeaders(t *testing.T) {
	for _, secure := range []bool{false, true} {
		t.Run(fmt.Sprint("secure ", secure), func(t *testing.T) { everyRoute(t, secure) })
	}
}

func everyRoute(t *testing.T, secure bool) {
	h := open(t, func(c *server.Config) { c.Secure = secure })
	path, _ := h.table(2)
	want := everywhere(strings.TrimPrefix(h.url, "http://"))
	if secure {
		want["Strict-Transport-Security"] = "max-age=31536000"
	}
	calls := allRoutes(t, h)
	for _, extra := range []string{"GET /nowhere", "PUT /api/rooms", "GET /api/nowhere", "GET /api/rooms/BBBBBB", "GET /assets/home-ABCDEF.js", "OPTIONS /api/rooms", "HEAD /"} {
		calls[extra] = true
	}
	for call := range calls {
		method, route, _ := strings.Cut(call, " ")
		target := strings.NewReplacer("/api/rooms/{code}", path, "{code}", "BBBBBB", "{n}", "2", "{game}", "unoquimico", "{lang}", "en", "{name}", "fault.json", "*", "x.js").Replace(route)
		a := h.head(device{h: h}.request(method, target, nil))
		for name, value := range want {
			assert.Equal(t, value, a.header.Get(name), "%s of %s", name, call)
		}
		if strings.HasPrefix(target, "/api/") && target != "/api/elements" {
			assert.Equal(t, "no-store", a.header.Get("Cache-Control"), call)
		}
		if a.status >= 400 && method != "HEAD" {
			assert.NotEmpty(t, a.code(), "%s: %d %s", call, a.status, a.body)
		}
	}
}

func TestAStrangerGetsACookieThatNoScriptReads(t *testing.T) {
	for _, secure := range []bool{false, true} {
		h := open(t, func(c *server.Config) { c.Secure = secure })
		for target, gets := range map[string]bool{"/": true, "/r/BBBBBB": true, "/replay": true, "/replay/BBBBBB": true, "/rules/unoquimico": true, "/api/games": true, "/assets/home-ABCDEF.js": false, "/healthz": false} {
			a := device{h: h}.call("GET", target, nil)
			cookies := (&http.Response{Header: a.header}).Cookies()
			if !gets {
				assert.Empty(t, cookies, target)
				continue
			}
			require.Len(t, cookies, 1, target)
			c := cookies[0]
			assert.Equal(t, map[bool]string{false: "device", true: "__Host-device"}[secure], c.Name)
			assert.True(t, c.HttpOnly)
			assert.Equal(t, secure, c.Secure)
			assert.Equal(t, http.SameSiteLaxMode, c.SameSite)
			assert.Equal(t, "/", c.Path)
			assert.Empty(t, c.Domain)
			assert.GreaterOrEqual(t, len(c.Value), 43, "256 bits")
			exact := c.Name + "=" + c.Value + "; Path=/; Max-Age=34560000; HttpOnly; " + map[bool]string{true: "Secure; "}[secure] + "SameSite=Lax"
			assert.Equal(t, []string{exact}, a.header.Values("Set-Cookie"))
		}
	}
}

func TestACookieIsTheSameDeviceEveryTimeAndGetsNoOther(t *testing.T) {
	h := open(t)
	first := device{h: h}.call("GET", "/api/games", nil)
	cookie := (&http.Response{Header: first.header}).Cookies()[0]
	path := ""
	for _, status := range []int{201, 200} {
		r := device{h: h}.request("POST", "/api/rooms", object{"game": "unoquimico"})
		if status == 200 {
			r = device{h: h}.request("PATCH", path, object{"public": true})
		}
		r.AddCookie(cookie)
		a := h.send(r)
		require.Equal(t, status, a.status, "%s", a.body)
		assert.Empty(t, a.header.Values("Set-Cookie"))
		if status == 201 {
			path = "/api/rooms/" + a.object(t)["code"].(string)
		}
	}
}

// A page beside ours on the same host may set a cookie of the same name.
func TestTheFirstCookieThatCanBeADeviceCounts(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	for name, c := range map[string]struct {
		cookies []string
		status  int
	}{
		"alone":               {[]string{seats[1].secret}, 200},
		"behind a short one":  {[]string{"short", seats[1].secret}, 200},
		"behind an empty one": {[]string{"", seats[1].secret}, 200},
		"before another":      {[]string{seats[1].secret, seats[0].secret}, 200},
		"behind another":      {[]string{seats[0].secret, seats[1].secret}, 403},
		"short alone":         {[]string{"short"}, 403},
	} {
		r := device{h: h}.request("GET", path+"/view?seat=2", nil)
		for _, value := range c.cookies {
			r.AddCookie(&http.Cookie{Name: "device", Value: value})
		}
		a := h.send(r)
		assert.Equal(t, c.status, a.status, name)
		assert.Equal(t, name == "short alone", a.header.Get("Set-Cookie") != "", name)
	}
}

// A proxy that asks for a password makes browsers send it to us, too.
func TestABrowserBehindAPasswordGetsACookie(t *testing.T) {
	h := open(t)
	r := device{h: h}.request("GET", "/", nil)
	r.Header.Set("Authorization", "Basic "+strings.Repeat("a", 40))
	assert.NotEmpty(t, h.send(r).header.Get("Set-Cookie"))
	assert.Empty(t, h.device(1).call("GET", "/", nil).header.Get("Set-Cookie"))
}

func TestPagesAreFreshAndAssetsAreKept(t *testing.T) {
	h := open(t)
	d := device{h: h}
	for target, body := range map[string]string{"/": "home", "/r/BBBBBB": "room", "/replay": "replay", "/replay/BBBBBB": "replay", "/rules/unoquimico": "rules"} {
		a := d.call("GET", target, nil)
		assert.Equal(t, "<!doctype html>"+body, string(a.body))
		assert.Equal(t, "no-cache", a.header.Get("Cache-Control"))
		assert.Equal(t, "text/html; charset=utf-8", a.header.Get("Content-Type"))
	}
	a := d.call("GET", "/assets/home-ABCDEF.js", nil)
	assert.Equal(t, "public, max-age=31536000, immutable", a.header.Get("Cache-Control"))
	assert.Equal(t, "text/javascript; charset=utf-8", a.header.Get("Content-Type"))
	for _, target := range []string{"/assets/", "/assets/nothing.js", "/assets/../home.html", "/assets/%2e%2e/home.html", "/assets/..%2fhome.html", "/home.html", "/.gitkeep"} {
		assert.Equal(t, 404, d.call("GET", target, nil).status, target)
	}
	assert.Equal(t, "/r/KXR4TN", d.call("GET", "/r/kxr-4tn", nil).header.Get("Location"))
	assert.Equal(t, "/replay/KXR4TN", d.call("GET", "/replay/kxr-4tn", nil).header.Get("Location"))
	assert.Equal(t, "/r/KXR4TN?plain", d.call("GET", "/r/kxr-4tn?plain", nil).header.Get("Location"))
}

func TestWithoutABuiltClientPagesSayWhatToRun(t *testing.T) {
	h := open(t, func(c *server.Config) { c.Client = fstest.MapFS{} })
	a := device{h: h}.call("GET", "/", nil)
	assert.Equal(t, 503, a.status)
	for _, part := range []string{"make build", "--client web/dist", `name="viewport"`, `lang="en"`, `lang="es"`} {
		assert.Contains(t, string(a.body), part)
	}
	assert.Equal(t, 200, device{h: h}.call("GET", "/api/games", nil).status)
}

func TestTheWordsOfEveryGameAreServed(t *testing.T) {
	d := device{h: open(t)}
	for _, k := range catalog.All() {
		for _, lang := range []string{"en", "es"} {
			a := d.call("GET", "/api/words/"+k.ID+"/"+lang, nil)
			assert.Equal(t, "application/json", a.header.Get("Content-Type"))
			assert.JSONEq(t, string(k.Words(lang)), string(a.body))
		}
	}
	for _, path := range []string{"/api/words/unoquimico/xx", "/api/words/whist/en"} {
		a := d.call("GET", path, nil)
		assert.Equal(t, 404, a.status)
		assert.Contains(t, string(a.body), "not_found")
	}
}

func TestRulebooksAndSchemasAreServed(t *testing.T) {
	h := open(t)
	d := device{h: h}
	for _, lang := range []string{"en", "es"} {
		a := d.call("GET", "/api/rules/unoquimico/"+lang, nil)
		assert.Contains(t, string(a.body), "## UQ-2")
		assert.Equal(t, "text/markdown; charset=utf-8", a.header.Get("Content-Type"))
	}
	assert.Equal(t, 404, d.call("GET", "/api/rules/unoquimico/xx", nil).status)
	names := d.ok("GET", "/api/schema", nil)["schemas"].([]any)
	assert.Greater(t, len(names), 20)
	for _, name := range names {
		assert.NotEmpty(t, d.ok("GET", "/api/schema/"+name.(string)+".json", nil)["$schema"])
	}
	assert.Equal(t, "NewRoom is the body of POST /api/rooms.", d.ok("GET", "/api/schema/new_room.json", nil)["description"])
	a := d.call("GET", h.device(1).newRoom(object{})+"/qr.svg", nil)
	assert.Equal(t, "image/svg+xml", a.header.Get("Content-Type"))
}
