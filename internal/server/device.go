package server

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// who is the device of a request.
type who struct {
	device room.Device
	known  bool // it came with a secret, and did not just get one
	bearer bool // which no browser sends by itself
}

type whoKey struct{}

func withWho(ctx context.Context, w who) context.Context { return context.WithValue(ctx, whoKey{}, w) }

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
		bearer, comes := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
		var found who
		if comes {
			found = whose(bearer)
			found.bearer = found.known
		} else if found = s.byCookie(r); !found.known {
			secret := wire.NewSecret()
			found.device = whose(secret).device
			http.SetCookie(w, s.cookie(secret))
		}
		next.ServeHTTP(w, r.WithContext(withWho(r.Context(), found)))
	})
}

// whose is the device with a secret, if it is one.
func whose(secret string) who {
	hash, ok := wire.HashSecret(secret)
	return who{device: hash, known: ok}
}

// byCookie is the device of the first cookie that can be one: a page beside ours
// on the same host may have set others.
func (s *Server) byCookie(r *http.Request) who {
	for _, c := range r.CookiesNamed(s.cookieName()) {
		if found := whose(c.Value); found.known {
			return found
		}
	}
	return who{}
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
