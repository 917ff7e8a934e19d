package server_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

// shows is what a line shows, without the size of the audience, which is counted
// once a second, and without the time that passes.
func (l *line) shows() string {
	l.t.Helper()
	var doc map[string]map[string]any
	require.NoError(l.t, json.Unmarshal(l.doc, &doc))
	delete(doc["room"], "spectators")
	if clock, ok := doc["room"]["clock"].(object); ok {
		delete(clock, "left_ms")
	}
	text, err := json.Marshal(doc)
	require.NoError(l.t, err)
	return string(text)
}

// onlooker is somebody at a table, with a line that is never cut, and lines that
// are: one by websocket, one by event stream.
type onlooker struct {
	device
	path string
	kept *line
	cut  [2]*line
}

func (w *onlooker) connect(kind int) {
	if kind == 0 {
		w.cut[0] = w.dial(w.path)
	} else {
		w.cut[1] = w.listen(w.path)
	}
	w.cut[kind].next("state")
}

// TestWhoComesBackSeesWhatWhoNeverLeftSees cuts each line of each seat and of a
// spectator at every version of a match, before the move or after it was sent.
func TestWhoComesBackSeesWhatWhoNeverLeftSees(t *testing.T) {
	h := open(t)
	path, seats := h.playing(3)
	everybody := []*onlooker{{device: seats[0]}, {device: seats[1]}, {device: seats[2]}, {device: h.device(9)}}
	for _, w := range everybody {
		w.path, w.kept = path, w.dial(path)
		w.connect(0)
		w.connect(1)
	}
	r := newRand(20)
	for moves := 0; moves < many(60, matchMost); moves++ {
		s := seats[0].view(path, 1)
		if s.Doc.Room.Phase == "over" {
			break
		}
		by := everybody[s.Doc.Game.Turn.Seats[0]-1]
		m := by.legal(path)
		id := fmt.Sprint("m", m.V)
		text := fmt.Sprintf(`{"t":"move","id":"%s","at":%d,"move":%s}`, id, m.V, m.Moves[r.IntN(len(m.Moves))])
		if moves%2 == 0 { // the answer is lost, and asked for again
			by.cut[moves/2%2].send(text)
		}
		for _, w := range everybody {
			w.cut[0].hang()
			w.cut[1].hang()
		}
		by.connect(1 - moves%2)
		done := by.cut[1-moves%2].ask(id, text)
		require.Equal(t, "done", done.T, done.raw)
		require.Equal(t, m.V+1, done.V)
		for _, w := range everybody {
			w.kept.reach(done.V)
			for kind := range w.cut {
				w.connect(kind)
				w.cut[kind].reach(done.V)
				require.JSONEq(t, w.kept.shows(), w.cut[kind].shows(), "version %d", done.V)
			}
		}
	}
}
