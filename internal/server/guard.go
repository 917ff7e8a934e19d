package server

import (
	"cmp"
	"errors"
	"io"
	"mime"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// headers sets what every answer carries (RELIABILITY 4.10).
func (s *Server) headers(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy(r.Host))
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		if s.cfg.Secure {
			h.Set("Strict-Transport-Security", "max-age=31536000")
		}
		if strings.HasPrefix(r.URL.Path, "/api/") {
			h.Set("Cache-Control", "no-store")
		}
		next.ServeHTTP(w, r)
	})
}

// policy names the own host's websockets, which older browsers do not take for
// 'self'. What names no host is left out.
func policy(host string) string {
	connect := "'self'"
	if strings.Trim(host, hostLetters) == "" && host != "" {
		connect += " ws://" + host + " wss://" + host
	}
	return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src " + connect +
		"; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
}

// plainHost refuses a Host header that names no host; links are made of it.
func (s *Server) plainHost(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if len(r.Host) > hostMost || strings.Trim(r.Host, hostLetters) != "" {
			s.fail(w, &fault{code: wire.CodeMalformed})
			return
		}
		next.ServeHTTP(w, r)
	})
}

// What a Host header is made of: a name of the DNS (RFC 1035, 2.3.4), or an
// address, and a port.
const (
	hostMost    = 255 + len(":65535")
	hostLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_:[]"
)

// heads makes HEAD work wherever GET does.
func heads(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		chi.RouteContext(r.Context()).RouteMethod = routed(r.Method, pathOf(r))
		next.ServeHTTP(w, r)
	})
}

// routed is the method whose route a method takes. What opens a connection has
// no head.
func routed(method, path string) string {
	if method == http.MethodHead && !strings.HasSuffix(path, "/ws") && !strings.HasSuffix(path, "/events") {
		return http.MethodGet
	}
	return method
}

// pathOf is the path as it is routed.
func pathOf(r *http.Request) string { return cmp.Or(r.URL.RawPath, r.URL.Path) }

// sameOrigin refuses state-changing requests of other sites' pages.
func (s *Server) sameOrigin(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.foreign(r) {
			s.fail(w, &fault{code: wire.CodeBadOrigin})
			return
		}
		next.ServeHTTP(w, r)
	})
}

// changing is sameOrigin for a GET that changes something.
func (s *Server) changing(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		post := r.WithContext(r.Context())
		post.Method = http.MethodPost
		if s.foreign(post) {
			s.fail(w, &fault{code: wire.CodeBadOrigin})
			return
		}
		next.ServeHTTP(w, r)
	})
}

var crossOrigin = http.NewCrossOriginProtection()

// foreign reports whether another site's page asks for a change. The listed
// origins are ours, too: a proxy may send a Host of its own.
func (s *Server) foreign(r *http.Request) bool {
	return !s.listed(r.Header.Get("Origin")) && (crossOrigin.Check(r) != nil || s.alike(r))
}

// alike reports whether a change comes from an origin that only looks like ours,
// which matters for browsers that do not say how a request came about: the scheme
// counts, too, as nobody else can have written a page that came over TLS.
func (s *Server) alike(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" || r.Header.Get("Sec-Fetch-Site") != "" || r.Method == http.MethodGet || r.Method == http.MethodHead || r.Method == http.MethodOptions {
		return false
	}
	return origin != "https://"+r.Host && (s.cfg.Secure || origin != "http://"+r.Host)
}

// mayUpgrade allows websockets of the listed origins alone; a client that is no
// browser sends none, and proves itself with a Bearer.
func (s *Server) mayUpgrade(r *http.Request) bool {
	if origin := r.Header.Get("Origin"); origin != "" {
		return s.listed(origin)
	}
	return whoIs(r).bearer
}

// listed reports whether pages of the origin may play. The list follows the
// machine's addresses.
func (s *Server) listed(origin string) bool {
	return origin != "" && slices.Contains(s.cfg.Origins(), origin)
}

func (s *Server) boundBody(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Body = http.MaxBytesReader(w, r.Body, bodyMost)
		next.ServeHTTP(w, r)
	})
}

// readJSON reads a JSON body, which may be empty.
func readJSON(r *http.Request) ([]byte, error) {
	text, err := io.ReadAll(r.Body)
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		return nil, &fault{code: wire.CodeTooLarge}
	case err != nil:
		return nil, &fault{code: wire.CodeMalformed}
	case len(text) > 0 && !isJSON(r.Header.Get("Content-Type")):
		return nil, &fault{code: wire.CodeNotJSON}
	}
	return text, nil
}

func isJSON(kind string) bool {
	media, params, err := mime.ParseMediaType(kind)
	charset := params["charset"]
	return err == nil && media == "application/json" && (charset == "" || strings.EqualFold(charset, "utf-8"))
}

// readBody decodes a JSON object strictly; an empty body leaves v as it is.
func readBody(r *http.Request, v any) error {
	text, err := readJSON(r)
	if err != nil || len(text) == 0 {
		return err
	}
	return wire.DecodeObject(text, v)
}

// readWhole decodes a JSON object of which no member may be missing that is not
// optional.
func readWhole(r *http.Request, v any) error {
	text, err := readJSON(r)
	if err != nil {
		return err
	}
	return wire.DecodeWhole(text, v)
}

// from finds out the client's address: behind proxies as they tell it, else the
// connection's.
func (s *Server) from(next http.Handler) http.Handler {
	if s.cfg.Proxies > 0 {
		return middleware.ClientIPFromXFFTrustedProxies(s.cfg.Proxies)(next)
	}
	return middleware.ClientIPFromRemoteAddr(next)
}

// homeBits is how much of an IPv6 address tells one network from another: within
// it everybody can choose (RFC 4291, 2.5.4).
const homeBits = 64

// neighbourhood is where a request comes from, as far as limits tell addresses
// apart; "" where the proxies did not tell.
func neighbourhood(r *http.Request) string {
	from := middleware.GetClientIP(r.Context())
	ip, err := netip.ParseAddr(from)
	if err != nil || ip.Unmap().Is4() {
		return from
	}
	home, _ := ip.WithZone("").Prefix(homeBits)
	return home.String()
}
