package server

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"net/http"
	"strconv"
	"strings"

	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// replayMost bounds the steps of a replay, in bytes: Uno químico for ten over
// forty games makes a quarter of it.
const replayMost = 16 << 20

// How many replays may be made or on their way: each is in memory as long as its
// reader takes. A class that opens one link comes again a moment later.
const (
	toldOfDevice  = 2
	toldOfAddress = 4
	toldMost      = 8
)

// tellings is the key of all replays.
type tellings struct{}

// playback is a match step by step: the document before the first move, and a
// patch for every step.
type playback struct {
	Match  int               `json:"match"`
	Header room.ReplayHeader `json:"header"`
	V      uint64            `json:"v"`
	Doc    json.RawMessage   `json:"doc" as:"ReplayDocument"`
	Steps  []playbackStep    `json:"steps"`

	last *room.ReplayDocument
	size int
}

// playbackStep is a move and what it changed; without a move, moves were taken
// back.
type playbackStep struct {
	V    uint64          `json:"v"`
	Seat rules.Seat      `json:"seat,omitempty"`
	Move json.RawMessage `json:"move,omitempty" as:"Move"`
	Auto string          `json:"auto,omitempty"` // as in a ReplayMove
	P    json.RawMessage `json:"p" as:"MergePatch"`
}

// take adds a position.
func (p *playback) take(at room.Position) error {
	if p.last == nil {
		p.V, p.Doc, p.last = at.V, patch.Encode(nil, at.Doc), at.Doc
		return nil
	}
	step := playbackStep{V: at.V, P: json.RawMessage("{}")}
	if changes, changed := patch.Append(nil, p.last, at.Doc); changed {
		step.P = changes
	}
	if m := at.Move; m != nil {
		step.Seat, step.Move, step.Auto = m.Seat, m.Move, m.Auto
	}
	p.Steps, p.last, p.size = append(p.Steps, step), at.Doc, p.size+len(step.Move)+len(step.P)
	if p.size > replayMost {
		return &fault{code: wire.CodeTooLarge}
	}
	return nil
}

func (s *Server) replays(w http.ResponseWriter, r *http.Request) {
	found, err := s.find(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	list, err := found.Replays(r.Context(), whoIs(r).device)
	if err != nil {
		s.fail(w, err)
		return
	}
	writeJSON(w, http.StatusOK, list)
}

func (s *Server) replay(w http.ResponseWriter, r *http.Request) {
	done, ok := s.told.add(map[any]int{whoIs(r).device: toldOfDevice, connFrom(neighbourhood(r)): toldOfAddress, tellings{}: toldMost})
	if !ok {
		s.fail(w, &fault{code: wire.CodeSlowDown})
		return
	}
	defer done()
	answer, err := s.retell(r)
	if err != nil {
		s.fail(w, err)
		return
	}
	if !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		writeJSON(w, http.StatusOK, answer)
		return
	}
	// Steps say much alike: a megabyte of them becomes 60 KB.
	w.Header().Set("Content-Encoding", "gzip")
	writeText(w, http.StatusOK, "application/json", zipped(mustJSON(answer)))
}

func zipped(text []byte) []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed) // which is a level
	_, _ = z.Write(text)                            // a buffer takes all
	_ = z.Close()
	return b.Bytes()
}

// retell plays a match again, one at a time: it takes a core for as long as
// opening the room from its journal does, and the tables have the others.
func (s *Server) retell(r *http.Request) (any, error) {
	n, err := parseMatch(r.URL.Query().Get("match"))
	if err != nil {
		return nil, err
	}
	found, err := s.find(r)
	if err != nil {
		return nil, err
	}
	select {
	case s.retelling <- struct{}{}:
		defer func() { <-s.retelling }()
	case <-r.Context().Done():
		return nil, r.Context().Err()
	}
	if !r.URL.Query().Has("seat") {
		return found.Replay(r.Context(), whoIs(r).device, n)
	}
	eyes, err := parseEyes(r.URL.Query().Get("seat"))
	if err != nil {
		return nil, err
	}
	p := playback{Steps: []playbackStep{}}
	p.Match, p.Header, err = found.Playback(r.Context(), whoIs(r).device, n, eyes, p.take)
	return p, err
}

// parseEyes reads a seat, 0 for those who looked on, or "open".
func parseEyes(text string) (room.Eyes, error) {
	if text == "open" {
		return room.Eyes{Open: true}, nil
	}
	seat, err := parseSeat(text)
	return room.Eyes{Seat: seat}, err
}

// parseMatch reads the number of a match; "" is 0, the last one.
func parseMatch(text string) (int, error) {
	if text == "" {
		return 0, nil
	}
	n, err := strconv.ParseUint(text, 10, 31)
	if err != nil {
		return 0, &fault{code: wire.CodeMalformed}
	}
	return int(n), nil
}
