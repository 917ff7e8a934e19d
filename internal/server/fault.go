package server

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"net/http"
	"strings"

	"github.com/go-chi/chi/v5"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// fault is an error answer: a code and its facts, never text.
type fault struct {
	code string
	rule string
	data any
}

func (f *fault) Error() string { return f.code }

// badOption is the fault of a member whose value is not one of its own.
func badOption(field string) *fault {
	return &fault{code: rules.BadOption, data: map[string]string{"field": field}}
}

// faultOf finds the code of an error. What nobody expected is logged by the
// caller and said as store_failed: nothing was done.
func faultOf(err error) *fault {
	var own *fault
	var refusal *room.Refusal
	var illegal *rules.Illegal
	switch {
	case errors.As(err, &own):
		return own
	case errors.Is(err, lobby.ErrNotFound): // whatever else is wrong with the room
		return &fault{code: wire.CodeNotFound}
	case errors.As(err, &refusal):
		return &fault{refusal.Code, refusal.Rule, refusal.Data}
	case errors.As(err, &illegal):
		return &fault{illegal.Code, illegal.Rule, illegal.Data}
	case errors.Is(err, wire.ErrMalformed):
		return &fault{code: wire.CodeMalformed}
	case errors.Is(err, lobby.ErrDraining):
		return &fault{code: wire.CodeDraining}
	case errors.Is(err, lobby.ErrFull):
		return &fault{code: wire.CodeSlowDown}
	}
	return &fault{code: wire.CodeStoreFailed}
}

// fail answers with the fault of err.
func (s *Server) fail(w http.ResponseWriter, err error) {
	f := faultOf(err)
	if f.code == wire.CodeStoreFailed && !errors.Is(err, context.Canceled) && s.complaints.take(err.Error(), 1) { // else the client has gone
		s.log.Error("request failed", "error", err)
	}
	s.metrics.refused.WithLabelValues(f.code).Inc()
	writeFault(w, f)
}

func writeFault(w http.ResponseWriter, f *fault) {
	status := wire.Status(f.code)
	if status == http.StatusTooManyRequests {
		w.Header().Set("Retry-After", "2")
	}
	writeJSON(w, status, wire.Fault{Error: wire.FaultCode{Code: f.code, Data: f.data}})
}

// writeJSON answers with a value whose JSON is known to exist.
func writeJSON(w http.ResponseWriter, status int, v any) {
	text, err := json.Marshal(v)
	if err != nil {
		panic("server: an answer that cannot be encoded: " + err.Error())
	}
	writeText(w, status, "application/json", text)
}

func writeText(w http.ResponseWriter, status int, kind string, text []byte) {
	w.Header().Set("Content-Type", kind)
	w.WriteHeader(status)
	_, _ = w.Write(text)
}

// notFound answers wrong addresses: with a page whoever looks for one.
func (s *Server) notFound(w http.ResponseWriter, r *http.Request) {
	if wantsPage(r) {
		if text, err := fs.ReadFile(s.cfg.Client, "lost.html"); err == nil {
			w.Header().Set("Cache-Control", "no-cache")
			writeText(w, http.StatusNotFound, "text/html; charset=utf-8", text)
			return
		}
	}
	writeFault(w, &fault{code: wire.CodeNotFound})
}

func wantsPage(r *http.Request) bool {
	return !strings.HasPrefix(r.URL.Path, "/api/") && strings.Contains(r.Header.Get("Accept"), "text/html")
}

// methods are all that the protocol uses.
var methods = []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPatch, http.MethodDelete}

// noMethod answers calls that have other methods only.
func (s *Server) noMethod(w http.ResponseWriter, r *http.Request) {
	var allowed []string
	for _, m := range methods {
		if s.mux.Match(chi.NewRouteContext(), routed(m, pathOf(r)), pathOf(r)) {
			allowed = append(allowed, m)
		}
	}
	w.Header().Set("Allow", strings.Join(allowed, ", "))
	writeJSON(w, http.StatusMethodNotAllowed, wire.Fault{Error: wire.FaultCode{Code: wire.CodeNotFound}})
}
