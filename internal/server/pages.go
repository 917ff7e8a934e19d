package server

import (
	"io/fs"
	"net/http"
	"net/url"
	"path"
	"strings"

	"github.com/go-chi/chi/v5"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
)

// Client is the built web client: html pages, and assets whose names carry a
// hash of their content.
type Client = fs.FS

// notBuilt is what a page says when the client was not built into the program.
const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sobremesa</title>
<h1>There are no pages in this server</h1>
<p>The server runs, but the web client was not built into it. In the project's folder run <code>make build</code> (it needs
Node and npm) and start <code>bin/sobremesa</code>; or run <code>make web</code> and start this server again with
<code>--client web/dist</code>. The calls under <a href="/api">/api</a> work without pages.</p>
<div lang="es"><h1>Este servidor no tiene páginas</h1>
<p>El servidor funciona, pero se compiló sin el cliente web. En la carpeta del proyecto ejecuta <code>make build</code>
(necesita Node y npm) e inicia <code>bin/sobremesa</code>; o ejecuta <code>make web</code> y vuelve a iniciar este servidor
con <code>--client web/dist</code>. Las llamadas de <a href="/api">/api</a> funcionan sin páginas.</p></div></html>`

func (s *Server) pages(r chi.Router) {
	r.Get("/", s.page("home.html"))
	r.Get("/r/{code}", s.codePage("/r/", "room.html"))
	r.Get("/replay", s.page("replay.html"))
	r.Get("/replay/{code}", s.codePage("/replay/", "replay.html"))
	r.Get("/rules/{game}", s.rulesPage)
	r.Get("/fair", s.page("fair.html"))
}

// files serves what is the same for everybody and may be kept by anybody: no
// device is told there.
func (s *Server) files(r chi.Router) { r.With(packed).Get("/assets/*", s.asset) }

func (s *Server) page(name string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		text, err := fs.ReadFile(s.cfg.Client, name)
		if err != nil {
			writeText(w, http.StatusServiceUnavailable, "text/html; charset=utf-8", []byte(notBuilt))
			return
		}
		writeText(w, http.StatusOK, "text/html; charset=utf-8", text)
	}
}

// codePage sends every way to write a code to the one address of the room.
func (s *Server) codePage(at, file string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		code, ok := wire.ParseCode(param(r, "code"))
		if ok && code != param(r, "code") {
			to := url.URL{Path: at + code, RawQuery: r.URL.RawQuery}
			http.Redirect(w, r, to.String(), http.StatusFound)
			return
		}
		s.page(file)(w, r)
	}
}

func (s *Server) rulesPage(w http.ResponseWriter, r *http.Request) {
	if _, ok := catalog.Find(param(r, "game")); !ok {
		s.notFound(w, r)
		return
	}
	s.page("rules.html")(w, r)
}

// asset serves a file whose name changes with its content.
func (s *Server) asset(w http.ResponseWriter, r *http.Request) {
	name := path.Join("assets", param(r, "*"))
	if !strings.HasPrefix(name, "assets/") {
		s.notFound(w, r)
		return
	}
	s.serveFile(w, r, name, "public, max-age=31536000, immutable")
}

func (s *Server) serveFile(w http.ResponseWriter, r *http.Request, name, keep string) {
	if info, err := fs.Stat(s.cfg.Client, name); err != nil || info.IsDir() {
		s.notFound(w, r)
		return
	}
	w.Header().Set("Cache-Control", keep)
	http.ServeFileFS(w, r, s.cfg.Client, name)
}
