package server

import (
	"encoding/json"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/skip2/go-qrcode"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/sobremesa-games/sobremesa/rules/elements"
)

// languages are those of rulebooks and cards.
var languages = []string{"en", "es"}

var gamesText = sync.OnceValue(func() []byte {
	all := wire.Games{GraceS: room.GraceS, Protocol: wire.Protocol}
	for _, k := range catalog.All() {
		all.Games = append(all.Games, wire.Game{
			ID: k.ID, Family: k.Family, Rev: k.Rev, Seats: k.Seats[:], Options: wire.OptionsSchema(k),
			Levels: rules.Levels(), TurnS: turnSeconds(k), Languages: languages, Takeback: k.Takeback,
		})
	}
	return mustJSON(all)
})

// turnSeconds is what the clocks grant for the first question of a match.
func turnSeconds(k *rules.Kind) map[string]int {
	g, err := k.New(rules.Setup{Seats: k.Seats[0], Rev: k.Rev})
	if err != nil {
		panic("server: " + err.Error())
	}
	seconds := map[string]int{}
	for clock, turn := range room.Turns(g.Turn().Grant) {
		seconds[clock] = int(turn / time.Second)
	}
	return seconds
}

var elementsText = sync.OnceValue(func() []byte { return mustJSON(elements.Tables()) })

func mustJSON(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic("server: " + err.Error())
	}
	return text
}

func (s *Server) games(w http.ResponseWriter, _ *http.Request) {
	writeText(w, http.StatusOK, "application/json", gamesText())
}

// elements may be kept by browsers: they change with the program alone.
func (s *Server) elements(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "max-age=3600")
	writeText(w, http.StatusOK, "application/json", elementsText())
}

func (s *Server) rulebook(w http.ResponseWriter, r *http.Request) {
	if k, lang, ok := inLanguage(r); ok {
		writeText(w, http.StatusOK, "text/markdown; charset=utf-8", k.Rulebook(lang))
		return
	}
	s.notFound(w, r)
}

// words are the sentences of a game, as package words reads them.
func (s *Server) words(w http.ResponseWriter, r *http.Request) {
	if k, lang, ok := inLanguage(r); ok {
		writeText(w, http.StatusOK, "application/json", k.Words(lang))
		return
	}
	s.notFound(w, r)
}

// inLanguage is the game and the language that a path names, if there are such.
func inLanguage(r *http.Request) (k *rules.Kind, lang string, ok bool) {
	k, ok = catalog.Find(param(r, "game"))
	lang = param(r, "lang")
	return k, lang, ok && slices.Contains(languages, lang)
}

// qr is the link of a room as a picture of squares, black on white.
func (s *Server) qr(w http.ResponseWriter, r *http.Request) {
	found, err := s.find(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	code, err := qrcode.New(s.link(r, found.Code()), qrcode.Medium)
	if err != nil {
		s.fail(w, err)
		return
	}
	writeText(w, http.StatusOK, "image/svg+xml", drawQR(code.Bitmap()))
}
