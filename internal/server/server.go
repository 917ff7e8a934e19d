// Package server speaks HTTP, websockets and event streams: the public
// protocol, and the pages. It is the only package that knows of either library.
package server

import (
	"log/slog"
	"net/http"
	"sync/atomic"

	"github.com/go-chi/chi/v5"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
)

// Bounds of a request (RELIABILITY 4.10).
const (
	headerMost = 16 << 10
	bodyMost   = 16 << 10
	frameMost  = 4 << 10
)

// Config is what a server needs. Healthy and Draining answer readiness.
type Config struct {
	Lobby   *lobby.Lobby
	Client  Client          // the built pages
	Origins func() []string // exact origins that may open websockets, besides the request's own host on loopback
	Healthy func() error    // of the journal
	Rate    float64         // frames a second and connection, burst twice that; 0 = unlimited
	Secure  bool            // served over TLS
	Version string
	Log     *slog.Logger
}

// Server is the handler of everything public. Safe for concurrent use.
type Server struct {
	http.Handler
	cfg      Config
	log      *slog.Logger
	metrics  *metrics
	moves    *limits // by device: moves over HTTP
	opens    *limits // by device: new rooms
	wrong    *limits // by device and by address: codes that are none
	streams  streams
	shared   sharedPatches
	sessions sessions
	draining atomic.Bool
}

// New makes the server. The lobby stays the caller's.
func New(cfg Config) *Server {
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	s := &Server{
		cfg: cfg, log: cfg.Log, metrics: newMetrics(cfg.Lobby.Count),
		moves: newLimits(cfg.Rate, 2*cfg.Rate), opens: newLimits(cfg.Rate/20, 2*cfg.Rate), wrong: newLimits(wrongRate, wrongBurst),
	}
	s.Handler = s.routes()
	return s
}

func (s *Server) routes() *chi.Mux {
	r := chi.NewRouter()
	r.Use(s.headers, s.sameOrigin, s.boundBody, s.device)
	r.NotFound(func(w http.ResponseWriter, r *http.Request) { s.notFound(w, r) })
	r.MethodNotAllowed(func(w http.ResponseWriter, r *http.Request) { s.notFound(w, r) })
	r.Get("/healthz", s.health)
	r.Get("/readyz", s.ready)
	r.Route("/api", s.api)
	s.pages(r)
	return r
}

func (s *Server) api(r chi.Router) {
	r.Get("/games", s.games)
	r.Get("/elements", s.elements)
	r.Get("/rules/{game}/{lang}", s.rulebook)
	r.Get("/schema", s.schemas)
	r.Get("/schema/{name}", s.schema)
	r.Get("/rooms", s.publicRooms)
	r.Post("/rooms", s.createRoom)
	r.Post("/transfer", s.notOffered)
	r.Route("/rooms/{code}", s.roomRoutes)
}

func (s *Server) roomRoutes(r chi.Router) {
	r.Get("/", s.roomSummary)
	r.Patch("/", s.configure)
	r.Post("/seats", s.sit)
	r.Delete("/seats/{n}", s.leave)
	r.Post("/seats/{n}/name", s.rename)
	r.Post("/seats/{n}/transfer", s.notOffered)
	r.Post("/enter", s.notOffered)
	r.Post("/moves", s.move)
	r.Get("/legal", s.legal)
	r.Get("/view", s.view)
	r.Get("/hint", s.notOffered)
	r.Get("/replay", s.replay)
	r.Get("/qr.svg", s.qr)
	r.Get("/ws", s.websocket)
	r.Get("/events", s.events)
	r.Post("/frames", s.frames)
	for _, do := range []string{"start", "pause", "resume", "rematch", "close", "kick", "admit", "skip", "undo"} {
		r.Post("/"+do, s.host(do))
	}
}

// Draining makes the server refuse new rooms and report that it is not ready.
func (s *Server) Draining() { s.draining.Store(true) }

func (s *Server) health(w http.ResponseWriter, _ *http.Request) {
	writeJSON(w, http.StatusOK, struct{}{})
}

func (s *Server) ready(w http.ResponseWriter, _ *http.Request) {
	if err := s.cfg.Healthy(); err != nil {
		writeFault(w, &fault{code: "store_failed"})
		return
	}
	if s.draining.Load() {
		writeFault(w, &fault{code: "draining"})
		return
	}
	writeJSON(w, http.StatusOK, struct{}{})
}
