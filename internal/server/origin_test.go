package server_test

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func origin(o string) http.Header { return http.Header{"Origin": {o}} }

func TestWebsocketsAreForListedOriginsAlone(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	port := h.url[strings.LastIndex(h.url, ":"):]
	for name, c := range map[string]struct {
		header http.Header
		bearer bool
		opens  bool
	}{
		"own":                     {origin(h.url), false, true},
		"own, with bearer":        {origin(h.url), true, true},
		"none, with bearer":       {http.Header{}, true, true},
		"none":                    {http.Header{}, false, false},
		"none, bearer too short":  {http.Header{"Authorization": {"Bearer short"}}, false, false},
		"none, basic":             {http.Header{"Authorization": {"Basic " + strings.Repeat("a", 40)}}, false, false},
		"null":                    {origin("null"), false, false},
		"null, with bearer":       {origin("null"), true, false},
		"other host":              {origin("http://evil.example"), false, false},
		"other host, with bearer": {origin("http://evil.example"), true, false},
		"sub-domain":              {origin("http://x.127.0.0.1" + port), false, false},
		"longer":                  {origin(h.url + "0"), false, false},
		"other port":              {origin("http://127.0.0.1:1"), false, false},
		"no port":                 {origin("http://127.0.0.1"), false, false},
		"https":                   {origin("https://127.0.0.1" + port), false, false},
		"trailing dot":            {origin("http://127.0.0.1." + port), false, false},
		"trailing slash":          {origin(h.url + "/"), false, false},
		"upper case":              {origin("HTTP://127.0.0.1" + port), false, false},
		"own name, other address": {origin("http://localhost" + port), false, false},
	} {
		d := device{h: h}
		if c.bearer {
			d = seats[0]
		}
		conn, res, err := d.dialer(path, c.header)
		if c.opens {
			require.NoError(t, err, name)
			h.lineOf(conn).next("state")
			continue
		}
		require.Error(t, err, name)
		assert.Equal(t, 403, res.StatusCode, name)
	}
}

func TestStateIsNotChangedByOtherSites(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	for name, c := range map[string]struct {
		header http.Header
		status int
	}{
		"no browser":               {http.Header{}, 200},
		"own origin":               {origin(h.url), 200},
		"fetched from own":         {http.Header{"Sec-Fetch-Site": {"same-origin"}}, 200},
		"typed in":                 {http.Header{"Sec-Fetch-Site": {"none"}}, 200},
		"fetched from other":       {http.Header{"Sec-Fetch-Site": {"cross-site"}}, 403},
		"fetched from sibling":     {http.Header{"Sec-Fetch-Site": {"same-site"}}, 403},
		"other origin":             {origin("http://evil.example"), 403},
		"null origin":              {origin("null"), 403},
		"sub-domain":               {origin(strings.Replace(h.url, "127", "x.127", 1)), 403},
		"trailing dot":             {origin(strings.Replace(h.url, "0.1:", "0.1.:", 1)), 403},
		"trailing slash":           {origin(h.url + "/"), 403},
		"upper case":               {origin(strings.ToUpper(h.url)), 403},
		"own name, other address":  {origin(strings.Replace(h.url, "127.0.0.1", "localhost", 1)), 403},
		"own host with other port": {origin("http://127.0.0.1:1"), 403},
	} {
		for _, method := range []string{"POST", "PATCH", "DELETE"} {
			target := map[string]string{"POST": path + "/seats", "PATCH": path, "DELETE": path + "/seats/2"}[method]
			r := seats[1].request(method, target, nil)
			if method == "PATCH" {
				r = seats[0].request(method, target, nil)
			}
			r.Header = merge(r.Header, c.header)
			a := h.send(r)
			assert.Equal(t, c.status, a.status, "%s: %s", name, method)
			if c.status == 403 {
				assert.Equal(t, "bad_origin", a.code())
			}
		}
	}
}

// A page that came without TLS may be anybody's.
func TestOverTLSPlainPagesOfTheSameHostAreForeign(t *testing.T) {
	var ours string
	h := open(t, func(c *server.Config) { c.Secure, c.Origins = true, func() []string { return []string{ours} } })
	ours = strings.Replace(h.url, "http:", "https:", 1)
	path, seats := h.table(2)
	for from, status := range map[string]int{ours: 200, h.url: 403} {
		r := seats[0].request("POST", path+"/seats", object{})
		r.Header.Set("Origin", from)
		assert.Equal(t, status, h.send(r).status, from)
		conn, res, err := seats[0].dialer(path, origin(from))
		if status == 403 {
			require.Error(t, err, from)
			assert.Equal(t, 403, res.StatusCode, from)
			continue
		}
		require.NoError(t, err, from)
		h.lineOf(conn).next("state")
	}
}

// Behind a proxy that sends a Host of its own, the origin is one of the list. It
// may change at any time.
func TestListedOriginsMayChangeState(t *testing.T) {
	var listed atomic.Pointer[[]string]
	listed.Store(&[]string{})
	h := open(t, func(c *server.Config) { c.Origins = func() []string { return *listed.Load() } })
	path, seats := h.table(2)
	const ours = "https://play.example.org"
	status := func(header http.Header) int {
		r := seats[0].request("POST", path+"/seats", object{})
		r.Header = merge(r.Header, header)
		return h.send(r).status
	}
	assert.Equal(t, 403, status(origin(ours)))
	listed.Store(&[]string{"http://localhost:8080", ours})
	assert.Equal(t, 200, status(origin(ours)))
	assert.Equal(t, 200, status(http.Header{"Origin": {ours}, "Sec-Fetch-Site": {"same-origin"}}))
	assert.Equal(t, 403, status(origin("https://play.example.org.evil.example")))
	assert.Equal(t, 403, status(origin("http://play.example.org")))
	assert.Equal(t, 403, status(http.Header{"Sec-Fetch-Site": {"cross-site"}}))
	listed.Store(&[]string{})
	assert.Equal(t, 403, status(origin(ours)))
}

// A browser sends cookies and what it knows for Basic by itself; a Bearer it
// does not.
func TestWithoutAnOriginOnlyABearerOpensAWebsocket(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	cookie := "device=" + seats[0].secret
	basic := "Basic " + strings.Repeat("a", 40)
	for name, c := range map[string]struct {
		header http.Header
		opens  bool
	}{
		"cookie":              {http.Header{"Cookie": {cookie}}, false},
		"cookie and basic":    {http.Header{"Cookie": {cookie}, "Authorization": {basic}}, false},
		"cookie, other case":  {http.Header{"Cookie": {cookie}, "Authorization": {"bearer"}}, false},
		"cookie, short":       {http.Header{"Cookie": {cookie}, "Authorization": {"Bearer short"}}, false},
		"bearer":              {http.Header{"Authorization": {"Bearer " + seats[0].secret}}, true},
		"cookie, with origin": {http.Header{"Cookie": {cookie}, "Authorization": {basic}, "Origin": {h.url}}, true},
	} {
		conn, res, err := device{h: h}.dialer(path, c.header)
		if !c.opens {
			require.Error(t, err, name)
			assert.Equal(t, 403, res.StatusCode, name)
			continue
		}
		require.NoError(t, err, name)
		assert.Equal(t, []int{1}, h.lineOf(conn).next("hello").Seats, name)
	}
}

func merge(a, b http.Header) http.Header {
	for k, v := range b {
		a[k] = v
	}
	return a
}
