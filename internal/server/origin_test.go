package server_test

import (
	"net/http"
	"strings"
	"testing"

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

func merge(a, b http.Header) http.Header {
	for k, v := range b {
		a[k] = v
	}
	return a
}
