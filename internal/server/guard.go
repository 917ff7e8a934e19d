package server

import (
	"context"
	"errors"
	"io"
	"mime"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/go-chi/chi/v5/middleware"
	"github.com/sobremesa-games/sobremesa/internal/room"
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
// 'self'. A host with other characters than a host has is left out.
func policy(host string) string {
	connect := "'self'"
	if strings.Trim(host, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]") == "" && host != "" {
		connect += " ws://" + host + " wss://" + host
	}
	return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src " + connect +
		"; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
}

// sameOrigin refuses state-changing requests of other sites' pages.
func (s *Server) sameOrigin(next http.Handler) http.Handler {
	cross := http.NewCrossOriginProtection()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := cross.Check(r); err != nil {
			s.fail(w, &fault{code: wire.CodeBadOrigin})
			return
		}
		next.ServeHTTP(w, r)
	})
}

// mayUpgrade allows websockets of the listed origins alone; a client that is no
// browser sends none, and proves itself with a Bearer.
func (s *Server) mayUpgrade(r *http.Request) bool {
	if origin := r.Header.Get("Origin"); origin != "" {
		return slices.Contains(s.cfg.Origins(), origin)
	}
	return r.Header.Get("Authorization") != "" && whoIs(r).known
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
	return wire.Decode(text, v)
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

// who is the device of a request.
type who struct {
	device room.Device
	known  bool // it came with a secret, and did not just get one
}

type whoKey struct{}

func whoIs(r *http.Request) who { return r.Context().Value(whoKey{}).(who) }

// actor is the device of a request that acts, or no_device.
func actor(r *http.Request) (room.Device, error) {
	w := whoIs(r)
	if !w.known {
		return room.Device{}, &fault{code: wire.CodeNoDevice}
	}
	return w.device, nil
}

// device finds the device's secret, and gives one to a browser that has none.
func (s *Server) device(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		secret, known := s.secretOf(r)
		hash, ok := wire.HashSecret(secret)
		if !ok {
			known = false
			secret = wire.NewSecret()
			hash, _ = wire.HashSecret(secret)
			if r.Header.Get("Authorization") == "" {
				http.SetCookie(w, s.cookie(secret))
			}
		}
		ctx := context.WithValue(r.Context(), whoKey{}, who{room.Device(hash), known})
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

func (s *Server) secretOf(r *http.Request) (secret string, known bool) {
	if bearer, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok {
		return bearer, true
	}
	c, err := r.Cookie(s.cookieName())
	if err != nil {
		return "", false
	}
	return c.Value, true
}

func (s *Server) cookieName() string {
	if s.cfg.Secure {
		return "__Host-device"
	}
	return "device"
}

// deviceLife is how long a browser keeps its seat cookie: longer than any
// evening, and than the school year.
const deviceLife = 400 * 24 * time.Hour

func (s *Server) cookie(secret string) *http.Cookie {
	return &http.Cookie{
		Name: s.cookieName(), Value: secret, Path: "/", MaxAge: int(deviceLife.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: s.cfg.Secure,
	}
}

// from finds out the client's address: behind proxies as they tell it, else the
// connection's.
func (s *Server) from(next http.Handler) http.Handler {
	if s.cfg.Proxies > 0 {
		return middleware.ClientIPFromXFFTrustedProxies(s.cfg.Proxies)(next)
	}
	return middleware.ClientIPFromRemoteAddr(next)
}

// address is where a request comes from, "" where the proxies did not tell.
func address(r *http.Request) string { return middleware.GetClientIP(r.Context()) }
