package server

import (
	"encoding/json"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
)

// schemaTexts are the published schemas by name.
var schemaTexts = sync.OnceValue(func() map[string]json.RawMessage { return Spec().Schemas() })

// Spec is everything that clients of this server may send and receive.
func Spec() *wire.Spec {
	spec := wire.NewSpec()
	spec.Comment = comments().Of
	spec.Games(catalog.All(), room.Document{})
	spec.Answer(summary{})
	for _, v := range []any{room.Replay{}, room.Replays{}, room.ReplayDocument{}, playback{}} {
		spec.Answer(v)
	}
	return spec
}

// schemas lists the names of the schemas.
func (s *Server) schemas(w http.ResponseWriter, _ *http.Request) {
	writeJSON(w, http.StatusOK, map[string]any{"schemas": slices.Sorted(maps.Keys(schemaTexts()))})
}

func (s *Server) schema(w http.ResponseWriter, r *http.Request) {
	name, ok := strings.CutSuffix(param(r, "name"), ".json")
	text, known := schemaTexts()[name]
	if !ok || !known {
		s.notFound(w, r)
		return
	}
	writeText(w, http.StatusOK, "application/schema+json", text)
}
