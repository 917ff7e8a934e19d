// Package server speaks HTTP, websockets and event streams: the public
// protocol, and the pages. It is the only package that knows of either library.
package server

import (
	"log/slog"
	"net/http"
	"sync"
	"sync/atomic"

	"github.com/go-chi/chi/v5"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// Bounds of a request (RELIABILITY 4.10).
const (
	headerMost = 16 << 10
	bodyMost   = 16 << 10
	frameMost  = 4 << 10 // unless the game says otherwise
)

// Config is what a server needs.
type Config struct {
	Lobby   *lobby.Lobby
	Client  Client          // the built pages
	Origins func() []string // exact origins whose pages may play
	Home    func() string   // the origin that other devices use; nil: the same as whoever asks
	Healthy func() error    // of the journal
	Appends *Appends        // measures of the journal, nil for none
	Proxies int             // that stand in front, each adding an address to X-Forwarded-For
	Rate    float64         // frames a second and connection, burst twice that; other budgets rise with it, and 0 lifts all but that of wrong codes
	Secure  bool            // served over TLS
	Version string
	Log     *slog.Logger
}

// Server is the handler of everything public. Safe for concurrent use.
type Server struct {
	http.Handler
	cfg         Config
	log         *slog.Logger
	metrics     *metrics
	mux         *chi.Mux
	commands    allowance
	asks        allowance
	opens       allowance     // new rooms
	retells     allowance     // replays
	told        *counts       // replays that are made or on their way
	retelling   chan struct{} // holds the one that is made
	guesses     guesses
	complaints  *limits // by text: errors that are logged
	connections connections
	streams     streams
	crowds      crowds
	pump        pump
	sessions    sync.WaitGroup // open connections
	open        atomic.Int64   // how many those are
	draining    atomic.Bool
}

// New makes the server. The lobby stays the caller's.
func New(cfg Config) *Server {
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	s := &Server{
		cfg: cfg, log: cfg.Log, metrics: newMetrics(cfg.Lobby.Count, cfg.Appends),
		commands: newAllowance(cfg.Rate*commandShare, commandBurst, addressShare),
		asks:     newAllowance(cfg.Rate*askShare, askBurst, addressShare),
		opens:    newAllowance(cfg.Rate*openShare, openBurst, openAtShare),
		retells:  newAllowance(cfg.Rate*retellShare, retellBurst, retellAtShare),
		told:     newCounts(cfg.Rate == 0), retelling: make(chan struct{}, 1),
		guesses: newGuesses(), connections: connections{newCounts(cfg.Rate == 0)}, complaints: newLimits(complainRate, 1),
	}
	s.mux = s.routes()
	s.Handler = s.mux
	return s
}

// complainRate is how often the log repeats an error of the same text: once a
// minute, whatever clients do.
const complainRate = 1. / 60

func (s *Server) routes() *chi.Mux {
	r := chi.NewRouter()
	r.Use(s.from, s.headers, s.plainHost, heads, s.sameOrigin, s.boundBody)
	r.NotFound(s.notFound)
	r.MethodNotAllowed(s.noMethod)
	r.Get("/healthz", s.health)
	r.Get("/readyz", s.ready)
	s.files(r)
	r.Group(func(r chi.Router) {
		r.Use(s.device)
		s.pages(r)
		s.api(r)
	})
	return r
}

func (s *Server) api(r chi.Router) {
	s.bookRoutes(r.With(packed))
	r.Post("/api/rooms", s.createRoom)
	s.connectRoutes(r)
	s.askRoutes(r.With(s.spends(s.asks)))
	s.commandRoutes(r.With(s.spends(s.commands)))
}

// bookRoutes are the same for everybody.
func (s *Server) bookRoutes(r chi.Router) {
	r.Get("/api", s.protocol)
	r.Get("/api/games", s.games)
	r.Get("/api/elements", s.elements)
	r.Get("/api/rules/{game}/{lang}", s.rulebook)
	r.Get("/api/words/{game}/{lang}", s.words)
	r.Get("/api/schema", s.schemas)
	r.Get("/api/schema/{name}", s.schema)
}

// atRoom is the path of a room.
const atRoom = "/api/rooms/{code}"

// connectRoutes open what has a budget of its own, and use it.
func (s *Server) connectRoutes(r chi.Router) {
	r.Get(atRoom+"/ws", s.websocket)
	r.Get(atRoom+"/events", s.events)
	r.Post(atRoom+"/frames", s.frames)
}

func (s *Server) askRoutes(r chi.Router) {
	r.Get("/api/rooms", s.publicRooms)
	r.Get(atRoom, s.roomSummary)
	r.Get(atRoom+"/legal", s.legal)
	r.Get(atRoom+"/view", s.view)
	r.Get(atRoom+"/replays", s.replays)
	r.With(s.spends(s.retells)).Get(atRoom+"/replay", s.replay)
	r.Get(atRoom+"/qr.svg", s.qr)
}

func (s *Server) commandRoutes(r chi.Router) {
	r.Patch(atRoom, s.configure)
	r.Post(atRoom+"/seats", s.sit)
	r.Delete(atRoom+"/seats/{n}", s.leave)
	r.Post(atRoom+"/seats/{n}/name", s.rename)
	r.Post(atRoom+"/seats/{n}/transfer", s.offerSeat)
	r.Post("/api/transfer", s.takeSeat)
	r.Post(atRoom+"/enter", s.enter)
	r.Post(atRoom+"/invite", s.invite)
	r.Post(atRoom+"/moves", s.move)
	r.With(s.changing).Get(atRoom+"/hint", s.hint)
	r.Post(atRoom+"/back", s.back)
	for _, do := range []string{"start", "pause", "resume", "rematch", "take", "close"} {
		r.Post(atRoom+"/"+do, s.host(do))
	}
	for _, do := range []string{"kick", "admit", "give", "skip"} {
		r.Post(atRoom+"/"+do, s.hostSeat(do))
	}
	r.Post(atRoom+"/undo", s.undo)
	r.Post(atRoom+"/consent", s.consent)
}

// Connections is how many websockets and event streams are open.
func (s *Server) Connections() int { return int(s.open.Load()) }

// Draining makes the server report that it is not ready. It is the lobby that
// refuses from then on.
func (s *Server) Draining() { s.draining.Store(true) }

func (s *Server) health(w http.ResponseWriter, _ *http.Request) {
	writeJSON(w, http.StatusOK, struct{}{})
}

func (s *Server) ready(w http.ResponseWriter, _ *http.Request) {
	if err := s.cfg.Healthy(); err != nil {
		writeFault(w, &fault{code: wire.CodeStoreFailed})
		return
	}
	if s.draining.Load() {
		writeFault(w, &fault{code: wire.CodeDraining})
		return
	}
	writeJSON(w, http.StatusOK, struct{}{})
}
