package server

import (
	_ "embed" // the text
	"net/http"
)

// apiText tells people who write clients everything that routes, frames and rooms
// do. What is changed there is changed here.
//
//go:embed API.md
var apiText []byte

// protocol serves it as text, which every browser shows.
func (s *Server) protocol(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "no-cache")
	writeText(w, http.StatusOK, "text/plain; charset=utf-8", apiText)
}
