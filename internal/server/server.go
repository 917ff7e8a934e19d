// Package server speaks HTTP, websockets and event streams: the public
// protocol, and the pages. It is the only package that knows of either library.
package server

import (
	"log/slog"
	"net/http"
	"sync"
	"sync/atomic"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
)

// Bounds of a request (RELIABILITY 4.10).
const (
	headerMost = 16 << 10
	bodyMost   = 16 << 10
	frameMost  = 4 << 10
)

// Config is what a server needs.
type Config struct {
	Lobby   *lobby.Lobby
	Client  Client          // the built pages
	Origins func() []string // exact origins whose pages may open websockets
	Home    func() string   // the origin that other devices use; nil: the same as whoever asks
	Healthy func() error    // of the journal
	Appends *Appends        // measures of the journal, nil for none
	Proxies int             // that stand in front, each adding an address to X-Forwarded-For
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
	opensAt  *limits // by address: likewise
	wrong    *limits // by device and by address: codes that are none
	streams  streams
	pump     pump
	sessions sync.WaitGroup // open connections
	draining atomic.Bool
}

// New makes the server. The lobby stays the caller's.
func New(cfg Config) *Server {
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	s := &Server{
		cfg: cfg, log: cfg.Log, metrics: newMetrics(cfg.Lobby.Count, cfg.Appends),
		moves: newLimits(cfg.Rate, 2*cfg.Rate), wrong: newLimits(wrongRate, wrongBurst),
		opens:   newLimits(cfg.Rate*opensShare, opensBurst*cfg.Rate),
		opensAt: newLimits(cfg.Rate*opensAtShare, opensAtBurst*cfg.Rate),
	}
	s.Handler = s.routes()
	return s
}

func (s *Server) routes() *chi.Mux {
	r := chi.NewRouter()
	r.Use(s.from, s.headers, middleware.GetHead, s.sameOrigin, s.boundBody)
	r.NotFound(s.notFound)
	r.MethodNotAllowed(s.noMethod)
	r.Get("/healthz", s.health)
	r.Get("/readyz", s.ready)
	s.files(r)
	r.Group(func(r chi.Router) {
		r.Use(s.device)
		s.pages(r)
		r.Route("/api", s.api)
	})
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
	r.Post("/transfer", s.unoffered)
	r.Route("/rooms/{code}", s.roomRoutes)
}

func (s *Server) roomRoutes(r chi.Router) {
	r.Get("/", s.roomSummary)
	r.Patch("/", s.configure)
	r.Post("/seats", s.sit)
	r.Delete("/seats/{n}", s.leave)
	r.Post("/seats/{n}/name", s.rename)
	r.Post("/seats/{n}/transfer", s.unoffered)
	r.Post("/enter", s.unoffered)
	r.Post("/moves", s.move)
	r.Get("/legal", s.legal)
	r.Get("/view", s.view)
	r.Get("/hint", s.unoffered)
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
